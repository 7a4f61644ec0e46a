import { defineDeal } from '../../engine/site/content.ts'

export const drFone = defineDeal({
  id: 'dr-fone',
  name: 'Dr.Fone',
  icon: 'smartphone',
  title: 'Dr.Fone: what the trial really recovers',
  summary: 'Phone data recovery and transfer by Wondershare. The trial scans and shows what it finds; getting it back costs money.',
  offer: 'free-trial',
  about: [
    'Dr.Fone is a set of phone tools: recovering deleted data, moving to a new phone, repairing a system that no longer starts, unlocking a screen. Each tool is sold separately or in a bundle.',
    'The trial installs the full program and doesn’t expire. You can connect your phone, scan it and see a preview. The step that matters, saving what was found, requires a license. So the trial answers one question, and it is a good one: is there anything to recover?',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: 'Scan and preview; saving requires payment' },
    { label: 'Payment card', value: 'Not required to scan' },
  ],
  steps: [
    'Stop using the phone: new photos and messages may overwrite deleted ones.',
    'First check the Recently Deleted folders and your iCloud, Google or computer backup.',
    'Download the program from the official page, onto a computer.',
    'Connect the phone, scan it, and decide from the preview whether a license is worth it.',
  ],
  watch: [
    'Phones encrypt their storage. Deleted data that isn’t in a backup is often gone, whatever a program promises.',
    'Licenses are subscriptions that renew automatically; some cover only one phone.',
    'Some of the tools erase the phone. Read every warning before you continue.',
    'Beware of cracked copies: a recovery program reads everything you have.',
  ],
  alternatives: [
    { name: 'iCloud and Finder backups', text: 'Apple’s built-in option, free within the storage you have.' },
    { name: 'Google One backup', text: 'Part of Android; restores apps, contacts and photos to a new phone.' },
    { name: 'PhotoRec', text: 'Open source; recovers photos from memory cards.' },
    { name: 'Recuva', text: 'A free version for Windows disks and cards.' },
  ],
  url: 'https://drfone.wondershare.com/',
  sources: [{ title: 'Wondershare Dr.Fone: product page', url: 'https://drfone.wondershare.com/' }],
  asOf: '2025-03',
})
