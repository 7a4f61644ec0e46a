/** Parts of the body in Indonesian. */
export const LIST = `
kepala, rambut, wajah, dahi, alis, mata, kelopak mata, bulu mata, pupil, iris, telinga, daun telinga, gendang telinga, hidung,
lubang hidung, pipi, tulang pipi, mulut, bibir, gigi, gusi, lidah, langit-langit mulut, dagu, rahang, tenggorokan, leher, tengkuk, bahu,
tulang selangka, tulang belikat, ketiak, lengan, siku, lengan bawah, pergelangan tangan, tangan, telapak tangan, kepalan tangan,
jari tangan, ibu jari, jari telunjuk, jari tengah, jari manis, kelingking, buku jari, kuku, ujung jari, dada, tulang dada, tulang rusuk,
punggung, tulang belakang, pinggang, perut, pusar, pinggul, panggul, pantat, selangkangan, tungkai, paha, lutut, tempurung lutut,
tulang kering, betis, pergelangan kaki, kaki, tumit, telapak kaki, punggung kaki, jari kaki, kulit, tengkorak, otak, jantung, paru-paru,
hati, lambung, ginjal, kandung kemih, kantong empedu, usus, pankreas, limpa, batang tenggorokan, kerongkongan, pita suara, diafragma,
otot, tulang, sumsum tulang, sendi, tendon, ligamen, tulang rawan, saraf, pembuluh darah, darah, amandel, kelenjar tiroid
`
