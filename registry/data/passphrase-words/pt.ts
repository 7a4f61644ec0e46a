/** Portuguese words for passphrases: common, concrete, without accents. Written for this project. */
export const WORDS: readonly string[] = `
abacate abacaxi abelha aberto abril acerola acordeon agulha aipo alce aldeia alecrim alface alga algodao alho alicate almofada alpaca altar
aluno ameixa amendoa amigo amora ancora anel anjo anta antena anzol apito arame arara arco areia arena argila armario arroz arruda arte arvore asa
aspargo astro atlas ator aurora aveia avela avestruz aviao azeite azul azulejo bacia bagagem baia bala balaio balao balcao balde baleia bambu banana
banco bandeira banho banjo barba barca barco barraca barril barro batata baunilha beijo beira bem berinjela bermuda besouro beterraba bezerro bicho
bico bigode bilhete biscoito bisonte blusa boca boi boia bola bolacha bolha bolo bolsa bonde bone boneca borda borracha bosque bota botao bote brasa
brejo brinco brisa broa bronze broto bruma bucha bule burro buzina cabana cabelo cabide cabo cabra cacau cachimbo cacto caderno cafe caixa cajado caju
calda caldo calor cama camarao camelo caminho camisa campo cana canal canario caneca canela caneta canguru canoa canto capa capim capivara caqui
caracol caramelo careta cargo carinho carne carro carta carvalho casa casaco casca castelo castor catavento cauda cavalo caverna cebola cedro cegonha
ceia celeiro cenoura centeio cera cerca cereal cereja cesto chale chaleira chama chapeu chave cheiro chinelo chocolate chuva cidade cigarra cinema
cinto circo cisne clarim clima cobra coco coelho coentro cofre cola colar colchao colher colina colmeia cometa comida concha convite copo coqueiro cor
coral corda coroa corrida cortina coruja costa couro couve cravo creme cristal cubo cuia cupim curva dado dama delta dente deserto dia diamante diario
disco doce dourado dragao duna duque eco egua elefante elmo ema enxada erva ervilha escada escola escova escudo esfera esmalte espada espelho espiga
espinho esponja espuma esqui estojo estrada estrela estufa fabrica faca fada faisao falcao farinha farofa farol fatia fava favo fazenda feijao feira
feltro feno ferro festa figo figueira filme filtro fita fivela flauta flecha floco flor floresta foca fogao fogo foguete foice folha fonte forja
formiga forno forte foto frade framboesa freio frio fronha fruta funil furo gado gaita gaivota galho galinha galo gamba ganso garfo garoa garrafa gato
gaveta gaviao gelatina geleia gelo gema gengibre genio gesso girafa girassol giz globo goiaba gola golfinho goma gorro gota grade grama grao graveto
grilo gruta guarana guincho guitarra harpa hera hiena hino hoje hotel humor iate ilha ima imbuia inhame inverno ipe isca jabuti jaca
jacare jaguar janela jangada jantar jardim jarra jasmim javali joaninha joelho jogo joia jornal juba judo jumento junco junho lacre lado lagarto lago
lagoa lagosta lama lampiao lanche lapis laranja lareira largo lata latao lebre legume leite leme lenha lente leque lesma letra licor lima limao linha
linho lira lirio livro lixa lobo lombo lontra lousa lua luar lula lupa luva luz macaco machado madeira maestro magia mala malha malva mamao manga
manjar manta manteiga mapa mar maraca marfim margarida mariposa marmelo martelo mascara mastro mato medalha mel melao menta mercado mesa metal
milho mingau minhoca mirtilo moeda moinho mola molho monge monte morango morcego moreia morro mosaico mosca moto muda mula mundo muralha muro museu
musgo musica nabo nadador nata natal navio neblina nectar neto neve ninho nogueira noite norte nota novelo nozes nuvem oasis oceano oleo olho oliva
ombro onda opala opera orca orelha orgao orquidea orvalho osso ostra ouro outono ouvido ovelha ovo paca padaria padeiro pagina painel paiol pajem
palacio palco palha palma palmito pamonha panda panela pano pao papagaio papel parede parque passaro passeio pasta pastel pata pato pavao pedal pedra
peixe pena peneira penha pente pepino pequi pera perna peru pessego petala piano piao picole pilao pilha pimenta pincel pinga pinguim pinha pinheiro
pipa pipoca pirata piscina pista pitanga pizza placa planeta planta poeira poema polvo pomar pomba ponte porco porta porto posto pote potro
praia prata prato prego prisma proa pudim pulga pulso punho quadro quartzo queijo quiabo quilha quintal rabanete radio raio raiz ralador ramo rampa
rapadura raposa raquete rede refresco regador regua rei relogio remo renda repolho resina riacho rima rio riso ritmo robalo rocha roda rodo rolha rosa
rosto rota rua rubi sabao sabia sacola safira sagui saia sal sala salada salsa salto samba sandalia sanfona sapato sapo sardinha sauna seda selo selva
semente sereia seringa serra sertao sino siri sitio sobrado sofa sol sombra sopa sorvete suco sul surfe tabua tacho talco talher tamanco tambor tanque
tapete tapioca tarde tartaruga tatu teatro tecido teclado teia telha telhado tempero tenda tenis terno terra tesoura teto tigela tigre tijolo tinta
tio toalha tomate topazio torno torre torta touro trator trem trevo trigo trilha trombone tronco trufa truta tucano tulipa tunel turma uirapuru umbu
unha urna urso urubu uva vaca vagao vale valsa vapor vara varanda vaso vassoura veado vela veleiro veludo vento verao verde verso vespa vestido viagem
vidro vila vime vinho viola violao violeta violino vitral viveiro voo vulcao xadrez xale xarope xicara zabumba zangao zebra zinco
`
  .trim()
  .split(/\s+/)
