/** Parts of the body in Portuguese. */
export const LIST = `
cabeça, cabelo, rosto, testa, sobrancelha, olho, pálpebra, cílio, pupila, íris, orelha, lóbulo da orelha, tímpano, nariz, narina,
bochecha, maçã do rosto, boca, lábio, dente, gengiva, língua, céu da boca, queixo, mandíbula, garganta, pescoço, nuca, ombro, clavícula,
omoplata, axila, braço, cotovelo, antebraço, pulso, mão, palma da mão, punho, dedo, polegar, indicador, dedo médio, anelar, mindinho,
nó dos dedos, unha, ponta do dedo, peito, esterno, costela, costas, coluna vertebral, cintura, barriga, umbigo, quadril, pelve, nádega,
virilha, perna, coxa, joelho, patela, canela, panturrilha, tornozelo, pé, calcanhar, sola do pé, peito do pé, dedo do pé, dedão do pé,
pele, crânio, cérebro, coração, pulmão, fígado, estômago, rim, bexiga, vesícula biliar, intestino, pâncreas, baço, traqueia, esôfago,
cordas vocais, diafragma, músculo, osso, medula óssea, articulação, tendão, ligamento, cartilagem, nervo, medula espinhal, veia, artéria,
sangue, amígdala, tireoide
`
