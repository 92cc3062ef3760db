# Hakem'in söylediği her şey, Türkçe. en.ftl ile aynı iletiler, aynı değişkenlerle; bunu bir sınama
# denetler.
#
# $player `white` ya da `black` olur. Sayılar sayı olarak, hamleler, kareler, sonuçlar ve adlar dile
# göre yazılmış metin olarak gelir. Madde numaraları ve hamleler ek almaz. "İstem doğru:" ardından
# süren cümleler küçük harfle başlar; kararın ilk harfi sonradan büyütülür.

### Ortak parçalar

player = { $player ->
    [white] Beyaz
   *[black] Siyah
}
player-gen = { $player ->
    [white] Beyaz'ın
   *[black] Siyah'ın
}
opponent = { $player ->
    [white] Siyah
   *[black] Beyaz
}
opponent-gen = { $player ->
    [white] Siyah'ın
   *[black] Beyaz'ın
}
player-in-brackets = { $player ->
    [white] {" "}(Beyaz)
    [black] {" "}(Siyah)
   *[none] {""}
}

# Kayıttaki yer. $place: `start`, `named` ($move bilinir) ya da `counted`.
ply-name = { $place ->
    [start] kaydın başı
    [named] { $move }
   *[counted] { $ply }. yarım hamle
}
after-ply = { $place ->
    [start] kaydın başında
    [named] { $move } hamlesinden sonra
   *[counted] { $ply }. yarım hamleden sonra
}
position-after-ply = { $place ->
    [start] kaydın başındaki konum
    [named] { $move } hamlesinden sonraki konum
   *[counted] { $ply }. yarım hamleden sonraki konum
}

nth-time = { $times ->
    [1] ilk kez
    [2] ikinci kez
    [3] üçüncü kez
    [4] dördüncü kez
    [5] beşinci kez
   *[other] { $times }. kez
}
times-only = { $times ->
    [1] yalnızca bir kez
    [2] yalnızca iki kez
   *[other] yalnızca { $times } kez
}

unconfirmed-number = { $number } [numarası doğrulanmadı]
whose-article = { $whose ->
    [own] Madde
   *[fide] bkz. FIDE Madde
}
articles = { $level ->
    [law] ({ whose-article } { $numbers })
    [advice] ({ whose-article } { $numbers }; yorum, kuralların parçası değildir)
    [regulation] ({ whose-article } { $numbers }; yarışma yönergesi)
   *[discretion] ({ whose-article } { $numbers }; hakemin takdiri)
}
no-article = { $level ->
    [law] {""}
    [advice] (yorum, kuralların parçası değildir)
    [regulation] (yarışma yönergesi)
   *[discretion] (hakemin takdiri)
}

occurrences-stood = Konumun oluştuğu yerler: { $list }.
occurrences-unlike = { $why ->
    [mover] Aynı görünen, ama hamlede olan oyuncu farklı olduğu için aynı olmayan konumlar: { $list }.
    [castling_right] Aynı görünen, ama arada rok hakkı kaybedildiği için aynı olmayan konumlar: { $list }.
   *[en_passant] Aynı görünen, ama yalnızca birinde geçerken alma olanağı bulunduğu için aynı olmayan konumlar: { $list }.
}

### Kararlar: hamle, dokunma ve saat (Madde 1, 3, 4, 6)

reason-move-completed = Hamle yapıldı ve tamamlandı.
reason-move-made = Hamle yapıldı. Saate basılınca tamamlanmış olur.
reason-clock-pressed = Saate basıldı: hamle tamamlandı.
reason-not-having-the-move = Hamlede olan oyuncu { player } değil; bunun etkisi yoktur.
reason-illegal-move-stands = { player-gen } hamlesi geçersiz: { not-a-move }. Belirtilene kadar tahtada kalır.
not-a-move = { $why ->
    [illegal] yapılana uyan geçerli bir hamle yok
    [ambiguous] yazılana birden çok geçerli hamle uyuyor
   *[promotion] bir piyon son yataya ulaştı ve yerine konacak taş belirtilmedi
}
reason-illegal-move-not-completed = { player-gen } hamlesi geçersiz, ama tamamlanmadı: saate basılana kadar, dokunulan taşa ilişkin kurallar içinde düzeltilebilir.
reason-pawn-left-on-last-rank = { player } son yatayda piyon bıraktı ve yerine taş koymadan saate bastı: bu, geçersiz hamle sayılır. Belirtilene kadar tahtada kalır.
reason-pawn-not-replaced-yet = { player } son yatayda piyon bıraktı, yerine taş koymadı. Bu durumda saate basılırsa geçersiz hamle sayılır.
reason-move-unreadable = Yarım hamle okunamıyor; tahtada ne olduğu bilinmiyor.
reason-position-is-illegal = Tahtadaki konum geçersiz; bu yüzden hamle ancak kendi başına değerlendirilebildi.
reason-written-move-is-due = { $move } istem için yazılmıştı ve oynanmalıdır; yerine başka hamle yapılamaz.
reason-touch-rule-broken = { $square } karesindeki taşa dokunulmuştu ve bu bağlayıcıydı. Rakip, kendisi bir taşa dokunana kadar bunun gereğini isteyebilir.
reason-pressed-without-move = { player } hamle yapmadan saate bastı: bu, geçersiz hamle sayılır.
reason-pressed-out-of-turn = { player-gen } saate bu basışı bir hamleyi tamamlamaz ve geçersiz hamle de sayılmaz. Saat usulüne uygun kullanılmalıdır: hakem yaptırım uygulayabilir.
reason-piece-touched = { $square } karesindeki taşa bilerek dokunuldu: kurallara uygunsa o taş oynanmalı ya da alınmalıdır.
reason-touched-piece-is-free = { $square } karesindeki taş ne oynanabilir ne de alınabilir: herhangi bir geçerli hamle yapılabilir.
reason-touched-as-well = { $square } karesindeki taşa da bilerek dokunuldu.
reason-touched-pieces-are-free = Dokunulanlardan bir yükümlülük doğmaz: herhangi bir geçerli hamle yapılabilir.
reason-nothing-touched = { $square } karesi boş: hiçbir taşa dokunulmadı.
reason-piece-adjusted = { $square } karesindeki taş önceden söylenerek düzeltildi: bundan yükümlülük doğmaz.
reason-adjusted-out-of-turn = Taşları yalnızca hamlede olan oyuncu düzeltebilir; hamlede olan { player } değil. Rakip rahatsız edilmemelidir.
reason-touched-out-of-turn = { player } hamlede değilken bir taşa dokundu: onu oynama yükümlülüğü doğmaz, ama rakip rahatsız edilmemelidir.
reason-touch-claim-upheld = İstek yerinde: { $square } karesindeki taşa dokunulmuştu ve bu bağlayıcıydı. Hamleden önceki konuma dönülür.
reason-touch-claim-too-late = { player } bu arada bir taşa dokundu; dokunulan taşın oynanmasını artık isteyemez.
reason-touch-was-adjusting = Kayda göre { $square } karesindeki taş yalnızca düzeltildi: onu oynama yükümlülüğü doğmadı.
reason-touch-claim-unfounded = Kayıt bir aykırılık göstermiyor: yapılan hamle, dokunulan taşa ilişkin kurallara uygun.
reason-touch-claim-unproven = { $square } karesindeki taşa dokunulup dokunulmadığı kayıttan anlaşılmıyor.

### Kararlar: oyunun bitişi (Madde 5, 6.7, 6.9, 7.5.5, 9.6, 11)

reason-checkmate = Mat. { player } kazandı; oyun bu hamleyle sona erdi.
reason-stalemate = Pat: hamlede olan { player-gen } geçerli hamlesi yok ve şahı tehdit altında değil. Oyun derhal sona erdi ve berabere bitti.
reason-dead-position = Ölü konum: iki oyuncu da hiçbir geçerli hamle dizisiyle mat edemez. Oyun derhal sona erdi ve berabere bitti.
reason-fivefold = Aynı konum beş kez oluştu. Hakem, istem olmadan oyunu berabere ilan eder.
reason-seventy-five-moves = Her iki oyuncu da yetmiş beş hamle boyunca piyon sürmedi ve taş almadı. Oyun, istem olmadan berabere biter.
reason-threefold-automatic = Aynı konum üçüncü kez oluştu. Bu kurallara göre oyun kendiliğinden berabere biter.
reason-fifty-automatic = Her iki oyuncu da elli hamle boyunca piyon sürmedi ve taş almadı. Bu kurallara göre oyun kendiliğinden berabere biter.
reason-agreed = Oyuncular beraberlik konusunda aralarında anlaştı: oyun derhal sona erdi ve berabere bitti.
reason-agreed-on-claim = { $stage ->
    [decided] İstem aynı zamanda beraberlik önerisidir. { player } öneriyi inceleme beklenmeden kabul etti: oyun anlaşmalı beraberlikle biter, istemin doğru olup olmadığına bakılmaz.
   *[pending] İstem aynı zamanda beraberlik önerisidir. { player } kabul ettiği için incelemeye gerek yoktur: oyun anlaşmalı beraberlikle biter.
}
reason-resignation-loses = { player } terk etti ve oyunu kaybetti.
reason-resignation-draws = { player } oyunu terk etti; ancak { opponent } bu konumda hiçbir geçerli hamle dizisiyle mat edemez: oyun berabere biter.
reason-flag-loses = { player-gen } bayrağı düştü: { player } oyunu kaybeder.
reason-flag-draws = { player-gen } bayrağı düştü; ancak { opponent } hiçbir geçerli hamle dizisiyle mat edemez: oyun berabere biter.
reason-flag-draws-by-material = { player-gen } bayrağı düştü; ancak bu kurallara göre { opponent-gen } taşları kazanmaya yetmez: oyun berabere biter.
reason-illegal-loses = { $nth ->
    [1] { player-gen } tamamlanmış geçersiz hamlesi: bu kurallara göre ilki oyunu kaybettirir.
    [2] { player-gen } tamamlanmış ikinci geçersiz hamlesi: { player } oyunu kaybeder.
   *[other] { player-gen } yine tamamlanmış bir geçersiz hamlesi: { player } oyunu kaybeder.
}
reason-illegal-draws = { $nth ->
    [1] { player-gen } tamamlanmış geçersiz hamlesi; ancak { opponent } hiçbir geçerli hamle dizisiyle mat edemez: oyun berabere biter.
    [2] { player-gen } tamamlanmış ikinci geçersiz hamlesi; ancak { opponent } hiçbir geçerli hamle dizisiyle mat edemez: oyun berabere biter.
   *[other] { player-gen } yine tamamlanmış bir geçersiz hamlesi; ancak { opponent } hiçbir geçerli hamle dizisiyle mat edemez: oyun berabere biter.
}
reason-illegal-position-draws = Sonraki hamle tamamlandı ve konum hâlâ geçersiz: hakem oyunu berabere ilan eder.
reason-both-flags-draw = Son dönemde iki bayrak da düştü ve hangisinin önce düştüğü bilinmiyor: oyun berabere biter.
reason-default-loses = { $minutes ->
    [0] { player } oyun başladığında masada değildi ve bekleme süresi tanınmamıştı: hakem başka türlü karar vermedikçe { player } oyunu kaybeder.
    [one] { player } bir dakikalık bekleme süresi içinde gelmedi; hakem başka türlü karar vermedikçe oyunu kaybeder.
   *[other] { player } { $minutes } dakikalık bekleme süresi içinde gelmedi; hakem başka türlü karar vermedikçe oyunu kaybeder.
}
reason-device-loses = { player-gen } üzerinde oyun sırasında yasak bir cihaz vardı: { player } oyunu kaybeder. { opponent-gen } mat edip edemeyeceğine bakılmaz.
reason-arbiter-result = Sonucu hakem belirledi: { $score }.
reason-pending-the-arbiter = { player-gen } hâlâ mat edip edemeyeceği, verilen sınırlar içinde belirlenemedi. Hakem karar verene kadar sonuç geçerlidir.
reason-opponent-can-mate = { player } geçerli bir hamle dizisiyle hâlâ mat edebilir.

### Kararlar: oyun bittikten sonra

reason-already-ended = Oyun { after-ply } sona ermişti: { $ground }, { $score }. Bunun artık etkisi yoktur; konusu kalmamıştır.
reason-signed-result-stands = İki oyuncunun imzaladığı sonuç, yanlış olsa bile, hakem başka türlü karar vermedikçe geçerlidir. İtiraz edilebilir.
reason-already-cancelled = Bu oyun { after-ply } sonuçsuz olarak sonlandırılmıştı ve yeni bir oyun oynanır: bu oyunda sonradan olanların etkisi yoktur.
reason-device-after-end = Cihaz yalnızca oyun bittikten sonra taşındı: sonucu değiştirmez.
reason-device-found-after-end = Cihaz oyun sırasında oyuncunun üzerindeydi, ama ancak oyun bittikten sonra bulundu. Sonucun bu durumda değişip değişmeyeceği konusunda görüşler ayrılıyor: kararı hakem verir, karara itiraz edilebilir.

### Kararlar: bayrak ve gelmeme (Madde 6.3, 6.4, 6.7, 6.8, III.3)

reason-flag-not-fallen = { player-gen } bayrağı düşmedi: saatte hâlâ süresi var.
reason-flag-moves-completed = { player } bu dönemin hamlelerini süresinde tamamladı: bayrağın düşmesi bir sonuç doğurmaz.
reason-flag-after-irregularity = { player-gen } bayrağının düştüğü, geçersiz hamle ele alınırken görüldü; kuraldışı durum daha önceydi: süreleri hakem belirler ve kararı o verir.
reason-flag-players-only = Bu kurallara göre bayrağın düştüğünü yalnızca oyuncular bildirebilir.
reason-both-flags-play-on = İki bayrak da düştü ve hangisinin önce düştüğü bilinmiyor. Bu, son dönem değildi: oyun sürer.
reason-both-flags-for-arbiter = İki bayrak da düştü ve hangisinin önce düştüğü bilinmiyor. Yürürlükteki hiçbir kılavuz bunu çözmüyor: kararı hakem verir.
reason-within-default-time = { $minutes ->
    [0] { player } için bekleme süresi henüz dolmadı: bir sonuç doğmaz.
    [one] { player } için bir dakikalık bekleme süresi henüz dolmadı: bir sonuç doğmaz.
   *[other] { player } için { $minutes } dakikalık bekleme süresi henüz dolmadı: bir sonuç doğmaz.
}
reason-not-absent = Kayda göre { player } tahta başındaydı; gelmemiş sayılmaz.

### Kararlar: istem (Madde 9.2 - 9.5)

claim-opening = { $verdict ->
    [correct] İstem doğru:{" "}
    [incorrect] İstem yanlış:{" "}
   *[none] {""}
}
claim-closing = { $verdict ->
    [correct] {" "}Oyun berabere biter.
   *[none] {""}
}
reason-threefold-on-board = { claim-opening }tahtadaki konum { nth-time } oluştu.{ claim-closing }
reason-threefold-with-move = { claim-opening }{ $move } ile konum { nth-time } oluşacaktır.{ claim-closing }
reason-fifty-on-board = { claim-opening }her iki oyuncu da elli hamleyi piyon sürmeden ve taş almadan tamamladı.{ claim-closing }
reason-fifty-with-move = { claim-opening }{ $move } ile her iki oyuncu da elli hamleyi piyon sürmeden ve taş almadan yapmış olur.{ claim-closing }
reason-claim-stands-on-board = { $claimed ->
    [fifty] { claim-opening }yazılan hamle istemi karşılamıyor, ama tahtada her iki oyuncunun piyon sürmeden ve taş almadan tamamladığı elli hamle var; bunun için yazılı hamle gerekmez.{ claim-closing }
   *[threefold] { claim-opening }yazılan hamle istemi karşılamıyor, ama tahtadaki konum zaten en az üç kez oluştu; bunun için yazılı hamle gerekmez.{ claim-closing }
}
reason-too-few-occurrences = { claim-opening }tahtadaki konum { times-only } oluştu.
reason-too-few-with-move = { claim-opening }{ $move } ile konum ancak { nth-time } oluşacaktır.
reason-fifty-short = { claim-opening }istemde bulunan oyuncu { $own }, rakibi { $opponent } hamleyi piyon sürmeden ve taş almadan oynadı; ikisinin de elli hamlesi gerekir.
reason-fifty-short-with-move = { claim-opening }{ $move } ile { player } { $own }, { opponent } { $opponent } hamleyi piyon sürmeden ve taş almadan oynamış olur; ikisinin de elli hamlesi gerekir.
reason-written-move-resets = { claim-opening }{ $move } kendisi piyon hamlesi ya da taş almadır; sayım yeniden başlar.
reason-written-move-illegal = { claim-opening }yazılan hamle geçersiz ve istemi karşılayamaz.
reason-written-move-unreadable = { claim-opening }yazılan hamle okunamıyor.
reason-claim-without-the-move = { claim-opening }hamlede olan { player } değil; beraberlik isteminde yalnızca hamlede olan oyuncu bulunabilir.
reason-claim-after-touch = { claim-opening }oyuncu { $square } karesindeki taşa dokunmuştu; bu hamlede beraberlik isteminde bulunulamaz.
reason-claim-after-unnamed-touch = { claim-opening }oyuncu bu hamlede bir taşa dokunmuştu; bu hamlede beraberlik isteminde bulunulamaz.
reason-claim-needs-writing = İstem usulüne uygun değil: yapılmak istenen hamle, oynanmadan önce yazılmalı ve hakeme bildirilmelidir. { $stated ->
    [yes] Böyle yazılırsa { $move } istemi karşılar.
   *[no] Eksiklik giderilebilir.
}
reason-claim-needs-sheet = Burada hamleleri kaydetme zorunluluğu yoktur ve istem hakkı bu yüzden yitirilmez. Yine de yapılmak istenen hamle, oynanmadan önce yazılır ve bildirilir: bunun için hakemden notasyon kağıdı istenir. { $stated ->
    [yes] Böyle yazılırsa { $move } istemi karşılar.
   *[no] Eksiklik giderilebilir.
}
reason-said-move-unsettled = Kaydın zorunlu olmadığı yerde yalnızca söylenen bir hamlenin yetip yetmediğini Kurallar söylemez.
reason-claim-needs-completion = İstem erken: rakibin hamlesi yapılmış, ama tamamlanmamıştır. Saate basıldıktan sonra istemde bulunulabilir.
reason-claim-maintained = { claim-opening }yapılmak istenen hamle istemden önce yazılmamıştı ve istemde bu haliyle ısrar edildi.
reason-reconstruct-first = Kayıtta boşluklar var. Karar verilebilmesi için oyuncular oyunu hakemin gözetiminde başka bir tahtada yeniden kurar.
reason-not-provable-from-record = Hızlı ve yıldırım satrançta kayıt bulunmadığı için istem hakkı yitirilmez, ama bu kayıt istemi kanıtlamıyor: hakem gördüklerine göre karar verir.
reason-claim-not-withdrawable = İstem, rakip razı olsa bile geri çekilemez: inceleme sürer.
reason-claim-decided = İstem, rakip razı olsa bile geri çekilemez; üstelik bu istem karara bağlanmıştır.
reason-no-claim-to-withdraw = { player-gen } bu hamlede geri çekilebilecek bir istemi yok.
reason-claim-meets-illegal-move = İnceleme, { player-gen } daha önceki geçersiz bir hamlesini ortaya çıkardı ({ ply-name }): oyun bu hamleden önceki konuma döner, istemin konusu kalmaz.
reason-claim-unknown-to-rules = Bu kurallarda böyle bir istem yoktur: beraberlik ya kendiliğinden gelir ya da hiç gelmez.
reason-normal-means-for-arbiter = Rakibin normal yollarla kazanıp kazanamayacağını ya da bunun için çaba gösterip göstermediğini hakem takdir eder: beraberliği kabul edebilir, kararı erteleyebilir ya da istemi reddedebilir.
reason-guideline-not-in-force = Kılavuz III bu yarışma için duyurulmamıştır ya da bu oyuna uygulanmaz; isteğin dayanağı yoktur.
reason-increment-request = Beş saniyelik eklemeli süre isteği beraberlik önerisi sayılır. Öneri reddedilirse eklemeyi hakem takdir eder.
reason-minutes-given = { $minutes ->
    [one] { player-gen } süresine bir dakika eklenir.
    [2] { player-gen } süresine iki dakika eklenir.
   *[other] { player-gen } süresine { $minutes } dakika eklenir.
}
reason-minutes-unsettled = Kurallar, denetimli yıldırım satrançta kaç dakika verileceğini açıkça söylemez: bunu yarışma yönergesi belirlemelidir.
reason-must-play = { $move } oynanmalıdır.
reason-must-capture = { $square } karesindeki taş, olanaklıysa, alınmalıdır.
reason-must-take = { $square } karesindeki taş, { $with } karesindeki taşla alınmalıdır.
reason-must-castle = { $square } karesindeki kaleyle rok atılmalıdır.
reason-both-absent = Bekleme süresi dolduğunda iki oyuncu da gelmemişse, hakem başka türlü karar vermedikçe ikisi de kaybeder.
reason-offer-was-refused = { player-gen } beraberlik önerisi, bir taşa dokunularak ya da hamle yapılarak reddedilmişti.
reason-pending-illegal-position = Tahtadaki konum geçersiz; bu nedenle kimin hâlâ mat edebileceği sorulamaz. Hakem karar verene kadar sonuç geçerlidir.
reason-must-play-touched = Dokunulan taş, olanaklıysa, oynanmalıdır.
reason-must-move-piece = { $square } karesindeki taş, olanaklıysa, oynanmalıdır.
reason-may-claim-later = Koşul yeniden oluşursa sonraki hamlelerde istemde bulunulabilir.
reason-looks-alike = { $why ->
    [mover] { position-after-ply } aynı görünür, ama aynı değildir: hamlede olan oyuncu farklıdır.
    [castling_right] { position-after-ply } aynı görünür, ama aynı değildir: arada rok hakkı kaybedilmiştir.
   *[en_passant] { position-after-ply } aynı görünür, ama aynı değildir: ikisinden yalnızca birinde geçerken alma olanağı vardır.
}
reason-history-incomplete = Kayıt kurulu bir konumla başlıyor: daha önce neyin oluştuğu bilinmiyor.

### Kararlar: öneri ve anlaşma (Madde 9.1)

reason-offer-open = { $refusal ->
    [move] { player } beraberlik önerdi. Öneri; kabul ya da reddedilene, bir hamle yapılana ya da oyun bitene kadar geçerlidir ve geri çekilemez.
   *[touch] { player } beraberlik önerdi. Öneri; kabul edilene, sözle ya da bir taşa dokunularak reddedilene ya da oyun bitene kadar geçerlidir ve geri çekilemez.
}
reason-offer-at-wrong-time = { player-gen } önerisi geçerlidir, ama önerinin zamanı hamle yapıldıktan sonra, saate basılmadan öncedir. Rakip bundan rahatsız olursa hakem yaptırım uygulayabilir.
reason-offer-repeated = { player-gen } önerisi zaten geçerliydi; öneri böylece { $count } kez yapılmış oldu. Rakip bundan rahatsız edilmemelidir.
reason-offer-again = { player } böylece { $count } kez beraberlik önermiş oldu. Rakip bundan rahatsız edilmemelidir.
reason-condition-void = Beraberlik önerisine koşul bağlanamaz: koşul düşer, öneri geçerlidir.
reason-agreement-restricted = Yarışma yönergesi, { $before }. hamleden önce hakemin izni olmadan beraberlik önerilmesine ve beraberlikte anlaşılmasına izin vermez.
reason-agreement-forbidden = Yarışma yönergesi, hakemin izni olmadan beraberlik önerilmesine ve beraberlikte anlaşılmasına izin vermez.
reason-no-offer-open = Rakibin geçerli bir beraberlik önerisi yok: kabul ya da ret edilecek bir şey yoktur.
reason-agreement-too-early = Anlaşma geçerli değil: iki oyuncunun da en az birer hamle yapmış olması gerekir.
reason-acceptance-conditional = Kurallar koşullu kabulü düzenlemez: kararı hakem verir.
reason-offer-declined = Beraberlik önerisi reddedildi: oyun sürer.
reason-offer-refused-by-act = { player-gen } beraberlik önerisi böylece reddedilmiş oldu.
reason-offer-not-withdrawable = Beraberlik önerisi geri çekilemez: öneri geçerlidir.
reason-no-offer-to-withdraw = Oyuncunun geçerli bir beraberlik önerisi yok.
reason-offer-lapsed-with-claim = { player-gen } beraberlik önerisi istemle birlikte geçerliliğini yitirdi.
reason-claim-is-offer = { player-gen } istemi aynı zamanda beraberlik önerisidir.
reason-offer-lapses = Rakip hemen kabul etmezse, istemle yapılmış sayılan beraberlik önerisi incelemeyle geçerliliğini yitirir.
reason-write-draw-offer = İki oyuncu da notasyon kağıdına (=) yazar.

### Kararlar: geçersiz hamle ve öteki kuraldışı durumlar (Madde 7, 11, 12)

reason-illegal-reinstated = { $nth ->
    [2] { player-gen } tamamlanmış ilk geçersiz hamlesi: { illegal-consequence }.
   *[other] { player-gen } tamamlanmış geçersiz hamlesi: { illegal-consequence }.
}
illegal-consequence = { $kind ->
    [promotion] son yatayda piyon bırakıldı
    [press_without_move] hamle yapılmadan saate basıldı
    [two_hands] tek hamlede iki el kullanıldı; hamleden önceki konuma dönülür
   *[move] geçersiz hamleden önceki konuma dönülür
}
reason-queen-placed = { $square } karesindeki piyonun yerine vezir konur; hamle kalır.
reason-queen-ends-game = Konan vezir mat ya da pat yapıyor. Kurallar bunun sonucunu söylemez: kararı hakem verir.
reason-move-was-legal = Hamle geçerliydi ({ ply-name }): geri alınacak bir şey yoktur.
reason-no-such-half-move = Kayıtta o oyuncunun { $ply }. yarım hamlesi yok.
reason-not-so-many-half-moves = { $ply }. yarım hamleye dönülemez: tahtada o kadar yarım hamle yok.
reason-no-move-yet = { player } henüz hamle yapmadı.
reason-no-idle-press = Kayıtta { player-gen } hamle yapmadan saate bastığı görünmüyor: belirtilecek bir şey yoktur.
reason-move-not-accepted = Hamle kabul edilmez: { not-a-move }. Bu kurallarda geçersiz hamle yapılamaz; hiçbir şey değişmedi, hamlede olan yine { player }.
reason-nothing-moved = { $square } karesi boş: oradan hiçbir taş oynanmadı, hamlede olan yine { player }.
reason-no-piece-to-move = { player-gen } tahtada bu hamleyi yapabilecek bir taşı yok: hiçbir taş oynanmadı, hamlede olan yine { player }.
reason-only-the-arbiter-decides = Buna { player } değil, yalnızca hakem karar verir; bunun etkisi yoktur.
reason-act-of-the-players = Bunu hakem değil, yalnızca bir oyuncu yapabilir; bunun etkisi yoktur.
reason-written-otherwise = Tahtadaki hamle { $move } hamlesidir ve geçerli olan odur. Yanlış yazılmıştır; hamle kâğıdında düzeltilmelidir.
reason-left-to-stand = { player-gen } son hamlesinden önceki konuma dönülmeliydi; ama rakip bu hamleye yanıt verdi. Hamle tahtada kalır, oyun bu konumdan sürer.
reason-no-player-named = Kayıt bunu hangi oyuncunun yaptığını söylemiyor; ikisi de yapmış olabilir: kimin yaptığını hakem belirler.
reason-not-yet-completed = Hamle tamamlanmamıştır: dokunulan taşa ilişkin kurallar içinde hâlâ düzeltilebilir.
reason-counts-once = Aynı yarım hamledeki birden çok kusur tek geçersiz hamle sayılır.
reason-illegal-move-too-late = { player-gen } geçersiz hamlesi olduğu gibi kalır: rakip sonraki hamlesini yapmıştır. Ancak iki oyuncu anlaşırsa düzeltilebilir.
reason-wait-for-next-move = Hakem sonraki hamlenin tamamlanmasını bekler. Konum o zaman da geçersizse oyun berabere biter.
reason-not-counted-as-illegal = { $kind ->
    [press_without_move] Bu kurallarda hamle yapmadan saate basmak geçersiz hamle sayılmaz.
    [two_hands] Bu kurallarda tek hamlede iki el kullanmak geçersiz hamle sayılmaz.
   *[other] Bu kurallarda bu, geçersiz hamle sayılmaz.
}
reason-illegal-unknown-to-rules = Bu kurallarda geçersiz hamle yapılamaz: düzeltilecek bir şey yoktur.
reason-restored = { position-after-ply }a dönülür.
reason-taken-back = Kurallar hamlelerin geri alınmasını tanımaz. Kayda göre iki oyuncu buna razı oldu ve oyun, { position-after-ply }dan sürer. Geri alınan hamleler için kaydedilenler de onlarla birlikte düşer.
reason-start-cancelled = Oyun yanlış bir konumla başladı: iptal edilir ve yeni bir oyun oynanır.
reason-set-up-stands = İki oyuncu da onar hamle tamamladı: taşların dizilişi ya da tahtanın konuluşu hakkında artık istemde bulunulamaz; yanlış yerdeki şah ya da kaleyle rok atılamaz.
reason-board-turned = Tahta ters yerleştirilmişti: konum doğru yerleştirilmiş bir tahtaya aktarılır ve oyun sürer.
reason-colours-new-game = Renkler ters alınmıştı ve iki oyuncu da onar hamle yapmamıştır: oyun sonlandırılır ve doğru renklerle yeni bir oyun oynanır.
reason-colours-play-on = Renkler ters alınmıştı, ama iki oyuncu da onar hamle yapmıştır: oyun sürer.
reason-displaced-pieces = Konum, taşları yerinden oynatan oyuncunun süresinden yeniden kurulur. Hakem yaptırım uygulayabilir.
reason-piece-on-wrong-square = Bir taş yanlış karede duruyor: bundan önceki konuma dönülür ve oyun oradan sürer.
reason-clock-setting = Saatin yanlış ayarı hemen düzeltilir. Süreleri hakem takdir eder.
reason-clock-setting-stands = İki oyuncu da onar hamle tamamladı: bozuk saat yine değiştirilir; ama yarışma programı aksamayacaksa saatin ayarına artık dokunulmaz, bunu hakem takdir eder.
reason-penalty-for-arbiter = { irregularity }{ player-in-brackets }: yaptırım uygulanıp uygulanmayacağı ve hangisinin uygulanacağı, uyarıdan oyunun kaybına kadar, hakemin takdirindedir.
reason-device-milder = Yarışma yönergesi yasak cihaz için daha hafif bir yaptırım öngörüyor: onu hakem uygular.
reason-fact-to-establish = Önce olayı hakemin saptaması gerekir.
reason-decision-noted = Hakemin kararı kaydedildi.
reason-play-resumed = Oyun sürer: saatler yeniden çalışır.
reason-not-described = Kurallar bunu düzenlemez ya da satır okunamadı: hakkında karar verilmedi; kararı, benzer durumlar için söylenenlere bakarak hakem verir.
reason-gap-noted = Buradan sonra kayıtta boşluk var.

irregularity = { $kind ->
    [start_position] Taşların başlangıçta yanlış dizilmesi
    [board_turned] Tahtanın ters yerleştirilmesi
    [colours] Renklerin ters alınması
    [displaced] Taşların yerinden oynatılması
    [wrong_square] Bir taşın yanlış karede durması
    [clock_setting] Saatin yanlış ayarlanması ya da bozuk olması
    [other_hand] Saate öteki elle basılması
    [distraction] Rakibin rahatsız edilmesi
    [notes] Not ya da başka kaynak kullanılması
    [device] Yasak cihaz
    [refusal] Kurallara uymanın reddedilmesi
    [clock_stopped] Saatlerin geçerli bir neden olmadan duraklatılması
    [disrepute] Oyunun saygınlığına zarar verilmesi
   *[other] Kuraldışı durum
}

### Kodların karşılıkları

ground-checkmate = mat
ground-stalemate = pat
ground-dead-position = ölü konum
ground-fivefold-repetition = beş konum tekrarı
ground-seventyfive-moves = 75 hamle kuralı
ground-threefold-claim = üç konum tekrarı
ground-fifty-move-claim = 50 hamle kuralı
ground-agreement = anlaşmalı beraberlik
ground-resignation = terk
ground-flag-fall = bayrak düşmesi
ground-illegal-moves = geçersiz hamleler
ground-forfeit = hükmen yenilgi
ground-arbiter = hakem kararı
ground-unknown = nedeni kaydedilmemiş

level-law = kural
level-advice = yorum
level-regulation = yarışma yönergesi
level-discretion = hakemin takdiri

verdict-noted = kaydedildi
verdict-refused = reddedildi
verdict-ended = oyun sona erdi
verdict-correct = istem doğru
verdict-incorrect = istem yanlış
verdict-irregular = usulüne uygun değil (düzeltilebilir)
verdict-no-object = konusu kalmamış
verdict-reinstate = önceki konuma dönülür
verdict-time = süre düzeltilir
verdict-for-the-arbiter = karar hakemin
verdict-needs-reconstruction = oyunun yeniden kurulması gerekir

state-in-progress = oyun sürüyor
state-ended = oyun sona erdi

claim-threefold = üç konum tekrarı
claim-fifty = 50 hamle kuralı
claim-normal-means = normal yollarla kazanamama
claim-increment = beş saniyelik eklemeli süre

unlike-mover = hamlede olan oyuncu farklı
unlike-castling-right = arada rok hakkı kaybedilmiş
unlike-en-passant = geçerken alma yalnızca birinde olanaklı

confidence-confirmed = kaynakta okundu
confidence-from-memory = bellekten, doğrulanmalı
confidence-assumed = varsayım

suggestion-resignation = terk
suggestion-time = süreden kayıp
suggestion-agreement = anlaşmalı beraberlik
suggestion-repetition = konum tekrarından beraberlik
suggestion-fifty-moves = 50 ya da 75 hamle kuralından beraberlik
suggestion-checkmate = mat
suggestion-stalemate = pat
suggestion-insufficient-material = hiçbir oyuncu mat edemeyeceği için beraberlik
suggestion-timeout-without-material = süre bitti, rakip mat edemeyeceği için beraberlik
suggestion-forfeit = hükmen sonuç ya da oyundan ayrılma
suggestion-illegal-move = geçersiz hamle
suggestion-rules-infraction = kural ihlali
suggestion-adjudication = hakem ya da kurul kararı
suggestion-unterminated = yarıda kalan oyun

### Değerlendirme: oyun nasıl bitti, neler bulundu

end-certain = { $place ->
    [start] Oyun kaydın başında sona ermişti: { $ground }, { $score }.
    [named] Oyun { $move } ile sona erdi: { $ground }, { $score }.
   *[counted] Oyun { $ply }. yarım hamleyle sona erdi: { $ground }, { $score }.
}
end-suggested = Kayda göre: { $ground }, { $score }. Hamleler bunu kanıtlamaz.
end-unknown = Kayıtlı sonuç: { $score }. Oyunun nasıl bittiği kayıtta yok.
end-not-clear = Kayıtlı sonuç: { $score }. Oyunun bu sonuca nasıl vardığı kayıttan anlaşılmıyor.
end-abandoned = Kayda göre: oyun yarıda bırakıldı ya da hükmen bitti, { $score }. Kurallar hükmen yenilgiyi yalnızca gelmeyen oyuncu için tanır; başlamış bir oyunun böyle bitmesi yarışma yönergesinin ya da hakemin işidir.
end-none = Oyun bitmedi.
consistent-yes = Kayıtlı sonuç geçerli olabilir.
consistent-no = Kayıtlı sonuç, oyunun bitişiyle çelişiyor.
consistent-open = Kayıt, sonucu değerlendirmeye yetmiyor.

chance-on-board = { $ground ->
    [fifty] { after-ply } { player } beraberlik isteminde bulunabilirdi: her iki oyuncu da elli hamleyi tamamlamıştı.
   *[threefold] { after-ply } { player } beraberlik isteminde bulunabilirdi: konum en az üçüncü kez oluşmuştu.
}
chance-with-move = { $ground ->
    [fifty] { after-ply } { player }, { $intended } yazarak beraberlik isteminde bulunabilirdi: her iki oyuncu da elli hamle yapmış olacaktı.
   *[threefold] { after-ply } { player }, { $intended } yazarak beraberlik isteminde bulunabilirdi: konum en az üçüncü kez oluşacaktı.
}
chances-more = { $count ->
    [one] ve istem için bir fırsat daha
   *[other] ve istem için { $count } fırsat daha
}

finding-played-on-after-end = Oyun { after-ply } sona ermişti ({ $ground }), ama { $extra } yarım hamle daha kaydedildi. Sonradan olanlar sayılmaz.
finding-result-contradicts-end = Oyun { $score } bitti ({ $ground }), ama { $recorded } kaydedildi. İki oyuncunun imzaladığı sonuç, yanlış olsa bile, hakem başka türlü karar verene kadar geçerlidir.
finding-fivefold-unnoticed = { $in-force ->
    [yes] { after-ply } aynı konum beş kez oluşmuştu: oyun berabere bitmişti, kimse fark etmedi.
   *[no] { after-ply } aynı konum beş kez oluşmuştu. Bugün bu, oyunu berabere bitirirdi; o günün kurallarında henüz yoktu.
}
finding-seventyfive-unnoticed = { $in-force ->
    [yes] { after-ply } her iki oyuncu da yetmiş beş hamleyi piyon sürmeden ve taş almadan oynamıştı: oyun berabere bitmişti, kimse fark etmedi.
   *[no] { after-ply } her iki oyuncu da yetmiş beş hamleyi piyon sürmeden ve taş almadan oynamıştı. Bugün bu, oyunu berabere bitirirdi; o günün kurallarında henüz yoktu.
}
finding-flag-but-cannot-mate = Kayda göre { player } süreden kazandı, ama { player } hiçbir geçerli hamle dizisiyle mat edemezdi: oyun berabere bitmişti.
finding-resignation-but-cannot-mate = Kayda göre { player } terkle kazandı, ama { player } hiçbir geçerli hamle dizisiyle mat edemezdi: oyun berabere bitmişti.
finding-agreement-too-early = İki oyuncu da birer hamle yapmadan beraberlikte anlaşılmış: böyle bir anlaşma geçerli değildir.
finding-drawn-but-could-mate = Kayıtta süreden beraberlik yazıyor, ama { player } geçerli bir hamle dizisiyle hâlâ mat edebilirdi: bayrağı düşen { opponent } oyunu kaybederdi.
finding-termination-not-on-board = Kayıtta, hamlelerin göstermediği bir bitiş yazıyor.
finding-termination-contradicts-result = Kayıt kendi içinde çelişkili: bitiş için yazılanlar, kaydedilen { $recorded } sonucuyla bağdaşmıyor.
finding-termination-contradicts-board = { $told ->
    [time] Oyun { after-ply } sona ermişti ({ $ground }), ama kayıtta bayrak düşmesi yazıyor. Oyun bittikten sonra düşen bayrağın bir etkisi yoktur.
    [resignation] Oyun { after-ply } sona ermişti ({ $ground }), ama kayıtta terk yazıyor. Bitmiş bir oyun terk edilemez.
    [agreement] Oyun { after-ply } sona ermişti ({ $ground }), ama kayıtta beraberlik anlaşması yazıyor. Anlaşılacak bir şey kalmamıştı.
   *[other] Oyun { after-ply } sona ermişti ({ $ground }), ama kayıtta başka bir bitiş yazıyor. Tahtada görünen geçerlidir.
}
finding-mating-undecided = { player-gen } hâlâ mat edip edemeyeceği, verilen sınırlar içinde belirlenemedi.
finding-result-left-open = Kayıt oyunun nasıl bittiğini söylüyor, ama sonucu açık bırakıyor: sonucu iki oyuncu da yazmalıdır.
finding-unfinished = Kayıt sonuçsuz bitiyor; konum hâlâ açıktı.

### Mat olanağı (Madde 5.1.2, 5.2.2, 6.9, 7.5.5)

mating-can = { player } mat edebilir: { $line }.
mating-stands = { player } tahtada mat etmiştir.
mating-cannot = { player } hiçbir geçerli hamle dizisiyle mat edemez: { $why }.
mating-ended-checkmated = { player } mat olmuştur
mating-ended-stalemate = konum pattır
mating-bare-king = { player-gen } şahından başka taşı yok
mating-one-knight = { player-gen } tek bir atı var ve { opponent-gen } şahının kaçışını kapatabilecek ne kalesi, ne fili, ne atı, ne de piyonu var
mating-bishops-of-one-colour = { player-gen } yalnızca tek renkteki karelerde filleri var ve { opponent-gen } şahının kaçışını kapatabilecek ne piyonu, ne atı, ne de öteki renkteki karelerde duran bir fili var
mating-material = tahtadaki taşlar yetmez
mating-walls = taşların ulaşabileceği karelere hiçbir mat sığmaz
mating-closed = geçerli hamlelerle yalnızca { $positions } konuma ulaşılabilir ve { player } bunların hiçbirinde mat etmiş olmaz
mating-move-limit = önce 75 hamle sınırına ulaşılır
mating-other = hiçbiri mata götürmez
mating-undecided = { player-gen } mat edip edemeyeceği, verilen sınırlar içinde belirlenemedi.
half-move-clock = Son piyon hamlesinden ya da taş almadan bu yana yapılan hamleler: Beyaz { $white }, Siyah { $black }.

### Kural takımları

profile-field-threefold = konumun üçüncü kez oluşması
profile-field-claim-until = istem süresi
profile-field-fivefold = konumun beşinci kez oluşması
profile-field-fifty = elli hamle
profile-field-seventyfive = yetmiş beş hamle
profile-field-dead = ölü konum
profile-field-timeout = bayrak düşmesi
profile-field-resignation = terk
profile-field-agreement-after = beraberlikte anlaşma
profile-field-offer-refused-by = önerinin reddi
profile-field-claim-is-offer = istemin öneri sayılması
profile-field-wrong-claim-minutes = yanlış istem
profile-field-illegal = geçersiz hamleler
profile-field-flag-called-by = bayrağın düştüğünü bildiren

profile-drawing-claim = oyuncu beraberlik isteminde bulunabilir
profile-drawing-automatic = oyun kendiliğinden berabere biter
profile-drawing-claim-or-preference = oyuncu beraberlik isteminde, önceden de, bulunabilir
profile-until-touch = oyuncu bir taşa dokunana kadar
profile-until-press = oyuncu saate basana kadar
profile-fivefold-automatic = oyun kendiliğinden berabere biter
profile-fivefold-automatic-if-consecutive = ardışık hamlelerle (hamle tekrarı) oluşursa oyun kendiliğinden berabere biter
profile-fivefold-director-may-if-consecutive = ardışık hamlelerle (hamle tekrarı) oluşursa yönetici beraberlik ilan edebilir
profile-fivefold-none = ayrı bir sonucu yok
profile-seventyfive-automatic = oyun kendiliğinden berabere biter; mat önce gelir
profile-seventyfive-director-may = yönetici beraberlik ilan edebilir
profile-seventyfive-none = ayrı bir sonucu yok
profile-dead-any-series = hiçbir geçerli hamle dizisi mata götürmez
profile-dead-material = taşlara bakılır
profile-dead-material-of-site = sitenin kendi ölçüsüyle taşlara bakılır
profile-mating-any-series = rakip hiçbir geçerli hamle dizisiyle mat edemiyorsa berabere, yoksa kayıp
profile-mating-material-table = iki tarafın taşlarına bakan tabloya göre rakip mat edemiyorsa berabere, yoksa kayıp
profile-mating-own-material = rakibin taşları çok azsa berabere, yoksa kayıp
profile-mating-own-material-or-forced-win = rakibin taşları çok azsa ve zorunlu bir kazancı yoksa berabere, yoksa kayıp
profile-mating-none = her durumda kayıp
profile-refused-touch = bir taşa dokunarak ya da sözle
profile-refused-move = hamle yaparak ya da sözle
profile-offer-counts = sayılır
profile-offer-does-not = sayılmaz
profile-moves-each = { $moves ->
    [0] her zaman
    [one] her oyuncunun bir hamlesinden sonra
   *[other] her oyuncunun { $moves } hamlesinden sonra
}
profile-minutes = { $minutes ->
    [0] süre eklenmez
    [one] rakibin süresine bir dakika eklenir
   *[other] rakibin süresine { $minutes } dakika eklenir
}
profile-illegal-impossible = yapılamaz
profile-illegal = { profile-illegal-loses }; { profile-illegal-window }; { profile-illegal-counts }
profile-illegal-loses = { $loses-at ->
    [1] ilki kaybettirir
    [2] ikincisi kaybettirir, öncesinde { profile-minutes }
    [0] hiçbiri kendiliğinden kaybettirmez, { profile-minutes }
   *[other] { $loses-at }. hamle kaybettirir, öncesinde { profile-minutes }
}
profile-illegal-window = { $window ->
    [during_game] oyun boyunca ileri sürülebilir
   *[until_reply] rakibin yanıtına kadar ileri sürülebilir
}
profile-illegal-counts = { $counts ->
    [all] dört türün hepsi sayılır
   *[moves_only] yalnızca hamleler ve terfiler sayılır
}
profile-flag-arbiter-and-players = hakem ve oyuncular
profile-flag-players = yalnızca oyuncular
profile-flag-server = sunucu

family-fide = FIDE Satranç Kuralları
family-fide-online = FIDE çevrimiçi satranç yönergesi
family-us-chess = US Chess
family-lichess = Lichess
family-chess-com = Chess.com
category-standard = standart satranç
category-rapid = hızlı satranç
category-blitz = yıldırım satranç
supervision-competitive = Yarışma Kuralları
supervision-reduced = sınırlı gözetim
edition-from = { $date } tarihinde yürürlüğe giren metin
edition-before = 1 Temmuz 2014 öncesinin metni

# Kaynaklar profilde İngilizce yazılıdır; kimlik o sözden yapılır.
source-of-edition = { $year } metni: { $numbers }
source-9-6-came-into-force-on-1-july-2014 = Madde 9.6, 1 Temmuz 2014 tarihinde yürürlüğe girdi
source-b-2-by-the-letter = B.2 maddesinin sözüne göre
source-the-laws-of-2018-gave-one-minute = 2018 Kuralları bir dakika veriyordu
source-as-in-2014 = 2014 metnindeki gibi
source-as-in-2014-and-2018 = 2014 ve 2018 metinlerindeki gibi
source-as-in-2018 = 2018 metnindeki gibi
source-depends-on-the-platform = platforma bağlı
source-discussion-of-an-office-ruling = bir ofis kararı üzerine tartışma
source-fifty-moves-end-the-game = elli hamle oyunu bitirir
source-forum-and-encyclopaedia-copies = forum ve ansiklopedi kopyaları
source-forum-copies-of-the-help-article = yardım yazısının forumdaki kopyaları
source-from-ply-2 = 2. yarım hamleden sonra
source-no-wrong-claims = yanlış istem yok
source-none-general = genel bir kural yok
source-not-found = bulunamadı
source-nothing-is-claimed-in-live-games = canlı oyunlarda istem yok
source-only-the-player-on-move = yalnızca hamlede olan oyuncu
source-server = sunucu
source-the-clause-on-no-legal-way-to-mate = geçerli mat yolu kalmamasına ilişkin hüküm
source-the-third-occurrence-ends-the-game = üçüncü oluşma oyunu bitirir
source-there-are-no-claims = istem yok

### Belgeler

document-game = { $number }. oyun
document-players = { $white } - { $black }
document-unknown-player = bilinmiyor
document-recorded = Kayıtlı sonuç
document-termination = Bitiş notu
document-final-position = { $move } hamlesinden sonraki konum
document-start-position = Başlangıçtaki konum
document-side-to-move = Hamlede olan: { player }
document-claims = Beraberlik istemi fırsatları
document-findings = Bulgular
document-remarks = Kayda ilişkin notlar
document-ruling = Karar
document-occurrences = Konumun oluşması
document-level = Dayanak
document-state = Oyun
document-result = Sonuç
document-offer = Beraberlik önerisi
document-offer-stands = { player-gen } önerisi geçerli
table-move = hamle
table-same = aynı
table-why = farkı
table-yes = evet
table-no = hayır

### Taşlar

role-king = şah
role-queen = vezir
role-rook = kale
role-bishop = fil
role-knight = at
role-pawn = piyon
role-owned = { $role-key ->
    [king] şahı
    [queen] veziri
    [rook] kalesi
    [bishop] fili
    [knight] atı
   *[pawn] piyonu
}
how-it-moves = { $role-key ->
    [king] şah bitişik bir kareye gider
    [queen] vezir yatay, dikey ve çapraz gider
    [rook] kale yatay ve dikey gider
    [bishop] fil çapraz gider
    [knight] at yatay ya da dikey iki, yana bir kare gider
   *[pawn] piyon düz ileri gider
}

### Bir hamle neden geçersizdir (Madde 3)

illegal-legal = hamle aslında geçerli
illegal-checkmated = oyun bitti: mat
illegal-stalemated = oyun bitti: pat
illegal-passing = hamle sırası boş geçilemez
illegal-nothing-there = { $from } karesinde taş yok
illegal-not-your-piece = { $from } karesindeki { $role } rakibin
illegal-other-piece-there = { $from } karesinde { $named } değil, { $role } duruyor
illegal-no-such-piece = { player-gen } { role-owned } yok
illegal-no-such-piece-there = { $where ->
    [file] { $at } dikeyinde { $role } yok
    [rank] { $at }. yatayda { $role } yok
    [square] { $at } karesinde { $role } yok
   *[none] böyle bir { $role } yok
}
illegal-does-not-move-so = { $from ->
    [none] { $to } karesine hiçbir { $role } gidemez: { how-it-moves }
   *[other] { $from } karesindeki { $role }, { $to } karesine gidemez: { how-it-moves }
}
illegal-own-piece-there = { $to } karesinde oyuncunun kendi taşı duruyor: { $role }
illegal-blocked = { $from } karesindeki { $role }, { $to } karesine gidemez: { $square } karesindeki { $by } yolu kapatıyor
illegal-pinned = { $from } karesindeki { $role } açmazda: oradan ayrılırsa { $square } karesindeki { $by } şaha saldırır
illegal-stays-in-check = { $king } karesindeki şah, { $square } karesindeki { $by } tarafından tehdit ediliyor ve bu hamle tehdidi kaldırmıyor
illegal-king-into-check = { $to } karesinde şah, { $square } karesindeki { $by } tarafından tehdit edilir
illegal-no-promotion-there = yalnızca son yataya ulaşan piyonun yerine başka taş konur; bu öyle bir hamle değil
illegal-not-promotable = son yatayda piyonun yerine vezir, kale, fil ya da at konur; { $role } konamaz
illegal-other = taşların hareket kuralları buna izin vermez

pawn-none-reaches = hiçbir piyon ilerleyerek { $to } karesine ulaşamaz
pawn-blocked = { $from } karesindeki piyonun önünü { $square } karesindeki { $by } kapatıyor
pawn-two-squares-later = { $from } karesindeki piyon yalnızca bir kare gidebilir: iki kare ancak piyonun başlangıç karesinden gidilir
pawn-wrong-way = { $from } karesindeki piyon { $to } karesine gidemez: piyon düz ileri bir kare, başlangıç karesinden iki kare gider
pawn-nothing-to-take = { $from } karesindeki piyon dikeyinden ancak taş alarak ayrılır, { $to } karesinde ise alınacak taş yok
pawn-en-passant-too-late = { $passed } karesindeki piyon, iki kare ilerlemesinin hemen ardından geçerken alınabilirdi
pawn-does-not-take-ahead = piyon düz ileride taş almaz: { $square } karesindeki { $by }, { $from } karesindeki piyonun önünü kapatıyor
pawn-none-takes = { $file ->
    [none] hiçbir piyon { $to } karesinde taş alamaz
   *[other] { $file } dikeyindeki hiçbir piyon { $to } karesinde taş alamaz
}

castling-illegal = { $side ->
    [king] kısa rok yapılamaz: { $fault }
   *[queen] uzun rok yapılamaz: { $fault }
}
castling-not-in-place = şah ve kale yerinde değil
castling-right-lost = şah ya da bu kale daha önce oynadığı için rok hakkı kaybedildi
castling-between = { $square } karesindeki { $by } yolu kapatıyor
castling-in-check = şah, { $square } karesindeki { $by } tarafından tehdit ediliyor
castling-passes = şah { $over } karesinden geçer, o kareyi ise { $square } karesindeki { $by } tehdit ediyor
castling-arrives = şah { $over } karesine gelir, o kareyi ise { $square } karesindeki { $by } tehdit ediyor
castling-other = kurallar burada izin vermez

### Okunamayan hamle yazısı

unreadable-empty = hiçbir şey yazılmamış
unreadable-no-piece-no-file = bir taş harfiyle ya da a - h arasındaki bir dikeyle başlamıyor
unreadable-no-square = varış karesi eksik ({ $at }. karakter)
unreadable-not-promotable = piyon buna terfi edemez ({ $at }. karakter)
unreadable-text-behind = ardında hamleye ait olmayan bir şey var ({ $at }. karakter)
unreadable-short-pawn-capture = yalnızca dikeylerle yazılan piyon alışı konum bilinmeden anlaşılamaz
unreadable-other = burada bilinen bir yazım değil

### Konumlar (FEN)

fen-error = { $fault } ({ $column }. sütun)
fen-empty = Konum yok
fen-unknown-piece = “{ $letter }” bir taş değil: Beyaz için KQRBNP, Siyah için kqrbnp, boş kareler için rakam yazın
fen-rank-length = { $rank }. yatayda 8 yerine { $squares } kare var
fen-rank-count = 8 yerine { $count } yatay var
fen-side-to-move = Hamlede olan taraf w ya da b yazılır
fen-castling-letter = “{ $letter }” rok hakkı değil: KQkq, kalelerin dikeyleri ya da - yazın
fen-en-passant-square = Geçerken alma alanına bir kare ya da - yazılır
fen-half-move-clock = Yarım hamle sayacı 0 ya da daha büyük bir tam sayıdır
fen-move-number = Hamle numarası 1 ya da daha büyük bir tam sayıdır
fen-kings = { player-gen } { $count ->
    [0] şahı yok
   *[other] { $count } şahı var
}; her oyuncunun tam bir şahı olur
fen-pawn-on-last-rank = { $square } karesinde piyon var; ilk ve son yatayda piyon bulunamaz
fen-side-not-to-move-in-check = Hamlede olmayan { player-gen } şahı { $square } karesinden tehdit altında; bu olamaz
fen-impossible = Konum olanaksız
start-variant = “{ $name }” satrançtan başka bir oyun
error-letters = “{ $name }” bilinen taş harfleri değil; auto, en, tr, de, fr, es, it, nl, ru ya da figurine yazın
error-date = “{ $text }” bir tarih değil; YYYY-AA-GG biçiminde yazın, örneğin 2024-03-17
error-time-control = Bu bir tempo değil ({ $column }. sütun); 90m+30s ya da 40/90m+30s, 30m+30s gibi dönemler yazın

letters-en = İngilizce
letters-tr = Türkçe
letters-de = Almanca
letters-fr = Fransızca
letters-es = İspanyolca
letters-it = İtalyanca
letters-nl = Felemenkçe
letters-ru = Rusça
letters-figurine = taş resimleri

### Kayda ilişkin notlar

remark-times = { $count ->
    [1] {""}
   *[other] {" "}({ $count } kez)
}
remark-closest = { $closest ->
    [none] {""}
   *[other] {" "}Buna yakın geçerli hamleler: { $closest }.
}

remark-illegal-move = “{ $token }” geçersiz: { $why }.{ remark-closest } Ondan önceki hamleler değerlendirildi.
remark-ambiguous-move = “{ $token }” birden çok geçerli hamleye uyuyor: { $closest }. Ondan önceki hamleler değerlendirildi.
remark-unreadable-move = “{ $token }” okunamıyor: { $why }.{ remark-closest } Ondan önceki hamleler değerlendirildi.
remark-missing-move = “{ $token }” önündeki hamle numarası, ondan önceki siyah hamlesinin eksik olduğunu gösteriyor.
remark-promotion-missing = “{ $token }” bir piyonu son yataya götürüyor, ama taş belirtmiyor; vezir varsayılmaz. Ondan önceki hamleler değerlendirildi.
remark-null-move = “{ $token }” hamleyi boş geçiyor; kurallar buna izin vermez. Ondan önceki hamleler değerlendirildi.
remark-kings-in-centre = { $clear ->
    [no] Sonunda bir şah, sonuç işareti olarak merkez karesine konmuş; hangi sonuç olduğu belli değil.
   *[yes] Sonunda şahlar, sonuç işareti olarak merkez karelerine konmuş: { $result }.
}
remark-game-too-long = Oyunda tutulabilenden çok yarım hamle var; gerisi alınmadı.
remark-unusable-fen = Konum kullanılamıyor: { $why }.
remark-unknown-variant = “{ $text }”: burada satranç türlerinden yalnızca satranç ve Chess960 değerlendirilir.
remark-castling-right-dropped = { $side ->
    [king] { player-gen } kısa rok hakkı çıkarıldı: şah ve kale yerinde değil.
   *[queen] { player-gen } uzun rok hakkı çıkarıldı: şah ve kale yerinde değil.
}
remark-ep-square-dropped = { $why ->
    [no_pawn] Geçerken alma karesi { $square } çıkarıldı: az önce oradan piyon geçmiş olamaz.
   *[no_capture] Geçerken alma karesi { $square } çıkarıldı: orada geçerli bir alış yok.
}
remark-move-number = FEN'deki yarım hamle sayacı ile hamle numarası uyuşmuyor.
remark-impossible-material = Konumda terfiyle açıklanabilenden çok taş var; yine de kullanıldı.
remark-impossible-check = Konumdaki şah çekişi hiçbir son hamleyle açıklanamıyor; konum yine de kullanıldı.
remark-fen-fields-missing = FEN'in sonundaki alanlar eksik; olağan değerleri alındı.
remark-fen-trailing-text = FEN'in altı alanından sonra bir şey daha var: “{ $token }”.
remark-letters-settled = Taş harfleri: { $letters }.
remark-ambiguous-letters = Hamleler birden çok dilin taş harfleriyle geçerli ({ $letters }), ama aynı hamleler değil. İlki kullanıldı; dili belirterek kesinleştirin.
remark-zero-castling = Rok sıfırla yazılmış{ remark-times }.
remark-castling-spelling = Rok alışılmadık biçimde yazılmış{ remark-times }.
remark-castling-as-king-move = Rok, şah hamlesi olarak yazılmış{ remark-times }.
remark-long-algebraic = Çıkış karesi de yazılmış{ remark-times }.
remark-uci-move = Hamle, taş harfi olmadan iki kareyle yazılmış{ remark-times }.
remark-lower-case-piece = Taş harfi küçük yazılmış{ remark-times }.
remark-upper-case-square = Kare büyük harfle yazılmış{ remark-times }.
remark-pawn-letter = Piyon için harf yazılmış{ remark-times }.
remark-check-mark-missing = Şah ya da mat işareti yazılmamış{ remark-times }.
remark-check-mark-wrong = Şah ya da mat olmadığı halde işareti yazılmış{ remark-times }.
remark-over-specified = Çıkış karesi gereğinden çok belirtilmiş{ remark-times }.
remark-capture-mark-missing = Taş alma işareti yazılmamış{ remark-times }.
remark-capture-mark-wrong = Taş alınmadığı halde işareti yazılmış{ remark-times }.
remark-capture-mark-other = Taş alma işareti olarak iki nokta kullanılmış{ remark-times }.
remark-short-pawn-capture = Piyon alışı yalnızca dikeylerle yazılmış{ remark-times }.
remark-promotion-without-sign = Terfi, eşit işareti olmadan yazılmış{ remark-times }.
remark-promotion-other-sign = Terfi alışılmadık biçimde yazılmış{ remark-times }.
remark-en-passant-note = Geçerken alma notu{ remark-times }.
remark-check-mark-other = Şah ya da mat sözle ya da başka işaretle yazılmış{ remark-times }.
remark-annotation-sign = Övgü ya da yergi gibi yorumcu işaretleri{ remark-times }.
remark-no-space-after-number = Hamle numarasından sonra boşluk yok{ remark-times }.
remark-move-number-wrong = { $expected ->
    [0] Hamle numarası öncekini izlemiyor{ remark-times }.
   *[other] Hamle numarası { $expected } olması gerekirken { $written } yazılmış{ remark-times }.
}
remark-variation-skipped = Varyant atlandı{ remark-times }.
remark-comment-skipped = Açıklama atlandı{ remark-times }.
remark-nag-skipped = Sayısal açıklama işareti atlandı{ remark-times }.
remark-draw-offer-sign = Beraberlik önerisi (=) yazılmış{ remark-times }.
remark-sign-skipped = Bilinmeyen işaret atlandı{ remark-times }.
remark-unclosed-comment = Kapanmayan açıklama{ remark-times }.
remark-unclosed-variation = Kapanmayan varyant{ remark-times }.
remark-stray-bracket = Açılmadan kapanan ayraç{ remark-times }.
remark-escape-line = Yüzde işaretiyle başlayan satır atlandı{ remark-times }.
remark-missing-result = Hamlelerden sonra sonuç yok.
remark-result-nonstandard = { $result ->
    [none] Sonuç alışılmadık biçimde yazılmış.
   *[other] Sonuç alışılmadık biçimde yazılmış, okunan: { $result }.
}
remark-results-differ = Result etiketinde { $tag }, hamlelerden sonra { $result } yazıyor.
remark-text-after-result = Sonuçtan sonraki metin atlandı{ remark-times }.
remark-trailing-words = { $tell ->
    [yes] Son hamleden sonraki sözler: “{ $text }”. Kaydın oyunun sonu için söylediği sayılır, kanıt değildir.
    [no_result] Son hamleden sonraki sözler: “{ $text }”. Oyunun nasıl bittiğini söylüyor; ama sonucu ne bunlar ne de bir işaret söylüyor.
   *[no] Son hamleden sonraki sözler: “{ $text }”.
}
remark-text-before-game = Oyundan önceki metin atlandı{ remark-times }.
remark-truncated-game = Girdi, oyunun ortasında bitiyor.
remark-missing-tags = Her oyunda bulunması gereken etiketler eksik: { $text }.
remark-duplicate-tag = { $text } etiketi birden çok kez var; ilki geçerli.
remark-malformed-tag = Gerektiği gibi yazılmamış etiket{ remark-times }.
remark-prose-time-control = Tempo sözle anlatılmış.
remark-unreadable-time-control = Tempo anlaşılamıyor.
remark-byte-order-mark = Başta bayt sırası işareti var.
remark-utf16 = Metin UTF-16 ile kodlanmış.
remark-move-in-comment = Noktalı virgül satırın geri kalanını yorum yapar; burada hamle gibi başlıyor{ remark-times }: hamleler oynandıysa noktalı virgülü kaldırın.
remark-unusable-date = “{ $text }” tarihi kullanılmadı: böyle bir gün yok ya da YYYY.AA.GG biçiminde yazılmamış.
remark-windows-1254 = Metin UTF-8 değil; Windows-1254 (Türkçe) olarak okundu.
remark-latin1 = Metin UTF-8 değil; Latin-1 olarak okundu.
remark-nul-bytes = Boş baytlar (NUL) atlandı{ remark-times }.

## ------------------------------------------------------------------------------------------------
## Komut satırı: `cli-` ile başlayan iletiler. Bunları yalnızca `hakem` paketi, hakem_words::message
## ile ister; başka her şey bu çizginin üstünde kalsın.
## ------------------------------------------------------------------------------------------------

cli-version = 0.1.0 (1 Ocak 2023'te yürürlüğe giren FIDE Satranç Kuralları)
cli-about = Bir satranç oyununun FIDE Satranç Kurallarına göre bitip bitmediğine, ne zaman ve nasıl bittiğine karar verir.
cli-usage = hakem KOMUT [SEÇENEKLER]
cli-after =
    Hakem ile gelen oyunlarla deneyin:
      hakem judge --sample
    `hakem KOMUT --help` bir komutu örneğiyle açıklar.
    English: hakem --lang en --help

cli-heading-usage = Kullanım:
cli-heading-commands = Komutlar:
cli-heading-arguments = Argümanlar:
cli-heading-options = Seçenekler:
cli-heading-example = Örnek:

cli-about-judge = Kayıtlı oyunları değerlendirir: her biri bitti mi, ne zaman ve nasıl bitti
cli-usage-judge = hakem judge [SEÇENEKLER] [DOSYA...]
cli-example-judge =
    hakem judge oyunlar.pgn
    hakem judge --json arsiv.pgn.zst > kararlar.jsonl
cli-about-claim = Bir oyunun hamleleri sonunda yapılan beraberlik istemini inceler
cli-usage-claim = hakem claim [SEÇENEKLER] [DOSYA]
cli-example-claim =
    hakem claim --ground threefold --letters tr --move Af6 oyun.pgn
    echo "1. Af3 Af6 2. Ag1 Ag8 3. Af3 Af6 4. Ag1" | hakem claim --move Ag8
cli-about-rule = Tahtada olup biten her şey hakkında olay olay karar verir
cli-usage-rule = hakem rule [SEÇENEKLER] [OLAYLAR]
cli-example-rule = hakem rule olaylar.jsonl
cli-about-position = Bir konumun ne olduğunu ve kimin hâlâ mat edebileceğini söyler
cli-usage-position = hakem position [SEÇENEKLER] FEN
cli-example-position = hakem position "8/8/4k3/8/8/3K4/8/8 w - - 0 1"
cli-about-winnable = Birçok konum için kimin hâlâ mat edebileceğini söyler
cli-usage-winnable = hakem winnable [SEÇENEKLER] [DOSYA]
cli-example-winnable = hakem winnable --winner waiting konumlar.fen
cli-option-winner-of-three = Yalnızca white (beyaz), black (siyah) ya da waiting (hamlede olmayan oyuncu) için sorar
cli-option-fast = Yalnızca kolay kanıtlananı yanıtlar
cli-option-lines = Yardımlı matları yazar
cli-option-jobs = Aynı anda bakılacak konum sayısı (verilmezse bütün çekirdekler)
cli-winnable-summary = { $positions } konum: { $counts }; süre { $total }, ortalama { $mean }, ortanca { $median }, yüzde 99 { $p99 }, en uzun { $greatest }
cli-about-prove = Bir oyuncunun hâlâ mat edebileceğinin ya da edemeyeceğinin kanıtını yazar
cli-usage-prove = hakem prove [SEÇENEKLER] --winner RENK FEN
cli-example-prove = hakem prove "8/8/4k3/3n4/8/8/3RK3/8 w" --winner black --out kanit.txt
cli-about-verify = Böyle bir kanıtı, aramayla hiçbir ortak kodu olmayan bir programla denetler
cli-usage-verify = hakem verify [SEÇENEKLER] [DOSYA...]
cli-example-verify = hakem verify kanit.txt
cli-option-out = Yazılacak dosya (verilmezse standart çıktı)
cli-fault-undecided = Verilen sınırlar içinde belirlenemedi: --nodes ya da --seconds ile daha çoğuna izin verin.
cli-verify-valid = { $can ->
    [yes] geçerli: { player }, { $fen } konumunda mat edebilir
   *[no] geçerli: { player }, { $fen } konumunda mat edemez
}
cli-verify-invalid = geçerli değil
cli-verify-unreadable = Belgenin bu satırı okunamıyor.
cli-verify-sum = Sağlama toplamı metne uymuyor: bir şey değiştirilmiş.
cli-verify-illegal-move = Dizinin { $ply }. yarım hamlesi geçerli değil.
cli-verify-limit = Oyun, { $ply }. yarım hamleden önce 75 hamle kuralıyla sona ermiş.
cli-verify-not-mate = Dizi, sorulan oyuncunun matıyla bitmiyor.
cli-verify-no-reason = Verilen gerekçe bu konum için geçerli değil.
cli-verify-mate-reached = Bir mata ulaşılabiliyor.
cli-verify-more-positions = Belgede yazandan çok konuma ulaşılabiliyor.
cli-verify-too-many = Burada bakılandan daha çok konuma bakılmasını istiyor.
cli-about-laws = Kural takımlarını listeler ya da birini kaynaklarıyla yazar
cli-usage-laws = hakem laws [SEÇENEKLER] [KURALLAR]
cli-example-laws = hakem laws fide-2018-standard
cli-about-signature = Bütün kararların özetini yazar: yalnızca bir karar değişirse değişir
cli-usage-signature = hakem signature [SEÇENEKLER] [DOSYA...]
cli-example-signature = hakem signature
cli-about-completions = Bir kabuk için tamamlamaları yazar
cli-usage-completions = hakem completions [SEÇENEKLER] KABUK
cli-example-completions = hakem completions bash > /etc/bash_completion.d/hakem
cli-about-man = Kılavuz sayfasını yazar
cli-usage-man = hakem man [SEÇENEKLER]
cli-example-man = hakem man --lang tr > /usr/local/share/man/tr/man1/hakem.1
cli-about-help = Bir komutu açıklar
cli-usage-help = hakem help [SEÇENEKLER] [KOMUT]
cli-example-help = hakem help judge

cli-value-path = DOSYA
cli-value-fen = FEN
cli-value-profile = KURALLAR
cli-value-date = GÜN
cli-value-letters = HARFLER
cli-value-lang = DİL
cli-value-ground = DAYANAK
cli-value-colour = RENK
cli-value-move = HAMLE
cli-value-square = KARE
cli-value-number = SAYI
cli-value-shell = KABUK
cli-value-command = KOMUT

cli-heading-exit = Çıkış kodları:
cli-exit-codes =
    0    tamam
    2    girdi ya da komut satırı kullanılamadı; nerede ve neden olduğu yazılır
    130  kesildi; o ana kadar bitenlerin hepsi yazılmıştır
cli-exit-codes-check =
    0    tamam
    1    yalnızca --check ile: tamam, ama kurallarla ya da kayıtla çelişen bir şey var
    2    girdi ya da komut satırı kullanılamadı; nerede ve neden olduğu yazılır
    130  kesildi; o ana kadar bitenlerin hepsi yazılmıştır
cli-value-events = OLAYLAR
cli-value-files = DOSYA
cli-argument-events-rule = Olay kaydı, JSON Lines; düz metin ya da sıkıştırılmış; `-` ya da hiçbiri standart girdiyi okur
cli-argument-files-winnable = Her satırda bir FEN; düz metin ya da sıkıştırılmış; `-` ya da hiçbiri standart girdiyi okur
cli-argument-files-verify = `hakem prove` ile yazılmış kanıtlar; `-` ya da hiçbiri standart girdiyi okur
cli-argument-files-signature = Oyunlar ya da olay kayıtları; düz metin ya da sıkıştırılmış; verilmezse Hakem ile gelenler; `-` standart girdiyi okur
cli-argument-path-claim = Oyun; düz metin ya da sıkıştırılmış; `-` ya da hiçbiri standart girdiyi okur
cli-option-winner-of-proof = Kimin mat edebileceğinin ya da edemeyeceğinin kanıtlanacağı: white (beyaz) ya da black (siyah); verilmesi gerekir
cli-fault-nothing-judged = Bu girdideki hiçbir oyun değerlendirilemiyor; nedenini her oyunun notları söyler.
cli-fault-no-position = Bu girdinin hiçbir satırı bir konum değil: her satırda bir FEN gerekir, örneğin 8/8/4k3/8/8/3K4/8/8 w - - 0 1.
cli-page-other-game = “{ $name }” satrançtan başka bir oyun: nasıl bittiğini satranç kuralları söylemez.
cli-argument-path = Okunacak dosyalar; düz metin ya da gzip veya Zstandard ile sıkıştırılmış; `-` ya da hiçbiri standart girdiyi okur
cli-argument-fen = FEN biçiminde konum; tırnak işaretleri yazılmayabilir
cli-argument-profile = Yazılacak kural takımı; verilmezse hepsi listelenir
cli-argument-shell = bash, elvish, fish, powershell ya da zsh
cli-argument-command = Açıklanacak komut

cli-option-help = Bu yardımı yazar
cli-option-version = Sürümü yazar
cli-option-lang = Dil: en ya da tr (verilmezse ortamın yerel ayarı)
cli-option-json = JSON Lines yazar: her sonuç için bir nesne
cli-option-laws = Kural takımı (`hakem laws` listeler)
cli-option-date = O gün yürürlükte olan FIDE kuralları, YYYY-AA-GG (verilmezse oyunun günü, o da yoksa en yeni kurallar)
cli-option-letters = Taş harfleri: auto, en, tr, de, fr, es, it, nl, ru ya da figurine (verilmezse auto)
cli-option-compare = Sonucun hangi kurallarla değiştiğini yazar
cli-option-check = Kurallarla ya da kayıtla çelişen bir şey varsa 1 koduyla çıkar
cli-option-sample = Hakem ile gelen oyunları değerlendirir
cli-option-ground = İstemin dayanağı: threefold (verilmezse bu) ya da fifty
cli-option-by = İstemde bulunan: white (beyaz) ya da black (siyah); verilmezse hamlede olan oyuncu
cli-option-move = Yazılan hamle (verilmezse istem tahtadaki konum içindir; o yetmiyor ama bir hamle yetecekse istem usulüne uygun değildir)
cli-option-not-written = Hamle söylendi, ama yazılmadı
cli-option-maintained = İstemde bulunan, usulün eksik olduğu söylendiği halde isteminde ısrar ediyor
cli-option-touched = İstemde bulunan bu hamlede bir taşa dokundu; kare eklenebilir
cli-option-game = Dosyadaki kaçıncı oyun (verilmezse 1)
cli-option-winner = Yalnızca white (beyaz) ya da black (siyah) için sorar
cli-option-nodes = Her yanıt için en çok bu kadar konum arar
cli-option-seconds = Her yanıt için en çok bu kadar saniye arar (verilmezse 10)

cli-fault-no-such-file = Böyle bir dosya yok.
cli-fault-not-permitted = Bu dosya okunamıyor: izinlerini denetleyin.
cli-fault-directory = Bu bir klasör: içindeki dosyaları yazın, örneğin *.pgn.
cli-fault-cannot-read = Okunamadı: { $why }.
cli-fault-cannot-write = Sonuçlar yazılamadı: { $why }.
cli-write-no-folder = böyle bir klasör yok
cli-write-not-permitted = oraya yazma izni yok
cli-write-a-folder = bu bir dosya değil, klasör
cli-write-no-room = diskte yer kalmadı
cli-write-read-only = orası yalnızca okunabilir
cli-system-error = { $what } (hata { $number })
cli-system-io = aygıt okuma ya da yazma hatası bildiriyor
cli-system-too-many-files = çok fazla dosya açık
cli-system-not-found = böyle bir dosya ya da klasör yok
cli-system-not-permitted = buna izin yok
cli-system-exists = bu adda bir şey zaten var
cli-system-a-folder = bu bir dosya değil, klasör
cli-system-no-folder = yolun bir parçası klasör değil
cli-system-name = bu ad kullanılamaz: çok uzun ya da adlarda bulunamayan işaretler içeriyor
cli-system-too-large = dosya izin verilenden büyük
cli-system-busy = şu anda kullanımda
cli-system-no-seek = yalnızca baştan sona okunabilir
cli-system-closed = alan taraf kapatmış
cli-system-timed-out = zamanında yanıt gelmedi
cli-system-memory = yeterli bellek yok
cli-system-address-in-use = bu adres zaten kullanımda
cli-system-address = bu makinenin böyle bir adresi yok
cli-system-refused = orada yanıt veren yok
cli-system-broken-off = bağlantı koptu
cli-system-network = ağa erişilemiyor
cli-fault-empty = Bu dosya boş: değerlendirilecek bir şey yok.
cli-fault-binary = Bu bir metin dosyası değil: düz metin ya da gzip veya Zstandard ile sıkıştırılmış bir PGN, olay kaydı, konum listesi ya da sertifika gerekir.
cli-fault-other-kind = İçerik { $kind } biçiminde ve burada okunmaz: önce açın ya da metne dönüştürün.
cli-fault-truncated = { $packing } arşivi erken bitiyor: kopma yerine kadar olan her şey okundu, gerisi eksik. Dosyayı yeniden kopyalayın ya da indirin.
cli-fault-damaged = { $packing } arşivi buradan sonra bozuk: öncesi okundu. Dosyayı yeniden kopyalayın ya da indirin.
cli-fault-too-long = Bu girdi { $megabytes } MB sınırından uzun; bir olay kaydı ya da oyun bu kadar uzun olamaz.
cli-fault-no-game = Bu girdide oyun yok: bir oyunda [White "..."] gibi etiketler ya da 1. e4 e5 gibi hamleler olur.
cli-fault-no-files = Bu klasörde oyun dosyası yok: dosya adı ya da içinde .pgn, .pgn.gz, .pgn.zst veya .parquet dosyaları olan bir klasör verin.
cli-fault-damaged-parquet = Bu Parquet dosyası okunamıyor: { $why }.
cli-fault-no-such-game = Bu girdide { $found } oyun var; { $wanted }. oyun yok.
cli-fault-profile = “{ $name }” adlı bir kural takımı yok. En yakını: { $nearest }. `hakem laws` hepsini listeler.
cli-fault-date = “{ $text }” bir gün değil: YYYY-AA-GG biçiminde yazın, örneğin 2023-01-01.
cli-fault-not-one-of = { $what }: “{ $given }” burada bilinmiyor. Olabilecekler: { $choices }.
cli-fault-not-a-number = { $what }: “{ $given }” burada kullanılamaz. { $right ->
    [seconds] 0'dan büyük bir saniye sayısı yazın, örneğin 2,5
   *[whole] 1'den başlayan bir tam sayı yazın, örneğin 4
}.
cli-fault-not-a-count = { $what }: “{ $given }” burada kullanılamaz. Bir tam sayı yazın, örneğin 12.
cli-fault-fen = FEN kullanılamıyor: { $why }.
cli-fault-record = { $why }
cli-fault-square = “{ $given }” bir kare değil: kareler a1'den h8'e kadardır.
cli-fault-board = “{ $given }” bir tahta değil: FEN'deki gibi sekizinci yataydan birinciye sekiz yatay yazın.
cli-fault-move = “{ $given }” hamle olarak okunamıyor: Af3, Ag1-f3 ya da g1f3 gibi yazın.
cli-fault-move-of-many-letters = “{ $given }” şunlardan herhangi biri olabilir: { $readings }. Hangisi olduğunu ayraç içindeki iki kareyi yazarak belirtin.
cli-fault-json = Bu satır bir JSON nesnesi değil. Bir satır şöyledir: {"{"}"event":"move","by":"white","move":"e4"{"}"}.
cli-fault-no-setup = İlk satır başlangıç satırı değil: başlangıç konumu ve olağan kurallar alındı. Başlangıç satırı şöyledir: {"{"}"event":"setup","laws":"fide-2023-standard"{"}"}.
cli-fault-setup-again = Yalnızca ilk satır başlangıç satırı olabilir: bu satır dikkate alınmadı.
cli-fault-unknown-key = “{ $key }” alanı burada bilinmiyor ve dikkate alınmadı. Bilinenler: { $known }.
cli-fault-key-beside = “{ $key }” alanı dikkate alınmadı, çünkü yanında “{ $other }” var: ikisinden yalnızca birini yazın.
cli-fault-key-alone = “{ $key }” alanı dikkate alınmadı, çünkü “{ $other }” olmadan bir şey söylemez: başlangıç konumu alındı.
cli-fault-not-foreseen = { $what }: “{ $given }” burada bilinmiyor ve hakeme bırakıldı. Bilinenler: { $known }.
cli-fault-regulation = “{ $key }” adlı yönerge maddesi bilinmiyor ve dikkate alınmadı. Bilinenler: no_agreement_before_move, default_minutes, guideline_iii, blitz_b2_minutes, devices.
cli-fault-time-control = “{ $given }” temposu anlaşılamadı ve dikkate alınmadı: 90m+30s ya da 40/90m+30s, 30m+30s gibi yazın.
cli-fault-command = “{ $given }” adlı bir komut yok. { $nearest ->
        [none] `hakem --help` hepsini listeler.
       *[other] Şunu mu demek istediniz: { $nearest }?
    }
cli-fault-option = Burada “{ $given }” seçeneği yok. { $nearest ->
        [none] `--help` hepsini listeler.
       *[other] Şunu mu demek istediniz: { $nearest }?
    }
cli-fault-argument = “{ $given }” fazladan bir argüman.
cli-fault-missing = Bir şey eksik: { $what }.
cli-fault-value-missing = { $option } bir değer ister.
cli-fault-value-too-many = { $option } değer almaz.
cli-fault-conflict = { $option } ile { $other } birlikte kullanılamaz: ikisinden birini verin.
cli-fault-given-twice = { $option } iki kez verilmiş: bir kez verin.
cli-fault-empty-path = Boş bir yol hiçbir dosyayı göstermez: bir dosya adı ya da standart girdi için - yazın.
cli-fault-utf8 = Bir argüman UTF-8 değil.

cli-type-input = Standart girdi okunuyor; Ctrl-D bitirir. `--help` bir örnek gösterir.
cli-page-no-start = Bu oyunun bir başlangıç konumu yok; bu yüzden değerlendirilemez.
cli-page-source = Kaynak
cli-page-plies = Yarım hamle
cli-page-laws = Kurallar
cli-page-place = Satır { $line }, sütun { $column }:
cli-page-more = { $count ->
    [one] ve bir not daha
   *[other] ve { $count } not daha
}
cli-page-same-everywhere = Sonuç bütün kural takımlarında aynıdır.
cli-page-doubt = Soru işareti: bu kuralların hepsi bir kaynakta okunmuş değil; ayrıntısını `hakem laws KURALLAR` söyler.
cli-page-cost = [{ $micros } µs içinde { $nodes } konum arandı]
cli-page-state = { $state ->
    [checkmate] Mat: oyun sona ermiştir (Madde 5.1.1).
    [stalemate] Pat: oyun berabere bitmiştir (Madde 5.2.1).
    [dead_position] Ölü konum: iki oyuncu da hiçbir geçerli hamle dizisiyle mat edemez; oyun berabere bitmiştir (Madde 5.2.2).
    [ongoing] Oyun sürüyor.
   *[undecided] Konumun ölü olup olmadığı belirlenmedi.
}
cli-show-forced = Zorunlu hamleler
cli-show-wall = Kıpırdamayan, alınamayan piyonlar
cli-show-king = { $player ->
    [white] Beyaz şahın kalacağı kareler
   *[black] Siyah şahın kalacağı kareler
}
cli-laws-default = Bir şey söylenmezse bir oyun, oynandığı gün yürürlükte olan FIDE kurallarına, gün bilinmiyorsa fide-2023-standard kurallarına göre değerlendirilir.
cli-laws-doubtful = { $count ->
    [one] bir alan doğrulanmadı
   *[other] { $count } alan doğrulanmadı
}

cli-event-by-arbiter = Hakem
cli-event-arbiter = karar verir
cli-event-arbiter-restore = konuma döndürür
cli-event-arbiter-set-clock = saatleri ayarlar
cli-event-arbiter-warn = uyarır
cli-event-arbiter-penalty = yaptırım uygular
cli-event-arbiter-result = sonucu belirler
cli-event-arbiter-resume = oyunu sürdürür
cli-event-ply = { $ply }. yarım hamleye
cli-event-illegal-promotion = terfi tamamlanmadı
cli-event-illegal-press-without-move = hamle yapmadan saate basıldı
cli-event-illegal-two-hands = iki el kullanıldı
cli-event-flag-impersonal = bayrak düşmesi
cli-event-illegal-impersonal = geçersiz hamle
cli-event-take-back-impersonal = hamleler geri alındı
cli-event-withdraw-claim-impersonal = istem geri çekildi
cli-event-touch-impersonal = taşa dokunulması
cli-event-offer-impersonal = beraberlik önerisi
cli-event-accept-impersonal = önerinin kabulü
cli-event-decline-impersonal = önerinin reddi
cli-event-withdraw-offer-impersonal = önerinin geri çekilmesi
cli-event-claim-impersonal = beraberlik istemi
cli-event-resign-impersonal = terk
cli-event-unreadable = okunamayan satır
cli-event-setup = başlangıç
cli-event-touch = dokunur
cli-event-make = hamlesini yapar
cli-event-press = saate basar
cli-event-move = oynar
cli-event-offer = beraberlik önerir
cli-event-accept = kabul eder
cli-event-decline = reddeder
cli-event-withdraw-offer = öneriyi geri çeker
cli-event-claim = beraberlik isteminde bulunur
cli-event-withdraw-claim = istemi geri çeker
cli-event-resign = terk eder
cli-event-flag = bayrak düşmesini bildirir
cli-event-illegal = geçersiz hamleyi bildirir
cli-event-touch-breach = dokunulan taşın oynanmasını ister
cli-event-take-back = hamleyi geri alır
cli-event-irregularity = kuraldışı durum
cli-event-absent = gelmedi
cli-event-gap = kayıtta boşluk

cli-man-name = AD
cli-man-synopsis = ÖZET
cli-man-options = SEÇENEKLER
cli-man-commands = KOMUTLAR
cli-man-exit = ÇIKIŞ KODLARI
cli-man-exit-codes = 0: bitti. 1: yalnızca --check ile, kurallarla ya da kayıtla çelişen bir şey var. 2: girdi ya da komut satırı kullanılamadı. 130: kesildi, o ana dek biten her şey yazıldı.

cli-about-cluster = SQL ile ve birçok makinede çalışır: işi hakem-cluster programı yapar
cli-usage-cluster = hakem cluster KOMUT [SEÇENEKLER]
cli-example-cluster =
    hakem cluster sql 'select ruling.ground, count(*) from games group by 1' --table oyunlar.parquet
cli-about-cluster-scheduler = İşi paylaştıran dağıtıcıyı başlatır
cli-usage-cluster-scheduler = hakem cluster scheduler [SEÇENEKLER]
cli-example-cluster-scheduler = hakem cluster scheduler --listen 10.0.0.1:50050
cli-about-cluster-executor = İşi yapan bir yürütücü başlatır
cli-usage-cluster-executor = hakem cluster executor [SEÇENEKLER]
cli-example-cluster-executor = hakem cluster executor --scheduler 10.0.0.1:50050 --listen 10.0.0.2:50051
cli-about-cluster-sql = Oyun tabloları hakkında SQL ile sorulan soruyu yanıtlar
cli-usage-cluster-sql = hakem cluster sql SQL [--table AD=DOSYA...] [SEÇENEKLER]
cli-example-cluster-sql =
    hakem cluster sql 'select ruling.ground, count(*) from games group by 1' --table oyunlar.parquet
    hakem cluster sql 'select white, black from mart where ruling.result = $$½-½$$' --table mart=/oyunlar/03
cli-about-cluster-pack = PGN'deki oyunları, SQL'in ve kümenin okuduğu Parquet dosyalarına yazar
cli-usage-cluster-pack = hakem cluster pack DOSYA... --out KLASÖR
cli-example-cluster-pack = hakem cluster pack arsiv.pgn.zst --out /oyunlar/arsiv

cli-value-address = MAKİNE:KAPI
cli-value-host = MAKİNE
cli-value-url = URL
cli-value-sql = SQL
cli-value-table = AD=DOSYA
cli-argument-sql = Soru; her tabloda, değerlendirmenin alanlarını taşıyan bir `ruling` sütunu vardır
cli-option-listen = Dinlenecek adres (verilmezse 127.0.0.1:50050; ona yalnızca bu makine ulaşır)
cli-option-listen-executor = Dinlenecek adres (verilmezse 127.0.0.1:50051; ona yalnızca bu makine ulaşır; 0 kapısı boş bir kapı seçer)
cli-option-lost-after = Kaç saniye ses çıkmazsa bir yürütücünün işi başkalarına verilir (verilmezse 20)
cli-option-scheduler = Dağıtıcının dinlediği adres (verilmezse 127.0.0.1:50050)
cli-option-host = Başkalarının bu makineye ulaştığı ad (verilmezse dinlenen adres)
cli-option-jobs-executor = Aynı anda yapılacak iş sayısı (verilmezse her çekirdek için bir)
cli-option-work-dir-folder = Sonuçların alınana dek bekleyeceği klasör (verilmezse geçici bir klasör)
cli-option-table = Bir tablo: bir Parquet dosyası ya da bunların bulunduğu klasör; ad verilmezse adı `games` olur
cli-option-cluster = İşi yapacak kümenin dağıtıcısı, örneğin df://10.0.0.1:50050 (verilmezse bu program)
cli-option-out-folder = Doldurulacak klasör; boş olmalı ya da hiç olmamalı
cli-option-shard = Bir dosyaya kaç oyun konacağı (verilmezse 100000)

cli-fault-no-cluster-program = Kümeler için gereken bu program kurulu değil. `cargo install --path crates/hakem-cluster` ile kurun ya da `make cluster` ile derleyin.
cli-fault-cannot-start = Bu program başlatılamıyor: { $why }.
cli-fault-address = “{ $given }” bir adres değil: MAKİNE:KAPI biçiminde yazın, örneğin 127.0.0.1:50050.
cli-fault-table = “{ $given }” bir tablo değil: AD=DOSYA biçiminde yazın, örneğin games=/oyunlar/mart.parquet.
cli-fault-cannot-listen = { $address } adresi dinlenemiyor: { $why }.
cli-fault-unreachable = { $address } adresinde yanıt veren bir dağıtıcı yok: `hakem cluster scheduler` ile başlatın.
cli-fault-query = Soru yanıtlanamıyor: { $why }
cli-fault-cluster = Küme işini yapamadı: { $why }
cli-fault-not-a-file = Küme yalnızca dosyaları değerlendirir: bir dosya yazın.
cli-fault-not-empty = Bu klasör boş değil: boş ya da yeni bir klasör yazın.
cli-fault-no-parquet = Burada Parquet dosyası yok. `hakem cluster pack`, PGN'den yazar.
cli-fault-no-movetext = Bu tablonun hiçbir sütununda hamle yok: birinin adı movetext, move_text ya da moves olmalı. Sütunları: { $columns }.
cli-fault-movetext-not-text = Bu tablonun { $column } sütununda metin değil { $kind } var: hamleler metin olmalı, örneğin 1. e4 e5 1-0.
cli-fault-packed-parquet = Bu tablonun sütunları { $packing } ile sıkıştırılmış; bu burada okunmaz: Zstandard, Snappy ya da gzip ile veya sıkıştırmadan yazın.
cli-fault-piped-parquet = Bu bir Parquet tablosu ve sonundan okunur: standart girdiden vermek yerine dosyanın adını yazın.
cli-cluster-no-order = Bu programı, aynı sürümün `hakem cluster` ve `hakem audit --cluster` komutları başlatır: `hakem cluster --help` onları açıklar.
cli-cluster-listening = { $address } adresi dinleniyor.
cli-cluster-packed = { $files } dosyada { $games } oyun.

### Denetim raporu

report-title = Satranç oyunları denetimi
report-language = Türkçe
report-language-label = Dil
report-lead = { $games ->
    [one] Bir oyun, FIDE Satranç Kuralları'na ya da aşağıda adı geçen kurallara göre değerlendirildi.
   *[other] { $shown } oyun, FIDE Satranç Kuralları'na ya da aşağıda adı geçen kurallara göre değerlendirildi.
}
report-totals = Toplam
report-figure-games = oyun
report-figure-picked = --only ile seçilen oyun
report-figure-plies = yarım hamle
report-figure-cannot-stand = geçerli olamayacak sonuç
report-figure-played-on = bittikten sonra sürdürülen oyun
report-figure-claims-missed = beraberlik istenebilecekken sürdürülen oyun
report-figure-at-odds = kurallarla ya da kayıtla çelişen oyun
report-figure-in-progress = bitmemiş oyun
report-figure-unreadable = sonuna kadar okunamayan oyun
report-figure-unusable = kullanılamayan girdi
report-figure-in-part = bir bölümü okunan girdi
report-figures-note = Kurallarla ya da kayıtla çelişen oyunlar, kaydedilen sonucu geçerli olamayan, içinde kuralların kendisine (yalnızca öneriye ya da yarışma kurallarına değil) aykırı bir şey bulunan ya da kaydı okunamayan veya kendisiyle çelişen oyunlardır. --check bu oyunları sorar; satırlarda at_odds alanı bunu gösterir.
report-as-table = Sayılar
report-column-games = Oyun
report-none = Yok.
report-chart-grounds-title = Oyunlar nasıl bitti
report-chart-grounds-note = Hamlelerin kanıtlamadığı bitişler kayıttan alınmıştır.
report-chart-grounds-what = Bitiş
report-chart-findings-title = Bulgular
report-chart-findings-note = Her bulgunun en az bir kez görüldüğü oyunlar.
report-chart-findings-what = Bulgu
report-chart-first-claim-title = Beraberlik ilk ne zaman istenebilirdi
report-chart-first-claim-note = Hamle numarasına göre: üç kez tekrar (9.2) ya da elli hamle (9.3), tahtadaki konumla veya yazılan hamleyle.
report-chart-first-claim-what = Hamle
report-chart-missed-title = Olanak ne kadar kullanılmadı
report-chart-missed-note = Oyun sürdürülmüşse, ilk istem olanağından oyunun sonuna kadar geçen yarım hamleler: tam o konumda biten oyunda kaçırılan bir şey yoktur.
report-chart-missed-what = Yarım hamle
report-chart-clock-title = Oyun sonunda taş alınmadan, piyon sürülmeden geçen yarım hamleler
report-chart-clock-note = Yüz yarım hamlede istemde bulunulabilir (9.3), yüz ellide oyun biter (9.6.2).
report-chart-clock-what = Yarım hamle
report-striking = En dikkat çekici oyunlar
report-striking-note = Her bulgudan en çok şeyin söz konusu olduğu birkaç oyun; her oyun bir kez. Bulgunun görüldüğü bütün oyunlardan gösterilenler:
report-striking-share = { $finding }: { $all } oyundan { $shown }
report-round = { $round }. tur
report-where = { $source }, { $game }. oyun, { $line }. satır
report-ending = { $known ->
    [yes] { $by ->
        [move] { $move } ile bitti: { $ground }, { $result }. Kaydedilen: { $recorded }.
       *[none] Bitti: { $ground }, { $result }. Kaydedilen: { $recorded }.
    }
   *[no] Kaydedilen: { $recorded }.
}
report-board = { $turn ->
    [white] Beyaz: { $white }. Siyah: { $black }. Hamle sırası Beyaz'da.
   *[black] Beyaz: { $white }. Siyah: { $black }. Hamle sırası Siyah'ta.
}
report-how = Nasıl yapıldı
report-how-files = Dosyalar
report-how-skipped = Klasörlerde atlanan
report-skipped-no-ending = uzantısız
report-skipped-hidden = gizli
report-how-unusable = Kullanılamayan ya da bir bölümü okunan ({ $place }/{ $all })
report-how-command = Komut
report-how-laws = Kurallar
report-how-depth = Derinlik
report-how-duration = Süre
report-how-date = Tarih
report-how-version = Program
report-laws = { $games ->
    [one] { $laws } (bir oyun)
   *[other] { $laws } ({ $shown } oyun)
}
report-depth-fast = Ölü konumlar ve mat olanakları, çabuk kanıtlanabildiği kadarıyla; bildirilen her şey kanıtlıdır.
report-depth-full = Ölü konumlar ve mat olanakları tam arama ile.
report-duration = { $length ->
    [short] { $seconds } sn
   *[long] { $time }
}, saniyede { $speed } oyun
report-caution = Hamlelerin kanıtladığı kesindir. Bitiş etiketinin söylediği, kaydın söylediğidir; kanıt değildir. Kurallara göre geçerli olamayacak bir sonuç, yarışma kurallarıyla geçerli bırakılmış olabilir (8.7).
report-finding-played-on-after-end = bittikten sonra sürdürülmüş
report-finding-result-contradicts-end = sonuç bitişle çelişiyor
report-finding-flag-but-cannot-mate = süreden kayıp, rakip mat edemezdi
report-finding-resignation-but-cannot-mate = terk, rakip mat edemezdi
report-finding-fivefold-unnoticed = beşinci tekrar fark edilmemiş
report-finding-seventyfive-unnoticed = yetmiş beş hamle fark edilmemiş
report-finding-agreement-too-early = erken anlaşma
report-finding-drawn-but-could-mate = süreden berabere, rakip mat edebilirdi
report-finding-termination-not-on-board = bitiş tahtada yok
report-finding-termination-contradicts-result = bitiş sonuçla çelişiyor
report-finding-termination-contradicts-board = bitiş tahtayla çelişiyor
report-finding-mating-undecided = mat olanağı belirlenemedi
report-finding-result-left-open = sonucu açık bırakılmış
report-finding-unfinished = yarıda kalmış

### hakem audit

cli-about-audit = Bütün veri tabanlarını denetler: hangi sonuçlar Kurallara aykırı?
cli-usage-audit = hakem audit [SEÇENEKLER] [DOSYA...]
cli-example-audit =
    hakem audit oyunlar.pgn.zst --out oyunlar.parquet
    hakem audit arsiv/ --only flag_but_cannot_mate --pgn-out yanlis.pgn --annotate
cli-option-out-rows = Her oyun için bir satırın yazılacağı dosya: .parquet, .jsonl veya .csv; bulgular yanına yazılır (DOSYA.findings.UZANTI)
cli-option-carry = Satırlara taşınacak etiket ya da sütun; birden çok kez verilebilir
cli-option-only = Yalnızca bu gerekçeyi, bulguyu ya da notu taşıyan oyunları yazar; birden çok kez verilebilir
cli-option-report = Raporun yazılacağı dosya: iki dilde tek HTML sayfası
cli-option-pgn-out = Oyunların kendilerinin PGN olarak yazılacağı dosya
cli-option-annotate = Bu oyunlara kararımızı yorum olarak ekler
cli-option-resume = Aynı çıktıyla yarıda kalmış bir denetimi kaldığı yerden sürdürür
cli-option-depth = Ölü konumlar ve kazanılamayan bayraklar ne kadar sıkı aranır: fast (varsayılan) ya da full; bildirilen her şey iki durumda da kanıtlıdır
cli-option-jobs-games = Aynı anda kaç oyunun değerlendirileceği (varsayılan: bütün çekirdekler)
cli-option-shard-bytes = Tek parçada kaç baytın değerlendirileceği
cli-value-column = SÜTUN
cli-value-code = KOD
cli-value-depth = DERİNLİK
cli-fault-other-audit = Bu, başka bir denetimden kalmış: başka ya da değişmiş girdiler, başka seçenekler ya da Hakem'in başka bir sürümü. Aynı komutla sürdürün ya da --resume olmadan yeniden başlayın.
cli-fault-output-is-input = Bu aynı zamanda bir girdi ({ $input }); buraya yazmak onu yok ederdi: çıktı için başka bir dosya yazın.
cli-fault-output-is-found = Bu, denetlenen bir klasörde durduğu için aynı zamanda bir girdi ({ $input }); buraya yazmak onu yok ederdi. Önceki bir çalıştırma yazdıysa silin ya da çıktı için o klasörün dışında bir dosya yazın.
cli-fault-one-output-twice = İki çıktı aynı dosyaya yazılacaktı; öteki { $other }. Her biri için ayrı bir dosya yazın.
cli-fault-output-not-a-file = Bu bir aygıt, boru ya da benzeri; sonuçlar yalnızca dosyalara yazılır: bir dosya yazın.
cli-fault-output-busy = Bu dosyayı şu anda başka bir denetim yazıyor: bitmesini bekleyin ya da başka bir dosya yazın.
cli-fault-carried-column = --carry: “{ $name }” adını yazmayın: her satırda bu adda bir sütun zaten var ve iki sütun aynı adı taşıyamaz. (Her satırda olan sütunlar: { $columns }. Result etiketi bunların “recorded” sütunudur.)
cli-fault-carried-twice = --carry: “{ $name }” iki kez verilmiş; büyük ve küçük harf ayrımı yapılmaz.
cli-fault-other-ending = { $option }: “{ $given }” uzantısına göre burada yazılandan başka türde bir dosyadır; hiçbir şey yazılmadı. Adı şunlardan biriyle bitirin: { $endings }.
cli-fault-not-standard-output = { $option } bir dosya adı ister: standart çıktıya (-) yazılmaz.
cli-audit-carried-nowhere = --carry: hiçbir oyunda “{ $name }” adlı etiket ya da sütun yok.
cli-audit-only-unwritten = --only yazılacak oyunları seçer, ama hiçbir şey yazılmıyor: --out ya da --pgn-out verin. Kaç oyunun seçildiği sayılır.
cli-audit-picked = --only ile seçilen oyunlar
cli-audit-begins-anew = { $output }: sürdürülecek yarım kalmış bir denetim yok; bu denetim baştan başlıyor.
cli-audit-begins-anew-untold = { $output }: sürdürülecek yarım kalmış bir denetim yok ve bu dosya, tam bu komutun bütün sonucu olup olmadığını söylemiyor (yalnız .parquet söyler); bu denetim baştan başlıyor.
cli-audit-goes-on = { $output }: yarıda kesilen denetim { $games ->
    [0] ilk oyundan
   *[other] daha önce değerlendirilmiş { $games } oyunun ardından
} sürüyor.
cli-audit-complete = { $output }: bu denetim zaten tamamlanmış. Hiçbir oyun yeniden değerlendirilmedi.
cli-audit-among-inputs = { $output }: bu, denetlenen bir klasöre yazılıyor. Klasörün bir sonraki denetiminde girdi sayılır.
cli-audit-repeated = { $others ->
    [0] { $input }: bu girdi birden çok kez geçiyor
   *[other] { $input } ve { $others } girdi daha birden çok kez geçiyor
}; her biri yalnız bir kez okunur.
cli-audit-skipped = Adı bir oyun dosyasının adı (.pgn, .pgn.gz, .pgn.zst, .parquet) olmadığı ya da gizli olduğu için klasörlerde atlananlar: { $skipped }. Adıyla verilen bir dosyanın adı herhangi bir ad olabilir.
cli-audit-kept = Şimdiye kadar değerlendirilenler saklandı: aynı komut --resume ile oradan sürer.
cli-audit-interrupted = Yarıda kesildi. Aynı komut --resume ile buradan sürer.
cli-audit-progress = kalan { $left }  { $games } oyun, { $speed }/sn  { $bytes }
cli-audit-progress-of-stream = { $games } oyun, { $speed }/sn  { $bytes }
cli-audit-read = { $games ->
    [one] Bir oyun
   *[other] { $games } oyun
}, { $plies } yarım hamle; { $inputs ->
    [one] bir girdi
   *[other] { $inputs } girdi
}, { $seconds } sn: saniyede { $speed } oyun.
cli-audit-read-before = { $games ->
    [one] Bir oyun
   *[other] { $games } oyun
}, { $plies } yarım hamle; { $inputs ->
    [one] bir girdi
   *[other] { $inputs } girdi
}.
cli-audit-ground = Bitiş
cli-audit-games = Oyun
cli-audit-proved = Hamlelerle kanıtlanan
cli-audit-cannot-stand = Geçerli olamayacak sonuçlar
cli-audit-played-on = Bittikten sonra sürdürülen oyunlar
cli-audit-claimable = Beraberlik istenebilecek oyunlar
cli-audit-claims-missed = bunlardan yine de sürdürülen oyunlar
cli-audit-at-odds = Kurallarla ya da kayıtla çelişen oyunlar
cli-audit-in-progress = Bitmemiş oyunlar
cli-audit-unreadable = Sonuna kadar okunamayan oyunlar
cli-audit-in-part = Bir bölümü okunan girdiler
cli-audit-unusable = Kullanılamayan girdiler
