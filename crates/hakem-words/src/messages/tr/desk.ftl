# Hakem masası: sorunlar, istemin incelenme sırası, betik gerektirmeyen sayfalar.

desk-problem-json = Bu, burada beklenen biçimde bir JSON değil.
desk-problem-query = Adres okunamıyor.
desk-problem-key-needed = Hakem anahtarı gerekli.
desk-problem-wrong-key = Bu, hakem anahtarı değil.
desk-problem-other-origin = Başka sitelerin sayfaları burada hiçbir şeyi değiştiremez.
desk-problem-not-allowed = Masayı işleten buna izin vermemiş.
desk-problem-not-found = Burada bir şey yok.
desk-problem-method = Bu, bu yolla istenemez.
desk-problem-too-slow = İstek çok geç ulaştı.
desk-problem-version = Dosya bu arada düzeltilmiş: yeniden okuyun, sonra düzeltin.
desk-problem-too-large = Bu, bir kerede alınandan fazla.
desk-problem-media-type = Gövdenin türü application/json olmalı.
desk-problem-host = Sunucu bu adla tanınmıyor.
desk-problem-fen = FEN kullanılamıyor.
desk-problem-move = Hamle okunamıyor.
desk-problem-laws = Böyle bir kural takımı yok.
desk-problem-square = Bu bir kare değil.
desk-problem-no-such-game = Bu kadar oyun yok.
desk-problem-no-game = Burada oyun yok.
desk-problem-value = Bu değer kullanılamıyor.
desk-problem-internal = Olmaması gereken bir hata oldu: ayrıntısı sunucunun kayıtlarında.
desk-problem-busy = Aynı anda çok fazla soru var: biraz sonra yeniden sorun.
desk-problem-took-too-long = Yanıt çok uzun sürdü.
desk-right-json = Gövde, /api/reference sayfasındaki alanları taşıyan bir JSON nesnesi olmalı: süslü ayraçla başlar.
desk-right-query = Adresin parametreleri soru işaretinden sonra ad=değer biçiminde yazılır; her yolunkiler /api/reference sayfasında.
desk-right-query-value = { $name } parametresinin değeri okunamıyor: tam sayı beklenir.
desk-right-key-needed = Masa başlatılırken yazılan hakem anahtarını girin. Bir program anahtarı POST /api/session ile verir ya da “Authorization: Bearer ANAHTAR” başlığıyla gönderir.
desk-right-wrong-key = Anahtar, masa her başlatıldığında yazılır; veri klasörünün “key” dosyasında da durur.
desk-right-other-origin = Bu masanın bir sayfasından ya da Origin ve Sec-Fetch-Site göndermeyen bir programdan isteyin.
desk-right-not-allowed = Klasörlere ve adreslere masayı işleten hakem serve --allow-source ile izin verir.
desk-right-not-found = Adresin biçimi doğru, ama orada bir şey yok (ya da artık yok).
desk-right-method = Her yolun yöntemleri /api/reference sayfasında.
desk-right-too-slow = Gövdenin tamamı 20 saniye içinde ulaşmalı.
desk-right-version = { $version ->
    [none] Dosyayı yeniden okuyun ve okuduğunuz sürümü gönderin.
   *[other] Şimdiki sürüm { $version }: dosyayı yeniden okuyun, düzeltmeyi o sürümle gönderin.
}
desk-right-too-large = Bir kerede daha az gönderin; sınırlar /api/reference sayfasında.
desk-right-media-type = Gövdeyi JSON olarak, “Content-Type: application/json” başlığıyla gönderin.
desk-right-host = Masanın kapı numarasıyla localhost ya da 127.0.0.1 adresinden sorun. Başka makinelerden ulaşılması için daha geniş dinlemesi gerekir (hakem serve --listen).
desk-right-fen = Altı alan beklenir: taşlar, hamle sırası, rok hakları, geçerken alma karesi, yarım hamle sayacı, hamle numarası.
desk-right-move = Hamleyi notasyondaki gibi (Af3) ya da iki kareyle (g1f3) yazın.
desk-right-laws = Kural takımlarını GET /api/laws sıralar.
desk-right-square = a ile h arasında bir harf ve 1 ile 8 arasında bir rakam beklenir.
desk-right-no-such-game = Oyunlar 1'den başlayarak sayılır.
desk-right-no-game = 1. e4 e5 gibi hamleler ya da PGN biçiminde bir oyun yazın.
desk-right-value = Burada hangi değerlerin olabileceği /api/reference sayfasında.
desk-right-internal = Bir kez daha sorun; yine olmazsa masayı işletene bildirin.
desk-right-busy = Kaç saniye sonra yeniden sorulacağı Retry-After başlığında.
desk-right-took-too-long = Yoğunluk azalınca yeniden sorun ya da daha azını sorun: çok oyun yerine tek oyun, konum için daha kısa süre.
desk-nothing = { $what ->
    [case] Bu numarada dosya yok: saklananları GET /api/cases sıralar.
    [link] Bu bağlantı bir dosya açmıyor: yanlış yazılmış ya da geçersiz kılınmış.
    [board] Bu adda bir masa yok (ya da artık yok): masaları GET /api/watch sıralar.
    [alert] Bu adda bir uyarı yok (ya da artık yok): uyarıları GET /api/watch sıralar.
    [source] Bu adda izlenen bir kaynak yok: kaynakları GET /api/watch sıralar.
    [metrics] Sayaçlar ancak masa --metrics ile başlatılmışsa tutulur.
   *[page] Bu adda bir sayfa yok: sayfaları GET /api/learn sıralar.
}
desk-out-of-range = Burada { $least } ile { $most } arasında bir sayı beklenir.
desk-version-missing = version alanı eksik: okunan sürümü belirtir; şimdiki sürüm { $version }.
desk-json = { $line }. satır, { $column }. sütun: { $why }.
desk-too-large-bytes = Burada en çok { $most } bayt alınır.
desk-too-large-boxes = Bir notasyonda en çok { $most } kutu olur.
desk-too-large-events = Bir kerede en çok { $most } olay alınır.
desk-method-allowed = Bu, bu yolla istenemez. Burada izin verilen: { $allowed }.
desk-no-route = API'de bu adreste bir şey yok: olanlar /api/reference adresinde.
desk-unread = { $place } yerinden sonrası okunamadı: { $written }
desk-time-control = “{ $given }” bir tempo değil: 90m+30s ya da 40/90m+30s, 30m+30s gibi dönemler yazın.
desk-json-end = metin erken bitiyor
desk-json-syntax = bu JSON değil
desk-json-shape = burada başka türden bir değer beklenir
desk-json-unknown-field = burada { $name } adlı bir alan yok; bilinenler: { $known }
desk-json-unknown-word = { $name } bunlardan biri değil: { $known }
desk-json-missing-field = { $name } alanı eksik
desk-text-or-moves = Ya notasyonun metnini ya da kutularını gönderin, ikisini birden değil.
desk-no-game = Bunun hiçbir yeri yarım hamle, etiket ya da sonuç olarak okunamıyor: 1. e4 e5 gibi hamleler ya da PGN biçiminde bir oyun yazın.
desk-moves-missing = Hamleler eksik: oyunu isteme kadar girin ya da konumunu FEN ile kurun.
desk-touched-empty = { $square } karesinde dokunulabilecek bir taş yok.
desk-empty-box = Bu kutu boş, ardında ise hamleler yazılı.

desk-doubt-read-up-to = Okunan ve karara esas olan, bundan önce yazılanlardır; okunan son hamle: { $move }. Sonrasına bakılmadı.
desk-doubt-read-nothing = Karara esas olan başlangıç konumudur: yazılanlara bakılmadı.
desk-doubt-counter = Sayım, yalnızca kurulu konumun sayacında görünen { $plies ->
    [one] bir yarım hamleyle
   *[other] { $plies } yarım hamleyle
} başlıyor: kayıt bunları göstermiyor.
desk-doubt-no-move = Bu, Kuralların bir yorumuna dayanır: hamlede olmayan oyuncunun isteminin yanlış istem sayıldığını (9.2, 9.3, 9.5.3) Kurallar açıkça söylemez.
desk-doubt-second-illegal = Bu, Kuralların bir yorumuna dayanır: rakibin hâlâ mat edip edemeyeceğine, 7.5.1 ya da 7.5.2'deki işlemden sonraki konumda bakılır; 7.5.5 bunu açıkça söylemez.
desk-first-illegal = tamamlanmış ilk kural dışı hamle

desk-left-record = Hamlelerin yazıldığı gibi oynanıp oynanmadığı: oyuncular anlaşamıyorsa oyun ikinci bir tahtada baştan oynanır.
desk-left-touch = İstemde bulunanın bir taşa dokunup dokunmadığını, yapılmak istenen hamlenin yazılıp yazılmadığını ve oynanıp oynanmadığını hakem saptar.
desk-left-clock = Saatteki süreler: hakem ayarlar ve saati yeniden çalıştırır.

desk-step-clocks = Saati duraklatın ya da istemde bulunanın duraklattığını görün.
desk-step-written = İstem henüz yapılmamış bir hamleye dayanıyorsa: hamlenin notasyona yazıldığını ve oynanmadığını görün.
desk-step-sheet = İstem henüz yapılmamış bir hamleye dayanıyorsa: burada kayıt zorunlu değildir ve istem hakkı bu yüzden yitirilmez. Hamlenin yazılması için istemde bulunana notasyon kağıdı verin; oynanmadığını görün. Yalnızca söylenen bir hamlenin yetip yetmediğini Kurallar söylemez.
desk-step-touched = İstemde bulunan bu hamlede bir taşa dokundu mu, sorun: dokunduysa bu hamle için istem hakkı yitirilmiştir.
desk-step-offer = Rakibe kabul edip etmediğini sorun: istem aynı zamanda beraberlik önerisidir. Yarışma anlaşmayı kısıtlıyorsa kabul yetmez.
desk-step-both = İstemi iki oyuncunun da önünde, başkaları rahatsız oluyorsa masadan uzakta inceleyin.
desk-step-replay = Oyunu notasyondan baştan oynatıp konumları karşılaştırın ya da hamleleri sayın.
desk-step-ruling = Doğruysa: oyun derhal berabere biter. Yanlışsa: rakibe ek süre verilir, yapılmak istenen hamle oynanmalıdır.
desk-step-resume = Oyun sürecekse: saati ayarlayın, hamlenin oynandığını görün, hamlede olan oyuncunun saatini çalıştırın.

desk-login-title = Hakem anahtarı
desk-login-explained = Anahtar, sunucu başlatılırken gösterilmişti.
desk-login-key = Anahtar
desk-login-button = Devam
desk-login-wrong = Anahtar bu değil.

desk-reference-title = Hakem: masanın API'si
desk-reference-explained = Her yol, ne aldığı ve ne verdiğiyle, programın kendisinden. Programlar için dosya olarak:
desk-reference-routes = Yollar
desk-reference-types = Türler
desk-reference-problems = Sorunlar
desk-reference-key = Masa kendi makinesinden geniş dinliyorsa hakem anahtarını ister.
desk-reference-takes = Alır

## hakem serve

cli-about-serve = Hakem masasını sunar: istemler, konumlar ve karar dosyaları için web sayfası
cli-usage-serve = hakem serve [SEÇENEKLER]
cli-example-serve =
    hakem serve
    hakem serve --listen 0.0.0.0:8080 --data /srv/hakem
    hakem serve --backup dosyalar.sqlite
cli-value-key = ANAHTAR
cli-option-listen-desk = Nerede dinleneceği (varsayılan: 127.0.0.1:8080, yalnız bu makineden ulaşılır; yoksa yazan herkese hakem anahtarı gerekir)
cli-option-data-folder = Karar dosyalarının ve anahtarın klasörü (varsayılan: kullanıcının veri klasörü)
cli-option-database-url = Karar dosyalarının tutulduğu SQLite dosyası, örneğin sqlite:///srv/hakem/desk.sqlite (varsayılan: veri klasöründeki desk.sqlite)
cli-option-key = Bundan böyle geçerli hakem anahtarı (varsayılan: veri klasöründeki, yoksa yeni bir anahtar)
cli-option-backup = Masa çalışırken de karar dosyalarının bir kopyasını bu dosyaya yazar ve biter
cli-option-metrics = İstekleri sayar, /metrics adresinde gösterir
cli-option-log-json = Kayıtları JSON olarak yazar
cli-fault-desk-address = Masa { $address } adresini dinleyemiyor: { $why }.
cli-fault-store = Masa sunulamıyor: { $why }.
cli-fault-key = Anahtar en az { $shortest } harf, rakam ya da işaretten oluşur, boşluk içermez.
cli-fault-not-a-database = Masa karar dosyalarını bir SQLite dosyasında saklar; --database-url seçeneğini sqlite:///srv/hakem/desk.sqlite gibi yazın.
cli-fault-no-data-folder = Kullanıcının veri klasörü bilinmiyor: --data ile bir klasör verin.
cli-serve-listening = Masanın adresi: { $address }
cli-serve-others = Salondaki öteki cihazlarda: { $addresses }
cli-serve-others-unknown = Salondaki öteki cihazlarda: bu makinenin o ağdaki adresi, { $port } numaralı kapıyla
cli-serve-hall = İzlenen masalar: { $address }
cli-serve-key = Hakem anahtarı: { $key }
