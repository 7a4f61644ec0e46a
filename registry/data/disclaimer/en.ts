/** The text of a disclaimer in English. */
export const DISCLAIMER = `
= title Disclaimer
= updated Effective {date}
= about This disclaimer applies to {site}.
= at Web address: {url}
# information General information
The content of {site} is general information. We prepare it with care, but we do not promise that it is always complete, accurate or up to date.
Use your own judgment, and check what matters to you before you act on it.
# health No medical advice
Nothing on {site} is medical advice, a diagnosis or a treatment. Ask a doctor or another qualified professional about your health, and do not delay seeking help because of something you read here. In an emergency, call emergency services.
# legal No legal advice
Nothing on {site} is legal advice, and reading it does not make you our client. Laws differ from place to place and change over time; ask a lawyer about your case.
# finance No financial advice
Nothing on {site} is investment, tax or other financial advice, or an offer to buy or sell anything. Prices rise and fall, past results do not guarantee future ones, and you can lose what you invest. Ask a qualified adviser before you decide.
# fitness Exercise and nutrition
Exercise and changes in diet can harm your health. Talk to a doctor before you start, and stop if you feel unwell. If you train or eat as described here, you do so at your own risk.
# technical Instructions and software
Instructions, code and downloads are provided as is. Make a backup, read through the steps and try them where nothing can be lost. You use them at your own risk.
# earnings No promise of earnings
Examples of income or success show what was possible for someone. They do not promise that you will achieve the same: that depends on your work, your market and many other things.
# links Links to other sites
{site} links to other sites. We do not control them and are not responsible for what they publish or how they handle your data. If you find a link that leads to unlawful content, tell us and we will remove it.
# affiliate Affiliate links
Some links on {site} are affiliate links: if you buy through them, we may receive a commission, at no extra cost to you. This does not affect what we recommend.
# advertising Advertising and sponsored content
{site} shows advertising, and some content is paid for by others. Paid content is labeled as such. Advertisers are responsible for their own claims.
# testimonials Reviews and testimonials
Reviews and testimonials on {site} reflect the experience of individual people. Yours may differ.
# views Opinions
Opinions are those of the authors who state them, and not necessarily those of {site} or of anyone the authors work for.
# comments Visitor contributions
Comments and other contributions express the views of the visitors who wrote them. We do not check all of them in advance; tell us about unlawful ones and we will look into them.
# ai Content made with artificial intelligence
Some content on {site} is made with the help of artificial intelligence. It may contain mistakes even when it sounds certain.
# copyright Works by others
Quotations and images by others are used where the law allows it, such as the right to quote or, in the United States, fair use (17 U.S.C. § 107). If you hold the rights in a work and object to its use here, tell us.
# liability Liability
As far as the law allows, we are not liable for loss or damage that results from using {site} or from not being able to use it.
Nothing in this disclaimer limits the rights of consumers, or any liability that the law does not let us limit, such as liability for intentional misconduct or for death or personal injury caused by negligence.
# changes Changes
We may change {site} and this disclaimer. The version shown on {site} applies.
# contact Contact
Questions about this disclaimer: {email}
`
