/** The texts of a disclaimer in Spanish. */
export const DISCLAIMER = `
= title Descargo de responsabilidad
= updated En vigor desde el {date}
= about Este aviso se aplica a {site}.
= at Dirección web: {url}
# information Información general
Lo que publica {site} tiene carácter meramente informativo. Lo preparamos con cuidado, pero no garantizamos que sea completo y exacto ni que esté al día en todo momento.
Úsalo según tu propio criterio y comprueba lo importante antes de actuar.
# health No es consejo médico
Nada de lo publicado en {site} es consejo médico, diagnóstico ni tratamiento. Consulta a un médico u otro profesional cualificado sobre tu salud y no retrases la consulta por algo que hayas leído aquí. En caso de urgencia, llama a los servicios de emergencia.
# legal No es asesoramiento jurídico
Nada de lo publicado en {site} es asesoramiento jurídico, y leerlo no te convierte en cliente nuestro. Las leyes varían según el lugar y cambian; consulta tu caso con un abogado.
# finance No es asesoramiento financiero
Nada de lo publicado en {site} es asesoramiento en inversiones, impuestos u otras finanzas, ni una oferta de compra o venta. Los precios suben y bajan, los resultados pasados no aseguran los futuros y puedes perder lo invertido. Consulta a un asesor cualificado antes de decidir.
# fitness Ejercicio y alimentación
El ejercicio y los cambios de dieta pueden dañar la salud. Habla con un médico antes de empezar y para si te encuentras mal. Sigues lo aquí descrito por tu cuenta y riesgo.
# technical Instrucciones y software
Las instrucciones, el código y las descargas se ofrecen tal cual. Haz una copia de seguridad, lee los pasos y pruébalos donde nada se pueda perder. Los usas por tu cuenta y riesgo.
# earnings Sin promesa de ingresos
Los ejemplos de ingresos o de éxito muestran lo que alguien consiguió. No prometen que tú consigas lo mismo: depende de tu trabajo, de tu mercado y de mucho más.
# links Enlaces a otros sitios
{site} enlaza a sitios de terceros. No los controlamos ni respondemos de lo que publican ni de cómo tratan tus datos. Si encuentras un enlace a contenido ilícito, avísanos y lo retiraremos.
# affiliate Enlaces de afiliado
Algunos enlaces de {site} son de afiliado: si compras a través de ellos, podemos recibir una comisión sin costo adicional para ti. Eso no decide lo que recomendamos.
# advertising Publicidad y contenido patrocinado
{site} muestra publicidad, y parte del contenido lo pagan terceros. El contenido pagado se identifica como tal. Los anunciantes responden de sus propias afirmaciones.
# testimonials Opiniones y testimonios de clientes
Las reseñas y los testimonios en {site} son experiencias de personas concretas. La tuya puede ser distinta.
# views Opiniones
Las opiniones son de los autores que las expresan, y no necesariamente de {site} ni de las entidades para las que trabajan.
# comments Aportaciones de los visitantes
Los comentarios y otras aportaciones de los visitantes son suyos. No los revisamos todos de antemano; avísanos de los ilícitos y los examinaremos.
# ai Contenido hecho con inteligencia artificial
Parte del contenido de {site} se elabora con ayuda de inteligencia artificial. Puede contener errores aunque suene seguro.
# copyright Obras de terceros
Las citas e imágenes de terceros se usan cuando la ley lo permite, por ejemplo el derecho de cita o, en Estados Unidos, el uso legítimo (fair use, 17 U.S.C. § 107). Si tienes los derechos de una obra y te opones a su uso aquí, dínoslo.
# liability Responsabilidad
En la medida en que la ley lo permita, no respondemos de los daños o pérdidas que resulten de usar {site} o de no poder usarlo.
Nada de este aviso limita la responsabilidad que la ley no permite limitar, como la derivada del dolo, de la muerte o las lesiones por negligencia, ni los derechos de los consumidores.
# changes Cambios
Podemos modificar {site} y este aviso. Se aplica la versión publicada en {site}.
# contact Contacto
Preguntas sobre este aviso: {email}
`
