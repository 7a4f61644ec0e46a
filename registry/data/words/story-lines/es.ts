/** Whole sentences for each place in a short story in Spanish, each of which goes with every other. */
export const LIST = `
# scene
Era una mañana fría y la niebla cubría el río.
El mercado acababa de cerrar y se llevaban las últimas cajas.
Nadie esperaba nada especial de aquel martes.
Soplaba un viento cálido del sur que olía a mar.
Durante la noche había caído la primera nevada.
Las calles estaban vacías y en algún lugar daba la hora un reloj.
Llevaba tres días lloviendo sin parar.
Acababan de empezar las vacaciones de verano.
El sol se ponía y las ventanas brillaban como el oro.
En el viejo puerto, las barcas se mecían despacio.
# meeting
Dos amigos se encontraron en la pequeña estación, como todos los años.
Dos amigos esperaban el autobús sentados en un banco.
Dos amigos habían madrugado para buscar setas.
Dos amigos estaban delante de una verja cerrada.
Dos amigos salían del cine y todavía no querían volver a casa.
Dos amigos paseaban por la orilla sin rumbo fijo.
Dos amigos habían encontrado por fin la casa que buscaban.
Dos amigos habían perdido el último tren.
Dos amigos iban de camino a una fiesta de cumpleaños.
Dos amigos habían decidido aprender a remar.
# luggage
No llevaban más que un mapa y una bolsa de manzanas.
Llevaban una cesta cubierta con un paño rojo.
Uno tenía un paraguas y el otro, un farol.
Como siempre, habían cargado con demasiadas cosas.
Entre los dos había una maleta que no era de ninguno.
Habían traído una guitarra, aunque ninguno sabía tocar.
En los bolsillos solo tenían unas monedas y una llave.
Llevaban una carta que nadie había abierto todavía.
Habían olvidado los bocadillos, pero no el ajedrez.
Les habían prestado una cámara para todo el día.
# event
De repente se apagaron todas las luces.
Un perro pasó corriendo con un sombrero en la boca.
A lo lejos se oyó una trompeta.
Se abrió una ventana y alguien los llamó por su nombre.
Un avión de papel aterrizó a sus pies.
De pronto, un viejo autobús se detuvo a su lado.
Sin previo aviso empezó a oler a pan recién hecho.
Una puerta en la que nunca se habían fijado estaba entreabierta.
Una mujer con un abrigo amarillo les preguntó la hora.
Por encima de ellos pasó un globo rojo con una nota atada.
Un gato se sentó delante de ellos y no quiso moverse.
En alguna parte sonó un teléfono que no paraba.
# reaction
Se miraron y se echaron a reír.
Por un momento, ninguno dijo nada.
Se preguntaron qué podía significar aquello.
Decidieron llegar al fondo del asunto.
Hicieron como si fuera lo más normal.
Uno quería quedarse y el otro prefería marcharse.
Lo anotaron para no olvidarlo.
Contaron hasta diez y respiraron hondo.
Se dejaron llevar por la curiosidad, como siempre.
Hacía mucho que no estaban tan despiertos.
Negaron con la cabeza y dieron unos pasos más.
Supieron enseguida que nadie los creería.
# close
Nadie supo nunca qué había pasado de verdad.
Más tarde contaron la historia de otra manera.
Se prometieron volver.
Después de aquello, nada fue igual.
Al final llegaron a casa antes de que anocheciera.
Aquella noche hubo chocolate caliente para todos.
Fue el mejor día de todo el año.
Y así, una pequeña aventura se hizo grande.
Todavía hoy hablan de ello.
Lo demás fue cuestión de suerte.
`
