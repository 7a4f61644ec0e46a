import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { countGraphemes, countLines, countParagraphs, wordsOf } from '../../lib/text/segments.ts'
import { countSentences } from '../../lib/text/sentences.ts'
import { LINE_BREAKS, LINE_BREAK_LABELS, lineBreaksOf } from '../../lib/text/facts.ts'
import { TEXT_LANGUAGES } from '../../lib/text/languages.ts'
import { countUtf8Bytes } from '../../lib/text/size.ts'
import { inItsLanguage } from '../../lib/words/in-sample.ts'
import { inText } from '../../lib/words/in-text.ts'

const TEXT_MOST = 4_000_000
const BREAKS = { keep: undefined, lf: '\n', crlf: '\r\n' } as const

export const onlineTextEditor = defineTool({
  id: 'online-text-editor',
  category: 'text',
  icon: 'file-pen-line',
  title: 'Online text editor',
  summary:
    'Write and edit plain text online: drafts saved on your device, find and replace, live word counts and a clean file to download.',
  keywords: ['text editor', 'plain text editor', 'edit txt file', 'notepad', 'find and replace', 'write text online', 'drafts', 'notes'],
  aliases: ['text-editor', 'plain-text-editor'],
  slugs: {
    es: 'editor-de-texto',
    fr: 'editeur-de-texte-en-ligne',
    id: 'editor-teks-online',
    it: 'editor-di-testo-online',
    pl: 'edytor-tekstu-online',
    pt: 'editor-de-texto-online',
    ru: 'onlayn-redaktor-teksta',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: TEXT_MOST, control: 'editor', drafts: 'texts', lines: 20, media: 'text/plain' }),
    language: choice('Language', TEXT_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale', advanced: true }),
    lineBreaks: choice('Line breaks', { keep: 'Keep', lf: 'LF (Unix, macOS)', crlf: 'CRLF (Windows)' }),
    trimLines: flag('Remove spaces at line ends'),
    finalBreak: flag('End the file with a line break'),
  }),
  output: z.object({
    counts: facts(
      'Counts',
      {
        words: column(z.int(), 'Words'),
        characters: column(z.int(), 'Characters'),
        sentences: column(z.int(), 'Sentences'),
        paragraphs: column(z.int(), 'Paragraphs'),
        lines: column(z.int(), 'Lines'),
        size: column(z.int(), 'Size in UTF-8', { format: 'bytes' }),
      },
      { view: 'statistics' },
    ),
    text: part(z.string(), 'File to save', { view: 'text', media: 'text/plain', fileName: 'text.txt' }),
    facts: facts('Details', { lineBreaks: column(z.enum(LINE_BREAKS), 'Line breaks', { choices: LINE_BREAK_LABELS }) }),
  }),
  notes: [
    'Ctrl+F (⌘F) finds and replaces, with regular expressions if you like; Ctrl+Z (⌘Z) undoes changes. Tab moves to the next field, as it does elsewhere on the page.',
    'Words are found by Unicode’s rules (UAX 29); a character is what a reader sees as one.',
    'Drafts are saved in this browser as you type, up to 50 with a million characters each, and aren’t sent anywhere. Text from a file, a link or the sample becomes a new draft, and if two tabs change the same draft, both versions are kept.',
    'Clearing your browser data deletes the drafts too, and some browsers do it automatically if you haven’t visited a site for a while. Save anything important as a file.',
  ],
  examples: [
    {
      input: { text: 'Dear Ada,\n\nThe engine works!  \nSee you soon.', trimLines: true, finalBreak: true },
      in: inText({
        es: 'Querida Ada:\n\n¡La máquina funciona!  \nHasta pronto.',
        fr: 'Chère Ada,\n\nLa machine marche !  \nÀ bientôt.',
        id: 'Halo Dewi,\n\nMesinnya sudah jalan!  \nSampai jumpa.',
        it: 'Cara Ada,\n\nla macchina funziona!  \nA presto.',
        pl: 'Droga Ado,\n\nmaszyna działa!  \nDo zobaczenia.',
        pt: 'Querida Ada,\n\na máquina funciona!  \nAté breve.',
        ru: 'Дорогая Ада!\n\nМашина работает!  \nДо встречи.',
      }),
      output: {
        text: 'Dear Ada,\n\nThe engine works!\nSee you soon.\n',
        counts: { words: 8, characters: 43, sentences: 3, paragraphs: 2, lines: 4, size: 43 },
      },
    },
    {
      title: 'For Windows',
      input: { text: 'One\nTwo', language: 'en', lineBreaks: 'crlf' },
      in: {
        es: { input: { text: 'Uno\nDos', language: 'es' } },
        fr: { input: { text: 'Un\nDeux', language: 'fr' } },
        id: { input: { text: 'Satu\nDua', language: 'id' } },
        it: { input: { text: 'Uno\nDue', language: 'it' } },
        pl: { input: { text: 'Jeden\nDwa', language: 'pl' } },
        pt: { input: { text: 'Um\nDois', language: 'pt' } },
        ru: { input: { text: 'Один\nДва', language: 'ru' } },
      },
      output: { text: 'One\r\nTwo', facts: { lineBreaks: 'crlf' } },
    },
    {
      title: 'Emoji count once',
      input: { text: '👨‍👩‍👧 é', language: 'en' },
      in: inItsLanguage,
      output: { counts: { words: 1, characters: 3, sentences: 1, paragraphs: 1, lines: 1, size: 21 } },
    },
  ],
  transform: ({ text, language, lineBreaks, trimLines, finalBreak }) => {
    const trimmed = trimLines ? text.replace(/[^\S\r\n]+(?=\r|\n|$)/g, '') : text
    const ending = lineBreaksOf(trimmed) === 'crlf' ? '\r\n' : '\n'
    const ended = finalBreak && trimmed !== '' && !/[\r\n]$/.test(trimmed) ? trimmed + ending : trimmed
    const wanted = BREAKS[lineBreaks]
    const saved = wanted === undefined ? ended : ended.replace(/\r\n|\r|\n/g, wanted)
    return {
      counts: {
        words: [...wordsOf(saved, language)].length,
        characters: countGraphemes(saved),
        sentences: countSentences(saved, language),
        paragraphs: countParagraphs(saved),
        lines: countLines(saved),
        size: countUtf8Bytes(saved),
      },
      text: saved,
      facts: { lineBreaks: lineBreaksOf(saved) },
    }
  },
})
