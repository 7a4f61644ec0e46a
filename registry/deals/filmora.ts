import { defineDeal } from '../../engine/site/content.ts'

export const filmora = defineDeal({
  id: 'filmora',
  name: 'Filmora',
  icon: 'clapperboard',
  title: 'Filmora: a trial without end, with a watermark',
  summary:
    'A video editor for beginners by Wondershare. You may try all of it as long as you like; exports carry a watermark until you pay.',
  offer: 'free-trial',
  about: [
    'Filmora is a video editor for Windows, macOS and phones, simpler than the professional ones and full of titles, effects and music.',
    'The trial does not expire. You can learn the editor, cut a whole film and even export it. The export bears a large watermark, which is what the licence removes. The functions that work on Wondershare’s servers, such as generated pictures and voices, come with a small number of credits.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Watermark', value: 'On every export of the trial' },
    { label: 'Payment card', value: 'Not asked for' },
    { label: 'Also limited', value: 'Credits for generated content' },
  ],
  steps: [
    'Download Filmora from the maker’s own page and install it.',
    'Sign in with a Wondershare account when it asks.',
    'Cut a short film with the effects you mean to use, and export it.',
    'See whether speed and quality suit you before you choose a licence.',
  ],
  watch: [
    'A project made in the trial can be exported without the mark once you have a licence; an exported film cannot be cleaned.',
    'Monthly and yearly plans renew by themselves. The “perpetual” licence is for one version: later ones cost again.',
    'Effects marked as premium belong to a further subscription and may put a mark on the export even with a licence.',
    'Licences differ for one person and for business, and by operating system.',
  ],
  alternatives: [
    { name: 'DaVinci Resolve', text: 'A free edition without a watermark; powerful, and more to learn.' },
    { name: 'Shotcut', text: 'Open source, for Windows, macOS and Linux.' },
    { name: 'Kdenlive', text: 'Open source, with many tracks and effects.' },
    { name: 'iMovie', text: 'Free on Apple’s devices.' },
  ],
  url: 'https://filmora.wondershare.com/',
  sources: [{ title: 'Wondershare Filmora: product page', url: 'https://filmora.wondershare.com/' }],
  asOf: '2025-03',
})
