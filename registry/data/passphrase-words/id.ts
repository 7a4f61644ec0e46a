/** Indonesian words for passphrases: common, concrete, without accents. Written for this project. */
export const WORDS: readonly string[] = `
abu air ajar akar alam alang alis alun ambang anak anggrek anggur angin angsa anjing anting anyaman apel api arang arus asap asin atap awan ayah ayam
ayunan badai badak bahasa bahu baja baju bakau bakso bakul balai balap balok balon bambu bandar bangau bangku bantal baris bata batang batik batu
bawang bayam bayi bebek beduk bel belalang belut benang bendera bengkel benih beras berlian besi betis biawak bibir biji bintang bioskop biru bisnis
bola bolu botol buah buaya bubur budaya bukit buku bulan bulu bumbu bumi bunga burung busur cabai cabang cacing cahaya cakar camar candi cangkir
cangkul cat catur cawan celana cemara cempaka cendana cengkih cerita cermin cicak cincin cokelat corong cuaca cucu cuka dada dadar dagu dahan danau
dapur darat dasar daun dayung debu delima delman dermaga desa dinding domba dompet dongeng dua duku dunia durian ekor elang emas ember embun empat
enam engsel fajar film foto gabus gading gajah galah gamelan gandum garam garis garpu gasing gaun gelang gelas gembok gendang genteng gerbang gerhana
gerobak gigi gitar goa gong gorden gua gudang gula gulai guling guntur gunung gurita guru hadiah hakim halaman handuk hangat harimau hati hidung hijau
hotel hujan huruf hutan ibu ijuk ikan ikat intan iris istana itik jagung jahe jalan jam jambu jamur janda jangkar jantung jari jaring jarum jas jati
jembatan jemuran jendela jenggot jerami jeruk jingga jubah juru kabel kabut kaca kacang kado kain kaki kaktus kaldu kalung kamar kambing kamera
kampung kamus kancil kancing kandang kanguru kantor kapak kapal kapas kapur karang karet karpet kartu karung kasur katak kaus kawah kayu kebun kecap
keju kelapa kelas kelinci kelopak keluarga kemeja kemiri kepala keran kerang keranjang kerbau kereta keris kertas keset ketan ketupat kijang kilat
kipas kiri koala kobra kodok koki kolam kolang komodo kompas kompor koper kopi koran kota kotak kuas kubis kucing kuda kue kuil kuku kulit kumbang
kunci kunyit kupu kura kursi kutub labu lada ladang lagu laguna lahar lampu landak langit lantai lapangan laron latihan laut layang layar lebah leci
ledeng leher lemari lembah lembu lengan lengkuas lentera lidah lilin lima limau lintah lobak logam lompat lonceng loteng lumba lumut lutung lutut madu
magma makan malam mangga manggis mangkuk manik mantel marmer mata matahari mawar meja melati melon menara mendung mentega mentimun merah merak merapi
merica merpati mesin minyak mobil monyet motor muara mulut musang museum musik musim mutiara naga nama nampan nanas nangka nasi nelayan nenek neraca
nona obor odong ombak opor orkes otak otot pabrik pacar padang padi pagar pagi paku palem palu panah panci panda pandan panggung pantai papan papaya
parang pasar pasir paus payung pedang pelabuhan pelangi pelaut pelita peluit pena pensil pepaya perahu perak permata permen peta petani peti petir
piano pijar pikul pilar pinggan pintu pinus pipa pipi piring pisang pisau pita plastik pohon pondok pot puding puisi pulau puncak punggung pusaka
putih rabu radio ragi raja rak rakit rambut rambutan ranjang ransel rantai ranting rasa rawa rebung rel rempah renda rendang ribu rimba roda roket
rokok rotan roti ruang rubah rumah rumput rusa sabuk sabun sagu salak salju saluran sambal sampan samudra sandal sapi sapu sarang sarung sate satu
saudara sawah sawi sawo sayap sayur sekolah selada selai selasih selat selimut semangka semut sendok senja senter sepatu sepeda serai serat serigala
seruling sikat siku singa singkong siput sirup sisir soto stasiun suara sukun suling sumur sungai suntik surat surya susu sutra tabung tahu taman
tambak tanah tanduk tangan tangga tangki tari tas tauge tawon tebing tebu teh teko telaga telinga telur teman tembaga tempe tenda tepung terasi
teratai terompet terong tiang tikar tikus tim timun tinta tirai tokek toko tomat topeng topi tugu tukang tulang tulip tumis tungku tupai ubi udang
udara ujung ukir ular ulat undangan unta vanila vas violet wajan wajik waktu warna wartel warung wayang wortel yoyo zaitun zamrud zebra
`
  .trim()
  .split(/\s+/)
