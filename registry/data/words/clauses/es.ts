/** Beginnings, main clauses and ends of sentences in Spanish, each of which goes with every other. */
export const LIST = `
# openings
Una tarde de lluvia,
Muy temprano por la mañana,
Poco antes de medianoche,
Un domingo de mayo,
El primer día de vacaciones,
Al final de un largo invierno,
Mientras los demás dormían,
Mucho antes del amanecer,
Para sorpresa de todos,
Después de la tormenta,
En plena fiesta,
Según una vieja historia,
Justo antes de la cena,
Al otro lado del río,
Hace muchos años,
En una calle tranquila,
El otoño pasado,
Durante el recreo,
Un día como cualquier otro,
Cuando callaron las campanas,
No lejos de aquí,
A la luz de la luna llena,
Media hora más tarde,
En un pueblo junto al mar,
# mains
el viejo jardinero plantó un manzano
un gato gris trepó al tejado
mi vecino pintó la valla de azul
el panadero regaló el último pan
dos niños construyeron un puente de piedras
un desconocido preguntó por el faro
el tren se detuvo en medio del campo
nuestra maestra contó una historia del mar
la pequeña barca llegó a la isla
un cuervo robó una cuchara de plata
el cartero trajo una carta sin dirección
toda la clase cantó una vieja canción
el relojero reparó el reloj de la torre
un zorro cruzó la calle vacía
mi abuela hizo una tarta de cerezas
el capitán desplegó un mapa amarillo
un globo naranja subió por encima de los tejados
la bibliotecaria abrió la pesada puerta
un joven músico tocó el violín
el granjero contó las ovejas
los gemelos encontraron una llave oxidada
el viento se llevó un sombrero
se apagaron las luces de toda la casa
un hombre alto dio de comer a las palomas
el mago perdió la varita mágica
el perro desenterró una moneda antigua
nuestros invitados elogiaron la sopa
la pintora mezcló un nuevo tono de verde
un caracol ganó la carrera
la reina visitó el mercado
el robot aprendió a bailar
los pescadores remendaron las redes
una niña hizo volar una cometa roja
el dueño del café cerró las persianas
la piloto saludó al público
la nieve cubrió el pueblo
un caballo blanco apareció en la puerta
el cocinero olvidó la sal
la alcaldesa cortó la cinta
los actores ensayaron la última escena
# endings
sin hacer ruido
por tercera vez en una semana
como si fuera lo más natural del mundo
, y nadie se dio cuenta
justo cuando el reloj daba las siete
, aunque nadie lo esperaba
ante un público asombrado
, y todos se echaron a reír
, porque ya era hora
con muchísimo cuidado
a pesar del frío
, y eso fue solo el principio
mientras en alguna parte sonaba música
bajo un cielo lleno de estrellas
en menos de cinco minutos
, tal como estaba previsto
, y eso lo cambió todo
, y luego se hizo el silencio
por pura casualidad
antes de que nadie pudiera decir nada
al son de los tambores
, pero esa es otra historia
, y así se salvó el día
en el momento justo
`
