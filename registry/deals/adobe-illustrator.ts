import { defineDeal } from '../../engine/site/content.ts'

export const adobeIllustrator = defineDeal({
  id: 'adobe-illustrator',
  name: 'Adobe Illustrator',
  icon: 'pen-tool',
  title: 'Illustrator: the full program for a week',
  summary:
    'Adobe’s vector editor for logos and illustrations. Try it for seven days without limits; you need a card, and a yearly plan follows.',
  offer: 'free-trial',
  about: [
    'Illustrator draws in vectors: logos, icons and illustrations that stay sharp at any size. The trial is the full program on Windows, macOS and iPad, and it exports SVG, PDF and other formats without a watermark.',
    'As with Adobe’s other apps, it lasts seven days and starts as a subscription. Unless you cancel, the first payment is due on the eighth day.',
  ],
  facts: [
    { label: 'Length', value: '7 days for individuals' },
    { label: 'Payment card', value: 'Required to start' },
    { label: 'Afterward', value: 'Turns into a paid plan automatically' },
    { label: 'Watermark', value: 'None; everything works' },
  ],
  steps: [
    'Open Adobe’s page for Illustrator and choose the free trial.',
    'Pick the single app or all apps, and check whether the price is monthly or yearly.',
    'Sign in, enter the card and install through Creative Cloud.',
    'Save your drawings as SVG or PDF too, so that other programs can open them.',
    'If you don’t want to keep it, cancel under “Plans” in your Adobe account by the sixth day.',
  ],
  watch: [
    'The trial becomes the plan you picked. “Annual, billed monthly” is a contract for a year: canceling after the first two weeks costs a share of the remaining months.',
    'Canceling within 14 days of the first payment has meant a full refund; check the terms for your country.',
    'You lose Adobe’s fonts when the subscription ends. Convert logo text to outlines before you leave.',
    'One trial per product and account. A second account violates the terms.',
  ],
  alternatives: [
    { name: 'Inkscape', text: 'Open source; SVG is its native format.' },
    { name: 'Figma', text: 'A free plan; good for icons and screens, less for print.' },
    { name: 'Vectorpea', text: 'In the browser, free with ads; opens AI files.' },
    { name: 'Affinity', text: 'A professional editor without Adobe’s subscription; see its page for current terms.' },
  ],
  url: 'https://www.adobe.com/products/illustrator.html',
  sources: [
    { title: 'Adobe: Illustrator free trial', url: 'https://www.adobe.com/products/illustrator/free-trial-download.html' },
    { title: 'Adobe: subscription and cancellation terms', url: 'https://www.adobe.com/legal/subscription-terms.html' },
  ],
  asOf: '2025-03',
})
