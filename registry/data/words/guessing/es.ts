/** Things to act or draw, in Spanish. */
export const LIST = `
animals easy: gato, perro, caballo, vaca, cerdo, oveja, conejo, ratón, león, elefante, mono, jirafa, serpiente, rana, pez, pájaro, pato, gallina, abeja, mariposa
animals medium: canguro, pingüino, cocodrilo, búho, araña, tortuga, cebra, camello, gorila, delfín, tiburón, pulpo, erizo, ardilla, loro, pavo real, caracol, murciélago
animals hard: camaleón, medusa, flamenco, avestruz, puercoespín, perezoso, caballito de mar, mosquito, escorpión, ornitorrinco, pájaro carpintero, oso hormiguero, mantis religiosa, cangrejo ermitaño, mofeta, serpiente de cascabel
things easy: pelota, silla, cama, puerta, llave, libro, lápiz, paraguas, reloj, lámpara, sombrero, zapato, gafas, taza, cuchara, automóvil, bicicleta, globo, campana, vela, tambor, guitarra
things medium: cepillo de dientes, escalera, espejo, martillo, tijeras, cámara, teléfono, maleta, cometa, tienda de campaña, piano, violín, helicóptero, tren, ancla, escoba, mochila, corbata, lavadora, microondas, secador de pelo, gafas de sol
things hard: sacacorchos, grapadora, máquina de coser, paracaídas, metrónomo, cortacésped, telescopio, brújula, cajero automático, puerta giratoria, gaita, estetoscopio, reloj de arena, detector de humo, cinta métrica, lámpara de araña, olla a presión, cremallera, ratonera, escalera mecánica, aerogenerador
actions easy: dormir, correr, saltar, comer, beber, nadar, bailar, cantar, llorar, reír, leer, escribir, saludar, aplaudir, trepar, lanzar, dar una patada al balón, cepillarse los dientes, lavarse las manos, montar en bicicleta, conducir un automóvil, quedarse dormido, bostezar, estornudar, llamar a la puerta
actions medium: montar a caballo, tocar el piano, hacer una foto, pelar un plátano, subir una escalera, abrir un paraguas, bañar al perro, inflar un globo, hacer la cama, peinarse, subir al autobús, pintar una pared, picar cebolla, atarse los cordones, hacer un muñeco de nieve, andar por la cuerda floja, acunar a un bebé, tender la ropa, lamer un helado, hacer la maleta, remar en una barca, fregar el suelo, volar una cometa, envolver un regalo, ordeñar una vaca
actions hard: enhebrar una aguja, cambiar una rueda, estacionar el automóvil, dirigir el tráfico, resolver un rompecabezas, perder las llaves, caminar contra el viento, esperar un tren con retraso, comer espaguetis, andar sobre arena caliente, llevar una bandeja llena, hallar un pelo en la sopa, montar un mueble, dirigir una orquesta, olvidar un nombre, cambiar una bombilla, perder el autobús, quedarse en el ascensor, pisar un juguete, despertarse tarde, desenredar un cable, ponerse vaqueros estrechos, aprender a patinar, cruzar un pantano, caminar de puntillas
jobs easy: médico, maestro, cocinero, granjero, bombero, policía, bailarina, cantante, payaso, peluquero, dentista, pintor, piloto, camarero, cartero, futbolista
jobs medium: fotógrafo, jardinero, panadero, mecánico, astronauta, socorrista, mago, juez, marinero, enfermera, carpintero, bibliotecario, buzo, pescador, sastre, pastor
jobs hard: arqueólogo, apicultor, equilibrista, escultor, intérprete, cirujano, relojero, presentador de noticias, meteorólogo, deshollinador, detective, cuidador del zoo, ventrílocuo, orfebre, doble de acción, árbitro
sports easy: fútbol, tenis, baloncesto, natación, boxeo, esquí, ciclismo, atletismo, baile, pesca, voleibol, golf
sports medium: surf, patinaje sobre hielo, tiro con arco, bolos, levantamiento de pesas, yudo, tenis de mesa, remo, yoga, monopatín, gimnasia, escalada
sports hard: esgrima, salto con pértiga, lanzamiento de jabalina, waterpolo, curling, natación artística, triatlón, parapente, rugby, carrera de vallas, sumo, ajedrez
nature easy: sol, luna, estrella, árbol, flor, nube, lluvia, nieve, montaña, río, mar, arcoíris
nature medium: volcán, isla, desierto, cueva, cascada, relámpago, cactus, seta, palmera, bosque, iceberg, playa
nature hard: terremoto, avalancha, eclipse, tornado, glaciar, arrecife de coral, lluvia de estrellas, pantano, géiser, Vía Láctea, sequía, niebla
food easy: manzana, plátano, pan, huevo, queso, tarta, helado, pizza, zanahoria, leche, fresa, pera, cereza, tomate, patata
food medium: piña, hamburguesa, espaguetis, tortita, sandía, palomitas, bocadillo, piruleta, miel, mazorca de maíz, rosquilla, sopa, uvas, cebolla
food hard: macedonia, mostaza, tortilla, sushi, ajo, pan de jengibre, alcachofa, granada, canela, pimiento relleno, nata montada, tarta de cumpleaños, huevo frito, algodón de azúcar, puré de patatas
places easy: escuela, casa, zoo, parque, tienda, granja, jardín, cocina, castillo, hospital, calle, puente, patio de recreo, iglesia, carretera
places medium: aeropuerto, museo, biblioteca, cine, circo, restaurante, piscina, faro, estación de tren, supermercado, puerto, molino de viento, iglú, estadio, torre
places hard: estación espacial, laberinto, viñedo, plataforma petrolífera, desván, frontera, rascacielos, metro, rotonda, pirámide, observatorio, sala de espera, cruce de caminos, ópera, invernadero
stories easy: rey, reina, princesa, pirata, bruja, fantasma, dragón, robot, gigante
stories medium: sirena, vampiro, brujo, caballero, hada, cofre del tesoro, unicornio, corona, varita mágica
stories hard: alfombra voladora, máquina del tiempo, bola de cristal, poción mágica, capa invisible, mapa del tesoro, hombre lobo, duende, extraterrestre
ideas easy: amor, cumpleaños, vacaciones, miedo, alegría, verano, invierno, noche, música
ideas medium: sorpresa, secreto, amistad, sueño, silencio, hambre, aburrimiento, suerte, enfado
ideas hard: nostalgia, paciencia, gravedad, celos, inflación, ingravidez, miedo escénico, ensoñación, paz
`
