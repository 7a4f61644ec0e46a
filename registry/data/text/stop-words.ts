/** Languages with a list of stop words: those of the site. */
export const STOP_WORD_LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const
export type StopWordLanguage = (typeof STOP_WORD_LANGUAGES)[number]

/** The list of a language; empty where there is none. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const known = STOP_WORD_LANGUAGES.find((one) => one === language)
  return known === undefined ? new Set() : STOP_WORDS[known]
}

/**
 * Common function words in small letters: articles, pronouns, prepositions, conjunctions, particles and forms of
 * auxiliary verbs. Elided forms end in an apostrophe.
 */
export const STOP_WORDS: Readonly<Record<StopWordLanguage, ReadonlySet<string>>> = {
  en: words(`
    a an the this that these those such same other another each every either neither both all any some none no not only own
    i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself
    we us our ours ourselves they them their theirs themselves one ones who whom whose which what
    whoever whatever whichever someone somebody something anyone anybody anything everyone everybody everything nobody nothing
    am is are was were be been being do does did doing done have has had having can could may might must shall should will would
    ain't aren't can't cannot couldn't didn't doesn't don't hadn't hasn't haven't isn't mustn't shan't shouldn't wasn't weren't won't wouldn't
    i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're we've we'd we'll
    they're they've they'd they'll that's there's here's who's what's where's how's let's
    about above across after against along among around as at before behind below beneath beside besides between beyond by despite
    down during except for from in inside into near of off on onto out outside over past per since than through throughout till to
    toward towards under until up upon via with within without
    and but or nor so yet if unless because although though while whereas whether when whenever where wherever why how
    then thus there here also again ever never always just very too more most much many few less least several enough quite rather
    once now still already even almost however therefore otherwise instead perhaps
  `),
  es: words(`
    el la los las lo un una unos unas al del este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas
    yo me mí mi mis mío mía míos mías conmigo tú tu tus te ti tuyo tuya tuyos tuyas contigo él ella ello ellos ellas se sí si su sus
    suyo suya suyos suyas consigo nosotros nosotras nos nuestro nuestra nuestros nuestras vosotros vosotras os vuestro vuestra vuestros
    vuestras usted ustedes le les vos
    que qué quien quién quienes quiénes cual cuál cuales cuáles cuyo cuya cuyos cuyas cuando cuándo donde dónde como cómo
    cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas
    a ante bajo con contra de desde durante en entre excepto hacia hasta mediante para por según sin sobre tras
    y e o u ni pero mas sino aunque porque pues mientras
    no nunca jamás también tampoco ya aún aun todavía muy más menos mucho mucha muchos muchas poco poca pocos pocas tan tanto tanta tantos
    tantas todo toda todos todas otro otra otros otras mismo misma mismos mismas cada algo alguien algún alguno alguna algunos algunas
    nada nadie ningún ninguno ninguna ambos ambas así entonces luego aquí ahí allí allá acá ahora antes después siempre solo sólo casi
    además
    ser soy eres es somos sois son era eras éramos eran fui fuiste fue fuimos fueron seré será serán sería serían sea sean siendo sido fuera
    estar estoy estás está estamos estáis están estaba estaban estuvo estuvieron estará estarán esté estén estando estado
    haber he has ha hemos habéis han había habían hubo hubieron habrá habrán habría habrían haya hayan hubiera habiendo habido hay
    tener tengo tienes tiene tenemos tenéis tienen tenía tenían tuvo tuvieron tendrá tendrán tenga tengan
  `),
  fr: words(`
    le la les l' un une des du de d' au aux ce cet cette ces c' ceci cela ça celui celle ceux celles
    je j' me m' moi tu te t' toi il elle on se s' soi lui nous vous ils elles leur leurs eux y en
    mon ma mes ton ta tes son sa ses notre nos votre vos mien mienne tien tienne sien sienne
    qui que qu' quoi dont où quel quelle quels quelles lequel laquelle lesquels lesquelles duquel auquel quelqu'un quelque quelques
    chaque chacun chacune tout toute tous toutes autre autres même mêmes tel telle tels telles aucun aucune plusieurs certain certaine
    certains certaines rien personne
    à dans par pour sur sous avec sans chez vers entre contre depuis pendant avant après devant derrière dès jusque jusqu' jusqu'à hors
    malgré parmi selon sauf envers outre
    et ou mais donc or ni car si comme quand lorsque lorsqu' puisque puisqu' quoique parce afin tandis alors ainsi cependant pourtant
    ne n' pas plus point jamais non oui très trop peu beaucoup assez moins aussi encore déjà toujours souvent ici là bien presque surtout
    combien comment pourquoi
    être suis es est sommes êtes sont étais était étions étiez étaient fus fut furent serai sera serons seront serais serait seraient sois
    soit soient étant été
    avoir ai as a avons avez ont avais avait avions aviez avaient eus eut eurent aurai aura aurons auront aurais aurait auraient aie ait
    aient ayant eu
  `),
  id: words(`
    yang dan di ke dari untuk pada dengan ini itu adalah ialah merupakan tidak bukan tak tiada belum sudah telah sedang akan masih
    pernah lagi juga pun saja hanya cuma sangat amat sekali paling lebih kurang agak terlalu cukup
    saya aku kami kita anda kamu kau engkau kalian dia ia beliau mereka nya diri sendiri kepada pihak
    apa siapa mana kapan bagaimana mengapa kenapa berapa apakah siapakah
    atau tetapi tapi namun melainkan sedangkan serta maupun lalu kemudian maka jika kalau bila apabila ketika saat sewaktu sejak
    sebelum sesudah setelah sambil selama sampai hingga agar supaya karena sebab meski meskipun walau walaupun seolah
    bahwa sehingga seperti bagai sebagai sebagaimana oleh antara bagi tentang mengenai terhadap tanpa kecuali selain menurut demi secara
    dalam luar atas bawah depan belakang
    ada berada bisa dapat boleh harus mesti perlu ingin mau hendak jangan tolong mari ayo
    sebuah seorang seekor suatu para semua seluruh segala setiap tiap masing beberapa banyak sedikit sebagian lain lainnya
    sini situ sana begini begitu demikian tersebut yaitu yakni kini sekarang nanti tadi dulu kembali
    bahkan malah justru memang tentu pasti mungkin barangkali hampir selalu sering kadang sesuatu seseorang
    olehnya baginya padanya kepadanya darinya inilah itulah adalah adanya
  `),
  it: words(`
    il lo la i gli le l' un uno una un' di a da in con su per tra fra d'
    del dello della dei degli delle dell' al allo alla ai agli alle all' dal dallo dalla dai dagli dalle dall'
    nel nello nella nei negli nelle nell' sul sullo sulla sui sugli sulle sull' col coi
    questo questa questi queste quest' quello quella quelli quelle quell' quel quei quegli ciò
    io me mi m' tu te ti t' egli lui lei ella esso essa noi ci c' voi vi v' loro essi esse si s' sé se ne n' li
    mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre
    che chi cui quale quali quanto quanta quanti quante dove dov' quando come com' perché
    e ed o od ma però anche né neanche nemmeno neppure oppure quindi dunque perciò infatti mentre sebbene benché affinché poiché
    non no sì più meno molto molta molti molte poco poca pochi poche tanto tanta tanti tante troppo tutto tutta tutti tutte altro altra
    altri altre stesso stessa stessi stesse ogni ognuno qualche qualcuno qualcosa alcuno alcuna alcuni alcune nessuno nessuna niente nulla
    già ancora sempre mai solo soltanto così qui qua lì là ora adesso poi prima dopo quasi pure proprio
    senza contro verso sopra sotto durante secondo presso oltre dentro fuori davanti dietro
    essere sono sei è siamo siete era eri eravamo erano fui fu furono sarò sarà saremo saranno sarei sarebbe sarebbero sia siano fosse
    fossero essendo stato stata stati state
    avere ho hai ha abbiamo avete hanno avevo aveva avevano ebbe ebbero avrò avrà avranno avrei avrebbe avrebbero abbia abbiano avesse
    avendo avuto
  `),
  pl: words(`
    a i oraz lub albo czy ani ale lecz jednak zaś więc zatem toteż dlatego bo bowiem ponieważ gdyż że żeby aby by choć chociaż jeśli jeżeli
    gdy kiedy gdyby jak jako jakby niż skoro zanim póki
    w we z ze na do od ode po za o u przy przez dla bez pod nad przed między ku przeciw około wśród podczas według poza spod znad oprócz
    ja mnie mi mną ty ciebie cię tobie ci tobą on ona ono jego go jemu mu nim niego niemu jej ją nią niej my nas nam nami wy was wam wami
    oni one ich im nimi nich je się siebie sobie sobą
    mój moja moje mojego mojej moich twój twoja twoje twojego twojej twoich swój swoja swoje swojego swojej swoich swoim swoją
    nasz nasza nasze naszego naszej naszych wasz wasza wasze
    ten ta to te ci tego tej temu tę tą tym tych tymi tamten tamta tamto tamte tamtego taki taka takie takiego takiej takich
    kto kogo komu kim co czego czemu czym który która które którego której którym którą których którzy jaki jaka jakie jakiego jakiej
    jakich czyj gdzie skąd dokąd dlaczego ile
    wszystko wszystkie wszyscy wszystkich każdy każda każde każdego sam sama samo inny inna inne innych innego ktoś coś nikt nic żaden
    żadna żadne
    nie tak też także również już jeszcze tylko nawet bardzo bardziej najbardziej mniej więcej dużo mało wiele kilka tu tutaj tam teraz
    wtedy potem zawsze nigdy często prawie właśnie może można trzeba należy niech no oto
    być jestem jesteś jest jesteśmy jesteście są był była było byli były będę będziesz będzie będziemy będziecie będą byłby byłaby
    byłoby mieć mam masz ma mamy macie mają miał miała miało mieli miały zostać został została zostało zostały
  `),
  pt: words(`
    o a os as um uma uns umas de do da dos das dum duma em no na nos nas num numa ao à aos às por pelo pela pelos pelas para pra com sem
    sob sobre entre até desde contra perante após ante durante segundo conforme
    este esta estes estas isto esse essa esses essas isso aquele aquela aqueles aquelas aquilo deste desta destes destas disto desse dessa
    desses dessas disso daquele daquela neste nesta nisto nesse nessa nisso naquele naquela
    eu me mim meu minha meus minhas comigo tu te ti teu tua teus tuas contigo você vocês ele ela eles elas dele dela deles delas nele nela
    se si consigo seu sua seus suas lhe lhes nós nosso nossa nossos nossas conosco connosco vós vos vosso vossa
    que quê quem qual quais cujo cuja cujos cujas quando onde como quanto quanta quantos quantas porque porquê
    e ou mas nem porém contudo todavia pois logo portanto embora enquanto caso
    não sim nunca jamais também já ainda muito muita muitos muitas pouco pouca poucos poucas mais menos tão tanto tanta tantos tantas
    todo toda todos todas tudo outro outra outros outras mesmo mesma mesmos mesmas cada algo alguém algum alguma alguns algumas nada
    ninguém nenhum nenhuma ambos ambas assim então depois antes agora aqui ali aí lá cá sempre só somente apenas quase bem
    ser sou és é somos são era eras éramos eram fui foi fomos foram serei será seremos serão seria seriam seja sejam fosse fossem sendo
    sido estar estou está estamos estão estava estavam esteve estiveram estará estarão esteja estejam estando estado
    ter tenho tens tem temos têm tinha tinham teve tiveram terá terão teria teriam tenha tenham tendo tido
    haver hei há havia haviam houve haverá haja havendo havido
  `),
  ru: words(`
    и а но да или либо ни то что чтобы если когда пока хотя потому поэтому так как будто словно тоже также зато однако же ли бы б ведь
    вот лишь только даже уже ещё еще именно не нет
    в во на с со к ко о об обо от ото из изо у за по под подо над надо при про для без до через перед передо между среди около возле
    против после вместо кроме ради сквозь вокруг насчёт из-за из-под
    я меня мне мной мною ты тебя тебе тобой он его ему им нём него нему ним она её ее ей ею неё нее ней оно мы нас нам нами вы вас вам
    вами они их ими них ним ними себя себе собой
    мой моя моё мое мои моего моей моих моим твой твоя твоё твое твои твоего твоей наш наша наше наши нашего нашей наших ваш ваша ваше ваши
    вашего вашей ваших свой своя своё свое свои своего своей своих своим свою
    этот эта это эти этого этой этому этим этих эту этом тот та те того той тому тем тех ту том такой такая такое такие такого таких
    кто кого кому кем ком чего чему чем чём который которая которое которые которого которой которому которым которых которую каком какой
    какая какое какие какого каких чей чья чьё где куда откуда почему зачем сколько
    весь вся всё все всего всей всему всем всех всю каждый каждая каждое сам сама само сами самый самая самое самые другой другая другое
    другие других иной никто ничто ничего нечто некто кто-то что-то какой-то некоторые никакой любой
    быть был была было были буду будешь будет будем будете будут есть будь стать стал стала стало стали мочь могу может можем могут мог
    могла можно нужно надо нельзя
    очень более менее больше меньше много мало несколько там тут здесь теперь сейчас тогда потом всегда никогда иногда почти опять снова
    ну разве пусть
  `),
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
