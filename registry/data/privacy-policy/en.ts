/** The text of a privacy policy in English. */
export const PRIVACY_POLICY = `
= title Privacy policy
= updated Effective {date}
= kind-site This policy explains what happens to personal data on the website {site}.
= kind-blog This policy explains what happens to personal data on the blog {site}.
= kind-shop This policy explains what happens to personal data in the online store {site}.
= kind-app This policy explains what happens to personal data in the app {site}.
= kind-community This policy explains what happens to personal data in the online community {site}.
= at Web address: {url}
= data-name your name
= data-email your email address
= data-phone your phone number
= data-address your postal address
= data-billing details of orders and payments
= data-usage which pages you open and with what device and browser
= data-location your location
= data-content what you write or upload
= data-sensitive data on health, beliefs, origin or other data with special legal protection
= use-accounts accounts
= use-payments orders
= use-newsletter newsletters
= use-ads advertising
= use-cookies cookies that are not necessary
= basis-contract performing a contract with you, for {uses}: Art. 6(1)(b)
= basis-consent your consent, for {uses}: Art. 6(1)(a)
= basis-law legal obligations, such as keeping invoices: Art. 6(1)(c)
= basis-interest our legitimate interest in running the service safely, improving it and answering you: Art. 6(1)(f)
# controller Who is responsible
{controller} decides why and how the data is processed (the controller).
Postal address: {address}
Email: {email}
Data protection officer: {dpo}
# data What data we process
Depending on what you do, we process:
{data}
You do not have to give us data. Without the data a feature needs, such as an address for a delivery, we cannot offer you that feature.
# sensitive Sensitive data
We process data with special legal protection only with your explicit consent (in the European Union, Art. 9(2)(a) GDPR). You can withdraw it at any time.
# logs Server logs
When you open a page, the server records your IP address, the time, the address requested and the browser for a short time. This is needed to deliver the page and to fend off attacks.
The logs are kept for at most {logDays}.
# basis Legal basis
Under the GDPR we rely on:
{basis}
# contactForm When you write to us
We use what you send us by form or email to answer you, and delete it when the matter is closed and no law requires us to keep it.
# newsletter Newsletter
We send the newsletter only if you have asked for it and confirmed your address. Every issue has a link to unsubscribe.
# accounts Account
For an account, we store what you enter in it. You can change or delete it; we then delete the data, except what the law requires us to keep.
# payments Orders and payments
For orders, we process what delivery and payment need. Card details go only to the payment provider; we do not see them in full. Invoices are kept as long as tax law requires.
# comments Comments and posts
Others can see what you publish. We store the time and your IP address with it, to act against misuse. You can ask us to remove it.
# cookies Cookies and device storage
Necessary cookies remember things such as your session and your choices. We set all others only after you agree, and you can change your choice at any time. Your browser can also delete and block cookies.
# analytics Analytics
We measure how our pages are used so that we can improve them. The analytics tool records pages opened, approximate location, device and where visitors come from. We do not use it to find out who you are.
# ads Advertising
Advertising partners may use cookies and identifiers to choose ads based on your interests and measure their success. Where the law requires it, this happens only with your consent; without it, you see non-personalized ads.
# embeds Content from others
Some pages contain videos, maps or posts from other providers. When they load, that provider learns your IP address and which page you visit, and may set cookies.
# socialLogin Signing in with another account
If you sign in with another provider’s account, that provider tells us your name, email address and picture, as far as you allow it there, and learns that you use our service.
# providers Who receives data
We pass data on to those who work for us and are bound by contract, and to authorities where the law requires it.
The recipients are:
{providers}
# transfers Data in other countries
Some recipients work outside your country or the European Economic Area. For transfers under the GDPR, we rely on an adequacy decision (Art. 45) or on standard contractual clauses (Art. 46); we will send you a copy on request.
# retention How long we keep data
We keep data only as long as its purpose or the law requires, and then delete or anonymize it.
# security How we protect data
We protect data with encrypted transfer, limited access and backups. No protection is perfect; if a breach puts you at risk, we will tell you and the authority as the law requires.
# rights-gdpr Your rights in the European Union and the EEA
Under the GDPR you may ask for access (Art. 15), correction (Art. 16), erasure (Art. 17), restriction (Art. 18) and a portable copy (Art. 20) of your data.
You may object to processing based on legitimate interest, and to direct marketing at any time (Art. 21). You may withdraw consent at any time with effect for the future (Art. 7(3)).
You may complain to the data protection authority where you live, work or suspect the infringement (Art. 77). We answer requests within one month (Art. 12(3)).
# rights-uk Your rights in the United Kingdom
Under the UK GDPR and the Data Protection Act 2018 you have the same rights: access, correction, erasure, restriction, portability, objection, and withdrawal of consent. You may complain to the Information Commissioner or its successor, the Information Commission (ico.org.uk).
# rights-ccpa Your rights in California
Under the California Consumer Privacy Act, as amended by the CPRA (Cal. Civ. Code § 1798.100 and following), you may ask what personal information we collect, use and disclose, and have it deleted (§ 1798.105) or corrected (§ 1798.106). We will not discriminate against you for exercising your rights (§ 1798.125).
You may limit the use of sensitive personal information (§ 1798.121). We answer within 45 days. An authorized agent may make requests for you.
# sale-no Sale of personal information
We do not sell personal information and do not share it for cross-context behavioral advertising.
# sale-yes Sale and sharing of personal information
We share personal information for cross-context behavioral advertising or sell it, as California law defines these terms. You may opt out at any time (§ 1798.120), with the link “Do Not Sell or Share My Personal Information” or with your browser’s Global Privacy Control signal, which we honor.
# rights-lgpd Your rights in Brazil
Under the LGPD (Law 13.709/2018) we process data on the bases of Art. 7, mainly consent, contract, legal obligation and legitimate interest.
You may ask for confirmation, access, correction, anonymization or deletion, portability and information on sharing, and you may withdraw consent (Art. 18). You may also ask for a review of automated decisions (Art. 20). You may petition the ANPD.
# rights-id Your rights in Indonesia
Under Law 27 of 2022 on Personal Data Protection you may ask for information, access, correction, completion, deletion and a copy in a usable form, and you may withdraw consent or object to automated decisions (Articles 5 to 13).
# rights-ru Your rights in Russia
Under Federal Law 152-FZ of July 27, 2006 on personal data you may ask for information about the processing (Art. 14), have data corrected, blocked or destroyed, and withdraw consent (Art. 9). You may complain to Roskomnadzor or to a court (Art. 17).
# children-no Children
The service is not intended for children under 16, and we do not knowingly process their data. If you believe that a child has given us data, tell us and we will delete it.
# children-yes Children
Children may use the service. Where the law requires a parent’s consent (in the United States under 13, COPPA; in the European Union under 13 to 16 depending on the country, Art. 8 GDPR; in Brazil, Art. 14 LGPD), we ask for it first. Parents may see and delete their child’s data.
# automated Automated decisions
Some decisions are made by computers alone. You may ask for an explanation, state your view and have a person review the decision (in the European Union, Art. 22 GDPR).
# changes Changes
When the service or the law changes, we change this policy. We announce changes that matter to you on this page before they apply.
# contact Contact
Write to us about your data and your rights: {email}
`
