import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { createBoundedText } from '../../lib/text/bounded-text.ts'
import { OWN_SEPARATOR_HELP, SEPARATOR_LABELS, separatorText } from '../../lib/text/separators.ts'
import { isBlankLine, linesWithEnds } from '../../lib/text/lines.ts'
import { inText } from '../../lib/words/in-text.ts'

const LONGEST_TEXT = 16 * 1024 * 1024
const LONGEST_RESULT = 2 * LONGEST_TEXT
const MOST_SHOWN = 1000
const { space, none, own } = SEPARATOR_LABELS

export const removeLineBreaks = defineTool({
  id: 'remove-line-breaks',
  category: 'text',
  icon: 'wrap-text',
  title: 'Remove line breaks',
  summary: 'Remove line breaks from text copied from a PDF or email, keep paragraphs, and rejoin words hyphenated at line ends.',
  keywords: ['delete line breaks', 'join lines', 'remove newlines', 'remove carriage returns', 'unwrap text', 'pdf line breaks'],
  aliases: ['line-break-remover', 'remove-newlines', 'join-lines'],
  slugs: {
    es: 'eliminar-saltos-de-linea',
    fr: 'supprimer-les-sauts-de-ligne',
    id: 'hapus-jeda-baris',
    it: 'rimuovere-interruzioni-di-riga',
    pl: 'usuwanie-podzialow-wierszy',
    pt: 'remover-quebras-de-linha',
    ru: 'udalit-perenosy-strok',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: LONGEST_TEXT }),
    separator: choice('Separator', { space, none, own }, { help: 'Replaces each line break.' }),
    own: text(own, { min: 1, max: 100, default: ', ', help: OWN_SEPARATOR_HELP, when: { separator: 'own' } }),
    paragraphs: flag('Keep paragraphs', { default: true, help: 'Blocks of text separated by an empty line.' }),
    hyphens: flag('Rejoin words hyphenated at line ends'),
    trim: flag('Remove leading and trailing spaces', { default: true, advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'text', fileName: 'text.txt' }),
    removed: part(z.int(), 'Removed line breaks', {
      view: 'headline',
      sentence: {
        zero: 'No line breaks were removed.',
        one: '{{value}} line break was removed.',
        other: '{{value}} line breaks were removed.',
      },
    }),
    mended: table(
      'Rejoined words',
      { line: column(z.int(), 'Line'), word: column(z.string(), 'Word') },
      { fileName: 'words.csv' },
    ).optional(),
  }),
  failures: { 'result-too-long': 'The result would be longer than the limit of {{most, number}} characters. Shorten the text.' },
  notices: { check: 'Check the rejoined words: it isn’t always clear whether a hyphen belongs to the word.' },
  notes: [
    'Empty lines are removed; with “Keep paragraphs”, one stays between paragraphs. No space is added between Chinese or Japanese characters.',
    'A hyphen at the end of a line is removed if the next line starts with a lowercase letter: “exam-” and “ple” become “example”, but “well-” and “known” become “wellknown”. Before an uppercase letter or a digit, the hyphen stays. Soft hyphens at line ends are always removed.',
  ],
  examples: [
    {
      input: { text: 'This text was copied\nfrom a PDF.\n\nIt has two\nparagraphs.' },
      in: inText({
        es: 'Este texto se copió\nde un PDF.\n\nTiene dos\npárrafos.',
        fr: 'Ce texte a été copié\ndepuis un PDF.\n\nIl a deux\nparagraphes.',
        id: 'Teks ini disalin\ndari PDF.\n\nIsinya dua\nparagraf.',
        it: 'Questo testo è stato copiato\nda un PDF.\n\nHa due\nparagrafi.',
        pl: 'Ten tekst skopiowano\nz pliku PDF.\n\nMa dwa\nakapity.',
        pt: 'Este texto foi copiado\nde um PDF.\n\nTem dois\nparágrafos.',
        ru: 'Этот текст скопирован\nиз PDF.\n\nВ нём два\nабзаца.',
      }),
      output: { text: 'This text was copied from a PDF.\n\nIt has two paragraphs.', removed: 2 },
    },
    {
      title: 'Words split at line ends',
      input: { text: 'An exam-\nple of hyphen-\nation by Anglo-\nSaxons', hyphens: true },
      in: inText({
        es: 'Un ejem-\nplo de divi-\nsión de pala-\nbras',
        fr: 'Un exem-\nple de cou-\npure de Jean-\nPaul',
        id: 'Sebuah con-\ntoh pemeng-\ngalan kata',
        it: 'Un esem-\npio di silla-\nbazione',
        pl: 'Przy-\nkład dzie-\nlenia wyra-\nzów',
        pt: 'Um exem-\nplo de hife-\nnização',
        ru: 'При-\nмер пере-\nноса Санкт-\nПетербурга',
      }),
      output: {
        text: 'An example of hyphenation by Anglo-Saxons',
        removed: 3,
        mended: [
          { line: 1, word: 'example' },
          { line: 2, word: 'hyphenation' },
        ],
      },
    },
    {
      title: 'A list on one line',
      input: { text: 'red\r\ngreen\r\nblue\r\n', separator: 'own', own: ' | ', paragraphs: false },
      in: inText({
        es: 'rojo\r\nverde\r\nazul\r\n',
        fr: 'rouge\r\nvert\r\nbleu\r\n',
        id: 'merah\r\nhijau\r\nbiru\r\n',
        it: 'rosso\r\nverde\r\nblu\r\n',
        pl: 'czerwony\r\nzielony\r\nniebieski\r\n',
        pt: 'vermelho\r\nverde\r\nazul\r\n',
        ru: 'красный\r\nзелёный\r\nсиний\r\n',
      }),
      output: { text: 'red | green | blue', removed: 3 },
    },
    { title: 'Chinese needs no space', input: { text: '床前明月光，\n疑是地上霜。' }, output: { text: '床前明月光，疑是地上霜。' } },
  ],
  transform: ({ text, separator, own: ownSeparator, paragraphs, hyphens, trim }, { signal, fail, note }) => {
    const result = createBoundedText(LONGEST_RESULT, (most) => fail('result-too-long', { most, field: 'text' }))
    const between = separatorText(separator, ownSeparator)
    const mended: { line: number; word: string }[] = []
    let last: { text: string; end: string; number: number } | undefined
    let blank: string | undefined
    let [lines, breaks, kept] = [0, 0, 0]
    for (const { text: whole, end } of linesWithEnds(text)) {
      if (++lines % 10_000 === 0) signal.throwIfAborted()
      if (end !== '') breaks++
      if (isBlankLine(whole)) {
        if (last) blank ??= end
        continue
      }
      const line = trim ? whole.trim() : whole
      if (!last) last = { text: line, end, number: lines }
      else if (blank !== undefined && paragraphs) {
        result.put(last.text + last.end + blank)
        kept += 2
        last = { text: line, end, number: lines }
      } else {
        const joint = hyphens && blank === undefined ? mendHyphen(last.text, line) : undefined
        if (joint?.isMended && mended.length < MOST_SHOWN) mended.push({ line: last.number, word: joint.word })
        const needsNone = separator === 'space' && isUnspaced(last.text, line)
        result.put(joint ? joint.start : last.text + (needsNone ? '' : between))
        last = { text: joint ? line.trimStart() : line, end, number: lines }
      }
      blank = undefined
    }
    result.put(last?.text ?? '')
    if (mended.length > 0) note('check')
    return { text: result.text(), removed: breaks - kept, mended: mended.length > 0 ? mended : undefined }
  },
})

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\u3000-\u303f\uff01-\uff65]/u

/** Whether two lines meet in characters that are written without spaces. */
function isUnspaced(before: string, after: string): boolean {
  return UNSPACED.test(lastCharacter(before)) && UNSPACED.test(String.fromCodePoint(after.codePointAt(0) ?? 0))
}

function lastCharacter(text: string): string {
  return /.$/su.exec(text.slice(-2))?.[0] ?? ''
}

/** The first line as it goes on without a break, when it ends in a hyphen; nothing when that is no hyphen of a word. */
function mendHyphen(before: string, after: string): { start: string; isMended: boolean; word: string } | undefined {
  const head = /(?<=[\p{L}\p{M}\p{N}])([-\u2010\u00ad])[ \t]*$/u.exec(before)
  const tail = /^[ \t]*([\p{L}\p{N}][\p{L}\p{M}'’]*)/u.exec(after)
  if (!head || !tail) return undefined
  const isMended = head[1] === '\u00ad' || /^\p{Ll}/u.test(tail[1] as string)
  const stem = before.slice(0, head.index)
  const start = isMended ? stem : stem + (head[1] as string)
  const wordStart = /[\p{L}\p{M}'’-]{1,100}$/u.exec(stem.slice(-100))?.[0] ?? ''
  return { start, isMended, word: (wordStart + (tail[1] as string)).slice(0, 200).toWellFormed() }
}
