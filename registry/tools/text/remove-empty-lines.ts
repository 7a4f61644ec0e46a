import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { isBlankLine, linesWithEnds } from '../../lib/text/lines.ts'
import { inText } from '../../lib/words/in-text.ts'

export const removeEmptyLines = defineTool({
  id: 'remove-empty-lines',
  category: 'text',
  icon: 'list-x',
  title: 'Remove empty lines',
  summary: 'Remove empty lines from text, or collapse several in a row into one. Everything else stays unchanged.',
  keywords: ['delete blank lines', 'remove blank lines', 'empty line remover', 'strip blank lines', 'collapse blank lines'],
  aliases: ['remove-blank-lines', 'delete-empty-lines', 'empty-line-remover'],
  slugs: {
    es: 'eliminar-lineas-vacias',
    fr: 'supprimer-les-lignes-vides',
    id: 'hapus-baris-kosong',
    it: 'rimuovere-righe-vuote',
    pl: 'usuwanie-pustych-wierszy',
    pt: 'remover-linhas-vazias',
    ru: 'udalit-pustye-stroki',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text'),
    keep: choice('Empty lines', { none: 'Remove all', one: 'Keep one of several in a row' }),
    spaces: flag('Treat lines with only spaces as empty', { default: true }),
    trimEnds: flag('Remove spaces at line ends', { advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'text', fileName: 'text.txt' }),
    removed: part(z.int(), 'Removed lines', {
      view: 'headline',
      sentence: { zero: 'No lines were removed.', one: '{{value}} line was removed.', other: '{{value}} lines were removed.' },
    }),
    counts: facts('Counts', { before: column(z.int(), 'Lines before'), after: column(z.int(), 'Lines after') }),
  }),
  notes: [
    'Each line keeps its line break, whether CRLF, LF or CR. All kinds of whitespace count as empty, including tabs and no-break spaces; zero-width characters don’t.',
    'Where one empty line is kept, it’s the first one, with any spaces in it removed.',
  ],
  examples: [
    {
      input: { text: 'Milk\n\nBread\n   \n\nEggs\n' },
      in: inText({
        es: 'Leche\n\nPan\n   \n\nHuevos\n',
        fr: 'Lait\n\nPain\n   \n\nŒufs\n',
        id: 'Susu\n\nRoti\n   \n\nTelur\n',
        it: 'Latte\n\nPane\n   \n\nUova\n',
        pl: 'Mleko\n\nChleb\n   \n\nJajka\n',
        pt: 'Leite\n\nPão\n   \n\nOvos\n',
        ru: 'Молоко\n\nХлеб\n   \n\nЯйца\n',
      }),
      output: { text: 'Milk\nBread\nEggs\n', removed: 3, counts: { before: 6, after: 3 } },
    },
    {
      title: 'One empty line stays between paragraphs',
      input: { text: 'First paragraph.\n\n\n\nSecond paragraph.', keep: 'one' },
      in: inText({
        es: 'Primer párrafo.\n\n\n\nSegundo párrafo.',
        fr: 'Premier paragraphe.\n\n\n\nDeuxième paragraphe.',
        id: 'Paragraf pertama.\n\n\n\nParagraf kedua.',
        it: 'Primo paragrafo.\n\n\n\nSecondo paragrafo.',
        pl: 'Pierwszy akapit.\n\n\n\nDrugi akapit.',
        pt: 'Primeiro parágrafo.\n\n\n\nSegundo parágrafo.',
        ru: 'Первый абзац.\n\n\n\nВторой абзац.',
      }),
      output: { text: 'First paragraph.\n\nSecond paragraph.', removed: 2 },
    },
    {
      title: 'Only lines with nothing at all',
      input: { text: 'a\r\n\r\n \r\nb', spaces: false },
      output: { text: 'a\r\n \r\nb', removed: 1 },
    },
  ],
  transform: ({ text, keep, spaces, trimEnds }, { signal }) => {
    const kept: string[] = []
    let [before, after] = [0, 0]
    let isAfterEmpty = false
    for (const line of linesWithEnds(text)) {
      if (++before % 100_000 === 0) signal.throwIfAborted()
      const isEmpty = spaces ? isBlankLine(line.text) : line.text === ''
      if (!isEmpty || (keep === 'one' && !isAfterEmpty)) {
        after++
        kept.push(isEmpty ? '' : trimEnds ? line.text.trimEnd() : line.text, line.end)
      }
      isAfterEmpty = isEmpty
    }
    return { text: kept.join(''), removed: before - after, counts: { before, after } }
  },
})
