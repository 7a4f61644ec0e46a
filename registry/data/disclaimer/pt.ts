/** The texts of a disclaimer in Brazilian Portuguese. */
export const DISCLAIMER = `
= title Aviso de isenção de responsabilidade
= updated Válido a partir de {date}
= about Este aviso vale para {site}.
= at Endereço na web: {url}
# information Informações gerais
O conteúdo de {site} tem caráter de informação geral. Nós o preparamos com cuidado, mas não garantimos que esteja sempre completo, exato ou atualizado.
Use o bom senso e confira o que for importante antes de agir.
# health Não é orientação médica
Nada em {site} é orientação médica, diagnóstico ou tratamento. Sobre sua saúde, consulte um médico ou outro profissional habilitado e não adie a consulta por causa de algo que leu aqui. Em uma emergência, chame o serviço de socorro.
# legal Não é orientação jurídica
Nada em {site} é orientação jurídica, e a leitura não torna ninguém nosso cliente. As leis variam de lugar para lugar e mudam; consulte um advogado sobre o seu caso.
# finance Não é orientação financeira
Nada em {site} é recomendação de investimento, orientação tributária ou outra orientação financeira, nem oferta de compra ou venda. Os preços sobem e descem, resultados passados não garantem os futuros e você pode perder o que investir. Consulte um profissional habilitado antes de decidir.
# fitness Exercícios e alimentação
Exercícios e mudanças na dieta podem fazer mal à saúde. Fale com um médico antes de começar e pare se passar mal. Você segue o que está aqui por sua conta e risco.
# technical Instruções e programas
Instruções, códigos e downloads são oferecidos como estão. Faça uma cópia de segurança, leia os passos e teste onde nada possa se perder. Você os usa por sua conta e risco.
# earnings Sem promessa de ganhos
Exemplos de renda ou de sucesso mostram o que alguém conseguiu. Não prometem que você conseguirá o mesmo: isso depende do seu trabalho, do seu mercado e de muito mais.
# links Links para outros sites
{site} traz links para sites de terceiros. Não os controlamos nem respondemos pelo que publicam ou por como tratam seus dados. Se encontrar um link para conteúdo ilícito, avise e nós o retiraremos.
# affiliate Links de afiliado
Alguns links em {site} são de afiliado: se você comprar por eles, podemos receber uma comissão, sem custo a mais para você. Isso não decide o que recomendamos.
# advertising Publicidade e conteúdo patrocinado
{site} exibe publicidade, e parte do conteúdo é paga por terceiros. O conteúdo pago é identificado como tal. Os anunciantes respondem por suas próprias afirmações.
# testimonials Avaliações e depoimentos
As avaliações e os depoimentos em {site} são experiências de pessoas específicas. A sua pode ser diferente.
# views Opiniões
As opiniões são dos autores que as expressam, e não necessariamente de {site} nem de quem os emprega.
# comments Contribuições dos visitantes
Comentários e outras contribuições são dos próprios visitantes. Não conferimos todos de antemão; avise sobre os ilícitos e nós os analisaremos.
# ai Conteúdo feito com inteligência artificial
Parte do conteúdo de {site} é feita com ajuda de inteligência artificial. Pode conter erros mesmo quando parece confiável.
# copyright Obras de terceiros
Citações e imagens de terceiros são usadas quando a lei permite, como no direito de citação (no Brasil, Lei 9.610/1998, art. 46) ou, nos Estados Unidos, no fair use (17 U.S.C. § 107). Se você tem os direitos sobre uma obra e se opõe ao uso dela aqui, avise.
# liability Responsabilidade
Na medida em que a lei permite, não respondemos por perdas ou danos decorrentes do uso de {site} ou da impossibilidade de usá-lo.
Nada neste aviso limita a responsabilidade que a lei não permite limitar, como a decorrente de dolo, de morte ou lesão por negligência, nem os direitos dos consumidores.
# changes Alterações
Podemos alterar {site} e este aviso. Vale a versão publicada em {site}.
# contact Contato
Perguntas sobre este aviso: {email}
`
