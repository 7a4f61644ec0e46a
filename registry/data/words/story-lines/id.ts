/** Whole sentences for each place in a short story in Indonesian, each of which goes with every other. */
export const LIST = `
# scene
Pagi itu dingin, dan kabut menutupi sungai.
Pasar baru saja tutup, dan peti-peti terakhir sedang diangkut.
Tidak ada yang mengharapkan sesuatu yang istimewa pada hari Selasa itu.
Angin hangat bertiup dari selatan dan membawa bau laut.
Malam sebelumnya hujan turun sangat lebat.
Jalanan kosong, dan entah di mana sebuah jam berdentang.
Sudah tiga hari hujan turun tanpa henti.
Liburan sekolah baru saja dimulai.
Matahari mulai terbenam, dan jendela-jendela berkilau seperti emas.
Di pelabuhan tua, perahu-perahu bergoyang pelan.
# meeting
Dua sahabat bertemu di stasiun kecil, seperti setiap tahun.
Dua sahabat duduk di bangku sambil menunggu bus.
Dua sahabat bangun pagi-pagi untuk mencari jamur.
Dua sahabat berdiri di depan gerbang yang terkunci.
Dua sahabat keluar dari bioskop dan belum ingin pulang.
Dua sahabat berjalan menyusuri pantai tanpa tujuan.
Dua sahabat akhirnya menemukan rumah yang mereka cari.
Dua sahabat ketinggalan kereta terakhir.
Dua sahabat sedang menuju pesta ulang tahun.
Dua sahabat memutuskan untuk belajar mendayung.
# luggage
Mereka hanya membawa peta dan sekantong jeruk.
Mereka membawa keranjang yang ditutup kain merah.
Yang satu memegang payung, yang lain memegang lentera.
Seperti biasa, barang bawaan mereka terlalu banyak.
Di antara mereka ada sebuah koper yang bukan milik siapa pun.
Mereka membawa gitar walaupun tidak ada yang bisa memainkannya.
Di saku mereka hanya ada beberapa uang logam dan sebuah kunci.
Mereka membawa sepucuk surat yang belum pernah dibuka.
Bekal mereka tertinggal, tetapi papan catur tidak.
Mereka meminjam kamera untuk hari itu.
# event
Tiba-tiba semua lampu padam.
Seekor anjing berlari lewat sambil menggigit topi.
Dari jauh terdengar suara terompet.
Sebuah jendela terbuka, dan seseorang memanggil nama mereka.
Sebuah pesawat kertas mendarat tepat di dekat kaki mereka.
Tanpa diduga, sebuah bus tua berhenti di samping mereka.
Mendadak tercium bau roti yang baru matang.
Sebuah pintu yang belum pernah mereka perhatikan tampak sedikit terbuka.
Seorang perempuan bermantel kuning menanyakan jam kepada mereka.
Di atas mereka melayang balon merah dengan secarik kertas terikat.
Seekor kucing duduk di depan mereka dan tidak mau beranjak.
Entah di mana telepon berdering dan tidak mau berhenti.
# reaction
Mereka saling memandang lalu tertawa.
Sejenak tidak ada yang berkata apa-apa.
Mereka bertanya-tanya apa artinya.
Mereka bertekad mencari tahu sampai tuntas.
Mereka bersikap seolah-olah itu hal biasa.
Yang satu ingin tinggal, yang lain ingin pergi.
Mereka mencatatnya supaya tidak lupa.
Mereka menghitung sampai sepuluh dan menarik napas panjang.
Mereka mengikuti rasa penasaran, seperti biasa.
Sudah lama mereka tidak merasa sesegar itu.
Mereka menggeleng dan berjalan sedikit lagi.
Mereka langsung tahu bahwa tidak akan ada yang percaya.
# close
Tidak ada yang pernah tahu apa yang sebenarnya terjadi.
Kelak mereka menceritakannya dengan cara yang sangat berbeda.
Mereka berjanji akan kembali.
Sejak itu, tidak ada yang sama seperti dulu.
Akhirnya mereka tiba di rumah sebelum gelap.
Malam itu ada cokelat panas untuk semua orang.
Itulah hari terbaik sepanjang tahun.
Begitulah petualangan kecil menjadi besar.
Sampai sekarang mereka masih membicarakannya.
Selebihnya adalah soal keberuntungan.
`
