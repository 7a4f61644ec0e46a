/**
 * What signs are called, and by which other words they are looked for: the sign, its name, and the words.
 * @see https://cldr.unicode.org CLDR 45 annotations (Unicode License v3)
 */
export const SIGN_WORDS = `
#|cerquilha|hashtag, número
$|dólar|dinheiro, peso, USD
%|porcentagem|percentagem, por cento
&|ampersand|e, e comercial, sinal tironiano
)|parêntese de fechamento|colchete redondo, parênteses
*|asterisco|curinga, estrela
+|sinal de mais|adição
-|hífen|menos, traço
.|ponto final
/|barra|oblíqua, sólida
:|dois pontos
;|ponto e vírgula
<|menor que|abrir tag, menos que, tag
=|igual|iguais
>|maior que|fechar tag, mais que, tag
@|arroba|arobase, e-mail, sinal de arroba
\\|barra inversa|barra invertida
^|acento circunflexo|chapéu, cunha, divisão, potência, seta, sinal xor
_|traço baixo|sublinhado
\`|acento grave|acentuação, tom
{|chave de abertura|chave esquerda
||linha vertical|barra, barra vertical, intersecção
}|chave de fechamento|chave direita
~|til
¡|ponto de exclamação invertido|atenção
¢|centavo
£|libra|GBP, libra esterlina, moeda
¥|iene|CNY, JPY, moeda, yuan chinês
§|seção|parágrafo, parte, símbolo de parágrafo
¨|trema|diérese, umlaut
©|símbolo de copyright
«|aspas em linha para a esquerda|ângulo, aspas francesas, chevron
¬|negação|não, negado
®|símbolo de registrado|marca registrada, marca registrada “R”
°|grau|hora, prova
±|mais ou menos|mais e menos
²|número dois sobrescrito|quadrado
³|número três sobrescrito|cubo
´|acento agudo|tom
µ|sinal micro|medida
¶|pé de mosca|caldeirão, parágrafo
·|ponto mediano|ponto médio
¹|número um sobrescrito
»|aspas em linha para a direita|ângulo, aspas francesas, chevron
¿|ponto de interrogação invertido
×|símbolo de multiplicação|multiplicar, vezes
÷|sinal de divisão|dividir, símbolo de divisão
‐|traço de união|hífen
–|meia-risca|traço
—|travessão|traço
―|barra horizontal|linha, traço
‘|apóstrofo esquerdo|aspas simples
’|apóstrofo direito|aspa única, aspas, aspas simples
‚|apóstrofo inferior direito|aspas, aspas inferiores
“|aspas esquerdas|aspas duplas, citação, citação inteligente
”|aspas direitas|aspas duplas, citação, citação inteligente
„|aspas inferiores direitas|aspas duplas, citação, citação inteligente
†|obelisco|adaga, cruz, óbelo
‡|obelisco duplo|adaga, óbelo
•|ponto lista
…|reticências|omissão, pontos, três pontos
‧|ponto de hifenização|hífen, traço
‰|por mil|a cada mil, permilagem
′|plica
″|plica dupla
※|marca de referência
‼|dupla exclamação|explosão, ponto de exclamação duplo, pontuação
‽|interrobangue
‾|linha superior
⁂|asterismo
⁄|barra de fração
⁉|exclamação com interrogação|pergunta, pontuação, sinal
⁻|menos sobrescrito
₣|franco francês|moeda
₤|lira|moeda
₥|mill
₨|rupia|moeda
₩|won|KPW, KRW
€|euro|EUR, moeda
₰|centavo alemão|moeda, pfennig
₱|peso
₳|austral|ARA, moeda
₹|rupia indiana|moeda
₽|rublo|moeda
₿|bitcoin|BTC
℗|símbolo de direitos autorais de fonograma|som
™|símbolo de marca registrada|marca registrada “TM”
ℹ|informações|i, símbolo, símbolo de informações
←|seta apontando para a esquerda
↑|seta apontando para cima
→|seta apontando para a direita
↓|seta apontando para baixo
↔|seta para esquerda e direita|horizontal, lados
↕|seta para cima e para baixo|vertical
↖|seta para cima e para a esquerda|direção, intercardinal, noroeste
↗|seta para cima e para a direita|direção, intercardinal, nordeste
↘|seta para baixo e para a direita|direção, intercardinal, sudeste
↙|seta para baixo e para a esquerda|direção, intercardinal, sudoeste
↝|seta ondulada para a direita
↞|seta de duas pontas para a esquerda
↠|seta de duas pontas para a direita
↢|flecha com cauda para a esquerda
↣|flecha com cauda para a direita
↦|flecha com barra para a direita
↩|seta curva da direita para a esquerda|retorno, voltar à esquerda
↪|seta curva da esquerda para a direita|retorno, voltar à direita
↫|seta para a esquerda com laço
↬|seta para a direita com laço
↰|seta para cima com ponta para esquerda
↱|seta para cima com ponta para direita
↲|seta para baixo com ponta para esquerda
↳|seta para baixo com ponta para direita
↴|seta para direita com ponta para baixo
↵|seta para baixo com curva para esquerda
↶|seta de semicírculo superior no sentido anti-horário
↷|seta de semicírculo superior no sentido horário
↹|seta para a esquerda da barra sobre seta para a direita da barra
↺|seta de círculo aberto no sentido anti-horário
↻|seta de círculo aberto no sentido horário
⇄|seta para a direita sobre seta para a esquerda
⇅|setas apontando para cima e para baixo|seta
⇆|setas apontando para a esquerda e para a direita|seta
⇐|seta dupla para a esquerda
⇑|seta dupla para cima
⇒|seta dupla para a direita
⇓|seta dupla para baixo
⇔|seta dupla bidirecional
⇝|seta de rabisco para a direita
⇞|seta para cima com traço duplo
⇟|seta para baixo com traço duplo
⇠|seta tracejada para a esquerda
⇡|seta tracejada para cima
⇢|seta tracejada para a direita
⇣|seta tracejada para baixo
⇤|seta para a esquerda da barra
⇥|seta para a direita da barra
⇦|seta branca para a esquerda
⇧|seta branca para cima
⇨|seta branca para a direita
⇩|seta branca para baixo
⇪|seta branca para cima da barra
∀|para todos|universal
∂|diferencial parcial
∃|existe
∅|conjunto vazio
∆|delta|triângulo
∇|nabla|triângulo
∈|elemento de|conjunto, contém, membro
∉|não pertence
∋|contém como membro
∏|produto n-ário|lógica
∑|somatório n-ário|matemática
−|sinal de menos|subtração
∓|menos ou mais
∗|operador de asterisco|estrela
∘|operador de anel|composição
∙|operador de marca de lista
√|raiz quadrada|base aritmética, radical, radiciação
∝|proporcional a
∞|sinal de infinito
∠|ângulo|agudo
∥|paralelo
∧|e lógico
∩|interseção|conjunto
∪|união|coleção, conjunto
∫|integral|cálculo
∬|integral duplo|cálculo
∮|integral de contorno
∴|então|lógica, portanto
∵|porque|lógica
∼|operador de til
≅|aproximadamente igual|congruência, igualdade, isomorfismo, matemática
≈|quase igual|aproximação, aproximado
≠|desigual|desigualdade
≡|igual a|exato, triplo
≤|menor que ou igual a|desigual, menos que
≥|maior que ou igual|desigual, igual a, mais que
≪|muito menor que|diferença, diferente, matemática
≫|muito maior que|diferença, diferente, matemática
⊂|subconjunto de|conjunto
⊃|superconjunto|matemática, operador de conjunto
⊆|subconjunto de ou igual
⊇|superconjunto de ou igual|igualdade, matemática
⊕|mais em círculo
⊗|vezes em círculo|produto, tensor
⊞|mais em quadrado|matemática
⊥|contradição arbitrária|falso
⊰|precede em relação|matemática, operador de conjunto
⊱|sucede em relação|matemática, operador de conjunto
⊹|matriz conjugada hermitiana|matemática, matriz quadrada
⋅|operador de ponto
⋆|operador de estrela
⌚|relógio de pulso
⌛|ampulheta|areia
⌨|teclado|acessório, computador, digitação
⏏|botão ejetar
⏩|botão avançar|dupla, rápido, seta
⏪|botão de retroceder|dupla, seta
⏫|botão de avanço para cima|dupla, seta
⏬|botão de avanço para baixo|retroceder rápido, seta, seta dupla para baixo
⏭|botão de próxima faixa|próxima cena, seta, seta dupla para a direita
⏮|botão de faixa anterior|cena anterior, seta, triângulo
⏯|botão de reproduzir ou pausar|direita, seta, triângulo
⏰|despertador|alarme, relógio
⏳|ampulheta contando o tempo|relógio, relógio de areia
⏸|botão pausar|barra, dupla, vertical
⏹|botão parar|quadrado
⏺|botão gravar|círculo
■|quadrado preenchido
□|quadrado vazio
▢|quadrado vazio com cantos arredondados
▣|quadrado vazio com quadrado preenchido
▪|quadrado preto pequeno|geométrico
▫|quadrado branco pequeno|geométrico
▬|retângulo preenchido
▭|retângulo vazio
▮|retângulo vertical preenchido
▰|paralelogramo preenchido
▲|triângulo preenchido apontando para cima|seta
△|triângulo vazio apontando para cima
▴|triângulo pequeno preenchido apontando para cima
▵|triângulo pequeno vazio apontando para cima
▶|botão reproduzir|direita, seta, triângulo
▷|triângulo vazio apontando para a direita
▸|triângulo pequeno preenchido apontando para a direita
▹|triângulo pequeno vazio apontando para a direita
►|ponteiro preenchido apontando para a direita
▻|ponteiro vazio apontando para a direita
▼|triângulo preenchido apontando para baixo|seta
▽|triângulo vazio apontando para baixo
▾|triângulo pequeno preenchido apontando para baixo
▿|triângulo pequeno vazio apontando para baixo
◀|botão de voltar|esquerda, seta, triângulo
◁|triângulo vazio apontando para a esquerda
◄|ponteiro preenchido apontando para a esquerda
◆|losango preenchido
◇|losango vazio
◈|losango vazio com losango preenchido
◉|círculo vazio com círculo preenchido
◊|losango|diamante, rombo
○|círculo vazio|anel
◌|círculo pontilhado
◍|círculo com linhas verticais
◎|círculos concêntricos
●|círculo preenchido
◐|círculo com a metade esquerda preenchida
◑|círculo com a metade direita preenchida
◒|círculo com a metade inferior preenchida
◓|círculo com a metade superior preenchida
◔|círculo com quadrante superior direito preenchido
◕|círculo preenchido exceto o quadrante superior esquerdo
◖|metade esquerda do círculo preenchida
◗|metade direita do círculo preenchida
◘|marcador invertido
◙|quadrado preenchido com círculo vazio
◜|quarto de círculo superior esquerdo
◝|quarto de círculo superior direito
◞|quarto de círculo inferior direito
◟|quarto de círculo inferior esquerdo
◠|meio círculo superior
◡|meio círculo inferior
◢|triângulo inferior direito preenchido
◣|triângulo inferior esquerdo preenchido
◤|triângulo superior esquerdo preenchido
◥|triângulo superior direito preenchido
◦|marcador vazio
◯|círculo vazio grande|anel
◻|quadrado branco médio|geométrico
◼|quadrado preto médio|geométrico
☀|sol|clima, dia claro, raios, solar, tempo
☁|nuvem|clima
☂|guarda-chuva|acessório, clima, sombrinha aberta
☃|boneco de neve|boneco de neve na neve, clima, frio
☄|cometa|espaço, estrela cadente, meteoro, satélite
☎|telefone no gancho
☑|caixa de seleção marcada com tique|marca de verificação
☔|sombrinha na chuva|acessório, clima, gotas
☕|café|cafezinho, chá
☘|trevo|trevo de três folhas
☝|indicador apontando para cima|dedo, dedo apontando para cima, mão
☠|caveira e ossos cruzados|morte, pirata
☢|radioativo|radiação, símbolo, sinal
☣|risco biológico|resíduos
☦|cruz ortodoxa|cristão, religião
☪|estrela e lua crescente|islã, muçulmano, religião
☮|símbolo da paz
☯|yin yang|religião, tao, taoista
☸|roda do Dharma|budista, religião
☹|rosto descontente|rosto de desaprovação, triste
☺|rosto sorridente|sorriso
♀|símbolo de feminino|mulher
♂|símbolo de masculino|homem
♈|signo de Áries|carneiro, zodíaco
♉|signo de Touro|boi, zodíaco
♊|signo de Gêmeos|zodíaco
♋|signo de Câncer|caranguejo, zodíaco
♌|signo de Leão|zodíaco
♍|signo de Virgem|zodíaco
♎|signo de Libra|balança, justiça, signo de Virgem, zodíaco
♏|signo de Escorpião|zodíaco
♐|signo de Sagitário|arqueiro, zodíaco
♑|signo de Capricórnio|cabra, zodíaco
♒|signo de Aquário|água, zodíaco
♓|signo de Peixes|zodíaco
♟|peão de xadrez|truque
♠|naipe de espadas|baralho, carta, jogo
♣|naipe de paus|baralho, carta, jogo
♥|naipe de copas|baralho, carta, jogo
♦|naipe de ouros|baralho, carta, jogo, ouro
♨|chamas|calor, fogo
♪|colcheia|música, nota
♭|bemol|música, nota
♯|sustenido|dièse, diesis, música, nota
♻|símbolo de reciclagem
♿|símbolo de cadeira de rodas|acesso, sinal
⚒|martelo e picareta|ferramenta
⚓|âncora|sinal
⚔|espadas cruzadas|arma, guerra
⚖|balança|ferramenta, justiça, libra, peso, zodíaco
⚙|engrenagem|ferramenta
⚛|símbolo de átomo|ateísmo
⚜|flor-de-lis|símbolo
⚠|aviso|sinal
⚡|alta tensão|perigo, perigo de alta tensão, sinal, sinal de alta tensão
⚧|símbolo transgênero
⚪|círculo branco|geométrico
⚰|caixão|caixão funerário, funeral, morte, velório
⛄|boneco de neve sem neve
⛅|sol por trás das nuvens|nuvem, sol com nuvens
⛈|chuva com trovão|clima, nuvem
⛎|signo de Ofiúco|cobra, serpente, zodíaco
⛔|entrada proibida|não, proibido, sinal
⛩|santuário japonês|oriental, religião
⛱|guarda-sol|chuva, clima, sombrinha
✂|tesoura|cortar, ferramenta
✅|marca de seleção branca|botão, verificação
✈|avião|aéreo, veículo
✉|envelope|carta, correspondência, e-mail, email
✊|punho levantado|punho erguido
✋|mão levantada|mão erguida
✌|mão em V de vitória|mão com sinal de vitória, sim!
✍|escrevendo à mão|caneta
✏|lápis
✒|ponta de caneta tinteiro|preto, tinta
✔|marca de seleção|verificação
✖|sinal de multiplicação|cancelar, multiplicar, X, x de multiplicação
✝|cruz latina|cristão, religião
✡|estrela de Davi|judaico, judeu, religião
✨|brilhos|estrelas, estrelas brilhantes
✳|asterisco de oito pontas
✴|estrela de oito pontas
❄|floco de neve|clima, frio
❌|xis|cancelar, multiplicação, multiplicar, X
❎|botão de xis|botão de caixa com X, marcado, quadrado, x
❣|exclamação de coração|exclamação em forma de coração, pontuação, sinal
❤|coração vermelho|amor
➕|símbolo de adição|matemática, sinal, sinal de mais
➖|símbolo de subtração|matemática, menos, sinal
➗|símbolo de divisão|matemática, sinal
➡|seta para a direita|direção, leste
⤴|seta para a direita curvada para cima|curva, seta curva de baixo para cima
⤵|seta para a direita curvada para baixo|curva, seta curva de cima para baixo
⨯|produto vetorial
⬅|seta para a esquerda|direção, oeste
⬆|seta para cima|cardinal, direção, norte
⬇|seta para baixo|cardinal, direção, sul
⬛|quadrado preto grande|geométrico
⬜|quadrado branco grande|geométrico
⭐|estrela branca média
。|ponto ideográfico|ponto final
〈|colchete angular de abertura|chevron, colchete esquerdo, colchete seta
〉|colchete angular de fechamento|chevron, colchete direito, colchete seta
《|colchete angular duplo de abertura|chevron duplo
》|colchete angular duplo de fechamento|chevron duplo
「|parêntese japonês kagikakko de abertura
」|parêntese japonês kagikakko de fechamento
『|parêntese kagikakko duplo de abertura|parêntese japonês kagikakko duplo
』|parêntese kagikakko duplo de fechamento|parêntese japonês kagikakko duplo
【|colchete lenticular preto de abertura
】|colchete lenticular preto de fechamento
〔|colchete casco de tartaruga de abertura
〕|colchete casco de tartaruga de fechamento
〖|colchete lenticular branco de abertura
〗|colchete lenticular branco de fechamento
・|ponto mediano katakana|intercalar
🃏|curinga|baralho, carta, joker
🌈|arco-íris|chuva, clima
🌊|onda|onda de água, onda do oceano
🌑|lua nova|escuro, lua negra
🌓|quarto crescente|lua, lua de quarto crescente
🌕|lua cheia|luar
🌗|quarto minguante|lua, lua de quarto minguante
🌙|lua crescente
🌟|estrela brilhante|brilho, cintilante, luminosa, reluzente
🌡|termômetro|clima, tempo
🌱|muda de planta|plantinha
🌷|tulipa|flor
🌸|flor de cerejeira|cereja
🌹|rosa|flor
🌺|hibisco|flor
🌻|girassol|flor
🌼|flor|florescer
🌿|erva|folha
🍀|trevo de quatro folhas
🍁|folha de bordo|folha caída
🍂|folhas caídas|cair, folha
🍃|folha ao vento|soprando
🎧|fones de ouvido|fone de ouvido
🎲|jogo de dado|dados
🎴|carta de flores|baralho, carta de baralho, Hanafuda, jogo de baralho
🎵|nota musical|música
🎶|notas musicais|música, nota
🎼|partitura musical|música
👆|dorso da mão com dedo indicador apontando para cima|costas da mão, dedo apontado para cima
👇|dorso da mão com dedo indicador apontando para baixo|costas da mão, dedo apontado para baixo
👈|dorso da mão com dedo indicador apontando para a esquerda|costas da mão, dedo apontado para esquerda
👉|dorso da mão com dedo indicador apontando para a direita|costas da mão, dedo apontado para direita
👌|sinal de ok|mão, mão sinalizando ok
👍|polegar para cima|dedão, mão, sinal
👎|polegar para baixo|dedão, mão, sinal
👏|mãos aplaudindo|aplauso, sinal
👻|fantasma|conto de fadas, rosto
👽|alienígena|extraterrestre, OVNI, rosto
💔|coração partido|decepção amorosa, emoção, rompimento
💕|dois corações|amantes, amor, emoção
💖|coração brilhante|amor, emoção, emocionante
💗|coração crescendo|amor, emoção, nervosismo
💘|coração com flecha|amor, emoção
💙|coração azul|emoção
💚|coração verde|emoção
💛|coração amarelo|emoção
💜|coração roxo|emoção
💝|coração com fita|dia dos namorados, emoção
💞|corações girando
💟|coração decorativo
📅|calendário|data, datas
📌|tacha|alfinete
📎|clipe de papel
📧|e-mail|carta, comunicação, correspondência
🔀|botão de músicas aleatórias|cruzadas, seta
🔁|botão de repetir|sentido horário, seta
🔂|botão de repetir uma única faixa|sentido horário, seta, uma vez
🔇|alto-falante silenciado|mudo, quieto, silenciar, silêncio
🔊|alto-falante com volume alto
🔍|lupa para a esquerda|ferramenta, lente de aumento, pesquisa
🔑|chave|senha
🔒|cadeado|fechado, trancado
🔓|cadeado aberto|destrancado
🕉|om|hindu, religião
🕎|menorá|candelabro, castiçal, religião
🖐|mão aberta com os dedos separados|cinco dedos, mão aberta indicando cinco, palma da mão
🖖|saudação vulcana|dedos, jornada nas estrelas, mão, spock, star trek
🖤|coração preto|negro
🗿|moai|estátua, moyai, rosto
🙏|mãos juntas|gesto, mão, reza, rezando, rezar
🤍|coração branco
🤎|coração marrom
🤘|saudação do rock|chifres, dedos, mão
🤝|aperto de mãos|combinado, cumprimento
🤞|dedos cruzados|mão, sorte
🤟|gesto de "te amo"|mão
🧡|coração laranja|emoção
🫧|bolhas|arroto, embaixo d’água, limpo, sabão
`

/** Words for the groups of the boards. */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  hearts: 'Corações coração amor',
  stars: 'Estrelas estrela',
  arrows: 'Setas seta flecha',
  ticks: 'Marcas de certo e errado certo visto check cruz xis',
  bullets: 'Marcadores ponto',
  shapes: 'Formas geométricas',
  hands: 'Mãos',
  faces: 'Rostos e figuras',
  weather: 'Clima e céu',
  flowers: 'Flores e folhas flor folha',
  music: 'Música nota musical',
  chess: 'Xadrez e damas xadrez',
  cards: 'Cartas e dados',
  zodiac: 'Zodíaco e planetas',
  people: 'Gênero e casamento',
  faith: 'Religião e paz',
  office: 'Sinais do dia a dia',
  keys: 'Teclas do teclado',
  circled: 'Números em círculos e romanos número círculo',
  lines: 'Linhas e caixas linha caixa',
  blocks: 'Blocos e barras',
  brackets: 'Colchetes e parênteses',
  letters: 'Letras com acentos acento',
  quotes: 'Aspas e travessões',
  punctuation: 'Pontuação',
  legal: 'Direitos autorais e marcas',
  currency: 'Símbolos de moeda moeda dinheiro',
  maths: 'Sinais matemáticos matemática',
  fractions: 'Frações fração',
  raised: 'Sobrescritos e subscritos',
  units: 'Unidades',
  greek: 'Letras gregas',
  phonetics: 'Alfabeto fonético (AFI)',
  spaces: 'Espaços e caracteres invisíveis',
  sparkles: 'Brilhos',
  bows: 'Lacinhos laço',
  moon: 'Lua, sol e estrelas lua sol estrela nuvem',
  nature: 'Animais e natureza',
  dividers: 'Divisores divisor linha',
  frames: 'Molduras e colchetes moldura',
  crosses: 'Cruzes e sinais góticos cruz',
}
