import { inText } from '../words/in-text.ts'

/** HTML in Markdown that is kept but for its script, for examples; in each language. */
export const HARMLESS_HTML = {
  input: { text: 'Press <kbd onclick="alert(1)">Esc</kbd>' },
  in: inText({
    es: 'Pulsa <kbd onclick="alert(1)">Esc</kbd>',
    fr: 'Appuyez sur <kbd onclick="alert(1)">Échap</kbd>',
    id: 'Tekan <kbd onclick="alert(1)">Esc</kbd>',
    it: 'Premi <kbd onclick="alert(1)">Esc</kbd>',
    pl: 'Naciśnij <kbd onclick="alert(1)">Esc</kbd>',
    pt: 'Pressione <kbd onclick="alert(1)">Esc</kbd>',
    ru: 'Нажмите <kbd onclick="alert(1)">Esc</kbd>',
  }),
}
