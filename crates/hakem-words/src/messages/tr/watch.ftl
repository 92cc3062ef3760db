# Masaların izlenmesi: hakemi gerektirenler, olanlar ve uçbirimin ekranı.

watch-game-over = { $place ->
    [named] Oyun { $move } hamlesiyle bitti ({ $ground }, { $score })
   *[start] Oyun, başladığı konumla bitmişti ({ $ground }, { $score })
}{ $extra ->
    [0] .
    [one] , sonra bir yarım hamle daha oynandı.
   *[other] , sonra { $extra } yarım hamle daha oynandı.
}
watch-flag-cannot-mate = { player-gen } bayrağı düştü; { opponent } hiçbir geçerli hamle dizisiyle mat edemez: oyun berabere.
watch-record-stops = { $why } Masa buradan sonra izlenemiyor: masaya bakın.
watch-record-stops-at-king = { $why } Merkez karede tek bir şah, oyunun bittiğini bildiren işaretin yarısı da olabilir: masaya bakın ve sonucu sorun.
watch-kings-say-other = Kaydedilen sonuç { $recorded }, ama merkez karelerdeki şahlar { $kings } diyor: hangisinin doğru olduğunu öğrenin.
watch-winner-cannot-mate = Kayda göre { player } kazanmış, nasıl kazandığı ise yazmıyor. { player } hiçbir geçerli hamle dizisiyle mat edemezdi; bu yüzden mat, süre, terk ya da geçersiz hamle yoluyla kazanılmış olamaz: bu sonucu yalnız hükmen yenilgi ya da hakem kararı verir. Ne olduğunu öğrenin.
watch-claim-threefold = { $on-board ->
    [yes] { player } beraberlik isteminde bulunabilir: konum en az üçüncü kez oluştu.
   *[no] { player }, konumu en az üçüncü kez oluşturacak bir hamle yazarak beraberlik isteminde bulunabilir.
}
watch-claim-fifty = { $on-board ->
    [yes] { player } beraberlik isteminde bulunabilir: her iki oyuncu da taş alınmadan ve piyon oynanmadan elli hamleyi tamamladı.
   *[no] { player }, taş almayan bir hamleyi (piyon dışında) yazarak beraberlik isteminde bulunabilir: böylece her iki oyuncu elli hamle yapmış olur.
}
watch-no-progress = Her iki oyuncu da taş alınmadan ve piyon oynanmadan { $reached } hamle yaptı.
watch-second-occurrence = Konum ikinci kez oluştu.

watch-note-board-appeared = Masa artık yayında.
watch-note-board-gone = Masa artık yayında değil.
watch-note-board-renamed = Oyuncular ya da masa numarası düzeltildi.
watch-note-boards-reordered = { $source }: masaların sırası değişti.
watch-note-board-repeated = Oyun yayında birden çok kez var; bir kez gösteriliyor.
watch-note-taken-back = { $count ->
    [one] Bir yarım hamle geri alındı
   *[other] { $count } yarım hamle geri alındı
}; { $place ->
    [named] şimdi son hamle: { $move }.
   *[start] hiç hamle kalmadı.
}
watch-note-replaced = { $count ->
    [one] Bir yarım hamle değiştirildi
   *[other] { $count } yarım hamle değiştirildi
}{ $place ->
    [named] , yerine gelenlerin ilki: { $move }.
   *[start] .
}
watch-note-result-recorded = Sonuç: { $result }.
watch-note-result-changed = Sonuç { $before } iken { $result } yapıldı.
watch-note-kings-in-centre = Şahlar merkez karelerine kondu: { $result }.
watch-note-record-readable = Okunamayan yer düzeltildi.
watch-note-raised = { $text }
watch-note-changed = Değişti: { $text }
watch-note-withdrawn = { $why ->
    [played_on] Oyun sürdüğü için geçti: { $text }
    [corrected] Hamleler düzeltildiği için geri alındı: { $text }
    [result] Sonuç kaydedildiği için geri alındı: { $text }
   *[board_gone] Masa yayından kalktığı için geri alındı: { $text }
}
watch-note-source-added = { $source } izleniyor.
watch-note-source-removed = { $source } artık izlenmiyor.
watch-note-source-fails = { $source }: { $why }{ $before ->
    [nothing] { "" }
   *[read] { " Son okunanlar duruyor." }
}
watch-note-source-back = { $source } yeniden okunabiliyor.

watch-fault-not-there = Artık yerinde yok.
watch-fault-not-there-yet = Henüz yok: dosya bekleniyor.
watch-fault-not-a-file = Artık bir dosya değil.
watch-fault-not-readable = Okunamıyor: { $why }.
watch-fault-too-large = { $megabytes } MB sınırını aşıyor.
watch-fault-too-many-files = Klasörde { $files } dosyadan fazlası var.
watch-fault-empty = İçinde hiç oyun yok.
watch-fault-no-games = { $what ->
    [page] Oyun yerine bir tarayıcı sayfası geliyor: ağ önce oturum açılmasını istiyor olabilir.
    [packed] Sıkıştırılmış bir dosya: önce açın.
    [binary] Metin değil; içinde oyun okunamıyor.
   *[text] İçinde oyun bulunmayan bir metin.
}
watch-fault-slow = Zamanında yanıt vermiyor.
watch-fault-status = Sunucunun yanıtı: { $status }.
watch-fault-elsewhere = Sunucu başka bir adrese yönlendiriyor, oraya gidilmez ({ $to }).
watch-fault-network = Sunucuya ulaşılamıyor: { $why }.
watch-fault-one-file = { $file }: { $why }

watch-refused-not-allowed = Kaynaklar yalnızca masayı işletenin izin verdiği yerlerde olabilir (hakem serve --watch, --allow-source).
watch-refused-not-there = { $given } adında dosya ya da klasör yok.
watch-refused-not-a-file = { $given } ne dosya ne klasör.
watch-refused-scheme = { $given } okunabilir bir adres değil: yalnızca http ve https okunur.
watch-refused-too-many = Aynı anda { $most } kaynaktan fazlası izlenmez.

watch-may-step-in = Müdahale edin
watch-may-be-ready = Yalnızca hazır olun, müdahale etmeyin
watch-may-step-in-long = Hakem, istem beklemeden müdahale eder.
watch-may-be-ready-long = İstemde yalnızca oyuncu bulunabilir: hatırlatmayın (12.6).
watch-board = { $number }. masa
watch-moves = Şu hamlelerle: { $moves }
watch-for-example = Örneğin şununla: { $moves }
watch-source-name = Kaynak

watch-screen-title = Hakem: { $boards } masa, { $alerts } açık uyarı
watch-screen-boards = Masalar
watch-screen-alerts = Uyarılar
watch-screen-log = Olanlar
watch-screen-none = Hakemi gerektiren bir şey yok.
watch-screen-keys = ↑↓ seç  Tab masa/uyarı  a görüldü  s ertele  u geri  m sustur  l olanlar  q çık
watch-screen-muted = susturuldu
watch-screen-acknowledged = görüldü
watch-screen-snoozed = ertelendi, { $time }
watch-screen-old = { $seconds } sn önce
watch-screen-start = başlangıç konumu

## hakem watch

cli-about-watch = Oynanmakta olan oyunları izler: dosyalar, klasörler, adresler
cli-usage-watch = hakem watch [SEÇENEKLER] KAYNAK...
cli-example-watch =
    hakem watch /srv/canli/tur3.pgn
    hakem watch /srv/canli https://example.org/tur3.pgn --lang tr
    hakem watch --once --json oyunlar.pgn
cli-value-source = KAYNAK
cli-argument-source = Dosyalar, içinde PGN dosyaları olan klasörler, adresler (http, https)
cli-option-once = Her kaynağı bir kez okur, hakemi gerektirenleri söyler ve biter
cli-option-watch = İzlenecek bir kaynak; birden çok kez verilebilir
cli-option-allow-source = Masa çalışırken altından kaynak eklenebilecek bir klasör ya da adres; birden çok kez verilebilir
cli-fault-source-to-come = { $given } adında bir dosya henüz yok: masa onu bekliyor.
cli-fault-no-source = { $given } adında dosya ya da klasör yok.
cli-fault-not-a-source = { $given } ne dosya ne klasör.
cli-fault-source-scheme = { $given } izlenemez: yalnızca dosyalar, klasörler, http ve https izlenir.
cli-fault-too-many-sources = Aynı anda en çok { $most } kaynak izlenebilir.
cli-fault-terminal = Uçbirim kullanılamıyor: { $why }.
