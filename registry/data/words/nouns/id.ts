/** Common Indonesian nouns, animals to ideas. */
export const LIST = `
kucing, anjing, kuda, sapi, babi, domba, kambing, kelinci, tikus, beruang, serigala, rubah, rusa, singa, harimau, gajah, monyet, jerapah,
zebra, kanguru, paus, lumba-lumba, hiu, ikan, katak, ular, kura-kura, kadal, burung, elang, burung hantu, bebek, angsa, ayam, penguin,
kakaktua, lebah, kupu-kupu, laba-laba, semut, siput, tupai, landak, badak, komodo, orang utan, pohon, bunga, rumput, daun, akar, biji,
hutan, gunung, bukit, lembah, sungai, danau, laut, samudra, pulau, pantai, gurun, gua, sawah, air terjun, langit, matahari, bulan,
bintang, planet, awan, hujan, salju, angin, badai, guntur, pelangi, api, air, es, pasir, batu, tanah, bayangan, cahaya, kegelapan, pagi,
siang, sore, malam, musim, nasi, roti, mentega, keju, susu, telur, sup, selada, beras, gula, garam, merica, madu, kue, biskuit, cokelat,
apel, pir, ceri, jeruk, pisang, anggur, stroberi, mangga, pepaya, melon, semangka, durian, rambutan, nanas, kelapa, kentang, wortel,
bawang, tomat, mentimun, jamur, kacang, tempe, tahu, sambal, jus, teh, kopi, ibu, ayah, kakak, adik, nenek, kakek, paman, bibi, sepupu,
anak, bayi, teman, tetangga, tamu, guru, murid, dokter, perawat, petani, nelayan, tukang kayu, koki, pelayan, sopir, pilot, pelaut,
tentara, pelukis, penyanyi, penari, aktor, penulis, penyair, ilmuwan, insinyur, tukang kebun, penjahit, hakim, pengacara,
pemadam kebakaran, pustakawan, pemusik, fotografer, raja, ratu, kesatria, penyihir, bajak laut, pahlawan, rumah, sekolah, rumah sakit,
perpustakaan, museum, teater, bioskop, masjid, gereja, candi, pura, istana, menara, jembatan, jalan, lapangan, pasar, toko, warung,
restoran, hotel, stasiun, bandara, pelabuhan, pabrik, kebun, taman, stadion, desa, kota, negara, dapur, kamar tidur, kamar mandi, loteng,
atap, dinding, lantai, halaman, cinta, kegembiraan, harapan, rasa takut, kemarahan, keberanian, kesabaran, kebaikan, kejujuran,
persahabatan, kebebasan, perdamaian, keberuntungan, kebenaran, kebijaksanaan, ingatan, mimpi, gagasan, pikiran, pertanyaan, jawaban,
rahasia, janji, kesalahan, keberhasilan, petualangan, perjalanan, liburan, ulang tahun, pesta, permainan, tarian, lagu, musik, cerita,
lelucon, bahasa, kata, huruf, angka, warna, bentuk, ukuran, berat, waktu, menit, jam, minggu, abad, awal, tengah, keheningan, suara,
senyuman, kesehatan, tenaga, ilmu, sejarah, seni, olahraga, pekerjaan, uang, harga, hadiah, berita, hukum, aturan, regu, kerumunan,
kebiasaan, keterampilan, bakat
`
