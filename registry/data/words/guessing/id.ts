/** Things to act or draw, in Indonesian. */
export const LIST = `
animals easy: kucing, anjing, kuda, sapi, kambing, domba, kelinci, tikus, singa, gajah, monyet, jerapah, ular, katak, ikan, burung, bebek, ayam, lebah, kupu-kupu
animals medium: kanguru, penguin, buaya, burung hantu, laba-laba, kura-kura, zebra, unta, gorila, lumba-lumba, hiu, gurita, landak, tupai, kakaktua, merak, siput, kelelawar
animals hard: bunglon, ubur-ubur, flamingo, burung unta, trenggiling, kukang, kuda laut, nyamuk, kalajengking, komodo, burung pelatuk, tapir, belalang sembah, kelomang, orang utan, ular derik
things easy: bola, kursi, tempat tidur, pintu, kunci, buku, pensil, payung, jam, lampu, topi, sepatu, kacamata, cangkir, sendok, mobil, sepeda, balon, lonceng, lilin, gendang, gitar
things medium: sikat gigi, tangga, cermin, palu, gunting, kamera, telepon, koper, layang-layang, tenda, piano, biola, helikopter, kereta api, jangkar, sapu, ransel, dasi, mesin cuci, becak, pengering rambut, kacamata hitam
things hard: pembuka botol, stapler, mesin jahit, parasut, metronom, mesin pemotong rumput, teleskop, kompas, mesin ATM, pintu putar, angklung, stetoskop, jam pasir, detektor asap, meteran, lampu gantung, panci presto, ritsleting, perangkap tikus, eskalator, kincir angin
actions easy: tidur, berlari, melompat, makan, minum, berenang, menari, bernyanyi, menangis, tertawa, membaca, menulis, melambaikan tangan, bertepuk tangan, memanjat, melempar, menendang bola, menyikat gigi, mencuci tangan, naik sepeda, menyetir mobil, mengantuk, menguap, bersin, mengetuk pintu
actions medium: menunggang kuda, bermain piano, mengambil foto, mengupas pisang, naik tangga, membuka payung, memandikan anjing, meniup balon, merapikan tempat tidur, menyisir rambut, mengejar bus, mengecat dinding, mengiris bawang, mengikat tali sepatu, membuat istana pasir, berjalan di atas tali, menimang bayi, menjemur pakaian, menjilat es krim, mengemas koper, mendayung perahu, mengepel lantai, bermain layang-layang, membungkus kado, memerah susu sapi
actions hard: memasukkan benang ke jarum, mengganti ban, memarkir mobil, mengatur lalu lintas, memecahkan teka-teki, kehilangan kunci, berjalan melawan angin, menunggu kereta terlambat, makan mi panas, berjalan di pasir panas, membawa nampan penuh, merakit lemari, memimpin orkestra, lupa nama orang, mengganti lampu, ketinggalan bus, terjebak di lift, menginjak mainan, bangun kesiangan, mengurai kabel kusut, memakai celana sempit, belajar sepatu roda, menyeberangi rawa, berjalan jinjit, mencari kacamata
jobs easy: dokter, guru, koki, petani, pemadam kebakaran, polisi, penari, penyanyi, badut, tukang cukur, dokter gigi, pelukis, pilot, pelayan, tukang pos, pemain bola
jobs medium: fotografer, tukang kebun, tukang roti, montir, astronaut, penjaga pantai, pesulap, hakim, pelaut, perawat, tukang kayu, pustakawan, penyelam, nelayan, penjahit, gembala
jobs hard: arkeolog, peternak lebah, pemain akrobat, pematung, juru bahasa, ahli bedah, tukang jam, pembaca berita, peramal cuaca, dalang, detektif, penjaga kebun binatang, pawang ular, pandai emas, pemeran pengganti, wasit
sports easy: sepak bola, tenis, bola basket, renang, tinju, ski, balap sepeda, lari, senam, memancing, bola voli, bulu tangkis
sports medium: selancar, seluncur es, panahan, boling, angkat besi, yudo, tenis meja, dayung, yoga, papan seluncur, sepak takraw, panjat tebing
sports hard: anggar, lompat galah, lempar lembing, polo air, pencak silat, renang indah, triatlon, paralayang, rugbi, lari gawang, sumo, catur
nature easy: matahari, bulan, bintang, pohon, bunga, awan, hujan, salju, gunung, sungai, laut, pelangi
nature medium: gunung berapi, pulau, gurun, gua, air terjun, petir, kaktus, jamur, pohon kelapa, hutan, gunung es, pantai
nature hard: gempa bumi, tanah longsor, gerhana, angin puting beliung, gletser, terumbu karang, komet, rawa, geiser, Bima Sakti, kekeringan, kabut
food easy: apel, pisang, roti, telur, nasi, kue, es krim, mi, wortel, susu, stroberi, jeruk, mangga, tomat, kentang
food medium: nanas, sate, bakso, martabak, semangka, kerupuk, nasi goreng, permen lolipop, madu, jagung bakar, donat, sup, anggur, bawang
food hard: rujak, sambal, telur dadar, gado-gado, bawang putih, rendang, durian, rambutan, kayu manis, ketupat, onde-onde, kue ulang tahun, telur mata sapi, arum manis, nasi tumpeng
places easy: sekolah, rumah, kebun binatang, taman, toko, sawah, kebun, dapur, istana, rumah sakit, jalan, jembatan, taman bermain, masjid, pasar
places medium: bandara, museum, perpustakaan, bioskop, sirkus, restoran, kolam renang, mercusuar, stasiun kereta, swalayan, pelabuhan, candi, iglo, stadion, menara
places hard: stasiun antariksa, labirin, kebun teh, kilang minyak, loteng, perbatasan, gedung pencakar langit, kereta bawah tanah, bundaran, piramida, planetarium, ruang tunggu, persimpangan, pos ronda, rumah kaca
stories easy: raja, ratu, putri, bajak laut, nenek sihir, hantu, naga, robot, raksasa
stories medium: putri duyung, vampir, penyihir, kesatria, peri, peti harta karun, unicorn, mahkota, tongkat ajaib
stories hard: permadani terbang, mesin waktu, bola kristal, ramuan ajaib, jubah tak terlihat, peta harta karun, manusia serigala, kurcaci, makhluk luar angkasa
ideas easy: cinta, ulang tahun, liburan, takut, gembira, musim hujan, musim kemarau, malam, musik
ideas medium: kejutan, rahasia, persahabatan, mimpi, sunyi, lapar, bosan, keberuntungan, marah
ideas hard: rindu kampung, sabar, gravitasi, cemburu, inflasi, tanpa bobot, demam panggung, lamunan, perdamaian
`
