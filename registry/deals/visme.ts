import { defineDeal } from '../../engine/site/content.ts'

export const visme = defineDeal({
  id: 'visme',
  name: 'Visme',
  icon: 'presentation',
  title: 'Visme: what you can make for free',
  summary:
    'Presentations, infographics and charts in the browser. The free plan is permanent, with little storage, a watermark and few export formats.',
  offer: 'free-plan',
  about: [
    'Visme makes slides, infographics, reports and social media graphics from templates. It’s stronger in charts and data than most design sites.',
    'Its free plan, Basic, has no end date. It’s meant for trying things out: some of the templates, little storage for your files, and Visme’s logo on what you publish. Exporting documents or slides has been reserved for the paid plans.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: 'Small storage, few export formats' },
    { label: 'Watermark', value: 'Visme’s branding on free work' },
    { label: 'Payment card', value: 'Not required' },
  ],
  steps: [
    'Open the official page and sign up for free.',
    'Enter an email address, or sign in with an account you have.',
    'Skip the offer to upgrade, and start from a template that isn’t marked premium.',
    'Try the export you need before you put work into a long document.',
  ],
  watch: [
    'You can try premium templates and images in the editor, but you have to pay when you export.',
    'Sharing a link isn’t the same as downloading a file. Check the format you need first.',
    'Paid plans are billed monthly or for a year in advance; the lower price on the page is usually the yearly one.',
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
