import { defineDeal } from '../../engine/site/content.ts'

export const photoshop = defineDeal({
  id: 'photoshop',
  name: 'Adobe Photoshop',
  icon: 'image-plus',
  title: 'Photoshop: seven days, complete',
  summary:
    'The well-known picture editor, whole and without a watermark for a week. A card is needed, and the plan behind it runs for a year.',
  offer: 'free-trial',
  about: [
    'The trial of Photoshop is the complete program on Windows and macOS, with the versions for the iPad and the browser. Nothing is stamped on your pictures and nothing is locked; only generated content is counted in credits.',
    'It lasts seven days and starts a subscription that is paid unless you cancel. Companies and schools have had somewhat longer trials through their own pages.',
  ],
  facts: [
    { label: 'Length', value: '7 days for individuals' },
    { label: 'Payment card', value: 'Needed to begin' },
    { label: 'Afterwards', value: 'Turns into a paid plan by itself' },
    { label: 'Watermark', value: 'None; everything works' },
  ],
  steps: [
    'Open Adobe’s page for Photoshop and choose the free trial.',
    'Compare the plans on offer: Photoshop alone, the one with Lightroom, or everything. The trial continues as the one you pick.',
    'Read the words beside the price: monthly, yearly, or yearly billed by the month.',
    'Sign in, enter the card and install through Creative Cloud.',
    'If you do not want to stay, cancel under “Plans” in your Adobe account by the sixth day.',
  ],
  watch: [
    'The trial becomes the plan you picked. “Annual, billed monthly” is a contract for a year: leaving after the first two weeks costs a share of the remaining months.',
    'Cancelling within 14 days of the first payment has brought the money back; read the conditions for your country.',
    'Files stay yours, but keep copies outside Adobe’s cloud: its free storage is small after you leave.',
    'One trial for each product and account. A second account is against the terms.',
  ],
  alternatives: [
    { name: 'GIMP', text: 'Open source, for Windows, macOS and Linux.' },
    { name: 'Photopea', text: 'In the browser, free with advertising; opens PSD files.' },
    { name: 'Krita', text: 'Open source, for painting above all.' },
    { name: 'Affinity', text: 'A professional editor without Adobe’s subscription; look at its page for the present terms.' },
  ],
  url: 'https://www.adobe.com/products/photoshop.html',
  sources: [
    { title: 'Adobe: Photoshop free trial', url: 'https://www.adobe.com/products/photoshop/free-trial-download.html' },
    { title: 'Adobe: subscription and cancellation terms', url: 'https://www.adobe.com/legal/subscription-terms.html' },
  ],
  asOf: '2025-03',
})
