/** Beginnings, main clauses and ends of sentences in Indonesian, each of which goes with every other. */
export const LIST = `
# openings
Pada suatu sore yang hujan,
Pagi-pagi sekali,
Menjelang tengah malam,
Pada suatu hari Minggu,
Pada hari pertama liburan,
Di akhir musim hujan yang panjang,
Ketika yang lain masih tidur,
Jauh sebelum matahari terbit,
Tanpa disangka siapa pun,
Setelah badai reda,
Di tengah-tengah pesta,
Menurut sebuah cerita lama,
Tepat sebelum makan malam,
Di seberang sungai,
Bertahun-tahun yang lalu,
Di sebuah gang yang sepi,
Tahun lalu,
Pada jam istirahat,
Pada suatu hari yang biasa saja,
Setelah lonceng berhenti berbunyi,
Tidak jauh dari sini,
Di bawah cahaya bulan purnama,
Setengah jam kemudian,
Di sebuah kota kecil di tepi laut,
# mains
tukang kebun tua itu menanam pohon mangga
seekor kucing abu-abu naik ke atap
tetangga saya mengecat pagar dengan warna biru
tukang roti membagikan roti terakhir
dua anak membuat jembatan dari batu
seorang asing menanyakan jalan ke mercusuar
kereta api berhenti di tengah sawah
guru kami bercerita tentang laut
perahu kecil itu sampai di pulau
seekor gagak mencuri sendok perak
tukang pos mengantarkan surat tanpa alamat
seluruh kelas menyanyikan lagu lama
tukang jam memperbaiki jam menara
seekor musang menyeberangi jalan yang kosong
nenek saya membuat kue pisang
kapten kapal membuka peta yang menguning
sebuah balon jingga membubung di atas atap rumah
pustakawan membuka pintu yang berat
seorang pemusik muda memainkan biola
petani menghitung kambing di ladang
si kembar menemukan kunci berkarat
angin menerbangkan sebuah topi
lampu padam di seluruh rumah
seorang lelaki jangkung memberi makan burung merpati
penyihir kehilangan tongkat ajaib
seekor anjing menggali uang logam kuno
para tamu memuji sup buatan kami
pelukis itu mencampur warna hijau yang baru
seekor siput memenangi perlombaan
sang ratu mengunjungi pasar
sebuah robot belajar menari
para nelayan memperbaiki jala
seorang gadis kecil menerbangkan layang-layang merah
pemilik warung menutup jendela
pilot melambaikan tangan kepada penonton
kabut menyelimuti desa
seekor kuda putih muncul di depan gerbang
juru masak lupa menambahkan garam
wali kota menggunting pita
para aktor melatih adegan terakhir
# endings
tanpa menimbulkan suara
untuk ketiga kalinya minggu itu
seolah-olah itu hal paling wajar di dunia
, dan tidak seorang pun menyadarinya
tepat ketika jam berdentang tujuh kali
walaupun tidak ada yang menduganya
di depan orang banyak yang tercengang
, dan semua orang mulai tertawa
karena memang sudah waktunya
dengan sangat hati-hati
meskipun udara dingin
, dan itu baru permulaan
sementara musik terdengar entah dari mana
di bawah langit penuh bintang
dalam waktu kurang dari lima menit
seperti yang sudah dijanjikan
, dan itu mengubah segalanya
, lalu suasana menjadi hening
secara kebetulan saja
sebelum ada yang sempat berkata-kata
diiringi bunyi gendang
, tetapi itu cerita lain
sehingga hari itu terselamatkan
tepat pada saat yang dibutuhkan
`
