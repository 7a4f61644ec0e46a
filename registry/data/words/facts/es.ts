/** Facts in Spanish. */
export const LIST = `
# animals
El pulpo tiene tres corazones.
Los murciélagos son los únicos mamíferos que vuelan de verdad.
La jirafa es el animal terrestre más alto.
Los insectos tienen seis patas y las arañas, ocho.
Los colibríes pueden volar hacia atrás.
Las huellas dactilares de los koalas se parecen mucho a las humanas.
Las abejas se indican con una danza dónde hay alimento.
Entre los caballitos de mar, es el macho quien lleva las crías.
El guepardo es el animal terrestre más rápido.
Las estrellas de mar no tienen cerebro ni sangre.
# plants
Para la botánica, el plátano es una baya y la fresa no.
El bambú es una hierba.
Los anillos del tronco pueden revelar la edad de un árbol.
Las setas están más emparentadas con los animales que con las plantas.
El cacahuete no es un fruto seco, sino una legumbre.
La vainilla procede de las vainas de una orquídea.
El azafrán se obtiene de los estigmas secos de un tipo de croco.
Los granos de café son las semillas de un fruto.
La piña se forma con muchas bayas que crecen unidas.
Los girasoles jóvenes giran siguiendo al sol.
# earth
El desierto más grande de la Tierra es la Antártida.
El ecuador mide unos 40 000 kilómetros.
El punto más profundo conocido de los océanos está en la fosa de las Marianas.
El agua cubre alrededor del 71 por ciento de la superficie terrestre.
Un rayo está más caliente que la superficie del Sol.
El agua salada se congela a una temperatura más baja que la dulce.
El lago Baikal es el más profundo del mundo.
Estambul se extiende por dos continentes.
La mayor parte del agua dulce de la Tierra está congelada.
El diamante y el grafito de los lápices están hechos de carbono.
# space
Venus tarda más en girar sobre su eje que en dar una vuelta al Sol.
La luz del Sol tarda unos ocho minutos en llegar a la Tierra.
La Luna nos muestra siempre casi la misma cara.
Saturno es, de media, menos denso que el agua.
Júpiter es el planeta más grande del sistema solar.
En Marte, las puestas de sol se ven azules.
El Sol contiene más del 99 por ciento de la masa del sistema solar.
Neptuno se predijo con cálculos antes de que nadie lo reconociera con un telescopio.
El sonido no puede viajar por el espacio vacío.
En la Luna, una huella no conoce ni viento ni lluvia.
# body
Una persona adulta suele tener 206 huesos.
El hueso más largo del cuerpo es el fémur.
El hueso más pequeño del cuerpo es el estribo, en el oído.
La piel es el órgano más grande del cuerpo.
Las uñas de las manos crecen más rápido que las de los pies.
El pulmón izquierdo es algo menor que el derecho y deja sitio al corazón.
Incluso los gemelos idénticos tienen huellas dactilares distintas.
Los recién nacidos tienen más huesos que los adultos.
El esmalte dental es la sustancia más dura del cuerpo.
La córnea, la parte transparente del ojo, no tiene vasos sanguíneos.
# numbers
El dos es el único número primo par.
Una baraja de 52 cartas admite más órdenes que átomos tiene la Tierra.
111 111 111 por 111 111 111 es 12 345 678 987 654 321.
Las cifras de un múltiplo de nueve suman un múltiplo de nueve.
Entre 23 personas, lo más probable es que dos cumplan años el mismo día.
Los números del 1 al 100 suman 5050.
La cinta de Möbius tiene una sola cara.
Las caras opuestas de un dado corriente suman siete.
Hay exactamente cinco sólidos platónicos.
Los decimales de pi no acaban nunca ni se repiten de forma periódica.
# culture
La palabra «robot» se dio a conocer por una obra de teatro del checo Karel Čapek.
La palabra «alfabeto» viene de alfa y beta, las dos primeras letras griegas.
Un tablero de ajedrez tiene 64 casillas.
La torre Eiffel crece unos centímetros con el calor del verano.
Un piano moderno suele tener 88 teclas.
Un maratón mide 42,195 kilómetros.
La palabra «salario» viene de la palabra latina para la sal.
Cleopatra vivió más cerca en el tiempo de la llegada a la Luna que de la construcción de la Gran Pirámide.
En Oxford ya se enseñaba antes de que los aztecas fundaran su capital, Tenochtitlan.
Louis Braille era un adolescente cuando ideó su escritura para ciegos.
`
