/** Facts in Indonesian. */
export const LIST = `
# animals
Gurita memiliki tiga jantung.
Kelelawar adalah satu-satunya mamalia yang benar-benar bisa terbang.
Jerapah adalah hewan darat tertinggi.
Serangga berkaki enam, laba-laba berkaki delapan.
Burung kolibri bisa terbang mundur.
Sidik jari koala sangat mirip dengan sidik jari manusia.
Lebah madu saling memberi tahu letak makanan lewat tarian.
Pada kuda laut, yang membawa anak adalah si jantan.
Citah adalah hewan darat tercepat.
Bintang laut tidak punya otak maupun darah.
# plants
Bagi ahli botani, pisang tergolong buah beri, sedangkan stroberi tidak.
Bambu termasuk rumput-rumputan.
Lingkaran pada batang pohon dapat menunjukkan umurnya.
Jamur lebih dekat kekerabatannya dengan hewan daripada dengan tumbuhan.
Kacang tanah sekerabat dengan buncis dan kacang polong.
Vanili berasal dari polong tanaman anggrek.
Safron terbuat dari kepala putik bunga krokus yang dikeringkan.
Biji kopi adalah biji dari sebuah buah.
Nanas terbentuk dari banyak buah kecil yang menyatu.
Bunga matahari muda berputar mengikuti matahari.
# earth
Gurun terluas di Bumi adalah Antarktika.
Panjang garis khatulistiwa sekitar 40.000 kilometer.
Tempat terdalam yang diketahui di lautan berada di Palung Mariana.
Air menutupi sekitar 71 persen permukaan Bumi.
Kilat lebih panas daripada permukaan Matahari.
Air asin membeku pada suhu yang lebih rendah daripada air tawar.
Danau Baikal adalah danau terdalam di dunia.
Kota Istanbul terletak di dua benua.
Sebagian besar air tawar di Bumi membeku menjadi es.
Intan dan grafit pada pensil sama-sama terdiri atas karbon.
# space
Venus lebih lama berputar pada porosnya daripada mengelilingi Matahari.
Cahaya Matahari memerlukan sekitar delapan menit untuk sampai ke Bumi.
Bulan selalu memperlihatkan sisi yang hampir sama kepada kita.
Rata-rata kerapatan Saturnus lebih rendah daripada air.
Jupiter adalah planet terbesar di tata surya.
Matahari terbenam di Mars tampak biru.
Matahari memuat lebih dari 99 persen massa tata surya.
Neptunus diramalkan dengan perhitungan sebelum dikenali lewat teleskop.
Bunyi tidak dapat merambat di ruang hampa.
Jejak kaki di Bulan tidak terkena angin maupun hujan.
# body
Orang dewasa biasanya memiliki 206 tulang.
Tulang terpanjang di tubuh adalah tulang paha.
Tulang terkecil di tubuh adalah tulang sanggurdi di telinga.
Kulit adalah organ terbesar di tubuh.
Kuku tangan tumbuh lebih cepat daripada kuku kaki.
Paru-paru kiri sedikit lebih kecil daripada yang kanan sehingga ada ruang untuk jantung.
Anak kembar identik pun memiliki sidik jari yang berbeda.
Bayi yang baru lahir memiliki lebih banyak tulang daripada orang dewasa.
Email gigi adalah zat terkeras di tubuh.
Kornea, bagian bening di depan mata, tidak memiliki pembuluh darah.
# numbers
Dua adalah satu-satunya bilangan prima genap.
Setumpuk 52 kartu bisa tersusun dalam lebih banyak urutan daripada jumlah atom di Bumi.
111.111.111 kali 111.111.111 sama dengan 12.345.678.987.654.321.
Jumlah angka-angka dari kelipatan sembilan juga kelipatan sembilan.
Di antara 23 orang, peluang ada dua orang yang berulang tahun pada hari yang sama lebih dari separuh.
Jumlah bilangan dari 1 sampai 100 adalah 5.050.
Pita Möbius hanya punya satu sisi.
Sisi-sisi dadu biasa yang berhadapan selalu berjumlah tujuh.
Hanya ada lima bangun ruang Platonik.
Angka desimal pi tidak pernah habis dan tidak pernah berulang secara teratur.
# culture
Kata “robot” dikenal luas lewat drama karya penulis Ceko Karel Čapek.
Kata “alfabet” berasal dari alfa dan beta, dua huruf pertama Yunani.
Papan catur memiliki 64 petak.
Menara Eiffel bertambah tinggi beberapa sentimeter pada musim panas.
Piano modern biasanya memiliki 88 tuts.
Jarak maraton adalah 42,195 kilometer.
Candi Borobudur adalah candi Buddha terbesar di dunia.
Zaman Cleopatra lebih dekat dengan pendaratan pertama di Bulan daripada dengan pembangunan Piramida Agung.
Pengajaran di Oxford sudah dimulai sebelum bangsa Aztek mendirikan ibu kotanya, Tenochtitlan.
Louis Braille masih remaja ketika menyusun tulisan untuk tunanetra.
`
