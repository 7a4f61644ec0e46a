/** Sentences of captions in Spanish, by mood, by topic, and to close with. */
export const CAPTIONS = `
# happy
Esto me alegró el día.
Hoy sonrío un poco de más.
Están pasando cosas buenas.
El día de hoy se lleva un diez.
# calm
Día lento, mente clara.
Sin prisa y sin planes.
Un momento de calma, guardado.
Respirar hondo y ya.
# funny
Me dijeron que habría comida.
Nadie lo pidió, pero aquí está.
Mi plan era mejor. Este también vale.
Principiante profesional.
# grateful
Dando las gracias por esto.
Cosas pequeñas, gracias enormes.
De esto me voy a acordar.
Qué suerte estar aquí.
# proud
Costó, y mereció la pena.
Mi yo de antes no se lo creería.
Un paso más.
Hecho, y bien hecho.
# dreamy
Otra vez en las nubes.
Entre aquí y un sueño.
Ojalá el tiempo se parara aquí.
Un ratito más, por favor.
# travel
Lugar nuevo, la misma curiosidad.
El mapa decía izquierda. Menos mal que fui a la derecha.
Colecciono lugares, no suvenires.
La vista valió cada paso.
La maleta llena de historias.
# food
Primero se come, luego se habla.
Receta: buena compañía y repetir.
Este plato duró poco.
Hecho con cariño y demasiado ajo.
Las calorías, mañana.
# selfie
La misma cara con mejor luz.
Así, sin filtros.
Cuando el pelo acompaña, foto.
Este es mi lado bueno.
Un saludo de mi parte.
# friends
Con esta gente todo plan mejora.
Los mismos chistes, las mismas risas.
Amistades que son casa.
Vinimos, nos reímos y se nos hizo tarde.
Mi compañía favorita.
# nature
El mejor sonido: ningún motor.
Más árboles, menos pantallas.
El cielo hizo todo el trabajo.
El aire fresco le sienta bien a cualquiera.
Aquí el reloj es el sol.
# pets
Quien manda en esta casa.
Yo pago el alquiler, el sofá es de otro.
Cuatro patas y un corazón enorme.
Solo parece inocente.
Nadie escucha mejor.
# sport
Piernas cansadas, cabeza feliz.
Lo más difícil fue salir de casa.
Ahora sudor, luego sofá.
Hoy mejor que ayer.
Una vuelta más.
# work
Primero café, luego lo demás.
Mesa pequeña, ideas grandes.
Lo que no se ve de una semana intensa.
Hecho a mano y con paciencia.
Trabajo en proceso, en todos los sentidos.
# birthday
Un año más y cero arrepentimientos.
Hoy la tarta es comida equilibrada.
Más edad, más calma, las mismas velas.
Gracias por cada felicitación.
Otra vuelta al sol.
# weekend
El fin de semana tiene toda mi atención.
Nada planeado, todo posible.
El sábado es un estado de ánimo.
Fuera de la oficina y sin cobertura.
Dos días nunca bastan.
# closing
¿Qué harías tú aquí?
Cuéntame en los comentarios.
¿A quién traerías?
Guárdalo para después.
¿Cuál es tu favorito?
Etiqueta a quien lo entienda.
`
