/** The texts of a privacy policy in Spanish. */
export const PRIVACY_POLICY = `
= title Política de privacidad
= updated En vigor desde el {date}
= kind-site Esta política explica qué ocurre con los datos personales en el sitio web {site}.
= kind-blog Esta política explica qué ocurre con los datos personales en el blog {site}.
= kind-shop Esta política explica qué ocurre con los datos personales en la tienda en línea {site}.
= kind-app Esta política explica qué ocurre con los datos personales en la aplicación {site}.
= kind-community Esta política explica qué ocurre con los datos personales en la comunidad en línea {site}.
= at Dirección web: {url}
= data-name tu nombre
= data-email tu correo electrónico
= data-phone tu número de teléfono
= data-address tu dirección postal
= data-billing datos de pedidos y pagos
= data-usage qué páginas abres y con qué dispositivo y navegador
= data-location tu ubicación
= data-content lo que escribes o subes
= data-sensitive datos de salud, creencias, origen u otras categorías especiales
= use-accounts cuentas
= use-payments pedidos
= use-newsletter boletines
= use-ads publicidad
= use-cookies cookies no necesarias
= basis-contract la ejecución de un contrato contigo, para {uses}: art. 6.1.b)
= basis-consent tu consentimiento, para {uses}: art. 6.1.a)
= basis-law obligaciones legales, como conservar facturas: art. 6.1.c)
= basis-interest nuestro interés legítimo en mantener el servicio seguro, mejorarlo y responderte: art. 6.1.f)
# controller Quién es el responsable
{controller} decide con qué fines y medios se tratan los datos (responsable del tratamiento).
Dirección postal: {address}
Correo electrónico: {email}
Delegado de protección de datos: {dpo}
# data Qué datos tratamos
Según lo que hagas, tratamos:
{data}
No estás obligado a darnos datos. Sin los que una función necesita, como la dirección para un envío, no podemos ofrecerte esa función.
# sensitive Categorías especiales de datos
Solo tratamos categorías especiales de datos con tu consentimiento explícito; en la Unión Europea, según el art. 9.2.a) del RGPD. Puedes retirarlo cuando quieras.
# logs Registros técnicos
Cuando abres una página, el servidor anota por poco tiempo tu dirección IP, la hora, la dirección solicitada y el navegador. Es necesario para mostrar la página y rechazar ataques.
Estos registros se conservan como máximo {logDays}.
# basis Con qué base jurídica
Según el RGPD nos basamos en:
{basis}
# contactForm Cuando nos escribes
Lo que nos envías por formulario o correo lo usamos para responderte y lo borramos cuando el asunto termina, salvo que la ley obligue a conservarlo.
# newsletter Boletín
Enviamos el boletín solo si lo has pedido y has confirmado tu dirección. Cada número lleva un enlace para darse de baja.
# accounts Cuenta
Para una cuenta guardamos lo que introduces en ella. Puedes cambiarla o eliminarla; entonces borramos los datos, salvo los que la ley nos obliga a conservar.
# payments Pedidos y pagos
Para los pedidos tratamos lo que exigen el envío y el pago. Los datos de la tarjeta van solo al proveedor de pagos; nosotros no los vemos completos. Las facturas se conservan el tiempo que pide la ley tributaria.
# comments Comentarios y publicaciones
Lo que publicas lo pueden ver otros. Guardamos además la hora y tu dirección IP para actuar contra abusos. Puedes pedirnos que lo retiremos.
# cookies Cookies y almacenamiento en el dispositivo
Las cookies necesarias recuerdan, por ejemplo, tu sesión y tus preferencias. Las demás solo se instalan si las aceptas, y puedes cambiar tu decisión en cualquier momento. Tu navegador también puede borrar y bloquear cookies.
# analytics Medición del uso
Medimos cómo se usan las páginas para mejorarlas. La herramienta registra páginas abiertas, ubicación aproximada, dispositivo y procedencia de las visitas. No la usamos para averiguar quién eres.
# ads Publicidad
Los socios publicitarios pueden usar cookies e identificadores para elegir anuncios según tus intereses y medir su resultado. Donde la ley lo exige, solo con tu consentimiento; sin él verás anuncios no personalizados.
# embeds Contenido de terceros
Algunas páginas contienen vídeos, mapas o publicaciones de otros proveedores. Al cargarse, ese proveedor conoce tu dirección IP y la página que visitas, y puede instalar cookies.
# socialLogin Acceso con otra cuenta
Si accedes con la cuenta de otro proveedor, este nos comunica tu nombre, correo y foto, según lo que permitas allí, y sabe que usas nuestro servicio.
# providers Quién recibe los datos
Comunicamos datos a quienes trabajan para nosotros bajo contrato y a las autoridades cuando la ley nos obliga.
Reciben datos:
{providers}
# transfers Datos en otros países
Algunos destinatarios trabajan fuera de tu país o del Espacio Económico Europeo. Para las transferencias sujetas al RGPD nos basamos en una decisión de adecuación (art. 45) o en cláusulas contractuales tipo (art. 46); si la pides, te enviamos una copia.
# retention Cuánto tiempo conservamos los datos
Conservamos los datos solo mientras lo exija su finalidad o la ley; después los borramos o los anonimizamos.
# security Cómo protegemos los datos
Protegemos los datos con transmisión cifrada, acceso limitado y copias de seguridad. Ninguna protección es total; si una violación de seguridad te pone en riesgo, te avisaremos y la notificaremos a la autoridad como exige la ley.
# rights-gdpr Tus derechos en la Unión Europea y el EEE
Según el RGPD puedes pedir el acceso (art. 15), la rectificación (art. 16), la supresión (art. 17), la limitación (art. 18) y la portabilidad (art. 20) de tus datos.
Puedes oponerte al tratamiento basado en el interés legítimo y, en todo momento, al marketing directo (art. 21). Puedes retirar el consentimiento cuando quieras, con efecto para el futuro (art. 7.3).
Puedes reclamar ante la autoridad de protección de datos del lugar donde vives, trabajas o se produjo la infracción (art. 77). Respondemos en el plazo de un mes (art. 12.3).
# rights-uk Tus derechos en el Reino Unido
Según el UK GDPR y la Data Protection Act 2018 tienes los mismos derechos: acceso, rectificación, supresión, limitación, portabilidad, oposición y retirada del consentimiento. Puedes reclamar ante el Information Commissioner o su sucesora, la Information Commission (ico.org.uk).
# rights-ccpa Tus derechos en California
Según la California Consumer Privacy Act, modificada por la CPRA (Cal. Civ. Code § 1798.100 y siguientes), puedes preguntar qué información personal recogemos, usamos y comunicamos, y pedir que se borre (§ 1798.105) o se corrija (§ 1798.106). No te trataremos peor por ejercer tus derechos (§ 1798.125).
Puedes limitar el uso de la información personal sensible (§ 1798.121). Respondemos en 45 días. Un representante autorizado puede pedirlo por ti.
# sale-no Venta de información personal
No vendemos información personal ni la compartimos para publicidad conductual entre contextos.
# sale-yes Venta y cesión de información personal
Compartimos información personal para publicidad conductual entre contextos o la vendemos en el sentido de la ley de California. Puedes oponerte en cualquier momento (§ 1798.120) con el enlace «Do Not Sell or Share My Personal Information» o con la señal Global Privacy Control de tu navegador, que respetamos.
# rights-lgpd Tus derechos en Brasil
Según la LGPD (Ley 13.709/2018) tratamos los datos con las bases del art. 7, sobre todo consentimiento, contrato, obligación legal e interés legítimo.
Puedes pedir confirmación, acceso, corrección, anonimización o eliminación, portabilidad e información sobre las cesiones, y retirar el consentimiento (art. 18), así como la revisión de decisiones automatizadas (art. 20). Puedes dirigirte a la ANPD.
# rights-id Tus derechos en Indonesia
Según la Ley 27 de 2022 de protección de datos personales puedes pedir información, acceso, corrección, complemento, eliminación y una copia utilizable, retirar el consentimiento u oponerte a decisiones automatizadas (artículos 5 a 13).
# rights-ru Tus derechos en Rusia
Según la Ley Federal 152-FZ, de 27 de julio de 2006, sobre datos personales, puedes pedir información sobre el tratamiento (art. 14), la corrección, el bloqueo o la destrucción de los datos, y retirar el consentimiento (art. 9). Puedes reclamar ante Roskomnadzor o un tribunal (art. 17).
# children-no Menores
El servicio no está dirigido a menores de 16 años y no tratamos sus datos a sabiendas. Si crees que un menor nos ha dado datos, avísanos y los borraremos.
# children-yes Menores
Los menores pueden usar el servicio. Donde la ley exige el consentimiento de los padres —en Estados Unidos, hasta los 13 años (COPPA); en la Unión Europea, hasta los 13 a 16 según el país (art. 8 del RGPD; en España, 14); en Brasil, art. 14 de la LGPD— lo pedimos antes. Los padres pueden ver y borrar los datos de su hijo.
# automated Decisiones automatizadas
Algunas decisiones las toma solo un sistema informático. Puedes pedir una explicación, expresar tu opinión y que decida de nuevo una persona (en la Unión Europea, art. 22 del RGPD).
# changes Cambios
Cuando cambian el servicio o la ley, modificamos esta política. Los cambios que te afecten los anunciamos en esta página antes de aplicarlos.
# contact Contacto
Escríbenos sobre tus datos y tus derechos: {email}
`
