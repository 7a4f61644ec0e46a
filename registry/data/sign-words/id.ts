/**
 * What signs are called, and by which other words they are looked for: the sign, its name, and the words.
 * @see https://cldr.unicode.org CLDR 45 annotations (Unicode License v3)
 */
export const SIGN_WORDS = `
#|tanda pagar|angka, hashtag, lb, pound
$|dolar|peso, uang, USD
%|persen|per seratus, persentase, perseratus
&|ampersan|dan, et
)|kurung tutup|kurung lengkung, tanda kurung
*|asterisk|bintang, bintang kecil, tanda bintang
+|tanda plus|tambah
-|tanda hubung-minus|dash, tanda kurang
.|titik|dot
/|garis miring|goresan
:|titik dua
;|titik koma
<|kurang dari|tag, tag pembuka
=|sama dengan
>|lebih dari|tag, tag penutup
@|tanda et|ampersat, tanda et komersial
\\|garis miring terbalik
^|aksen sirkumfleks|baji, caret, chevron, hat, kontrol, pangkat, penunjuk, tanda xor
_|garis bawah|dash, dash bawah, dash rendah
\`|tanda aksen rendah|nada
{|kurung kurawal buka|tanda kurung
||garis vertikal|garis tegak, goresan, pipa, tanda pipa
}|kurung kurawal tutup|tanda kurung
~|tilde
¡|tanda seru terbalik|dor
¢|sen
£|pound|EGP, GBP, mata uang
¥|yen|CNY, JPY, mata uang, yuan
§|bagian|paragraf, seksi, silcrow
¨|diaeresis|trema, umlaut
©|hak cipta
«|guillemet kiri|caret, chevron, sudut, tanda kurung, tanda petik
¬|negasi|tidak
®|terdaftar
°|derajat|jam, kadar
±|plus-minus
²|dua superskrip|kuadrat
³|tiga superskrip|kubik
´|tanda aksen tirus|nada
µ|tanda mikro|ukuran
¶|tanda paragraf|alinea
·|titik tengah|interpunct
¹|satu superskrip
»|guillemet kanan|caret, chevron, sudut, tanda kurung, tanda petik
¿|tanda tanya terbalik|pertanyaan
×|tanda perkalian|kali
÷|tanda pembagian|bagi, obelus
‐|tanda hubung|dash
–|en dash|tanda pisah
—|em dash|tanda pisah
―|batang horizontal|dash, garis
‘|apostrof kiri|kutipan, tanda petik, tanda petik tunggal
’|apostrof kanan|kutipan, tanda petik, tanda petik tunggal
‚|apostrof kanan bawah|kutipan, tanda petik bawah
“|tanda petik kiri|kutipan, kutipan cerdas, tanda petik ganda
”|tanda petik kanan|kutipan, kutipan cerdas, tanda petik ganda
„|tanda petik kanan bawah|kutipan, kutipan cerdas, tanda petik ganda
†|tanda dagger|obelisk, obelus
‡|tanda dagger ganda|obelisk, obelus
•|bullet|titik
…|elipsis|penghilangan, titik-titik
‧|titik hubung|dash, tanda hubung
‰|permil|per seribu, perseribu
′|prime
″|prime ganda
※|tanda referensi
‼|tanda seru ganda|bangbang, tanda baca
‽|interobang|interabang
‾|garis atas
⁂|asterisme|bintang, dinkus
⁄|garis miring pecahan
⁉|tanda seru dan tanya|pertanyaan, tanda baca
⁻|minus superskrip
₣|franc prancis|mata uang
₤|lira|mata uang
₥|mill|mil
₨|rupee|mata uang
₩|won|KPW, KRW
€|euro|EUR, mata uang
₰|penny jerman|mata uang, pfennig
₱|peso
₳|austral|ARA, mata uang
₹|rupee india|mata uang
₽|ruble|mata uang
₿|bitcoin|BTC
℗|hak cipta rekaman suara
™|merek dagang|tanda, tanda merek, tm
ℹ|informasi|i
←|tanda panah mengarah ke kiri
↑|tanda panah mengarah ke atas
→|tanda panah mengarah ke kanan
↓|tanda panah mengarah ke bawah
↔|tanda panah kiri kanan
↕|tanda panah atas bawah
↖|tanda panah kiri atas|arah, barat laut, interkardinal
↗|tanda panah kanan atas|arah, interkardinal, timur laut
↘|tanda panah kanan bawah|arah, interkardinal, tenggara
↙|tanda panah kiri bawah|arah, barat daya, interkardinal
↝|gelombang panah arah kanan
↞|panah dua mata arah kiri
↠|panah dua mata arah kanan
↢|anak panah ke kiri
↣|anak panah ke kanan
↦|panah ke kanan dari batang
↩|tanda panah kanan melengkung ke kiri
↪|tanda panah kanan melengkung ke kanan
↫|panah simpal ke kiri
↬|panah simpal ke kanan
↰|panah naik mata ke kiri
↱|panah naik mata ke kanan
↲|panah turun mata ke kiri
↳|panah turun mata ke kanan
↴|panah kanan siku turun
↵|panah turun siku ke kiri
↶|panah lengkung atas ke kiri
↷|panah lengkung atas ke kanan
↹|panah ke batang kiri di atas panah ke batang kanan
↺|panah lingkar terbuka melawan arah jarum jam
↻|panah lingkar terbuka searah jarum jam
⇄|panah ke kanan di atas panah ke kiri
⇅|tanda panah mengarah ke atas dan ke bawah
⇆|tanda panah mengarah ke kiri di atas tanda panah mengarah ke kanan
⇐|panah ganda ke kiri
⇑|panah ganda ke atas
⇒|panah ganda ke kanan
⇓|panah ganda ke bawah
⇔|panah ganda ke kanan kiri
⇝|panah keriting ke kanan
⇞|panah ke atas coret ganda
⇟|panah ke bawah coret ganda
⇠|panah bergaris putus-putus ke kiri
⇡|panah bergaris putus-putus ke atas
⇢|panah bergaris putus-putus ke kanan
⇣|panah bergaris putus-putus ke bawah
⇤|batang panah ke kiri
⇥|batang panah ke kanan
⇦|panah putih ke kiri
⇧|panah putih ke atas
⇨|panah putih ke kanan
⇩|panah putih ke bawah
⇪|panah putih ke atas dari batang
∀|untuk semua|apa pun, universal
∂|diferensial parsial
∃|di sana ada
∅|himpunan kosong|matematika, operator himpunan
∆|pertambahan|segitiga
∇|nabla|segitiga
∈|anggota|elemen, himpunan, keanggotaan, terdiri dari
∉|bukan elemen
∋|berisi|elemen
∏|produk n-ary|logika
∑|penjumlahan n-ary|matematika
−|tanda minus|kurang
∓|minus-atau-plus
∗|operator asterisk|bintang
∘|operator cincin|komposisi
∙|operator bullet
√|akar kuadrat|bentuk akar, radikal, radiks
∝|proporsional|proporsionalitas
∞|tanda tak terhingga
∠|sudut|lancip
∥|paralel
∧|dan logika|ac, atque, pasak
∩|irisan|himpunan
∪|gabungan|himpunan, koleksi
∫|integral|kalkulus
∬|integral ganda|kalkulus
∮|integral kontur
∴|karena itu|logika
∵|karena|logika
∼|operator tilde
≅|kira-kira sama|isomorfisme, kesamaan, kongruen, matematika
≈|hampir sama dengan|pendekatan, perkiraan
≠|tidak sama dengan|ketidaksamaan, ketidaksetaraan
≡|setara dengan|persis, sama, tiga garis
≤|kurang dari atau sama dengan|ketidaksamaan
≥|lebih dari atau sama dengan|ketidaksamaan
≪|jauh lebih sedikit dari|matematika, pertidaksamaan
≫|jauh lebih besar dari|matematika, pertidaksamaan
⊂|subhimpunan dari|himpunan
⊃|superset|matematika, operator set
⊆|subset sama dengan
⊇|superset sama dengan|kesamaan, matematika
⊕|plus dilingkari
⊗|tanda perkalian dilingkari|produk, tensor
⊞|tanda plus dalam persegi|matematika, seperti penambahan
⊥|falsum|eet, paku payung
⊰|mendahului di bawah relasi|matematika, operator set
⊱|mengikuti di bawah relasi|matematika, operator set
⊹|matriks konjugasi hermitian|matematika, matriks persegi, matriks self-adjoint
⋅|operator titik
⋆|operator bintang
⌚|jam tangan
⌛|jam pasir|pewaktu
⌨|keyboard|komputer
⏏|tombol keluarkan
⏩|tombol maju cepat|dobel, panah
⏪|tombol mundur cepat|dobel, panah, putar balik
⏫|tombol naik cepat|dobel, panah
⏬|tombol turun cepat|bawah, dobel, panah
⏭|tombol lagu berikutnya|adegan selanjutnya, panah, segitiga
⏮|tombol lagu terakhir|adegan sebelumnya, lagu sebelumnya, panah, segitiga
⏯|tombol putar atau jeda|kanan, panah, segitiga
⏰|jam weker|alarm
⏳|jam pasir yang bergerak|pewaktu
⏸|tombol jeda|batang, dobel, vertikal
⏹|tombol berhenti|kotak
⏺|tombol rekam|lingkaran
■|persegi hitam
□|persegi putih
▢|persegi putih dengan sudut lengkung
▣|persegi putih berisi persegi hitam
▪|persegi kecil hitam|geometri
▫|persegi kecil putih|geometri
▬|persegi panjang hitam
▭|persegi panjang putih
▮|persegi panjang vertikal hitam
▰|jajar genjang hitam
▲|segitiga solid mengarah ke atas|tanda panah
△|segitiga putih menghadap atas
▴|segitiga kecil hitam menghadap atas
▵|segitiga kecil putih menghadap atas
▶|tombol putar|kanan, panah, segitiga
▷|segitiga putih menghadap kanan
▸|segitiga kecil hitam menghadap kanan
▹|segitiga kecil putih menghadap kanan
►|penunjuk hitam menghadap kanan
▻|penunjuk putih menghadap kanan
▼|segitiga solid mengarah ke bawah|tanda panah
▽|segitiga putih menghadap bawah
▾|segitiga kecil hitam menghadap bawah
▿|segitiga kecil putih menghadap bawah
◀|tombol mundur|balik, kiri, panah, segitiga
◁|segitiga putih menghadap kiri
◄|penunjuk hitam menghadap kiri
◆|belah ketupat hitam
◇|belah ketupat putih
◈|belah ketupat putih berisi belah ketupat hitam
◉|lingkaran putih berisi lingkaran hitam|kawasan, lingkaran konsentris terisi, mata ikan, titik dilingkari
◊|belah ketupat|berlian, rhombus
○|lingkaran kosong|cincin
◌|lingkaran bergaris putus-putus
◍|lingkaran dengan isian vertikal
◎|lingkaran konsentris|lingkaran ganda, target
●|lingkaran solid
◐|lingkaran dengan setengah kiri hitam
◑|lingkaran dengan setengah kanan hitam
◒|lingkaran dengan setengah bawah hitam
◓|lingkaran dengan setengah atas hitam
◔|lingkaran dengan kuadran kanan atas hitam
◕|lingkaran hitam kecuali kuadran kiri atas
◖|setengah lingkaran kiri hitam
◗|setengah lingkaran kanan hitam
◘|bullet dalam persegi hitam
◙|persegi hitam berisi lingkaran putih|lingkaran putih terbalik
◜|busur lingkaran kuadran kiri atas
◝|busur lingkaran kuadran kanan atas
◞|busur lingkaran kuadran kanan bawah
◟|busur lingkaran kuadran kiri bawah
◠|setengah lingkaran atas
◡|setengah lingkaran bawah
◢|segitiga kanan bawah hitam
◣|segitiga kiri bawah hitam
◤|segitiga kiri atas hitam
◥|segitiga kanan atas hitam
◦|peluru putih
◯|lingkaran kosong besar|cincin
◻|persegi medium putih|geometri
◼|persegi medium hitam|geometri
☀|matahari|angkasa, cerah, cuaca, sinar, terang
☁|awan|cuaca
☂|payung|cuaca, hujan, pakaian
☃|boneka salju dengan hujan salju|cuaca, dingin
☄|komet|angkasa
☎|telepon
☑|kotak bercentang|centang
☔|payung dengan tetesan hujan|cuaca, pakaian
☕|minuman hangat|kopi, mengepul, panas, teh
☘|shamrock|tanaman
☝|menunjuk ke atas|badan, jari, tangan, telunjuk, tubuh, tunjuk
☠|tengkorak dan tulang|kematian, monster, wajah
☢|radioaktif|tanda
☣|biohazard|tanda
☦|salib ortodoks|agama, kristen
☪|bintang dan bulan|agama, islam, muslim
☮|simbol damai
☯|yin yang|agama, tao, taoisme
☸|roda dharma|agama, budha
☹|wajah cemberut|muka
☺|wajah tersenyum|muka, rileks, santai, senyum, tersipu
♀|simbol wanita|perempuan
♂|simbol pria|laki-laki
♈|Aries|domba, zodiak
♉|Taurus|banteng, zodiak
♊|Gemini|kembar, zodiak
♋|Cancer|kepiting, zodiak
♌|Leo|singa, zodiak
♍|Virgo|zodiak
♎|Libra|adil, seimbang, timbangan, zodiak
♏|Scorpio|kalajengking, zodiak
♐|Sagitarius|pemanah, zodiak
♑|Capricorn|kambing, zodiak
♒|Aquarius|air, pembawa, zodiak
♓|Pisces|ikan, zodiak
♟|pion catur|anak buah
♠|sekop|kartu, permainan
♣|keriting|kartu, klub, permainan
♥|hati|kartu, permainan
♦|wajik|kartu, permainan
♨|sumber air panas|mata, mengepul
♪|not seperdelapan|musik, not balok
♭|nada mol|musik, not, not balok
♯|nada kres|musik, not, not balok
♻|simbol daur ulang
♿|simbol kursi roda|akses
⚒|palu dan beliung|alat
⚓|jangkar|alat, kapal
⚔|pedang bersilang|senjata, silang
⚖|timbangan gantung|imbang, keadilan, Libra, zodiak
⚙|roda gigi|alat
⚛|simbol atom|ateis
⚜|fleur-de-lis|tanda
⚠|peringatan
⚡|tegangan tinggi|bahaya, kilat, listrik, sambaran
⚧|simbol transgender
⚪|lingkaran putih|geometri
⚰|peti mati|kematian
⛄|boneka salju tanpa salju|cuaca, dingin
⛅|matahari di balik awan|cuaca
⛈|awan dengan petir dan hujan|cuaca
⛎|Ophiuchus|pembawa, ular, zodiak
⛔|dilarang masuk|lalu lintas, terlarang, tidak
⛩|kuil Shinto|agama
⛱|payung di tanah|cuaca, hujan, matahari
✂|gunting|alat, potong
✅|tanda centang putih tebal
✈|pesawat|kendaraan
✉|amplop|email, surat
✊|tangan terkepal ke atas|badan, kepal, tinju, tubuh
✋|telapak tangan terbuka dengan jari rapat|badan, tubuh
✌|isyarat kemenangan|badan, jari, menang, tangan, tubuh
✍|tangan menulis|badan, nulis, tubuh, tulis
✏|pensil
✒|ujung pena
✔|tanda centang tebal
✖|kali|batal, perkalian, tanda, x
✝|salib latin|agama, kristen
✡|bintang Daud|agama, Yahudi
✨|berkilau|bintang, kilauan
✳|bintang berujung lancip delapan|tanda bintang
✴|bintang berujung delapan
❄|serpihan salju|cuaca, dingin
❌|tanda silang|batal, kali, perkalian, x
❎|tombol tanda silang|kotak
❣|tanda seru berbentuk hati
❤|hati merah
➕|tambah|matematika, plus, tanda
➖|kurang|matematika, minus, tanda
➗|bagi|matematika, pembagian, tanda
➡|tanda panah kanan|arah, kardinal, timur
⤴|tanda panah kanan melengkung ke atas
⤵|tanda panah kanan melengkung ke bawah
⨯|produk vektor
⬅|tanda panah kiri|arah, barat, kardinal
⬆|tanda panah atas|arah, kardinal, utara
⬇|tanda panah bawah|arah, kardinal, selatan
⬛|persegi besar hitam|geometri
⬜|persegi besar putih|geometri
⭐|bintang medium putih
。|titik ideografis
〈|kurung sudut buka|chevron, kurung lancip, tanda kurung, tuple
〉|kurung sudut tutup|chevron, kurung lancip, tanda kurung, tuple
《|kurung sudut ganda buka|tanda kurung
》|kurung sudut ganda tutup|tanda kurung
「|kurung tekuk buka|tanda kurung
」|kurung tekuk tutup|tanda kurung
『|kurung tekuk bolong buka|tanda kurung
』|kurung tekuk bolong tutup|tanda kurung
【|kurung lensa penuh buka|kurung lentikular, tanda kurung
】|kurung lensa penuh tutup|kurung lentikular, tanda kurung
〔|tanda kurung tempurung buka
〕|tanda kurung tempurung tutup
〖|kurung lensa bolong buka|kurung lentikular bolong, tanda kurung
〗|kurung lensa bolong tutup|kurung lentikular bolong, tanda kurung
・|titik tengah katakana|tanda baca penghubung, tanda titik
🃏|joker|kartu, permainan
🌈|pelangi|cuaca, hujan
🌊|ombak|air, cuaca, lautan
🌑|bulan baru|angkasa, cuaca, gelap
🌓|bulan perbani awal|angkasa, cuaca, seperempat
🌕|bulan purnama|angkasa, cuaca
🌗|bulan perbani akhir|angkasa, cuaca, seperempat
🌙|bulan sabit|angkasa, cuaca
🌟|bintang bersinar|berkilau, cemerlang
🌡|termometer|cuaca
🌱|semai|muda, tanaman
🌷|tulip|bunga, tanaman
🌸|sakura|bunga, mekar, tanaman
🌹|mawar|bunga, tanaman
🌺|kembang sepatu|bunga, tanaman
🌻|bunga matahari|tanaman
🌼|mekar|bunga, tanaman
🌿|herba|daun, tanaman
🍀|empat daun semanggi|4, tanaman
🍁|daun maple|gugur, tanaman
🍂|daun berguguran|gugur, tanaman
🍃|daun tertiup angin|tanaman, terbang, tiup
🎧|headphone|earbud
🎲|dadu|permainan
🎴|kartu bunga|game, jepang, permainan
🎵|not musik
🎶|not-not musik
🎼|naskah musik|skor
👆|menunjuk ke atas (dibalik)|badan, jari, tangan, telunjuk, tubuh, tunjuk
👇|menunjuk ke bawah|badan, jari, tangan, tengah, tubuh, tunjuk
👈|menunjuk ke arah kiri|badan, jari, tangan, telunjuk, tubuh, tunjuk
👉|menunjuk ke arah kanan|badan, jari, tangan, telunjuk, tubuh, tunjuk
👌|oke|badan, tangan, tubuh
👍|jempol ke atas|+1, badan, tangan, tubuh
👎|jempol ke bawah|-1, badan, tangan, tubuh
👏|tepuk tangan|badan, tubuh
👻|hantu|arwah, dongeng, fantasi, monster, muka, wajah
👽|alien|ekstraterestrial, fantasi, makhluk, ufo, wajah
💔|patah hati|putus
💕|dua hati|cinta
💖|hati bersinar|bahagia
💗|hati membesar|deg, detak, gembira, gugup, jantung
💘|hati terpanah|asmara, panah, romantis
💙|hati biru
💚|hati hijau
💛|hati kuning
💜|hati ungu
💝|hati berpita|pita, valentine
💞|hati berputar
💟|dekorasi hati
📅|kalender|tanggal
📌|paku penanda|pin
📎|klip kertas
📧|email|surat
🔀|tombol acak lagu|bersilangan, panah
🔁|tombol ulangi|panah, searah jarum jam
🔂|tombol ulangi satu lagu|panah, searah jarum jam, sekali
🔇|speaker mati|bisu, diam, senyap
🔊|volume speaker tinggi|keras
🔍|kaca pembesar arah kiri|alat, penelusuran
🔑|kunci|sandi
🔒|gembok|tutup
🔓|gembok terbuka|buka, tidak digembok
🕉|om|agama, Hindu
🕎|menorah|agama, candelabra, tempat lilin
🖐|telapak tangan terbuka|badan, jari, tos, tubuh
🖖|salam vulcan|badan, jari, spock, tangan, tubuh
🖤|hati hitam|jahat, kejam
🗿|moai|moyai, patung, wajah
🙏|melipat tangan|berdoa, bungkuk, gerakan, lipat, makasih, mohon, tolong, tubuh
🤍|hati putih
🤎|hati cokelat
🤘|lambang tanduk|badan, jari, tangan, tubuh
🤝|jabat tangan|salaman, sepakat, setuju
🤞|jari menyilang|beruntung, semoga beruntung, semoga hoki, silang jari
🤟|gerakan sayang kamu|ILU, ILY, tangan
🧡|hati oranye
🫧|gelembung|bawah air, bersih, sabun, sendawa
`

/** Words for the groups of the boards. */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  hearts: 'Hati hati cinta',
  stars: 'Bintang bintang',
  arrows: 'Panah panah',
  ticks: 'Centang dan silang ceklis cek silang',
  bullets: 'Butir daftar titik',
  shapes: 'Bangun geometri',
  hands: 'Tangan',
  faces: 'Wajah dan sosok',
  weather: 'Cuaca dan langit',
  flowers: 'Bunga dan daun bunga daun',
  music: 'Musik not lagu',
  chess: 'Catur dan dam catur',
  cards: 'Kartu dan dadu',
  zodiac: 'Zodiak dan planet',
  people: 'Gender dan pernikahan',
  faith: 'Agama dan perdamaian',
  office: 'Tanda sehari-hari',
  keys: 'Tombol keyboard papan ketik',
  circled: 'Angka lingkaran dan Romawi angka lingkaran',
  lines: 'Garis dan kotak garis',
  blocks: 'Blok dan batang',
  brackets: 'Tanda kurung',
  letters: 'Huruf beraksen aksen',
  quotes: 'Tanda kutip dan tanda pisah',
  punctuation: 'Tanda baca',
  legal: 'Hak cipta dan merek',
  currency: 'Lambang mata uang mata uang',
  maths: 'Tanda matematika matematika',
  fractions: 'Pecahan pecahan',
  raised: 'Superskrip dan subskrip',
  units: 'Satuan',
  greek: 'Huruf Yunani',
  phonetics: 'Huruf fonetik (IPA)',
  spaces: 'Spasi dan karakter tak terlihat',
  sparkles: 'Kilau',
  bows: 'Pita pita',
  moon: 'Bulan, matahari, bintang bulan matahari bintang awan',
  nature: 'Hewan dan alam',
  dividers: 'Garis pemisah pemisah garis',
  frames: 'Bingkai dan kurung bingkai',
  crosses: 'Salib dan simbol gelap salib',
}
