/** The texts of a privacy policy in Brazilian Portuguese. */
export const PRIVACY_POLICY = `
= title Política de privacidade
= updated Válida a partir de {date}
= kind-site Esta política explica o que acontece com os dados pessoais no site {site}.
= kind-blog Esta política explica o que acontece com os dados pessoais no blog {site}.
= kind-shop Esta política explica o que acontece com os dados pessoais na loja virtual {site}.
= kind-app Esta política explica o que acontece com os dados pessoais no aplicativo {site}.
= kind-community Esta política explica o que acontece com os dados pessoais na comunidade online {site}.
= at Endereço na web: {url}
= data-name seu nome
= data-email seu e-mail
= data-phone seu telefone
= data-address seu endereço
= data-billing dados de pedidos e pagamentos
= data-usage as páginas que você abre, seu dispositivo e seu navegador
= data-location sua localização
= data-content o que você escreve ou envia
= data-sensitive dados sobre saúde, convicções, origem ou outros dados sensíveis
= use-accounts contas
= use-payments pedidos
= use-newsletter newsletter
= use-ads publicidade
= use-cookies cookies não necessários
= basis-contract execução de contrato com você, para {uses}: art. 6(1)(b)
= basis-consent seu consentimento, para {uses}: art. 6(1)(a)
= basis-law obrigações legais, como guardar notas fiscais: art. 6(1)(c)
= basis-interest nosso legítimo interesse em manter o serviço seguro, melhorá-lo e responder a você: art. 6(1)(f)
# controller Quem é o responsável
{controller} decide por que e como os dados são tratados (controlador).
Endereço postal: {address}
E-mail: {email}
Encarregado pelo tratamento de dados: {dpo}
# data Que dados tratamos
Conforme o que você faz, tratamos:
{data}
Você não é obrigado a fornecer dados. Sem os que uma função exige, como o endereço para uma entrega, não podemos oferecer essa função.
# sensitive Dados sensíveis
Só tratamos dados sensíveis com seu consentimento específico e destacado (no Brasil, art. 11 da LGPD; na União Europeia, art. 9(2)(a) do GDPR). Você pode revogá-lo a qualquer momento.
# logs Registros técnicos
Quando você abre uma página, o servidor registra seu endereço IP, a hora, o endereço solicitado e o navegador. Isso é necessário para mostrar a página e repelir ataques.
Esses registros são mantidos por no máximo {logDays}.
# basis Com que base legal
Pelo GDPR, nós nos baseamos em:
{basis}
# contactForm Quando você nos escreve
O que você envia por formulário ou e-mail é usado para responder e apagado quando o assunto termina, salvo se a lei mandar guardar.
# newsletter Newsletter
Só enviamos a newsletter se você a pediu e confirmou seu endereço. Toda edição traz um link para cancelar.
# accounts Conta
Para uma conta, guardamos o que você informa nela. Você pode alterar esses dados ou excluir a conta; nesse caso, apagamos os dados, exceto os que a lei nos obriga a guardar.
# payments Pedidos e pagamentos
Para pedidos, tratamos o que a entrega e o pagamento exigem. Os dados do cartão vão apenas para o provedor de pagamento; nós não os vemos por inteiro. Notas fiscais são guardadas pelo prazo da lei tributária.
# comments Comentários e publicações
O que você publica pode ser visto por outros. Guardamos também a hora e seu endereço IP para agir contra abusos. Você pode pedir a remoção.
# cookies Cookies e armazenamento no dispositivo
Cookies necessários lembram, por exemplo, sua sessão e suas escolhas. Os demais só são gravados se você concordar, e você pode mudar de ideia a qualquer momento. O navegador também pode apagar e bloquear cookies.
# analytics Medição de uso
Medimos como as páginas são usadas para melhorá-las. A ferramenta registra páginas abertas, localização aproximada, dispositivo e origem das visitas. Não a usamos para descobrir quem você é.
# ads Publicidade
Parceiros de publicidade podem usar cookies e identificadores para escolher anúncios conforme seus interesses e medir o resultado. Onde a lei exige, só com seu consentimento; sem ele, você vê anúncios não personalizados.
# embeds Conteúdo de terceiros
Algumas páginas trazem vídeos, mapas ou publicações de outros provedores. Ao carregá-los, o provedor fica sabendo seu endereço IP e a página visitada e pode gravar cookies.
# socialLogin Entrada com outra conta
Se você entra com a conta de outro provedor, ele nos informa seu nome, e-mail e foto, conforme o que você permite lá, e fica sabendo que você usa nosso serviço.
# providers Quem recebe dados
Repassamos dados a quem trabalha para nós, sob contrato, e a autoridades quando a lei obriga.
Recebem dados:
{providers}
# transfers Dados em outros países
Alguns destinatários trabalham fora do seu país ou do Espaço Econômico Europeu. Nas transferências sujeitas ao GDPR, nós nos baseamos em decisão de adequação (art. 45) ou em cláusulas contratuais padrão (art. 46); nas sujeitas à LGPD, no art. 33. Enviamos cópia a pedido.
# retention Por quanto tempo guardamos os dados
Guardamos os dados só enquanto a finalidade ou a lei exigir; depois os apagamos ou anonimizamos.
# security Como protegemos os dados
Protegemos os dados com transmissão criptografada, acesso restrito e cópias de segurança. Nenhuma proteção é completa; se um incidente trouxer risco a você, avisaremos você e a autoridade como a lei manda.
# rights-gdpr Seus direitos na União Europeia e no EEE
Pelo GDPR, você pode pedir acesso (art. 15), retificação (art. 16), apagamento (art. 17), limitação (art. 18) e portabilidade (art. 20) dos seus dados.
Você pode se opor ao tratamento baseado em legítimo interesse e, a qualquer momento, ao marketing direto (art. 21). Pode revogar o consentimento a qualquer momento, com efeito para o futuro (art. 7(3)).
Você pode reclamar à autoridade de proteção de dados do lugar onde mora, trabalha ou onde ocorreu a violação (art. 77). Respondemos em um mês (art. 12(3)).
# rights-uk Seus direitos no Reino Unido
Pelo UK GDPR e pelo Data Protection Act 2018, você tem os mesmos direitos: acesso, retificação, apagamento, limitação, portabilidade, oposição e revogação do consentimento. Pode reclamar ao Information Commissioner ou à sua sucessora, a Information Commission (ico.org.uk).
# rights-ccpa Seus direitos na Califórnia
Pelo California Consumer Privacy Act, alterado pelo CPRA (Cal. Civ. Code § 1798.100 e seguintes), você pode perguntar que informações pessoais coletamos, usamos e divulgamos, e pedir que sejam apagadas (§ 1798.105) ou corrigidas (§ 1798.106). Não discriminamos você por exercer seus direitos (§ 1798.125).
Você pode limitar o uso de informações pessoais sensíveis (§ 1798.121). Respondemos em 45 dias. Um representante autorizado pode pedir por você.
# sale-no Venda de informações pessoais
Não vendemos informações pessoais nem as compartilhamos para publicidade comportamental entre contextos.
# sale-yes Venda e compartilhamento de informações pessoais
Compartilhamos informações pessoais para publicidade comportamental entre contextos ou as vendemos no sentido da lei da Califórnia. Você pode recusar a qualquer momento (§ 1798.120) pelo link “Do Not Sell or Share My Personal Information” ou pelo sinal Global Privacy Control do navegador, que respeitamos.
# rights-lgpd Seus direitos no Brasil
Pela LGPD (Lei 13.709/2018), tratamos dados com as bases do art. 7º, sobretudo consentimento, execução de contrato, obrigação legal e legítimo interesse.
Você pode pedir confirmação do tratamento, acesso, correção, anonimização, bloqueio ou eliminação, portabilidade e informação sobre compartilhamentos, e revogar o consentimento (art. 18), além da revisão de decisões automatizadas (art. 20). Pode peticionar à ANPD (art. 18, § 1º).
# rights-id Seus direitos na Indonésia
Pela Lei 27 de 2022, de proteção de dados pessoais, você pode pedir informação, acesso, correção, complementação, eliminação e uma cópia utilizável, revogar o consentimento ou se opor a decisões automatizadas (artigos 5 a 13).
# rights-ru Seus direitos na Rússia
Pela Lei Federal 152-FZ, de 27 de julho de 2006, sobre dados pessoais, você pode pedir informações sobre o tratamento (art. 14), correção, bloqueio ou destruição dos dados, e revogar o consentimento (art. 9). Pode reclamar ao Roskomnadzor ou à Justiça (art. 17).
# children-no Crianças
O serviço não se destina a menores de 16 anos, e não tratamos conscientemente os dados deles. Se você acha que um menor nos deu dados, avise e nós os apagaremos.
# children-yes Crianças
Crianças podem usar o serviço. Onde a lei exige o consentimento de um dos pais — no Brasil, art. 14 da LGPD; nos Estados Unidos, abaixo de 13 anos (COPPA); na União Europeia, abaixo de 13 a 16 conforme o país (art. 8 do GDPR) — nós o pedimos antes. Os pais podem ver e apagar os dados do filho.
# automated Decisões automatizadas
Algumas decisões são tomadas só por computador. Você pode pedir uma explicação, dar sua opinião e solicitar a revisão (no Brasil, art. 20 da LGPD; na União Europeia, art. 22 do GDPR).
# changes Alterações
Quando o serviço ou a lei mudam, alteramos esta política. As mudanças que importam para você são anunciadas nesta página antes de valer.
# contact Contato
Escreva-nos sobre seus dados e seus direitos: {email}
`
