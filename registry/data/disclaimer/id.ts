/** The texts of a disclaimer in Indonesian. */
export const DISCLAIMER = `
= title Penafian
= updated Berlaku sejak {date}
= about Penafian ini berlaku untuk {site}.
= at Alamat web: {url}
# information Informasi umum
Isi {site} dimaksudkan sebagai informasi umum. Kami menyusunnya dengan cermat, tetapi tidak menjamin bahwa isinya selalu lengkap, akurat, atau mutakhir.
Gunakanlah dengan pertimbangan sendiri, dan periksa hal yang penting bagi Anda sebelum bertindak.
# health Bukan nasihat medis
Isi {site} bukan nasihat medis, diagnosis, atau pengobatan. Tanyakan kesehatan Anda kepada dokter atau tenaga ahli lain, dan jangan menunda mencari pertolongan karena sesuatu yang Anda baca di sini. Dalam keadaan darurat, hubungi layanan gawat darurat.
# legal Bukan nasihat hukum
Isi {site} bukan nasihat hukum, dan membacanya tidak menjadikan siapa pun klien kami. Hukum berbeda di tiap tempat dan berubah; tanyakan kasus Anda kepada advokat.
# finance Bukan nasihat keuangan
Isi {site} bukan nasihat investasi, pajak, atau keuangan lain, dan bukan penawaran untuk membeli atau menjual apa pun. Harga naik dan turun, hasil masa lalu tidak menjamin masa depan, dan dana Anda bisa hilang. Tanyakan kepada penasihat yang berwenang sebelum memutuskan.
# fitness Olahraga dan gizi
Olahraga dan perubahan pola makan bisa membahayakan kesehatan. Bicaralah dengan dokter sebelum mulai, dan berhentilah bila merasa tidak sehat. Anda mengikuti isi di sini atas risiko sendiri.
# technical Panduan dan perangkat lunak
Panduan, kode, dan unduhan disediakan apa adanya. Buatlah cadangan, baca langkahnya, dan cobalah di tempat yang aman. Anda memakainya atas risiko sendiri.
# earnings Tanpa janji penghasilan
Contoh penghasilan atau keberhasilan menunjukkan apa yang pernah dicapai seseorang. Itu bukan janji bahwa Anda akan mencapai hal yang sama: hasilnya bergantung pada usaha, pasar, dan banyak hal lain.
# links Tautan ke situs lain
{site} menautkan ke situs pihak lain. Kami tidak mengendalikannya dan tidak bertanggung jawab atas isinya maupun caranya mengelola data Anda. Bila Anda menemukan tautan ke konten yang melanggar hukum, beri tahu kami dan kami akan menghapusnya.
# affiliate Tautan afiliasi
Sebagian tautan di {site} adalah tautan afiliasi: bila Anda membeli melaluinya, kami dapat menerima komisi tanpa biaya tambahan bagi Anda. Hal itu tidak menentukan rekomendasi kami.
# advertising Iklan dan konten bersponsor
{site} menampilkan iklan, dan sebagian konten dibayar pihak lain. Konten berbayar diberi tanda. Pengiklan bertanggung jawab atas pernyataannya sendiri.
# testimonials Ulasan dan testimoni
Ulasan dan testimoni di {site} adalah pengalaman orang per orang. Pengalaman Anda bisa berbeda.
# views Pendapat
Pendapat adalah milik penulis yang menyatakannya, dan belum tentu pendapat {site} atau tempat penulis bekerja.
# comments Postingan pengunjung
Komentar dan postingan lain adalah milik pengunjung yang menulisnya. Kami tidak memeriksa semuanya terlebih dahulu; beri tahu kami bila ada yang melanggar hukum dan kami akan menindaklanjutinya.
# ai Konten dengan bantuan kecerdasan buatan
Sebagian konten {site} dibuat dengan bantuan kecerdasan buatan. Isinya bisa keliru meskipun terdengar yakin.
# copyright Karya pihak lain
Kutipan dan gambar milik pihak lain dipakai sejauh hukum mengizinkan, misalnya hak mengutip atau, di Amerika Serikat, penggunaan wajar (fair use, 17 U.S.C. § 107). Bila Anda pemegang hak suatu karya dan keberatan atas pemakaiannya di sini, beri tahu kami.
# liability Tanggung jawab
Sejauh diizinkan hukum, kami tidak bertanggung jawab atas kerugian yang timbul dari penggunaan {site} atau karena {site} tidak dapat digunakan.
Penafian ini tidak membatasi hak konsumen maupun tanggung jawab yang menurut hukum tidak boleh dibatasi, misalnya karena kesengajaan atau atas kematian atau cedera akibat kelalaian.
# changes Perubahan
Kami dapat mengubah {site} dan penafian ini. Yang berlaku adalah versi yang ditampilkan di {site}.
# contact Kontak
Pertanyaan tentang penafian ini: {email}
`
