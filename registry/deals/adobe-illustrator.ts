import { defineDeal } from '../../engine/site/content.ts'

export const adobeIllustrator = defineDeal({
  id: 'adobe-illustrator',
  name: 'Adobe Illustrator',
  icon: 'pen-tool',
  title: 'Illustrator: a week of the whole program',
  summary: 'Adobe’s editor for logos and drawings made of curves. Seven days without limits, a card at the start, a yearly plan behind it.',
  offer: 'free-trial',
  about: [
    'Illustrator draws in vectors: logos, icons and illustrations that stay sharp at any size. The trial is the complete program on Windows, macOS and the iPad, and exports SVG, PDF and the rest without a mark.',
    'As with Adobe’s other programs it lasts seven days and begins as a subscription. Unless you cancel, the first payment follows on the eighth.',
  ],
  facts: [
    { label: 'Length', value: '7 days for individuals' },
    { label: 'Payment card', value: 'Needed to begin' },
    { label: 'Afterwards', value: 'Turns into a paid plan by itself' },
    { label: 'Watermark', value: 'None; everything works' },
  ],
  steps: [
    'Open Adobe’s page for Illustrator and choose the free trial.',
    'Pick the single program or the whole collection, and look whether the price is monthly or yearly.',
    'Sign in, enter the card and install through Creative Cloud.',
    'Save your drawings as SVG or PDF too, so that other programs can open them.',
    'If you do not want to stay, cancel under “Plans” in your Adobe account by the sixth day.',
  ],
  watch: [
    'The trial becomes the plan you picked. “Annual, billed monthly” is a contract for a year: leaving after the first two weeks costs a share of the remaining months.',
    'Cancelling within 14 days of the first payment has brought the money back; read the conditions for your country.',
    'Fonts from Adobe’s library go with the subscription. Turn the text of a logo into outlines before you leave.',
    'One trial for each product and account. A second account is against the terms.',
  ],
  alternatives: [
    { name: 'Inkscape', text: 'Open source; SVG is its own format.' },
    { name: 'Figma', text: 'A free plan; good for icons and screens, less for print.' },
    { name: 'Vectorpea', text: 'In the browser, free with advertising; opens AI files.' },
    { name: 'Affinity', text: 'A professional editor without Adobe’s subscription; look at its page for the present terms.' },
  ],
  url: 'https://www.adobe.com/products/illustrator.html',
  sources: [
    { title: 'Adobe: Illustrator free trial', url: 'https://www.adobe.com/products/illustrator/free-trial-download.html' },
    { title: 'Adobe: subscription and cancellation terms', url: 'https://www.adobe.com/legal/subscription-terms.html' },
  ],
  asOf: '2025-03',
})
