/** Sentences of captions in Indonesian, by mood, by topic, and to close with. */
export const CAPTIONS = `
# happy
Hari ini jadi jauh lebih cerah.
Senyum terus dari tadi.
Hal baik sedang terjadi.
Nilai hari ini: sepuluh.
# calm
Hari pelan, kepala ringan.
Tanpa buru-buru, tanpa rencana.
Momen tenang, simpan di hati.
Tarik napas dulu.
# funny
Katanya bakal ada makanan.
Tidak ada yang minta, tapi ini dia.
Rencanaku lebih bagus. Yang ini juga boleh.
Pemula profesional.
# grateful
Terima kasih untuk yang satu ini.
Hal kecil, syukur besar.
Ini akan selalu kuingat.
Beruntung bisa ada di sini.
# proud
Lama, tapi sepadan.
Diriku yang dulu tidak akan percaya.
Satu langkah lagi.
Selesai, dan hasilnya rapi.
# dreamy
Melayang di awan lagi.
Antara nyata dan mimpi.
Andai waktu berhenti di sini.
Sebentar lagi, ya.
# travel
Tempat baru, rasa ingin tahu yang sama.
Peta bilang kiri. Untung aku ke kanan.
Mengumpulkan tempat, bukan oleh-oleh.
Pemandangannya sepadan dengan tiap langkah.
Pulang dengan koper penuh cerita.
# food
Makan dulu, ngobrol kemudian.
Resepnya: teman baik dan porsi kedua.
Piring ini tidak bertahan lama.
Dimasak dengan cinta dan sambal yang berani.
Kalori urusan besok.
# selfie
Wajah sama, cahaya lebih bagus.
Apa adanya, tanpa filter.
Rambut lagi bagus, sayang kalau tidak difoto.
Ini sisi terbaikku.
Salam dari aku.
# friends
Bersama mereka, semua rencana jadi seru.
Lelucon lama, tawa tetap baru.
Teman yang terasa seperti rumah.
Datang, tertawa, lupa waktu.
Teman kesukaanku.
# nature
Suara terbaik: tidak ada klakson.
Lebih banyak pohon, lebih sedikit layar.
Langitnya saja sudah jadi cerita.
Udara segar cocok untuk semua orang.
Di sini waktu ikut matahari.
# pets
Bos di rumah ini.
Aku yang bayar, dia yang punya sofa.
Empat kaki, satu hati besar.
Cuma kelihatannya saja polos.
Pendengar terbaik.
# sport
Kaki lelah, hati senang.
Yang paling berat itu keluar rumah.
Keringat dulu, rebahan nanti.
Lebih baik dari kemarin.
Satu putaran lagi.
# work
Kopi dulu, yang lain belakangan.
Meja kecil, ide besar.
Di balik layar minggu yang sibuk.
Dibuat dengan tangan dan kesabaran.
Masih berproses, dalam segala hal.
# birthday
Tambah setahun, tanpa penyesalan.
Hari ini kue termasuk gizi seimbang.
Makin tua, makin tenang, tetap tiup lilin.
Terima kasih untuk semua ucapannya.
Satu putaran lagi mengelilingi matahari.
# weekend
Akhir pekan ini milikku sepenuhnya.
Tanpa rencana, semua mungkin.
Maunya Sabtu terus.
Libur dulu, jangan dicari.
Dua hari tidak pernah cukup.
# closing
Kalau kamu di sini, mau ngapain?
Cerita di kolom komentar, ya.
Mau ajak siapa?
Simpan dulu untuk nanti.
Kamu paling suka yang mana?
Tandai teman yang paham.
`
