/** Plane figures and solids in Indonesian. */
export const LIST = `
lingkaran, setengah lingkaran, elips, segitiga, segitiga sama sisi, segitiga sama kaki, segitiga siku-siku, persegi, persegi panjang,
jajar genjang, belah ketupat, trapesium, layang-layang, segi lima, segi enam, segi tujuh, segi delapan, segi sembilan, segi sepuluh,
segi dua belas, bintang, hati, bulan sabit, salib, anak panah, oval, cincin, juring, spiral, kubus, balok, bola, setengah bola, tabung,
kerucut, limas, prisma, bidang empat, bidang delapan, bidang dua belas, bidang dua puluh, torus
`
