/** Conversation questions in Spanish. */
export const LIST = `
# everyday
¿Cuál es tu momento favorito del día?
¿Qué has desayunado hoy? ¿Lo volverías a elegir?
¿Qué pequeño detalle te ha hecho sonreír esta semana?
¿Qué es lo primero que haces al llegar a casa?
¿Qué plato podrías comer todos los días?
¿Te gusta madrugar o prefieres la noche?
¿Qué es lo más útil que hay en tu cocina?
¿Qué tarea de la casa te gusta en secreto?
¿Qué llevas siempre contigo?
¿Cómo te relajas después de un día largo?
¿Qué canción te sabes de memoria?
¿Qué libro o película te ha quitado el sueño últimamente?
¿Cómo es tu fin de semana perfecto?
¿Cuál es tu tienda o cafetería preferida y por qué?
¿Qué estación del año te gusta más y qué haces en ella?
¿Cómo vas al trabajo o a clase y qué ves por el camino?
¿Qué sonido u olor te encanta?
¿Qué has aprendido a cocinar hace poco?
¿Qué costumbre recomendarías a todo el mundo?
¿Qué haces cuando llueve todo el día?
¿Té o café? ¿Y cómo exactamente?
# memories
¿Cuál es tu primer recuerdo?
¿A qué jugabas más de pequeño o de pequeña?
¿Quién fue tu mejor profesor o profesora y qué hacía diferente?
¿Qué querías ser de mayor?
¿Qué vacaciones recuerdas mejor?
¿Cuál es el regalo más bonito que te han hecho?
¿Qué juguete nunca quisiste regalar?
¿Cómo era tu primera casa?
¿Cuándo fue la última vez que lloraste de risa?
¿Qué consejo de tu familia sigues todavía?
¿Qué te daba miedo en la infancia?
¿Cómo conociste a tu mejor amigo o amiga?
¿Qué libro o película te marcó en tu juventud?
¿Cuál es el lugar más lejano en el que has estado?
¿Qué día te gustaría vivir otra vez?
¿Cuál fue tu primer trabajo u obligación?
¿Qué receta de tu familia no debería perderse nunca?
¿Por qué te regañaban en el colegio?
¿Qué olor te devuelve a la infancia?
¿Qué es lo más valiente que has hecho?
¿Qué anécdota cuenta siempre tu familia sobre ti?
# dreams
¿Dónde te gustaría vivir durante un año?
¿Qué habilidad te gustaría dominar?
¿Qué harías con un mes libre?
¿Qué idioma te gustaría hablar?
¿Qué te queda por hacer al menos una vez en la vida?
¿Qué instrumento te gustaría tocar?
Si abrieras una tienda, ¿qué venderías?
¿Qué oficio probarías por un solo día?
¿Qué tiene la casa de tus sueños?
¿A qué personaje histórico invitarías a cenar?
¿Adónde irías si pudieras salir mañana?
¿Qué estudiarías si empezaras de nuevo?
¿Qué plato te gustaría cocinar a la perfección?
¿Qué deporte te gustaría probar?
¿Qué construirías si tuvieras herramientas y tiempo?
¿Qué acontecimiento futuro te hace ilusión?
¿Qué te gustaría entender mejor?
¿Qué animal te gustaría ver en libertad?
¿Qué cambiarías de tu ciudad o pueblo?
¿Qué harías si no pudieras fracasar?
¿Cómo imaginas la vida dentro de cincuenta años?
# fun
¿Qué superpoder sería el menos útil?
Si los animales hablaran, ¿cuál sería el más maleducado?
¿A qué mundo de ficción te mudarías?
¿Qué pondría en tu etiqueta de advertencia?
Si fueras un electrodoméstico, ¿cuál serías?
¿Qué objeto cotidiano te llevarías a una isla desierta?
¿Qué harías si fueras invisible por un día?
Si pudieras añadir una palabra al diccionario, ¿qué significaría?
¿Qué dos animales te gustaría cruzar?
¿Cómo sería tu propia bandera?
Si tu vida fuera una película, ¿qué título tendría?
¿Qué comida está sobrevalorada?
¿Qué es lo más raro que has comido?
¿Qué película te gustaría olvidar para verla otra vez por primera vez?
Si pudieras cambiarte por alguien durante un día, ¿quién sería?
¿Cuál es la compra más tonta que has hecho?
¿Qué ley aprobarías si reinaras por un día?
¿Preferirías viajar al pasado o al futuro?
Si tuvieras un robot, ¿cuál sería su primera tarea?
¿Qué paso de baile te describe mejor?
¿Tarta o helado? ¿Cuál es tu mejor argumento?
# values
¿Qué hace bueno a un amigo?
¿Por qué das las gracias hoy?
¿Cuándo está bien saltarse una norma?
¿Qué significa para ti el éxito?
¿Qué cualidad admiras más en los demás?
¿Sobre qué has cambiado de opinión?
¿Cómo tomas las decisiones difíciles?
¿Qué enseñarías a todos los niños?
¿Es mejor la amabilidad o la sinceridad?
¿Qué convierte un lugar en un hogar?
¿Qué error te ha enseñado más?
¿Cuándo sientes que eres tú de verdad?
¿Para qué merece la pena ahorrar?
¿Qué haces cuando no estás de acuerdo con un amigo?
¿A quién pides consejo y por qué?
¿Qué no se puede comprar con dinero?
¿Cuánta intimidad necesita una persona?
¿Cómo sería el mundo sin música?
¿Qué aprenden unos de otros los jóvenes y los mayores?
¿Qué pequeño gesto amable no has olvidado?
¿Qué debería hacer la gente más a menudo?
`
