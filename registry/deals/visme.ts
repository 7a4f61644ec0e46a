import { defineDeal } from '../../engine/site/content.ts'

export const visme = defineDeal({
  id: 'visme',
  name: 'Visme',
  icon: 'presentation',
  title: 'Visme: what you can make for free',
  summary:
    'Presentations, infographics and charts in the browser. The free plan stays, with little storage, a mark on the work and few ways out.',
  offer: 'free-plan',
  about: [
    'Visme makes slides, infographics, reports and social pictures from templates. It is stronger in charts and data than most design sites of its kind.',
    'Its free plan, Basic, has no end date. It is made for trying: part of the templates, a small store for your files, and Visme’s mark on what you publish. Export as a document or a slide file was kept for the paid plans at the time.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: 'Small storage, few export formats' },
    { label: 'Watermark', value: 'Visme’s branding on free work' },
    { label: 'Payment card', value: 'Not asked for' },
  ],
  steps: [
    'Open the maker’s page and choose to sign up free.',
    'Give an e-mail address, or sign in with an account you have.',
    'Skip the offer to upgrade, and begin from a template that is not marked as premium.',
    'Try the export that you need before you put work into a long document.',
  ],
  watch: [
    'Premium templates and pictures can be tried in the editor; they ask for payment when you export.',
    'Being able to share by link is not being able to download. Check the format you need first.',
    'Paid plans bill monthly or for a whole year in advance; the lower price on the page is usually the yearly one.',
  ],
  alternatives: [
    { name: 'Canva', text: 'A generous free plan with PDF export and far more templates.' },
    { name: 'Google Slides', text: 'Free, with export to PowerPoint and PDF.' },
    { name: 'Datawrapper', text: 'Free charts and maps for the web, clean and quick.' },
    { name: 'LibreOffice Impress', text: 'Open source, on your own computer, without limits.' },
  ],
  url: 'https://www.visme.co/',
  sources: [{ title: 'Visme: pricing', url: 'https://www.visme.co/pricing/' }],
  asOf: '2025-03',
})
