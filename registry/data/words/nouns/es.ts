/** Common Spanish nouns, animals to ideas. */
export const LIST = `
gato, perro, caballo, vaca, cerdo, oveja, cabra, conejo, ratón, oso, lobo, zorro, ciervo, león, tigre, elefante, mono, jirafa, cebra,
canguro, ballena, delfín, tiburón, pez, rana, serpiente, tortuga, lagarto, pájaro, águila, búho, pato, cisne, gallina, pingüino, loro,
abeja, mariposa, araña, hormiga, caracol, ardilla, erizo, castor, árbol, flor, hierba, hoja, raíz, semilla, bosque, montaña, colina,
valle, río, lago, mar, océano, isla, playa, desierto, cueva, volcán, cascada, cielo, sol, luna, estrella, planeta, nube, lluvia, nieve,
viento, tormenta, trueno, arcoíris, fuego, agua, hielo, arena, piedra, tierra, sombra, luz, oscuridad, mañana, tarde, noche, primavera,
verano, otoño, invierno, pan, mantequilla, queso, leche, huevo, sopa, ensalada, arroz, azúcar, sal, pimienta, miel, pastel, galleta,
chocolate, manzana, pera, cereza, limón, naranja, plátano, uva, fresa, melocotón, ciruela, melón, patata, zanahoria, cebolla, tomate,
pepino, champiñón, garbanzo, zumo, té, café, madre, padre, hermana, hermano, abuela, tío, primo, niño, bebé, amigo, vecino, invitado,
desconocido, maestra, alumno, médico, enfermera, granjero, panadero, cocinero, camarero, conductor, piloto, marinero, soldado, pintor,
cantante, bailarina, actor, escritor, poeta, científica, ingeniero, carpintero, jardinero, sastre, jueza, abogado, bombero,
bibliotecaria, músico, fotógrafo, rey, reina, caballero, mago, pirata, héroe, casa, escuela, hospital, biblioteca, museo, teatro, cine,
iglesia, castillo, torre, puente, calle, plaza, mercado, tienda, panadería, restaurante, hotel, estación, aeropuerto, puerto, fábrica,
granja, jardín, parque, zoológico, estadio, pueblo, ciudad, país, cocina, dormitorio, baño, sótano, desván, tejado, pared, suelo, amor,
alegría, esperanza, miedo, enfado, valor, paciencia, bondad, sinceridad, amistad, libertad, paz, suerte, verdad, sabiduría, memoria,
sueño, idea, pensamiento, pregunta, respuesta, secreto, promesa, error, éxito, aventura, viaje, vacaciones, cumpleaños, fiesta, juego,
baile, canción, música, historia, chiste, idioma, palabra, letra, número, color, forma, tamaño, peso, tiempo, minuto, hora, semana, mes,
siglo, comienzo, centro, silencio, ruido, sonrisa, voz, salud, energía, ciencia, arte, deporte, trabajo, dinero, precio, regalo, noticia,
ley, regla, equipo, multitud, costumbre, destreza, talento
`
