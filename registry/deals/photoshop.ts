import { defineDeal } from '../../engine/site/content.ts'

export const photoshop = defineDeal({
  id: 'photoshop',
  name: 'Adobe Photoshop',
  icon: 'image-plus',
  title: 'Photoshop: the full program for seven days',
  summary: 'The well-known photo editor, complete and without a watermark for a week. You need a card, and a yearly plan follows.',
  offer: 'free-trial',
  about: [
    'The Photoshop trial is the full program on Windows and macOS, plus the iPad and web versions. There’s no watermark and nothing is locked; only generative features are limited by credits.',
    'It lasts seven days and starts a subscription that you pay for unless you cancel. Businesses and schools have been offered slightly longer trials on separate pages.',
  ],
  facts: [
    { label: 'Length', value: '7 days for individuals' },
    { label: 'Payment card', value: 'Required to start' },
    { label: 'Afterward', value: 'Turns into a paid plan automatically' },
    { label: 'Watermark', value: 'None; everything works' },
  ],
  steps: [
    'Open Adobe’s page for Photoshop and choose the free trial.',
    'Compare the plans on offer: Photoshop alone, the one with Lightroom, or everything. The trial turns into the one you pick.',
    'Read the fine print next to the price: monthly, annual, or annual billed monthly.',
    'Sign in, enter the card and install through Creative Cloud.',
    'If you don’t want to keep it, cancel under “Plans” in your Adobe account by the sixth day.',
  ],
  watch: [
    'The trial becomes the plan you picked. “Annual, billed monthly” is a contract for a year: canceling after the first two weeks costs a share of the remaining months.',
    'Canceling within 14 days of the first payment has meant a full refund; check the terms for your country.',
    'Files stay yours, but keep copies outside Adobe’s cloud: its free storage is small after you leave.',
    'One trial per product and account. A second account violates the terms.',
  ],
  alternatives: [
    { name: 'GIMP', text: 'Open source, for Windows, macOS and Linux.' },
    { name: 'Photopea', text: 'In the browser, free with ads; opens PSD files.' },
    { name: 'Krita', text: 'Open source, mainly for painting.' },
    { name: 'Affinity', text: 'A professional editor without Adobe’s subscription; see its page for current terms.' },
  ],
  url: 'https://www.adobe.com/products/photoshop.html',
  sources: [
    { title: 'Adobe: Photoshop free trial', url: 'https://www.adobe.com/products/photoshop/free-trial-download.html' },
    { title: 'Adobe: subscription and cancellation terms', url: 'https://www.adobe.com/legal/subscription-terms.html' },
  ],
  asOf: '2025-03',
})
