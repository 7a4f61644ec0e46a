import { definePage } from '../../engine/site/entries.ts'

export const notepad = definePage({
  id: 'notepad',
  path: '/online-notepad',
  component: 'notepad',
  uses: ['markdown-to-html'],
  words: ['shared', 'clip', 'notes'],
  card: { icon: 'notebook-pen', category: 'text', keywords: ['notepad', 'notes', 'online notes', 'share note', 'text editor'] },
  layout: 'default',
  slugs: {
    es: 'bloc-de-notas-online',
    fr: 'bloc-notes-en-ligne',
    id: 'buku-catatan-online',
    it: 'blocco-note-online',
    pl: 'notatnik-online',
    pt: 'bloco-de-notas-online',
    ru: 'bloknot-onlajn',
  },
  title: 'Online notepad',
  summary: 'Write notes that save themselves on your device, in tabs, with files, Markdown preview and encrypted links to share.',
})

/** A note that somebody shared. */
export const note = definePage({
  id: 'note',
  path: '/online-notepad/v',
  component: 'note',
  uses: ['markdown-to-html'],
  words: ['shared', 'clip', 'notes'],
  layout: 'default',
  slugs: {
    es: 'bloc-de-notas-online/v',
    fr: 'bloc-notes-en-ligne/v',
    id: 'buku-catatan-online/v',
    it: 'blocco-note-online/v',
    pl: 'notatnik-online/v',
    pt: 'bloco-de-notas-online/v',
    ru: 'bloknot-onlajn/v',
  },
  title: 'Shared note',
  summary: 'A note that someone shared with an encrypted link, to read, copy and save.',
  indexed: false,
})
