# Masanın söylediği her şey, Türkçe. en.ftl ile aynı iletiler, aynı değişkenlerle; bunu bir sınama
# denetler. Kararların sözleri sunucudan gelir.

### Sayfa

nav = Ana sayfalar
nav-claim = İstem hakkında karar
nav-claim-short = İstem
nav-questions = Başka sorular
nav-questions-short = Sorular
nav-hall-short = Salon
nav-cases = Dosyalar
nav-cases-short = Dosyalar
nav-learn = Öğren
nav-learn-short = Öğren
nav-settings = Ayarlar
title-claim = İstem hakkında karar
title-questions = Başka sorular
title-hall = Salon
title-cases = Dosyalar
title-case = Dosya
title-form = Karar tutanağı
title-learn = Öğren
title-settings = Ayarlar
title-login = Hakem anahtarı
skip = İçeriğe geç
not-found = Böyle bir sayfa yok.
undo = Geri al
clear = Temizle
desk-next = Sıradaki istem
fault-key = Hakem anahtarı isteniyor.
fault-unreachable = Sunucu yanıt vermiyor. Girdikleriniz yerinde duruyor: yeniden deneyin.
fault-unexpected = Beklenmedik bir şey oldu. Girdikleriniz yerinde duruyor: yeniden deneyin.

### Oyunun sözcükleri

white = Beyaz
black = Siyah
article = Madde
letters = Taş harfleri
letters-auto = yazıldığı gibi (bütün kağıda bakılarak bulunur)
letters-tr = Türkçe: Ş V K F A
letters-en = İngilizce: K Q R B N
letters-de = Almanca: K D T L S
letters-fr = Fransızca: R D T F C
letters-es = İspanyolca: R D T A C
letters-it = İtalyanca: R D T A C
letters-nl = Felemenkçe: K D T L P
letters-ru = Rusça: Кр Ф Л С К
letters-figurine = Taş resimleri: ♔ ♕ ♖ ♗ ♘
to-move = { $player ->
    [white] Hamlede olan: Beyaz
   *[black] Hamlede olan: Siyah
}
level-law = kural
level-advice = yorum
level-regulation = yarışma yönergesi
level-discretion = hakemin takdiri

### Tahta

board-section = Tahta
board-label = Tahta, { $position }
board-start = Başlangıç konumu
board-after = { $by ->
    [white] { $number }. { $move } hamlesinden sonra
   *[black] { $number }... { $move } hamlesinden sonra
}
board-man = { $side ->
    [white] { $square } beyaz { $role ->
        [king] şah
        [queen] vezir
        [rook] kale
        [bishop] fil
        [knight] at
       *[pawn] piyon
    }
   *[black] { $square } siyah { $role ->
        [king] şah
        [queen] vezir
        [rook] kale
        [bishop] fil
        [knight] at
       *[pawn] piyon
    }
}
board-empty-square = { $square } boş
board-role-squares = { $role ->
    [king] şah
    [queen] vezir
    [rook] kale
    [bishop] fil
    [knight] at
   *[pawn] piyon
} { $squares }
board-side = { $side ->
    [white] Beyaz: { $men }.
   *[black] Siyah: { $men }.
}
board-picked = { $man } alındı; { $count ->
    [one] bir geçerli hamle
   *[other] { $count } geçerli hamle
}
board-cannot = { $man }: buradan geçerli hamle yok
board-keys = Ok tuşları kareler arasında gezer, Enter taşı alır ve koyar, Escape bırakır. Page Up ve Page Down hamleler arasında gezer.
board-keys-look = Ok tuşları kareler arasında gezer.
board-go = Hamleler arasında gez
go-start = Başa
go-back = Bir hamle geri
go-on = Bir hamle ileri
go-end = Son hamleye
board-flip = Tahtayı çevir
promotion = Piyonun yerine hangi taş konuyor?

### Notasyon kağıdı

sheet-heading = Oyun
sheet-ways = Oyunu girmenin yolları
sheet-way-text = Yaz ya da yapıştır
sheet-way-columns = İki sütun
sheet-load = PGN yükle
sheet-from-hall = Salondan al
sheet-text-label = Notasyon kağıdı
sheet-placeholder = 1. e4 c5 2. Af3 d6 3. d4 cxd4 …
sheet-text-hint = Listedeki dillerden birinin taş harfleriyle ya da taş simgeleriyle, numaralı ya da numarasız; PGN olduğu gibi yapıştırılabilir.
sheet-which = { $games } oyundan hangisi?
sheet-understood = { $plies ->
    [0] Henüz hamle yok.
    [one] Bir yarım hamle anlaşıldı.
   *[other] { $plies } yarım hamle anlaşıldı.
}
sheet-last = Sonuncusu: { $move }.
sheet-letters = Harfler: { $letters }.
sheet-stopped = { $move } bu biçimiyle alınamıyor.
sheet-closest = Belki şu:
sheet-rest = { $count ->
    [one] Ardından yazılan yerinde duruyor ve bekliyor (bir yarım hamle).
   *[other] Ardından yazılanlar yerinde duruyor ve bekliyor ({ $count } yarım hamle).
}
sheet-rival = Bu kağıt başka harflerle ({ $letters }) okunduğunda da geçerli, ama başka bir oyun.
sheet-rival-take = Böyle oku: { $letters }
sheet-cut = Bu konumdan sonrasını sil
columns-caption = İki sütunlu notasyon kağıdı
columns-number = Hamle
columns-fits = Böyle başlayan geçerli hamleler
box-label = { $number }. hamle, { $by ->
    [white] Beyaz
   *[black] Siyah
}: { $state ->
    [read] { $written }
    [stopped] { $written }, bu biçimiyle alınamıyor
    [waiting] { $written }, henüz okunmadı
   *[open] boş
}
keypad = Hamle tuşları
keypad-show = Büyük tuşlar
keypad-back = Sil
keypad-takes = alır
keypad-promotes = terfi eder
keypad-next = Sonraki

### İstem

claim-heading = İstem
claim-step-order = Masada
claim-paused = Saatler duraklatıldı (6.11.2, 9.5.1)
claim-present = İki oyuncu da masada
claim-step-claim = Ne isteniyor
claim-by = İstemde bulunan
claim-has-move = hamlede
claim-ground = Dayanak
claim-threefold = Üç konum tekrarı
claim-fifty = 50 hamle kuralı
claim-basis = Neye göre
claim-on-board = tahtadaki konum
claim-written = yazılmış, oynanmamış bir hamle
claim-said = söylenmiş, ama yazılmamış bir hamle
claim-move = { $by ->
    [white] Yapılmak istenen hamle ({ $number }. …)
   *[black] Yapılmak istenen hamle ({ $number }... …)
}
claim-step-conduct = Davranış
claim-touched = İstemde bulunan bu hamlede bir taşa dokundu mu?
claim-touched-nothing = Hayır
claim-touched-piece = Evet
claim-touched-square = Evet, hangisi olduğu biliniyor
claim-meant = “{ $move }” birden çok hamle olabilir. Oyuncu hangisini kastediyor?
claim-meant-move = { $piece ->
    [king] { $move }: şah { $from }–{ $to }
    [queen] { $move }: vezir { $from }–{ $to }
    [rook] { $move }: kale { $from }–{ $to }
    [bishop] { $move }: fil { $from }–{ $to }
    [knight] { $move }: at { $from }–{ $to }
   *[pawn] { $move }: piyon { $from }–{ $to }
}
claim-square = Taşın karesi, örneğin g1
claim-accepts = İstem aynı zamanda öneridir: rakip kabul ediyor mu?
claim-accepts-no = Hayır ya da sorulmadı: istem incelensin
claim-accepts-yes = Evet, incelemeden önce
claim-step-event = Yarışma
claim-gap = Kağıt sonuna kadar okunamadı. Düzeltilmezse karar, oyunun yeniden kurulması gerektiği olur.
claim-gap-ended = Oyunun bitişinden sonra yazılanlar okunmadı: karar, oyunun bittiği biçimiyle verilir.
claim-no-moves = Henüz hamle yok: önce oyunu girin.
claim-unreadable = Burada oyun olarak okunabilen bir şey yok.
claim-no-move = Yapılmak istenen hamle yazılmamış.
claim-no-square = Dokunulan taşın karesi yazılmamış: a ile h arasında bir harf ve 1 ile 8 arasında bir sayı.
claim-no-limit = Hangi hamleden önce anlaşılamayacağı yazılmamış (2 ile 200 arasında).
claim-form = İstemin usulü
claim-maintained = İstemde bulunan, eksik usulü tamamlamadan isteminde ısrar ediyor
claim-may-maintain = Eksik olan kendisine söylenen oyuncu bunu tamamlayabilir ya da isteminde olduğu gibi ısrar edebilir: o zaman istem olduğu gibi karara bağlanır.
claim-maintain = İsteminde olduğu gibi ısrar ediyor
claim-no-record = Burada hamleleri kaydetmek zorunlu değildir ve istem hakkı bu yüzden yitirilmez (A.2). İstemde bulunan, hamleyi yazmak için notasyon kağıdı isteyebilir. Yalnızca söylenen bir hamlenin yetip yetmediğini Kurallar söylemez: takdir hakemindir.
claim-rule = Karar ver
claim-rule-again = Yeniden karar ver
event-category = Oyun türü
category-standard = Standart
category-rapid = Hızlı
category-blitz = Yıldırım
event-supervised = Yarışma Kuralları uygulanıyor mu (A.4, B.2)?
event-supervised-yes = Evet: yeterli hakem var, oyunlar kaydediliyor
event-supervised-no = Hayır (A.5, B.3)
event-more = Yarışma yönergesi ve başka kurallar
event-limit = Anlaşmalı beraberlik (9.1.1)
event-limit-none = Sınır yok
event-limit-before = Şu hamleden önce olmaz …
event-limit-never = Hakemin izni olmadan olmaz
event-limit-move = Anlaşmaya izin verilen ilk hamle
event-laws = Kurallar
event-laws-by-category = Yürürlükteki FIDE kuralları, oyun türüne göre

### Karar

ruling-heading = Karar
ruling-none = Oyunu girin, istemi belirtin ve “Karar ver” düğmesine basın.
ruling-old = Bu karardan sonra oyun ya da istem değişti.
ruling-not-renewed = Son istek karara bağlanamadı. Görülen, önceki karardır.
ruling-acceptance = Kabul:
ruling-offer = Beraberlik önerisi:
ruling-offer-none = { $player ->
    [white] Beyaz'ın geçerli bir önerisi yok.
   *[black] Siyah'ın geçerli bir önerisi yok.
}
ruling-left = Hakeme kalan
left-touched = İstemde bulunanın bir taşa dokunup dokunmadığını hakem saptar.
left-touched-written = İstemde bulunanın bir taşa dokunup dokunmadığını, yapılmak istenen hamlenin yazılıp yazılmadığını ve oynanıp oynanmadığını hakem saptar.
ruling-procedure = Adım adım usul (9.5)
ruling-laws = Kurallar: { $laws }, { $edition } metni
judged-laws = Kurallar: { $laws }
ruling-learn = Bu konuda:
verdict-minutes = +{ $minutes } dk
verdict-minutes-to = { $player ->
    [white] Beyaz'ın süresine
   *[black] Siyah'ın süresine
}
verdict-must-play = oynanmalıdır
verdict-word = { $verdict ->
    [correct] İstem doğru
    [incorrect] İstem yanlış
    [irregular] Usulüne uygun değil, düzeltilebilir
    [no_object] Konusu kalmamış
    [needs_reconstruction] Oyunun yeniden kurulması gerekir
    [ended] Oyun sona erdi
    [refused] Reddedildi
    [noted] Kaydedildi
    [reinstate] Önceki konuma dönülür
    [time] Süre düzeltilir
    [in_progress] Oyun sürüyor
   *[other] Karar hakemin
}
evidence-same = { $count ->
    [0] Konum tahtada hiç oluşmadı
    [one] Konum bir kez oluştu
    [2] Konum iki kez oluştu
   *[other] Konum { $count } kez oluştu
}
evidence-with = { $stood ->
    [0] Konum tahtada hiç oluşmadı
    [one] Konum bir kez oluştu
    [2] Konum iki kez oluştu
   *[other] Konum { $stood } kez oluştu
}; { $move } ile { $times ->
    [1] ilk
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
   *[other] { $times }.
} kez oluşacaktır
evidence-unlike = { $count ->
    [one] Aynı görünüyor, ama aynı değil
   *[other] Aynı görünüyorlar, ama aynı değiller
}
evidence-not-played = yapılmak istenen hamleyle
progress-heading = Taş almadan ve piyon sürmeden yapılan hamleler
progress-with-move = Yazılan hamleyle
progress-since = { $cause ->
    [capture] Sayım { $move } alışından başlar.
    [pawn_move] Sayım { $move } piyon hamlesinden başlar.
   *[start] Kayıtta taş alma ya da piyon hamlesi yok.
}

### Kağıttaki tutanak

form-page = Karar tutanağı
form-language = Tutanağın dili
form-both = İkisi de
form-print = Yazdır
form-back = Geri
form-title = Beraberlik istemi hakkında hakem kararı
form-claim = İstem
form-facts = Bulgular
form-moves = Okunduğu biçimiyle hamleler
form-start = Başlangıç konumu
form-unread = Okunamayan
form-claimed = İstemde bulunulan konum
form-ruling = Karar
form-on-board = tahtadaki konum
form-written = notasyon kağıdına yazılan { $move } hamlesi
form-said = söylenen, ama yazılmayan { $move } hamlesi
form-touched-square = Evet, { $square } karesindeki taşa
form-limit-before = { $move }. hamleden önce olmaz
form-result = Sonuç: { $result }
form-minutes = { $player ->
    [white] Beyaz'ın süresine { $minutes ->
        [one] bir dakika
       *[other] { $minutes } dakika
    } eklenir
   *[black] Siyah'ın süresine { $minutes ->
        [one] bir dakika
       *[other] { $minutes } dakika
    } eklenir
}
form-must-play = { $move } oynanmalıdır
form-clock-white = Beyaz'ın saati
form-clock-black = Siyah'ın saati
form-sign-arbiter = Hakem
form-sign-white = Beyaz
form-sign-black = Siyah
form-title-answer = Hakem kararı
form-question = Soru
form-fault-of = Kimin hatası
form-move-made = Yapıldığı biçimiyle hamle
form-footer-plain = Hakem { $hakem } · FIDE Satranç Kuralları.
form-legend-law = Satranç Kuralları
form-legend-advice = hakemlere önerilen yorum, kuralların parçası değil
form-legend-regulation = bu yarışmanın belirlediği
form-legend-discretion = Kuralların hakeme bıraktığı
form-footer = Hakem { $hakem } · { $laws }, { $edition } metni.

heading-fill = Tutanağın başlığı
heading-event = Yarışma
heading-site = Yer
heading-date = Tarih
heading-round = Tur
heading-board = Masa
heading-white = Beyaz
heading-black = Siyah
heading-arbiter = Hakem
heading-notes = Notlar (tutanakta ve paylaşılan bağlantıda görünmez)

### Dosyalar

case-title = Dosya { $id }
case-version = { $version }. sürüm, { $when }
case-keep = Dosyayı kaydet
case-correct = Düzeltmeyi kaydet
case-kept = Kaydedildi: dosya { $id }, { $version }. sürüm.
case-conflict = Siz açtıktan sonra bu dosyayı bir başkası düzeltti. Neyin değiştiğine bakın, sonra dosyayı yeniden hakem masasında açın.
case-open = Aç
case-print = Kaydet ve yazdır
case-form = Tutanağı yazdır
case-reopen = Hakem masasında aç, düzelt
case-share = Paylaş
case-link = Bu bağlantıyı bilen herkes dosyayı notlar olmadan okuyabilir
case-link-here = Bu bağlantı yalnızca bu bilgisayarda açılır.
case-copy = Kopyala
case-copied = Kopyalandı
case-unshare = Bağlantıyı geçersiz kıl
case-shared-note = Paylaşılan bir dosyayı okuyorsunuz. Burada değiştirilemez.
case-heading = Başlık
case-no-heading = Başlık doldurulmamış.
case-history = Önceki ve şimdiki sürümler
case-round = { $round }. tur
case-board = { $board }. masa
cases-search = Başlıkta ve notlarda ara
cases-total = { $total ->
    [one] Bir dosya
   *[other] { $total } dosya
}
cases-more = Devamını göster
cases-none = Henüz dosya kaydedilmedi.
cases-none-found = Bu sözcükler hiçbir dosyada yok.

### Başka sorular

questions-source = Hangi konum?
questions-from-board = Oyundaki
questions-set-up = Taşları dizerek
questions-play-on = Oyun olarak al ve hamle yap
questions-heading = Soru
questions-which = Neye karar verilecek?
question-position = Ölü mü? Mat mı, pat mı? Kim hâlâ mat edebilir?
question-judge = Oyun bitti mi, nasıl bitti?
question-flag = Bayrak düştü: kim kazanır?
question-resign = Bir oyuncu terk etti
question-illegal = Tamamlanmış geçersiz hamle
question-who-flag = Kimin bayrağı düştü?
question-who-resign = Kim terk etti?
question-illegal-by = { $player ->
    [white] Tahtada hamleden önceki konum var: hamlede olan Beyaz, geçersiz hamle onun.
   *[black] Tahtada hamleden önceki konum var: hamlede olan Siyah, geçersiz hamle onun.
}
question-nth = Oyuncunun kaçıncı geçersiz hamlesi?
question-nth-first = Birincisi
question-nth-second = İkincisi
question-done = Ne yapıldı?
question-done-move = geçersiz bir hamle
question-done-two_hands = iki el kullanıldı
question-done-promotion = piyon son yatayda bırakıldı
question-done-press_without_move = hamle yapmadan saate basıldı
question-written = Yapıldığı biçimiyle hamle, örneğin e8e5 (yazılmayabilir)
question-written-needed = Yapıldığı biçimiyle hamle, örneğin d7d8
question-no-move = Bunun hangi hamleyle yapıldığı yazılmamış.
questions-ask = Karar ver
questions-busy = Bakılıyor …
questions-answer = Yanıt
questions-none = Bir konum ve bir soru seçin.
questions-old = Bu yanıttan sonra soru değişti. Yeniden karar verin.
position-state = { $state ->
    [checkmate] Mat
    [stalemate] Pat
    [dead_position] Ölü konum
    [ongoing] Oyun sürüyor
   *[undecided] Verilen sınırlar içinde belirlenemedi
}
mating-heading = { $player ->
    [white] { $can ->
        [yes] Beyaz hâlâ mat edebilir
        [mated] Beyaz mat etmiştir
        [no] Beyaz mat edemez
       *[undecided] Beyaz'ın mat edip edemeyeceği belirlenemedi
    }
   *[black] { $can ->
        [yes] Siyah hâlâ mat edebilir
        [mated] Siyah mat etmiştir
        [no] Siyah mat edemez
       *[undecided] Siyah'ın mat edip edemeyeceği belirlenemedi
    }
}
mating-line = { $plies ->
    [one] Bir yarım hamle mata götürür:
   *[other] Rakibin de katkısıyla { $plies } yarım hamle mata götürür:
}
mating-board = { $player ->
    [white] Beyaz mat edebilir mi
   *[black] Siyah mat edebilir mi
}
proof-wall = hiç oynayamayan ve hiç alınamayan piyonlar
proof-fixed = hiç oynayamayan taşlar
proof-white-king = beyaz şahın hiç ayrılamayacağı kareler
proof-black-king = siyah şahın hiç ayrılamayacağı kareler
proof-both-kings = iki şahın da kareleri
rules-first = Ondan önce:
rules-first-illegal = { $player ->
    [white] { $count ->
        [one] Beyaz daha önce bir geçersiz hamle tamamladı.
       *[other] Beyaz daha önce { $count } geçersiz hamle tamamladı.
    }
   *[black] { $count ->
        [one] Siyah daha önce bir geçersiz hamle tamamladı.
       *[other] Siyah daha önce { $count } geçersiz hamle tamamladı.
    }
}
rules-word = { $ruling ->
    [ended] Oyun sona erdi
    [reinstate] Önceki konuma dönülür
    [refused] Reddedildi
    [no_object] Konusu kalmamış: oyun bitmişti
    [noted] Kaydedildi
    [time] Süre düzeltilir
   *[other] Karar hakemin
}
editor-men = { $side ->
    [white] Beyaz taşlar: sürükleyin ya da birini, sonra bir kareyi seçin
   *[black] Siyah taşlar: sürükleyin ya da birini, sonra bir kareyi seçin
}
editor-man = { $side ->
    [white] beyaz { $role ->
        [king] şah
        [queen] vezir
        [rook] kale
        [bishop] fil
        [knight] at
       *[pawn] piyon
    }
   *[black] siyah { $role ->
        [king] şah
        [queen] vezir
        [rook] kale
        [bishop] fil
        [knight] at
       *[pawn] piyon
    }
}
editor-board = Dizilen konum
editor-erase = Kaldır
editor-empty = Tahtayı boşalt
editor-initial = Başlangıç konumu
editor-keys = Taşları tahtaya ya da tahtanın dışına sürükleyin ya da bir taş seçip karelere basın. Tuşlarla: oklar, Enter koyar, Delete kaldırır.
editor-turn = Hamlede olan
editor-castling = Rok hakları
editor-passing = Geçerken alma karesi

### Salon

hall-count = { $boards ->
    [one] Bir masa
   *[other] { $boards } masa
}, { $alerts ->
    [0] açık uyarı yok
    [one] bir açık uyarı
   *[other] { $alerts } açık uyarı
}
hall-lost = Bağlantı yok: görülenler eski olabilir.
hall-sound = Ses
hall-notify = Bildirimler
hall-only-alerts = Yalnızca uyarılı masalar
hall-source-fails = { $source } şu anda okunamıyor; görülen durum { $seconds } saniyelik.
hall-alerts = Uyarılar
hall-no-alerts = Hakemi gerektiren bir şey yok.
hall-keys = Tuşlar: j ve k uyarılar arasında gezer, a görüldü der, s erteler, u bunu geri alır, m masayı susturur, o hakem masasında açar.
hall-log = Olanlar
hall-wall = Masalar
hall-empty = İzlenen bir kaynak yok ya da hiçbirinde oyun yok. Kaynaklar sunucu başlarken (hakem serve --watch) ya da burada, anahtarı olan tarafından verilir.
hall-sources = { $count ->
    [one] Bir kaynak
   *[other] { $count } kaynak
}
hall-source-add = Başka bir kaynak izle
hall-source-hint = Bir dosya, klasör ya da adres. Yalnızca masayı işletenin izin verdiği yerlerde olabilir.
hall-source-remove = Kaldır: { $source }
hall-follow = İzle
hall-remove = Kaldır
hall-board = { $number }. masa
hall-age = { $seconds } sn önce
hall-mute = Sustur
hall-mute-board = { $board }: sustur
hall-open = Hakem masasında aç
hall-open-short = Aç
hall-acknowledge = Görüldü
hall-snooze = Ertele
hall-reopen = Geri al
hall-moves = Hamle yazarak: { $moves }
hall-moves-example = Örneğin şununla: { $moves }
hall-snoozed-until = { $time } saatine kadar ertelendi
hall-may-step_in = Müdahale edin
hall-may-be_ready = Yalnızca hazır olun, müdahale etmeyin
hall-advice-step_in = Hakem, istem beklemeden müdahale eder.
hall-advice-be_ready = İstemde yalnızca oyuncu bulunabilir. Hatırlatmayın, beklediğinizi belli etmeyin (12.6).
hall-alert-state = { $state ->
    [acknowledged] görüldü
    [snoozed] ertelendi
   *[withdrawn] geri çekildi
}

### Öğrenmek

learn-intro = Her maddenin ne dediği, üzerinde oynanan bir örnek, sık yapılan yanlış ve Hakem'in o anda karara bağladığı bir soru.
learn-levels = Kararın dayanağı
means-law = Kuralların metni. Bağlayıcıdır.
means-advice = Deneyimli hakemlerin kuralları nasıl okuduğu. Kuralların parçası değildir.
means-regulation = Bu yarışma için konmuş olan. Burada bağlayıcıdır.
means-discretion = Kurallar bunu hakeme bırakır.
learn-part = { $part ->
    [basic] Temel oyun kuralları (1 - 5)
    [competition] Yarışma kuralları (6 - 12)
    [appendices] Hızlı ve yıldırım satranç (A, B)
   *[other] Kılavuzlar ve notasyon
}
learn-around = Yandaki sayfalar
learn-all = Bütün sayfalar
learn-says = Ne diyor
learn-example = Bir örnek
learn-mistake = Sık yapılan yanlış
learn-question = Bir soru
learn-reveal = Kararı göster
learn-hide = Kararı gizle
learn-see = Ayrıca bakın:

### Ayarlar ve anahtar

settings-language = Dil
settings-theme = Renkler
theme-auto = Cihazdaki gibi
theme-light = Açık
theme-dark = Koyu
settings-letters = Gösterilen taş harfleri
settings-letters-language = Dile göre
settings-coordinates = Tahtada koordinatlar
settings-laws = Yeni bir istemin başladığı kurallar
settings-key = Hakem anahtarı
settings-key-held = Anahtar bu tarayıcıda kayıtlı.
settings-key-missing = Anahtar bu tarayıcıda kayıtlı değil: dosya kaydedilemez, salon izlenemez.
settings-key-forget = Anahtarı burada unut
settings-about = Hakkında
settings-version = Hakem { $version }, özgür yazılım, GPL sürüm 3 ya da sonrası. Girdikleriniz bu sunucudan dışarı çıkmaz.
settings-api = Bu masanın API'si
login-title = Hakem anahtarı
login-why = Bu masaya başka makineler de ulaşabiliyor. Dosya kaydetmek ve salonu izlemek için, sunucu her başladığında yazdırılan anahtar gerekir.
login-key = Anahtar
login-enter = Gir
login-go = Anahtarı gir
