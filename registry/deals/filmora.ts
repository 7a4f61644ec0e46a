import { defineDeal } from '../../engine/site/content.ts'

export const filmora = defineDeal({
  id: 'filmora',
  name: 'Filmora',
  icon: 'clapperboard',
  title: 'Filmora: an unlimited trial with a watermark',
  summary:
    'A beginner-friendly video editor by Wondershare. Try all of it for as long as you like; exports have a watermark until you pay.',
  offer: 'free-trial',
  about: [
    'Filmora is a video editor for Windows, macOS and phones, simpler than the professional ones and full of titles, effects and music.',
    'The trial does not expire. You can learn the editor, cut a whole movie and even export it. The export has a large watermark, which a license removes. Features that run on Wondershare’s servers, such as AI images and voices, come with a small number of credits.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Watermark', value: 'On every trial export' },
    { label: 'Payment card', value: 'Not required' },
    { label: 'Also limited', value: 'Credits for generated content' },
  ],
  steps: [
    'Download Filmora from the official page and install it.',
    'Sign in with a Wondershare account when it asks.',
    'Edit a short video with the effects you plan to use, and export it.',
    'Check that the speed and quality suit you before you choose a license.',
  ],
  watch: [
    'Once you have a license, you can export a trial project without the watermark; it can’t be removed from a video you’ve already exported.',
    'Monthly and yearly plans renew automatically. The “perpetual” license covers one version: you pay again for later ones.',
    'Premium effects need a separate subscription and may put a watermark on the export even with a license.',
    'Licenses differ for individuals and businesses, and by operating system.',
  ],
  alternatives: [
    { name: 'DaVinci Resolve', text: 'A free edition without a watermark; powerful, but harder to learn.' },
    { name: 'Shotcut', text: 'Open source, for Windows, macOS and Linux.' },
    { name: 'Kdenlive', text: 'Open source, with many tracks and effects.' },
    { name: 'iMovie', text: 'Free on Apple devices.' },
  ],
  url: 'https://filmora.wondershare.com/',
  sources: [{ title: 'Wondershare Filmora: product page', url: 'https://filmora.wondershare.com/' }],
  asOf: '2025-03',
})
