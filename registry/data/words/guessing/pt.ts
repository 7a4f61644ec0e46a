/** Things to act or draw, in Portuguese. */
export const LIST = `
animals easy: gato, cachorro, cavalo, vaca, porco, ovelha, coelho, rato, leão, elefante, macaco, girafa, cobra, sapo, peixe, pássaro, pato, galinha, abelha, borboleta
animals medium: canguru, pinguim, jacaré, coruja, aranha, tartaruga, zebra, camelo, gorila, golfinho, tubarão, polvo, ouriço, esquilo, papagaio, pavão, caracol, morcego
animals hard: camaleão, água-viva, flamingo, avestruz, porco-espinho, bicho-preguiça, cavalo-marinho, pernilongo, escorpião, ornitorrinco, pica-pau, tamanduá, louva-a-deus, caranguejo-eremita, gambá, cascavel
things easy: bola, cadeira, cama, porta, chave, livro, lápis, guarda-chuva, relógio, abajur, chapéu, sapato, óculos, xícara, colher, carro, bicicleta, balão, sino, vela, tambor, violão
things medium: escova de dentes, escada, espelho, martelo, tesoura, câmera, telefone, mala, pipa, barraca, piano, violino, helicóptero, trem, âncora, vassoura, mochila, gravata, máquina de lavar, micro-ondas, secador de cabelo, óculos de sol
things hard: saca-rolhas, grampeador, máquina de costura, paraquedas, metrônomo, cortador de grama, telescópio, bússola, caixa eletrônico, porta giratória, gaita de foles, estetoscópio, ampulheta, detector de fumaça, fita métrica, lustre, panela de pressão, zíper, ratoeira, escada rolante, turbina eólica
actions easy: dormir, correr, pular, comer, beber, nadar, dançar, cantar, chorar, rir, ler, escrever, acenar, bater palmas, escalar, arremessar, chutar a bola, escovar os dentes, lavar as mãos, andar de bicicleta, dirigir um carro, pegar no sono, bocejar, espirrar, bater na porta
actions medium: andar a cavalo, tocar piano, tirar uma foto, descascar uma banana, subir uma escada, abrir o guarda-chuva, dar banho no cachorro, encher um balão, arrumar a cama, pentear o cabelo, pegar o ônibus, pintar uma parede, picar cebola, amarrar o cadarço, fazer um castelo de areia, andar na corda bamba, ninar um bebê, estender a roupa, lamber um sorvete, fazer a mala, remar um barco, passar pano no chão, empinar pipa, embrulhar um presente, ordenhar uma vaca
actions hard: enfiar a linha na agulha, trocar o pneu, estacionar o carro, orientar o trânsito, montar um quebra-cabeça, perder as chaves, andar contra o vento, esperar um trem atrasado, comer macarrão, andar na areia quente, carregar uma bandeja cheia, achar um cabelo na sopa, montar um móvel, reger uma orquestra, esquecer um nome, trocar uma lâmpada, perder o ônibus, ficar preso no elevador, pisar num brinquedo, acordar atrasado, desembaraçar um fio, vestir um jeans apertado, aprender a patinar, atravessar um pântano, andar na ponta dos pés
jobs easy: médico, professora, cozinheiro, fazendeiro, bombeiro, policial, bailarina, cantor, palhaço, cabeleireiro, dentista, pintor, piloto, garçom, carteiro, jogador de futebol
jobs medium: fotógrafo, jardineiro, padeiro, mecânico, astronauta, salva-vidas, mágico, juiz, marinheiro, enfermeira, carpinteiro, bibliotecário, mergulhador, pescador, alfaiate, pastor de ovelhas
jobs hard: arqueólogo, apicultor, equilibrista, escultor, intérprete, cirurgião, relojoeiro, apresentador de telejornal, meteorologista, limpador de chaminés, detetive, tratador de zoológico, ventríloquo, ourives, dublê, árbitro
sports easy: futebol, tênis, basquete, natação, boxe, esqui, ciclismo, corrida, dança, pesca, vôlei, golfe
sports medium: surfe, patinação no gelo, arco e flecha, boliche, levantamento de peso, judô, tênis de mesa, remo, ioga, skate, ginástica, escalada
sports hard: esgrima, salto com vara, lançamento de dardo, polo aquático, capoeira, nado artístico, triatlo, parapente, rúgbi, corrida com barreiras, sumô, xadrez
nature easy: sol, lua, estrela, árvore, flor, nuvem, chuva, neve, montanha, rio, mar, arco-íris
nature medium: vulcão, ilha, deserto, caverna, cachoeira, relâmpago, cacto, cogumelo, coqueiro, floresta, iceberg, praia
nature hard: terremoto, avalanche, eclipse, tornado, geleira, recife de coral, cometa, pântano, gêiser, Via Láctea, seca, neblina
food easy: maçã, banana, pão, ovo, queijo, bolo, sorvete, pizza, cenoura, leite, morango, pera, cereja, tomate, batata
food medium: abacaxi, hambúrguer, macarrão, panqueca, melancia, pipoca, sanduíche, pirulito, mel, espiga de milho, rosquinha, sopa, uva, cebola
food hard: salada de frutas, mostarda, omelete, brigadeiro, alho, pão de queijo, alcachofra, romã, canela, pimentão recheado, chantili, bolo de aniversário, ovo frito, algodão-doce, purê de batata
places easy: escola, casa, zoológico, parque, loja, fazenda, jardim, cozinha, castelo, hospital, rua, ponte, parquinho, igreja, estrada
places medium: aeroporto, museu, biblioteca, cinema, circo, restaurante, piscina, farol, rodoviária, supermercado, porto, moinho de vento, iglu, estádio, torre
places hard: estação espacial, labirinto, vinhedo, plataforma de petróleo, sótão, fronteira, arranha-céu, metrô, rotatória, pirâmide, observatório, sala de espera, cruzamento, ópera, estufa
stories easy: rei, rainha, princesa, pirata, bruxa, fantasma, dragão, robô, gigante
stories medium: sereia, vampiro, mago, cavaleiro, fada, baú do tesouro, unicórnio, coroa, varinha mágica
stories hard: tapete voador, máquina do tempo, bola de cristal, poção mágica, capa da invisibilidade, mapa do tesouro, lobisomem, duende, extraterrestre
ideas easy: amor, aniversário, férias, medo, alegria, verão, inverno, noite, música
ideas medium: surpresa, segredo, amizade, sonho, silêncio, fome, tédio, sorte, raiva
ideas hard: saudade, paciência, gravidade, ciúme, inflação, falta de gravidade, medo do palco, devaneio, paz
`
