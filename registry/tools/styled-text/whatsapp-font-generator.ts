import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES } from '../../lib/styled/tools.ts'
import { WHATSAPP_MARKUP, markupTable, whatsAppMarksIn, writeWhatsApp } from '../../lib/styled/chat-markup.ts'
import { PLATFORM_NOTES, platformStyles } from '../../lib/styled/platform-styles.ts'
import { inText } from '../../lib/words/in-text.ts'

const letters = platformStyles('whatsapp', [
  'boldScript',
  'script',
  'sansBold',
  'sansBoldItalic',
  'fraktur',
  'boldFraktur',
  'doubleStruck',
  'smallCaps',
  'circled',
  'negativeCircled',
  'squared',
  'negativeSquared',
  'fullwidth',
  'superscript',
  'subscript',
  'underline',
  'doubleUnderline',
  'upsideDown',
])

export const whatsappFontGenerator = defineTool({
  id: 'whatsapp-font-generator',
  category: 'styled-text',
  icon: 'message-circle',
  title: 'WhatsApp font generator',
  summary: 'Format WhatsApp messages in bold, italics and code, and write in fancy fonts that WhatsApp doesn’t offer.',
  keywords: [
    'whatsapp text formatting',
    'whatsapp bold',
    'whatsapp italic',
    'whatsapp fonts',
    'whatsapp strikethrough',
    'whatsapp status font',
  ],
  aliases: ['whatsapp-text-generator'],
  slugs: {
    es: 'letras-para-whatsapp',
    fr: 'ecriture-whatsapp',
    id: 'font-whatsapp',
    it: 'scritte-per-whatsapp',
    pl: 'czcionki-na-whatsapp',
    pt: 'fonte-para-whatsapp',
    ru: 'shrift-dlya-vatsapa',
  },
  effect: 'pure',
  input: letters.input,
  output: z.object({ formatting: markupTable(WHATSAPP_MARKUP), ...letters.output.shape }),
  notices: {
    'marks-inside':
      'The text contains {{characters}}, which WhatsApp may treat as formatting; WhatsApp offers no way to escape formatting characters.',
  },
  notes: [
    'WhatsApp’s built-in formatting is typed along with the text, and WhatsApp renders it in messages. Search finds it and screen readers read it, so prefer it there; your profile name and “About” text show the raw marks.',
    STYLE_NOTES.letters,
    STYLE_NOTES.readers,
    PLATFORM_NOTES.lengths,
  ],
  examples: [
    {
      input: { text: 'See you at 8' },
      in: inText({
        es: 'Nos vemos a las 8',
        fr: 'On se voit à 20 h',
        id: 'Ketemu jam 8',
        it: 'Ci vediamo alle 8',
        pl: 'Widzimy się o 8',
        pt: 'Até às 8',
        ru: 'Увидимся в Zoom в 8',
      }),
      output: {
        formatting: [
          { format: 'bold', text: '*See you at 8*' },
          { format: 'italic', text: '_See you at 8_' },
          { format: 'boldItalic', text: '*_See you at 8_*' },
          { format: 'strikethrough', text: '~See you at 8~' },
          { format: 'code', text: '`See you at 8`' },
          { format: 'codeBlock', text: '```See you at 8```' },
          { format: 'quote', text: '> See you at 8' },
          { format: 'bullets', text: '- See you at 8' },
          { format: 'numbers', text: '1. See you at 8' },
        ],
      },
    },
    {
      title: 'Text with formatting characters in it',
      input: { text: 'snake_case' },
      output: { notices: [{ code: 'marks-inside', params: { characters: '_' } }] },
    },
    {
      title: 'Which styles fit',
      input: { text: 'Mostly offline this week. Write if it is urgent; otherwise I will answer on Sunday evening, promise.' },
      in: inText({
        es: 'Esta semana estoy casi sin conexión. Escríbeme si es urgente; si no, respondo el domingo, prometido.',
        fr: 'Peu connecté cette semaine. Écrivez si c’est urgent ; sinon, je réponds dimanche soir, c’est promis.',
        id: 'Minggu ini jarang online. Tulis kalau mendesak; kalau tidak, saya balas Minggu malam, janji.',
        it: 'Questa settimana sono poco connesso. Scrivi se è urgente; se no rispondo domenica sera, promesso.',
        pl: 'W tym tygodniu prawie offline. Pisz, jeśli to pilne; w innym razie odpowiem w niedzielę wieczorem.',
        pt: 'Quase offline esta semana. Escreva se for urgente; se não, respondo no domingo à noite, prometo.',
      }),
      output: {
        limits: [
          { place: 'message', limit: 65536, fits: 'all' },
          { place: 'about', limit: 139, fits: 'some' },
          { place: 'status', limit: 700, fits: 'all' },
        ],
      },
    },
    {
      title: 'Back to plain text',
      input: { text: '𝓗𝓮𝓵𝓵𝓸', direction: 'plain' },
      in: inText({ es: '𝓗𝓸𝓵𝓪', fr: '𝓢𝓪𝓵𝓾𝓽', id: '𝓗𝓪𝓵𝓸', it: '𝓒𝓲𝓪𝓸', pl: '𝓗𝓮𝓳', pt: '𝓑𝓸𝓶 𝓭𝓲𝓪' }),
      output: { text: 'Hello' },
    },
  ],
  transform: (input, { note }) => {
    if (input.direction === 'plain') return letters.transform(input)
    const marks = whatsAppMarksIn(input.text)
    if (marks.length > 0) note('marks-inside', { characters: marks.join(' ') })
    return { formatting: input.text.trim() === '' ? [] : writeWhatsApp(input.text), ...letters.transform(input) }
  },
})
