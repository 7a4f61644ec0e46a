/** The texts of a disclaimer in English. */
export const DISCLAIMER = `
= title Disclaimer
= updated Valid from {date}
= about This disclaimer applies to {site}.
= at Web address: {url}
# information General information
What {site} publishes is meant as general information. We prepare it with care, but we do not promise that it is complete, accurate or up to date at every moment.
Use it at your own judgement, and check what matters to you before you act on it.
# health No medical advice
Nothing on {site} is medical advice, a diagnosis or a treatment. Ask a doctor or another qualified professional about your health, and do not delay seeking help because of something you read here. In an emergency call the emergency services.
# legal No legal advice
Nothing on {site} is legal advice, and reading it makes nobody our client. Laws differ from place to place and change; ask a lawyer about your own case.
# finance No financial advice
Nothing on {site} is investment, tax or other financial advice, nor an offer to buy or sell anything. Prices rise and fall, past results say nothing certain about the future, and you can lose what you invest. Ask a qualified adviser before you decide.
# fitness Exercise and nutrition
Exercise and changes of diet can harm your health. Talk to a doctor before you begin, and stop if you feel unwell. You train and eat as described here at your own risk.
# technical Instructions and software
Instructions, code and downloads are offered as they are. Make a backup, read through the steps and try them where nothing can be lost. You use them at your own risk.
# earnings No promise of earnings
Examples of income or success show what was possible for somebody. They are no promise that you will reach the same: that depends on your work, your market and much else.
# links Links to other sites
{site} links to sites of others. We do not control them and do not answer for what they publish or how they treat your data. If you find a link that leads to unlawful content, tell us and we will remove it.
# affiliate Affiliate links
Some links on {site} are affiliate links: if you buy through them, we may receive a commission, at no extra cost to you. This does not decide what we recommend.
# advertising Advertising and sponsored content
{site} shows advertising, and some content is paid for by others. Paid content is marked as such. Advertisers answer for their own claims.
# testimonials Reviews and testimonials
Reviews and testimonials on {site} are the experience of single persons. Yours may differ.
# views Opinions
Opinions are those of the authors who state them, and not necessarily those of {site} or of anyone the authors work for.
# comments Contributions of visitors
Comments and other contributions of visitors are their own. We do not check all of them beforehand; tell us about unlawful ones and we will look into them.
# ai Content made with artificial intelligence
Some content on {site} is made with the help of artificial intelligence. It may contain mistakes even where it sounds certain.
# copyright Works of others
Quotations and images of others are used where the law allows it, such as the right to quote or, in the United States, fair use (17 U.S.C. § 107). If you hold the rights in a work and object to its use here, tell us.
# liability Liability
As far as the law allows, we are not liable for loss or damage that comes from using {site} or from not being able to use it.
Nothing in this disclaimer limits liability that the law does not let us limit, such as for intent, for death or injury caused by negligence, or the rights of consumers.
# changes Changes
We may change {site} and this disclaimer. The version shown on {site} applies.
# contact Contact
Questions about this disclaimer: {email}
`
