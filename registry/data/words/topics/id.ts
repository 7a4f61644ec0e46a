/** Conversation questions in Indonesian. */
export const LIST = `
# everyday
Apa bagian terbaik dari harimu?
Kamu sarapan apa tadi, dan apakah akan memilihnya lagi?
Hal kecil apa yang membuatmu tersenyum minggu ini?
Apa yang pertama kamu lakukan begitu sampai di rumah?
Makanan apa yang bisa kamu makan setiap hari?
Kamu lebih suka bangun pagi atau begadang?
Apa benda paling berguna di dapurmu?
Pekerjaan rumah apa yang diam-diam kamu sukai?
Apa yang selalu kamu bawa ke mana-mana?
Bagaimana caramu bersantai setelah hari yang panjang?
Lagu apa yang kamu hafal di luar kepala?
Buku atau film apa yang terakhir membuatmu susah tidur?
Seperti apa akhir pekan yang sempurna?
Warung atau toko mana yang paling kamu suka, dan mengapa?
Kamu lebih suka musim hujan atau kemarau, dan mengapa?
Bagaimana kamu pergi ke kantor atau sekolah, dan apa yang kamu lihat di jalan?
Suara atau bau apa yang kamu sukai?
Masakan apa yang baru saja kamu pelajari?
Kebiasaan apa yang kamu sarankan kepada semua orang?
Apa yang kamu lakukan kalau hujan seharian?
Teh atau kopi, dan persisnya seperti apa?
# memories
Apa kenangan paling awal yang kamu ingat?
Permainan apa yang paling sering kamu mainkan waktu kecil?
Siapa guru favoritmu, dan apa yang membuatnya berbeda?
Waktu kecil, kamu ingin jadi apa?
Liburan mana yang paling kamu ingat?
Apa hadiah terindah yang pernah kamu terima?
Mainan apa yang tidak pernah mau kamu berikan kepada orang lain?
Seperti apa rumah pertamamu?
Kapan terakhir kali kamu tertawa sampai menangis?
Nasihat keluarga mana yang masih kamu ikuti?
Apa yang kamu takuti waktu kecil?
Bagaimana kamu bertemu sahabatmu?
Buku atau film apa yang membentuk masa mudamu?
Ke mana tempat terjauh yang pernah kamu datangi?
Hari apa yang ingin kamu alami sekali lagi?
Apa pekerjaan atau tugas pertamamu?
Resep keluarga mana yang tidak boleh hilang?
Apa yang pernah membuatmu dimarahi di sekolah?
Bau apa yang membawamu kembali ke masa kecil?
Apa hal paling berani yang pernah kamu lakukan?
Cerita apa tentang dirimu yang selalu diulang keluargamu?
# dreams
Di mana kamu ingin tinggal selama setahun?
Keterampilan apa yang ingin kamu kuasai?
Apa yang akan kamu lakukan kalau libur sebulan?
Bahasa apa yang ingin kamu kuasai?
Apa yang ingin kamu lakukan sekali seumur hidup?
Alat musik apa yang ingin kamu mainkan?
Kalau membuka toko, apa yang akan kamu jual?
Pekerjaan apa yang ingin kamu coba sehari saja?
Apa yang ada di rumah impianmu?
Tokoh sejarah mana yang ingin kamu undang makan malam?
Kalau bisa berangkat besok, kamu mau ke mana?
Kalau bisa mulai lagi, kamu ingin belajar apa?
Masakan apa yang ingin bisa kamu buat dengan sempurna?
Olahraga apa yang ingin kamu coba?
Apa yang akan kamu bangun kalau punya alat dan waktu?
Peristiwa apa di masa depan yang kamu nantikan?
Apa yang ingin lebih kamu pahami?
Hewan apa yang ingin kamu lihat di alam bebas?
Apa yang ingin kamu ubah di kotamu?
Apa yang akan kamu lakukan kalau pasti berhasil?
Bagaimana kamu membayangkan hidup lima puluh tahun lagi?
# fun
Kekuatan super apa yang paling tidak berguna?
Kalau hewan bisa bicara, siapa yang paling tidak sopan?
Dunia khayalan mana yang ingin kamu tinggali?
Apa bunyi label peringatan tentang dirimu?
Kalau kamu peralatan dapur, kamu jadi apa?
Benda sehari-hari apa yang akan kamu bawa ke pulau terpencil?
Apa yang akan kamu lakukan kalau tidak terlihat selama sehari?
Kalau bisa menambah satu kata ke kamus, apa artinya?
Dua hewan apa yang ingin kamu gabungkan?
Seperti apa bendera milikmu sendiri?
Kalau hidupmu sebuah film, apa judulnya?
Makanan apa yang terlalu dipuji orang?
Apa makanan teraneh yang pernah kamu makan?
Film apa yang ingin kamu lupakan supaya bisa ditonton lagi dari awal?
Kalau bisa bertukar hidup selama sehari, dengan siapa?
Apa barang paling konyol yang pernah kamu beli?
Aturan apa yang akan kamu buat kalau jadi raja sehari?
Kamu lebih suka pergi ke masa lalu atau masa depan?
Kalau punya robot, apa tugas pertamanya?
Gerakan tari apa yang paling menggambarkan dirimu?
Bubur diaduk atau tidak, dan apa alasanmu?
# values
Apa ciri teman yang baik?
Apa yang kamu syukuri hari ini?
Kapan kita boleh melanggar aturan?
Apa arti sukses bagimu?
Sifat apa yang paling kamu kagumi pada orang lain?
Tentang apa kamu pernah berubah pikiran?
Bagaimana caramu mengambil keputusan sulit?
Apa yang ingin kamu ajarkan kepada setiap anak?
Lebih baik bersikap ramah atau jujur?
Apa yang membuat suatu tempat terasa seperti rumah?
Kesalahan apa yang paling banyak mengajarimu?
Kapan kamu paling merasa jadi diri sendiri?
Untuk apa kita layak menabung?
Apa yang kamu lakukan kalau berbeda pendapat dengan teman?
Kepada siapa kamu meminta nasihat, dan mengapa?
Apa yang tidak bisa dibeli dengan uang?
Seberapa banyak privasi yang dibutuhkan seseorang?
Bagaimana dunia tanpa musik?
Apa yang bisa dipelajari orang muda dan orang tua satu sama lain?
Kebaikan kecil apa yang masih kamu ingat?
Apa yang sebaiknya lebih sering dilakukan orang?
`
