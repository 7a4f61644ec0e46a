/** Common Portuguese nouns, animals to ideas. */
export const LIST = `
gato, cachorro, cavalo, vaca, porco, ovelha, cabra, coelho, rato, urso, lobo, raposa, veado, leão, tigre, elefante, macaco, girafa,
zebra, canguru, baleia, golfinho, tubarão, peixe, sapo, cobra, tartaruga, lagarto, pássaro, águia, coruja, pato, cisne, galinha, pinguim,
papagaio, abelha, borboleta, aranha, formiga, caracol, esquilo, tatu, onça, tucano, capivara, árvore, flor, grama, folha, raiz, semente,
floresta, montanha, colina, vale, rio, lago, mar, oceano, ilha, praia, deserto, caverna, vulcão, cachoeira, céu, sol, lua, estrela,
planeta, nuvem, chuva, neve, vento, tempestade, trovão, arco-íris, fogo, água, gelo, areia, pedra, terra, sombra, luz, escuridão, manhã,
tarde, noite, primavera, verão, outono, inverno, pão, manteiga, queijo, leite, ovo, sopa, salada, arroz, feijão, açúcar, sal, pimenta,
mel, bolo, biscoito, chocolate, maçã, pera, cereja, limão, laranja, banana, uva, morango, pêssego, ameixa, melão, batata, cenoura,
cebola, tomate, pepino, cogumelo, abacaxi, goiaba, suco, chá, café, mãe, pai, irmã, irmão, avó, tio, primo, criança, bebê, amigo,
vizinho, convidado, desconhecido, professora, aluno, médico, enfermeira, fazendeiro, padeiro, cozinheiro, garçom, motorista, piloto,
marinheiro, soldado, pintor, cantora, bailarino, ator, escritora, poeta, cientista, engenheiro, carpinteiro, jardineiro, alfaiate, juíza,
advogado, bombeiro, bibliotecária, músico, fotógrafo, rei, rainha, cavaleiro, mágico, pirata, herói, casa, escola, hospital, biblioteca,
museu, teatro, cinema, igreja, castelo, torre, ponte, rua, praça, mercado, loja, padaria, restaurante, hotel, estação, aeroporto, porto,
fábrica, fazenda, jardim, parque, zoológico, estádio, vila, cidade, país, cozinha, quarto, banheiro, porão, sótão, telhado, parede, chão,
amor, alegria, esperança, medo, raiva, coragem, paciência, bondade, honestidade, amizade, liberdade, paz, sorte, verdade, sabedoria,
memória, sonho, ideia, pensamento, pergunta, resposta, segredo, promessa, erro, sucesso, aventura, viagem, férias, aniversário, festa,
jogo, dança, música, história, piada, língua, palavra, letra, número, cor, forma, tamanho, peso, tempo, minuto, hora, semana, mês,
século, começo, meio, silêncio, barulho, sorriso, voz, saúde, energia, ciência, arte, esporte, trabalho, dinheiro, preço, presente,
notícia, lei, regra, equipe, multidão, hábito, habilidade, talento, saudade
`
