/** Spanish words for passphrases: common, concrete, written without accents. Written for this project. */
export const WORDS: readonly string[] = `
abeja abrigo abuela aceite acero agua aguila aire ajedrez ajo alba alfombra alga almeja almendra almohada altar alumno amapola ancla anillo antena
apio arbol arco arena armario arpa arroyo arroz asiento astro atlas avena avestruz avion azafran azucar azulejo bahia baile balanza balcon ballena
bambu banco bandeja bandera banjo barba barca barco barril barrio bastidor batido bebida bellota besugo bicho bigote billete bisonte blusa boca bodega
boina bola bolsa boniato borde bosque bota botella boton brazo brisa brocha broche bronce brujula buey bufanda buho burbuja burro buzon caballo
cabana cabra cacao cacto cadena caja calabaza calcetin caldo calle cama camello camino camisa campana campo canal canasta canela canguro canoa canto
capa caracol carbon carne carro carta casa casco castillo cebolla cebra cedro ceja cena cereza cerro cesta cielo ciervo cine cinta ciruela cisne
ciudad clavel clavo cobre coche cocina coco codo cohete cojin col colina collar cometa conejo copa coral corcho corona correa cortina costa crema
cristal cuaderno cuadro cubo cuchara cuello cuento cuerda cueva cuna dado danza datil dedo delfin delta desierto diente disco doctor dragon duna
durazno eco edad elefante encina enero erizo escalera escoba escudo espada espejo espiga esponja esquina estrella estufa fabrica falda faro farol
fecha feria fiesta fila flan flauta flecha flor foca foto fresa frijol fruta fuego fuente gafas gaita galleta gallina ganso garaje garza gato gaviota
gema genio gigante girasol globo golfo goma gorra gorrion gota granja grano grillo gruta guante guisante guitarra gusano hacha halcon hamaca harina
helado helecho herida hielo hierba hierro higo hilo hogar hoja hombro hongo horno hotel huella huerto hueso huevo humo idea iglesia iglu iman isla
jabon jaguar jardin jarra jaula jazmin jirafa joya judia juego jugo junco kayak kiwi koala labio lado ladrillo lagarto lago lana lancha lapiz largo
latido laurel lava leche lechuga lengua lenteja leon libro lienzo limon lince linterna lirio llama llave lluvia lobo loma loro luna lunar luz madera
maestro maiz maleta mango mano manta manzana mapa mar mariposa marmol martillo mascara mazo medalla melon menta mercado mesa metal miel molino mono
mora mosaico motor mueble muelle mula muro museo musgo musica nabo naranja nariz nata nave nido niebla nieve noche norte nube nudo nuez nutria oasis
oca oceano ojo ola oliva olla onda opera orca oreja orilla oro orquidea oruga oso ostra oveja pala palacio palma paloma pan panda panel papel parque
pasta pastel pata patio pato pavo payaso pecho peine pelo pelota peluca pera perla perro pez piano piedra pierna pimienta pincel pino pintura pipa
pirata piscina pista pizarra plancha planeta plata platano playa plaza pluma poeta pollo polvo pomelo portal postre pozo prado prisma puente puerta
pulga pulpo puma pupitre queso quinoa rabano radio raiz rama rana ranura raton raya recreo red regla reloj remo resina rey rio risa ritmo roble roca
rodilla romero ropa rosa rubi rueda ruta sabana sal sala salmon salsa sandia sapo sardina sello selva semilla sendero seta silla sirena sofa sol
sombra sopa surco tabla taller tambor tapiz tarde taza techo teclado tejado tela templo tienda tierra tigre tijera timon tinta toalla tomate tomillo
toro torre tortuga trapo trebol tren trigo trineo trompeta tronco trufa tulipan tunel uva vaca vaina valle vapor vaso vecino vela velero venado
ventana verano verso viaje vidrio viento vino viola violin volcan yate yegua yema yogur zanahoria zapato zarza zorro zumo
`
  .trim()
  .split(/\s+/)
