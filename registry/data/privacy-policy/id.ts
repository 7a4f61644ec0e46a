/** The texts of a privacy policy in Indonesian. */
export const PRIVACY_POLICY = `
= title Kebijakan privasi
= updated Berlaku sejak {date}
= kind-site Kebijakan ini menjelaskan apa yang terjadi pada data pribadi di situs web {site}.
= kind-blog Kebijakan ini menjelaskan apa yang terjadi pada data pribadi di blog {site}.
= kind-shop Kebijakan ini menjelaskan apa yang terjadi pada data pribadi di toko online {site}.
= kind-app Kebijakan ini menjelaskan apa yang terjadi pada data pribadi di aplikasi {site}.
= kind-community Kebijakan ini menjelaskan apa yang terjadi pada data pribadi di komunitas online {site}.
= at Alamat web: {url}
= data-name nama Anda
= data-email alamat email Anda
= data-phone nomor telepon Anda
= data-address alamat pos Anda
= data-billing data pesanan dan pembayaran
= data-usage halaman yang Anda buka serta perangkat dan browser Anda
= data-location lokasi Anda
= data-content yang Anda tulis atau unggah
= data-sensitive data kesehatan, keyakinan, asal-usul, atau data pribadi lain yang bersifat spesifik
= use-accounts akun
= use-payments pesanan
= use-newsletter buletin
= use-ads iklan
= use-cookies cookie yang tidak wajib
= basis-contract pelaksanaan perjanjian dengan Anda, untuk {uses}: Pasal 6(1)(b)
= basis-consent persetujuan Anda, untuk {uses}: Pasal 6(1)(a)
= basis-law kewajiban hukum, seperti menyimpan faktur: Pasal 6(1)(c)
= basis-interest kepentingan sah kami untuk menjalankan layanan dengan aman, memperbaikinya, dan menjawab Anda: Pasal 6(1)(f)
# controller Siapa yang bertanggung jawab
{controller} menentukan tujuan dan cara pemrosesan data (pengendali data).
Alamat: {address}
Email: {email}
Pejabat pelindungan data: {dpo}
# data Data yang kami proses
Bergantung pada apa yang Anda lakukan, kami memproses:
{data}
Anda tidak wajib memberikan data. Tanpa data yang dibutuhkan suatu fungsi, seperti alamat untuk pengiriman, kami tidak dapat menyediakan fungsi itu.
# sensitive Data pribadi yang bersifat spesifik
Data pribadi yang bersifat spesifik hanya kami proses dengan persetujuan eksplisit Anda (di Uni Eropa Pasal 9(2)(a) GDPR). Anda dapat menariknya kapan saja.
# logs Catatan teknis
Saat Anda membuka halaman, server untuk sementara mencatat alamat IP, waktu, alamat yang diminta, dan browser Anda. Ini diperlukan untuk menampilkan halaman dan menangkal serangan.
Catatan ini disimpan paling lama {logDays}.
# basis Dasar hukum
Menurut GDPR, kami mendasarkan pemrosesan pada:
{basis}
# contactForm Saat Anda menghubungi kami
Yang Anda kirim lewat formulir atau email kami pakai untuk menjawab, lalu kami hapus setelah urusan selesai, kecuali hukum mewajibkan penyimpanan.
# newsletter Buletin
Buletin hanya kami kirim bila Anda memintanya dan mengonfirmasi alamat Anda. Setiap edisi memuat tautan berhenti berlangganan.
# accounts Akun
Untuk akun, kami menyimpan yang Anda isikan di dalamnya. Anda dapat mengubah atau menghapusnya; datanya kami hapus, kecuali yang wajib disimpan menurut hukum.
# payments Pesanan dan pembayaran
Untuk pesanan, kami memproses data yang diperlukan pengiriman dan pembayaran. Data kartu hanya dikirim ke penyedia pembayaran; kami tidak melihatnya secara utuh. Faktur disimpan selama diwajibkan hukum pajak.
# comments Komentar dan postingan
Yang Anda terbitkan dapat dilihat orang lain. Kami juga menyimpan waktu dan alamat IP Anda untuk menangani penyalahgunaan. Anda dapat meminta penghapusannya.
# cookies Cookie dan penyimpanan di perangkat
Cookie yang diperlukan mengingat, misalnya, sesi dan pilihan Anda. Cookie lain hanya dipasang setelah Anda setuju, dan pilihan itu dapat diubah kapan saja. Browser Anda juga dapat menghapus dan memblokir cookie.
# analytics Pengukuran penggunaan
Kami mengukur penggunaan halaman untuk memperbaikinya. Alat pengukurnya mencatat halaman yang dibuka, perkiraan lokasi, perangkat, dan asal kunjungan. Kami tidak memakainya untuk mencari tahu siapa Anda.
# ads Iklan
Mitra iklan dapat memakai cookie dan pengenal untuk memilih iklan menurut minat Anda dan mengukur hasilnya. Bila hukum mensyaratkan, hal ini hanya dengan persetujuan Anda; tanpa persetujuan, iklan yang Anda lihat tidak didasarkan pada minat Anda.
# embeds Konten pihak lain
Sebagian halaman memuat video, peta, atau postingan dari penyedia lain. Saat dimuat, penyedia itu mengetahui alamat IP Anda dan halaman yang dikunjungi, dan dapat memasang cookie.
# socialLogin Masuk dengan akun lain
Bila Anda masuk dengan akun penyedia lain, penyedia itu memberi tahu kami nama, email, dan foto Anda sesuai izin Anda di sana, dan mengetahui bahwa Anda memakai layanan kami.
# providers Penerima data
Kami meneruskan data kepada pihak yang bekerja untuk kami dan terikat perjanjian, serta kepada otoritas bila hukum mewajibkan.
Penerima data:
{providers}
# transfers Data di negara lain
Sebagian penerima bekerja di luar negara Anda atau di luar Wilayah Ekonomi Eropa. Untuk transfer menurut GDPR kami memakai keputusan kecukupan (Pasal 45) atau klausul kontrak standar (Pasal 46); salinannya kami kirim bila diminta.
# retention Lama penyimpanan
Kami menyimpan data hanya selama diperlukan untuk tujuannya atau diwajibkan hukum, lalu kami hapus atau anonimkan.
# security Pengamanan data
Kami melindungi data dengan pengiriman terenkripsi, akses terbatas, dan cadangan. Tidak ada perlindungan yang sempurna; bila kebocoran membahayakan Anda, kami memberi tahu Anda dan otoritas sesuai hukum.
# rights-gdpr Hak Anda di Uni Eropa dan EEA
Menurut GDPR, Anda dapat meminta akses (Pasal 15), perbaikan (Pasal 16), penghapusan (Pasal 17), pembatasan (Pasal 18), dan salinan portabel (Pasal 20) data Anda.
Anda dapat menolak pemrosesan atas dasar kepentingan sah, dan kapan saja menolak pemasaran langsung (Pasal 21). Persetujuan dapat ditarik kapan saja; penarikan berlaku untuk pemrosesan selanjutnya (Pasal 7(3)).
Anda dapat mengadu ke otoritas pelindungan data di tempat Anda tinggal atau bekerja, atau di tempat pelanggaran terjadi (Pasal 77). Kami menjawab dalam satu bulan (Pasal 12(3)).
# rights-uk Hak Anda di Inggris Raya
Menurut UK GDPR dan Data Protection Act 2018, Anda punya hak yang sama: akses, perbaikan, penghapusan, pembatasan, portabilitas, keberatan, dan penarikan persetujuan. Anda dapat mengadu ke Information Commissioner atau penggantinya, Information Commission (ico.org.uk).
# rights-ccpa Hak Anda di California
Menurut California Consumer Privacy Act yang diubah oleh CPRA (Cal. Civ. Code § 1798.100 dst.), Anda dapat menanyakan informasi pribadi yang kami kumpulkan, pakai, dan ungkapkan, serta meminta penghapusan (§ 1798.105) atau perbaikan (§ 1798.106). Kami tidak memperlakukan Anda lebih buruk karena memakai hak itu (§ 1798.125).
Anda dapat membatasi pemakaian informasi pribadi sensitif (§ 1798.121). Kami menjawab dalam 45 hari. Wakil yang sah dapat mengajukan permintaan atas nama Anda.
# sale-no Penjualan informasi pribadi
Kami tidak menjual informasi pribadi dan tidak membagikannya untuk iklan perilaku lintas konteks.
# sale-yes Penjualan dan pembagian informasi pribadi
Kami membagikan informasi pribadi untuk iklan perilaku lintas konteks atau menjualnya sebagaimana dimaksud hukum California. Anda dapat menolak kapan saja (§ 1798.120) lewat tautan “Do Not Sell or Share My Personal Information” atau sinyal Global Privacy Control dari browser Anda, yang kami patuhi.
# rights-lgpd Hak Anda di Brasil
Menurut LGPD (UU 13.709/2018), kami memproses data atas dasar Pasal 7, terutama persetujuan, perjanjian, kewajiban hukum, dan kepentingan sah.
Anda dapat meminta konfirmasi, akses, perbaikan, anonimisasi atau penghapusan, portabilitas, dan informasi pembagian data, menarik persetujuan (Pasal 18), serta meminta peninjauan keputusan otomatis (Pasal 20). Anda dapat mengadu ke ANPD.
# rights-id Hak Anda di Indonesia
Menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, Anda berhak atas informasi, akses, pembaruan dan perbaikan, penghapusan, salinan dalam bentuk yang lazim, penarikan persetujuan, serta keberatan atas keputusan otomatis (Pasal 5 sampai 13).
# rights-ru Hak Anda di Rusia
Menurut Undang-Undang Federal 152-FZ tanggal 27 Juli 2006 tentang data pribadi, Anda dapat meminta informasi tentang pemrosesan (Pasal 14), perbaikan, pemblokiran, atau pemusnahan data, dan menarik persetujuan (Pasal 9). Anda dapat mengadu ke Roskomnadzor atau pengadilan (Pasal 17).
# children-no Anak
Layanan ini tidak ditujukan bagi anak di bawah 16 tahun dan kami tidak dengan sengaja memproses datanya. Bila Anda menduga seorang anak memberi kami data, beri tahu kami dan kami akan menghapusnya.
# children-yes Anak
Anak boleh memakai layanan ini. Bila hukum mensyaratkan persetujuan orang tua—di Amerika Serikat di bawah 13 tahun (COPPA), di Uni Eropa di bawah 13 sampai 16 tahun menurut negaranya (Pasal 8 GDPR), di Brasil Pasal 14 LGPD, di Indonesia Pasal 25 UU 27/2022—kami memintanya lebih dulu. Orang tua dapat melihat dan menghapus data anaknya.
# automated Keputusan otomatis
Sebagian keputusan dibuat komputer saja. Anda dapat meminta penjelasan, menyampaikan pendapat, dan meminta manusia memutuskan ulang (di Uni Eropa Pasal 22 GDPR).
# changes Perubahan
Bila layanan atau hukum berubah, kebijakan ini kami ubah. Perubahan yang penting bagi Anda kami umumkan di halaman ini sebelum berlaku.
# contact Kontak
Hubungi kami tentang data dan hak Anda: {email}
`
