import { defineDeal } from '../../engine/site/content.ts'

export const drFone = defineDeal({
  id: 'dr-fone',
  name: 'Dr.Fone',
  icon: 'smartphone',
  title: 'Dr.Fone: what the trial really recovers',
  summary: 'Recovery and transfer of data on phones, by Wondershare. The trial scans and shows what it finds; getting it back is paid for.',
  offer: 'free-trial',
  about: [
    'Dr.Fone is a set of programs for phones: recovering deleted data, moving to a new phone, repairing a system that no longer starts, unlocking a screen. Each part is sold alone or in a bundle.',
    'The trial installs the whole program without an end date. You can connect the phone, scan it and look at a preview. The step that matters, saving what was found, asks for a licence. So the trial answers one question, and it is a good one: is there anything to recover?',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: 'Scan and preview; saving is paid' },
    { label: 'Payment card', value: 'Not asked for to scan' },
  ],
  steps: [
    'Stop using the phone. New photos and messages may overwrite deleted ones.',
    'Look first in the recently deleted folders and in your iCloud, Google or computer backup.',
    'Download the program from the maker’s own page, onto a computer.',
    'Connect the phone, scan, and judge by the preview whether a licence is worth it.',
  ],
  watch: [
    'Phones encrypt their storage. What was deleted and is in no backup is often gone, whatever a program promises.',
    'Licences are subscriptions that renew by themselves; some are for one phone only.',
    'Some of the parts erase the phone. Read each warning before you go on.',
    'Beware of cracked copies: a recovery program reads everything you have.',
  ],
  alternatives: [
    { name: 'iCloud and Finder backups', text: 'Apple’s own way, free up to the storage you have.' },
    { name: 'Google One backup', text: 'Part of Android; restores apps, contacts and photos to a new phone.' },
    { name: 'PhotoRec', text: 'Open source; recovers pictures from memory cards.' },
    { name: 'Recuva', text: 'A free version for Windows disks and cards.' },
  ],
  url: 'https://drfone.wondershare.com/',
  sources: [{ title: 'Wondershare Dr.Fone: product page', url: 'https://drfone.wondershare.com/' }],
  asOf: '2025-03',
})
