/**
 * What signs are called, and by which other words they are looked for: the sign, its name, and the words.
 * @see https://cldr.unicode.org CLDR 45 annotations (Unicode License v3)
 */
export const SIGN_WORDS = `
#|almohadilla|hashtag, numeral, número, sostenido
$|dólar|dinero, peso, USD
%|porcentaje|por cien, por ciento, tanto por ciento
&|ampersand|and, et, y
)|paréntesis de cierre|cerrar paréntesis
*|asterisco|comodín
+|signo más|suma, sumar
-|guion menos|raya
.|punto
/|barra|barrita, diagonal, inclinada, oblicua
:|dos puntos
;|punto y coma
<|menor que|antilambda, corchete angular, etiqueta, etiqueta de apertura
=|igual|igual a
>|mayor que|antilambda, corchete angular, etiqueta, etiqueta de cierre
@|arroba|correo, Internet, símbolo
\\|barra invertida|backlash, contrabarra, diagonal inversa, diagonal invertida, inversa
^|acento circunflejo|control, intercalación, potencia
_|guion bajo|línea, raya, subrayado
\`|acento grave|tono
{|llave de apertura|abrir llaves, paréntesis
||línea vertical|barra, palo, pleca
}|llave de cierre|cerrar llaves, paréntesis
~|virgulilla|tilde de la eñe
¡|exclamación de apertura|signo de admiración, sorpresa
¢|céntimo|centavo
£|libra esterlina|divisa, EGP, GBP, moneda
¥|yen|CNY, divisa, JPY, moneda, yuan
§|signo de sección|párrafo, signo de párrafo
¨|diéresis|crema, tréma, umlaut
©|copyright|c, símbolo
«|comillas latinas de apertura|comillas angulares, comillas españolas, comillas francesas
¬|negación|no
®|marca registrada|r, símbolo de marca registrada
°|grado|o volada, o voladita
±|signo más/menos|mas
²|dos en superíndice|al cuadrado
³|tres en superíndice|al cubo
´|acento agudo|tono
µ|símbolo de micro|medida, signo, unidad
¶|calderón|marca de párrafo, párrafo, signo de párrafo
·|punto medio|alto, interpunto, punto centrado
¹|uno en superíndice
»|comillas latinas de cierre|comillas angulares, comillas españolas, comillas francesas
¿|interrogación de apertura|pregunta, signo de interrogación
×|signo de multiplicación|multiplicar
÷|signo de división|dividir, lemnisco, óbelo
‐|guion|menos, raya
–|guion corto|semimenos
—|raya|guion largo
―|barra horizontal|guion, línea, raya
‘|apóstrofo izquierdo|comillas, comillas simples
’|apóstrofo derecho|comillas, comillas simples
‚|apóstrofo derecho bajo|comillas, comillas bajas
“|comillas dobles izquierdas|comillas de apertura
”|comillas dobles derechas|comillas alemanas, comillas de cierre
„|comillas dobles derechas bajas|comillas alemanas, comillas de apertura
†|signo de cruz|daga, obelisco
‡|signo de cruz doble|daga, obelisco
•|bolo|boliche, punto, topo, viñeta
…|puntos suspensivos|elipsis, omisión
‧|punto de unión con guion|raya
‰|por mil|tanto por mil
′|prima
″|doble prima
※|marca de referencia|asterisco japonés, omejirushi
‼|exclamación doble|puntuación, sorpresa
‽|exclarrogativo
‾|línea superpuesta|raya superpuesta, vinculum
⁂|asterismo|asteriscos
⁄|barra de fracción|trazo
⁉|exclamación e interrogación
⁻|menos en superíndice
₣|franco francés|moneda
₤|lira|moneda
₥|milésimo|milésima
₨|rupia|moneda
₩|won|KPW, KRW
€|euro|divisa, EUR, moneda
₰|penique alemán|moneda
₱|peso
₳|austral|ARA, moneda
₹|rupia india|divisa, moneda
₽|rublo|divisa, moneda
₿|bitcóin|bitcoin, BTC
℗|copyright de grabación de sonido
™|símbolo de marca comercial
ℹ|información|i
←|flecha apuntando hacia la izquierda|apuntar
↑|flecha apuntando hacia arriba|apuntar
→|flecha apuntando hacia la derecha|apuntar
↓|flecha apuntando hacia abajo|apuntar
↔|flecha izquierda y derecha|dirección
↕|flecha arriba y abajo|dirección
↖|flecha hacia la esquina superior izquierda|arriba, dirección, noroeste
↗|flecha hacia la esquina superior derecha|arriba, dirección, noreste
↘|flecha hacia la esquina inferior derecha|abajo, dirección, sudeste
↙|flecha hacia la esquina inferior izquierda|abajo, dirección, suroeste
↝|flecha de onda hacia la derecha
↞|flecha de doble punta hacia la izquierda
↠|flecha de doble punta hacia la derecha
↢|flecha hacia la izquierda con cola
↣|flecha hacia la derecha con cola
↦|flecha hacia la derecha desde barra
↩|flecha derecha curvándose a la izquierda|curva, dirección
↪|flecha izquierda curvándose a la derecha|curva, dirección
↫|flecha hacia la izquierda con bucle
↬|flecha hacia la derecha con bucle
↰|flecha hacia arriba con punta hacia la izquierda
↱|flecha hacia arriba con punta hacia la derecha
↲|flecha hacia abajo con punta hacia la izquierda
↳|flecha hacia abajo con punta hacia la derecha
↴|flecha hacia la derecha con ángulo hacia abajo
↵|flecha hacia abajo con ángulo hacia la izquierda
↶|flecha en semicírculo superior hacia la izquierda
↷|flecha en semicírculo superior hacia la derecha
↹|flecha hacia la izquierda con barra sobre flecha hacia la derecha con barra
↺|círculo abierto con flecha en sentido antihorario
↻|círculo abierto con flecha en sentido horario
⇄|flecha hacia la derecha sobre flecha hacia la izquierda
⇅|flechas apuntando arriba y abajo|apuntar, flecha, hacia abajo, hacia arriba
⇆|flechas apuntando izquierda sobre derecha|apuntar, flecha, hacia la derecha, hacia la izquierda
⇐|flecha doble hacia la izquierda
⇑|flecha doble hacia arriba
⇒|flecha doble hacia la derecha
⇓|flecha doble hacia abajo
⇔|flecha doble hacia la izquierda y la derecha
⇝|flecha ondulada hacia la derecha
⇞|flecha hacia arriba con doble tachado
⇟|flecha hacia abajo con doble tachado
⇠|flecha discontinua hacia la izquierda
⇡|flecha discontinua hacia arriba
⇢|flecha discontinua hacia la derecha
⇣|flecha discontinua hacia abajo
⇤|flecha hacia la izquierda con barra
⇥|flecha hacia la derecha con barra
⇦|flecha hueca hacia la izquierda
⇧|flecha hueca hacia arriba
⇨|flecha hueca hacia la derecha
⇩|flecha hueca hacia abajo
⇪|flecha hueca hacia arriba desde barra
∀|para todo|cualquiera, universal
∂|derivada parcial|diferencial
∃|existe
∅|conjunto vacío|matemáticas
∆|incremento|triángulo
∇|nabla|triángulo
∈|elemento de|conjunto, contiene, miembro
∉|no es elemento
∋|contiene como miembro|elemento
∏|producto n-ario|lógica
∑|sumativa n-aria|matemáticas
−|signo menos|resta, restar
∓|menos o más
∗|operador de asterisco
∘|operador de anillo|grado, o volada
∙|operador de bolo
√|raíz cuadrada|base, radical, sordo
∝|proporcional|proporcionalidad
∞|signo de infinito
∠|ángulo|agudo
∥|paralelo
∧|y lógica|circunflejo, cuña
∩|intersección|conjunto
∪|unión|colección, conjunto
∫|integral|cálculo
∬|doble integral|cálculo
∮|integral de contorno
∴|conclusión|lógica, por tanto
∵|porque|lógica
∼|operador de virgulilla|tilde
≅|aproximadamente igual a|congruencia, igualdad, isomorfismo, matemáticas
≈|casi igual|aproximación, aproximado, casi igual a
≠|no igual|inecuación, inecualidad, no igual a
≡|equivalente a|exacto, idéntico, menú de hamburguesa, triple
≤|menor que o igual|igual a, inecualidad
≥|mayor que o igual|igual a, inecualidad
≪|mucho menor que|desigualdad, matemáticas
≫|mucho mayor que|desigualdad, matemáticas, mucho menor que
⊂|subconjunto de|conjunto
⊃|superconjunto de|matemáticas
⊆|subconjunto igual a
⊇|superconjunto igual a|igualdad, matemáticas
⊕|más dentro de círculo
⊗|por dentro de círculo|producto, tensor
⊞|más dentro de cuadrado|matemáticas
⊥|tachuela hacia arriba|contradicción, falsum
⊰|precede en relación
⊱|sucede en relación|matemáticas
⊹|matriz conjugada hermitiana|matemáticas, matriz autoadjunta, matriz cuadrada, matriz hermítica
⋅|operador de punto
⋆|operador de estrella
⌚|reloj
⌛|reloj de arena sin tiempo|temporizador
⌨|teclado|computadora, ordenador
⏏|expulsar|botón
⏩|avance rápido|avanzar, doble, flecha
⏪|retroceso rápido|flecha, flecha doble a la izquierda, izquierda, rebobinado, rebobinar
⏫|triángulo doble hacia arriba|flecha
⏬|triángulo doble hacia abajo
⏭|pista siguiente|raya vertical, triángulos
⏮|pista anterior|atrás, escena anterior, triángulo
⏯|reproducir o pausa|triángulo
⏰|reloj despertador|alarma
⏳|reloj de arena con tiempo|reloj con arena cayendo, temporizador
⏸|pausa|barras, botón, vertical
⏹|detener|botón, cuadrado, parar
⏺|grabar|botón, círculo
■|cuadrado relleno
□|cuadrado hueco
▢|cuadrado hueco con esquinas redondeadas
▣|cuadrado hueco con cuadrado relleno dentro
▪|cuadrado negro pequeño|geometría
▫|cuadrado blanco pequeño|geometría
▬|rectángulo relleno
▭|rectángulo hueco
▮|rectángulo vertical relleno
▰|paralelogramo relleno
▲|triángulo relleno apuntando hacia arriba|flecha
△|triángulo hueco que apunta hacia arriba
▴|triángulo pequeño relleno que apunta hacia arriba
▵|triángulo pequeño hueco que apunta hacia arriba
▶|reproducir|botón de reproducción, flecha, triángulo
▷|triángulo hueco que apunta hacia la derecha
▸|triángulo pequeño relleno que apunta hacia la derecha
▹|triángulo pequeño hueco que apunta hacia la derecha
►|puntero relleno que apunta hacia la derecha
▻|puntero hueco que apunta hacia la derecha
▼|triángulo relleno apuntando hacia abajo|flecha
▽|triángulo hueco que apunta hacia abajo
▾|triángulo relleno pequeño que apunta hacia abajo
▿|triángulo hueco pequeño que apunta hacia abajo
◀|retroceso|izquierda, triángulo
◁|triángulo hueco que apunta hacia la izquierda
◄|puntero relleno que apunta hacia la izquierda
◆|rombo relleno
◇|rombo hueco
◈|rombo hueco con rombo relleno dentro
◉|círculo hueco con círculo relleno dentro|círculos concéntricos con relleno, ojo de pez, punto dentro de círculo
◊|rombo|diamante
○|círculo hueco|anillo
◌|círculo punteado
◍|círculo con relleno vertical
◎|círculos concéntricos|círculo doble, diana
●|círculo relleno
◐|círculo con la mitad izquierda rellena
◑|círculo con la mitad derecha rellena
◒|círculo con la mitad inferior rellena
◓|círculo con la mitad superior rellena
◔|círculo con el cuadrante superior derecho relleno
◕|círculo relleno excepto el cuadrante superior izquierdo
◖|semicírculo izquierdo relleno
◗|semicírculo derecho relleno
◘|bolo inverso
◙|cuadrado relleno con círculo hueco dentro|círculo hueco inverso
◜|arco de cuadrante superior izquierdo de círculo
◝|arco de cuadrante superior derecho de círculo
◞|arco de cuadrante inferior derecho de círculo
◟|arco de cuadrante inferior izquierdo de círculo
◠|semicírculo superior
◡|semicírculo inferior
◢|triángulo inferior derecho relleno
◣|triángulo inferior izquierdo relleno
◤|triángulo superior izquierdo relleno
◥|triángulo superior derecho relleno|triángulo superior izquierdo relleno
◦|bolo hueco
◯|círculo hueco grande|anillo
◻|cuadrado blanco mediano|geometría
◼|cuadrado negro mediano|geometría
☀|sol|espacio, rayos, soleado
☁|nube|tiempo
☂|paraguas|lluvia, paraguas abierto
☃|muñeco de nieve con nieve
☄|meteorito|cometa, espacio
☎|teléfono
☑|casilla con marca de verificación|selección
☔|paraguas con gotas de lluvia
☕|bebida caliente|café, té
☘|trébol|planta
☝|dedo índice hacia arriba|apuntar, mano
☠|calavera y huesos cruzados|cara, muerte
☢|radiactivo|radiactividad, radioactividad, radioactivo, señal
☣|riesgo biológico|peligro, señal
☦|cruz ortodoxa|religión
☪|media luna y estrella|islam, religión
☮|símbolo de la paz
☯|yin yang|religión, taoísmo
☸|rueda del dharma|budismo, religión
☹|cara con el ceño fruncido
☺|cara sonriente|contorno, relajado, sonrisa
♀|signo femenino|mujer, símbolo
♂|signo masculino|hombre, símbolo
♈|Aries|carnero, zodiaco
♉|Tauro|buey, toro, zodiaco
♊|Géminis|gemelos, zodiaco
♋|Cáncer|cangrejo, zodiaco
♌|Leo|león, zodiaco
♍|Virgo|zodiaco
♎|Libra|balanza, escala, justicia, zodiaco
♏|Escorpio|escorpión, zodiaco
♐|Sagitario|arquero, zodiaco
♑|Capricornio|cabra, zodiaco
♒|Acuario|agua, zodiaco
♓|Piscis|pescado, pez, zodiaco
♟|peón de ajedrez
♠|palo de picas|carta, juego
♣|palo de tréboles|carta, juego
♥|palo de corazones|carta, juego
♦|palo de diamantes|carta, juego
♨|aguas termales|termas, vapor
♪|corchea|música, nota
♭|bemol|música, nota
♯|sostenido|diesis, música, nota
♻|símbolo de reciclaje|reciclar, señal, símbolo universal de reciclaje sólido, universal
♿|símbolo de silla de ruedas|acceso, señal
⚒|martillo y pico|herramienta
⚓|ancla|barco, gancho
⚔|espadas cruzadas|arma
⚖|balanza|justicia, libra, peso, zodiaco
⚙|engranaje|herramienta
⚛|símbolo de átomo
⚜|flor de lis
⚠|advertencia|cuidado, señal
⚡|alto voltaje|electricidad, peligro, peligro de alto voltaje, señal de alto voltaje
⚧|símbolo de transgénero
⚪|círculo blanco|geometría
⚰|ataúd|muerte
⛄|muñeco de nieve|muñeco de nieve sin nieve
⛅|sol detrás de una nube|sol con nubes
⛈|nube con rayo y lluvia|trueno
⛎|Ofiuco|serpiente, zodiaco
⛔|dirección prohibida|no, prohibido, señal, señal de dirección prohibida
⛩|santuario sintoísta|japón, religión, sintoísmo
⛱|sombrilla en la arena|sol
✂|tijeras|cortar, herramienta
✅|botón de marca de verificación|selección
✈|avión|aeroplano
✉|sobre|carta, correo
✊|puño en alto|cerrado, mano, puñetazo
✋|mano levantada|choca esos cinco
✌|mano con señal de victoria
✍|mano escribiendo|escribir, lápiz
✏|lápiz|escolar, escribir, lapicero
✒|pluma negra|bolígrafo, escribir, tinta
✔|marca de verificación|selección
✖|multiplicación|cancelar, marca, prohibido, signo de multiplicación, x
✝|cruz latina|cristianismo, religión
✡|estrella de David|judaísmo, religión
✨|chispas|bengala, estrellas
✳|asterisco de ocho puntas
✴|estrella de ocho puntas
❄|copo de nieve|frío
❌|marca de cruz|cancelar, marca de tachado, tachar, x
❎|botón con marca de cruz|casilla, x
❣|exclamación de corazón|puntuación
❤|corazón rojo|emoción
➕|más|signo, suma
➖|menos|resta, signo
➗|división|signo, signo de división
➡|flecha hacia la derecha|dirección, este
⤴|flecha derecha curvándose hacia arriba|curva, dirección
⤵|flecha derecha curvándose hacia abajo|curva, dirección
⨯|vector o producto cruzado
⬅|flecha hacia la izquierda|oeste
⬆|flecha hacia arriba|dirección, norte
⬇|flecha hacia abajo|dirección, sur
⬛|cuadrado negro grande|geometría
⬜|cuadrado blanco grande|geometría
⭐|estrella|estelar
。|punto ideográfico
〈|corchete angular de apertura|abrir corches, antilambda, chevrón, tuple
〉|corchete angular de cierre|antilambda, cerrar corchetes, chevrón, tuple
《|corchete angular doble de apertura|abrir corchetes, antilambda, chevrón, comillas latinas
》|corchete angular doble de cierre|antilambda, cerrar corchetes, chevrón, comillas latinas
「|corchete esquinado de apertura|abrir corchetes, comillas chinas, comillas japonesas
」|corchete esquinado de cierre|cerrar corchetes, comillas chinas, comillas japonesas
『|corchete esquinado de apertura hueco|abrir corchetes, comillas chinas, comillas japonesas
』|corchete esquinado de cierre hueco|cerrar corchetes, comillas chinas, comillas japonesas
【|corchete lenticular de apertura|abrir corchetes
】|corchete lenticular de cierre|cerrar corchetes
〔|corchete caparazón tortuga de apertura|abrir corchetes
〕|corchete caparazón tortuga de cierre|cerrar corchetes
〖|corchete lenticular de apertura hueco|abrir corchetes
〗|corchete lenticular de cierre hueco|cerrar corchetes
・|punto medio katakana|punto volado, puntos
🃏|comodín|joker
🌈|arcoíris|colores, lluvia
🌊|ola de mar|océano
🌑|luna nueva|oscuridad
🌓|luna en cuarto creciente|espacio
🌕|luna llena|plenilunio
🌗|luna en cuarto menguante
🌙|luna|creciente, espacio
🌟|estrella brillante|resplandeciente
🌡|termómetro|temperatura
🌱|planta joven|plantón
🌷|tulipán|flor
🌸|flor de cerezo
🌹|rosa|flor
🌺|flor de hibisco
🌻|girasol|flor, sol
🌼|flor
🌿|hierba|hoja, verde
🍀|trébol de cuatro hojas|suerte
🍁|hoja de arce
🍂|hojas caídas|caída
🍃|hojas revoloteando al viento|hoja, revolotear, soplar
🎧|auricular|cascos
🎲|dado|juego
🎴|cartas de flores|carta, flor, hanafuda, naipe japonés
🎵|nota musical|música
🎶|notas musicales|música
🎼|pentagrama|música, partitura
👆|dorso de mano con índice hacia arriba|apuntar, dedo
👇|dorso de mano con índice hacia abajo|apuntar, dedo
👈|dorso de mano con índice a la izquierda|dedo
👉|dorso de mano con índice a la derecha|dedo
👌|señal de aprobación con la mano|ok
👍|pulgar hacia arriba|mano, señal
👎|pulgar hacia abajo|mano, señal
👏|manos aplaudiendo|aplaudir, palmas, señal
👻|fantasma|cara, criatura, cuento, monstruo
👽|alienígena|alien, cara, criatura, extraterrestre, ovni
💔|corazón roto|emoción, partido
💕|dos corazones|amantes, amor, corazón
💖|corazón brillante|amor, emoción
💗|corazón creciente|emocionado, latido, nervioso
💘|corazón con flecha|amor, emoción
💙|corazón azul|emoción
💚|corazón verde|emoción
💛|corazón amarillo|emoción
💜|corazón morado|emoción
💝|corazón con lazo|emoción, san valentín
💞|corazones giratorios|corazón, giratorio
💟|adorno de corazón
📅|calendario|fecha
📌|chincheta|tachuela
📎|clip
📧|correo electrónico|comunicación, sobre
🔀|reproducción aleatoria|cruzado, flechas, flechas entrecruzadas
🔁|repetir|flechas, repetición
🔂|repetir una vez|flechas, repetición, uno
🔇|altavoz silenciado|altavoz con marca de cancelación, mute, silencio
🔊|altavoz a volumen alto
🔍|lupa orientada hacia la izquierda|buscar
🔑|llave|contraseña
🔒|candado cerrado|cerrar
🔓|candado abierto|abrir
🕉|om|hindú, religión
🕎|menorá|candelabro, religión
🖐|mano abierta|dedo
🖖|saludo vulcano|mano, spock
🖤|corazón negro
🗿|estatua moái|Pascua
🙏|manos en oración|gracias, mano, orar, por favor, rezar
🤍|corazón blanco|emoción
🤎|corazón marrón|emoción
🤘|mano haciendo el signo de cuernos|dedo, rock
🤝|apretón de manos|acuerdo
🤞|dedos cruzados|cruzar, mano, suerte
🤟|gesto de te quiero|mano
🧡|corazón naranja|emoción
🫧|burbujas|bajo el agua, eructar, jabón, limpiar
`

/** Words for the groups of the boards. */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  hearts: 'Corazones corazón amor',
  stars: 'Estrellas estrella',
  arrows: 'Flechas flecha',
  ticks: 'Marcas de verificación y cruces visto palomita tilde cruz aspa',
  bullets: 'Viñetas punto',
  shapes: 'Figuras geométricas',
  hands: 'Manos',
  faces: 'Caras y figuras',
  weather: 'Tiempo y cielo',
  flowers: 'Flores y hojas flor hoja',
  music: 'Música nota musical',
  chess: 'Ajedrez y damas ajedrez',
  cards: 'Cartas y dados',
  zodiac: 'Zodiaco y planetas',
  people: 'Género y matrimonio',
  faith: 'Religión y paz',
  office: 'Signos cotidianos',
  keys: 'Teclas del teclado',
  circled: 'Números en círculos y romanos número círculo',
  lines: 'Líneas y cuadros línea cuadro',
  blocks: 'Bloques y barras',
  brackets: 'Corchetes y paréntesis',
  letters: 'Letras con acentos acento',
  quotes: 'Comillas y guiones',
  punctuation: 'Puntuación',
  legal: 'Derechos de autor y marcas',
  currency: 'Signos de moneda moneda dinero',
  maths: 'Signos matemáticos matemáticas',
  fractions: 'Fracciones fracción',
  raised: 'Superíndices y subíndices',
  units: 'Unidades',
  greek: 'Letras griegas',
  phonetics: 'Alfabeto fonético (AFI)',
  spaces: 'Espacios y caracteres invisibles',
  sparkles: 'Destellos',
  bows: 'Lazos lazo moño',
  moon: 'Luna, sol y estrellas luna sol estrella nube',
  nature: 'Animales y naturaleza',
  dividers: 'Separadores separador línea',
  frames: 'Marcos y corchetes marco',
  crosses: 'Cruces y signos góticos cruz',
}
