import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, file, flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { DRAW_NOTE, drawFailures, drawFields, drawPlaces } from '../../../lib/chance/draw.ts'
import { drawLog, drawRecord, logDraws, recordChance } from '../../../lib/chance/draw-record.ts'
import { countLines, linesAt } from './line-places.ts'
import { readTextFile, textFileFailures } from '../../../lib/files/read-text-file.ts'
import { textDecodingFailures } from '../../../lib/encoding/text-encoding.ts'
import { inText } from '../../../lib/words/in-text.ts'

export const randomLinePicker = defineTool({
  id: 'random-line-picker',
  category: 'random',
  icon: 'list-checks',
  title: 'Random line picker',
  summary: 'Pick random lines from text or a file, even one with millions of lines, without uploading it.',
  keywords: ['random line', 'pick random lines', 'sample lines', 'random row', 'shuf', 'random lines from file'],
  aliases: ['random-line', 'random-line-generator'],
  slugs: {
    es: 'linea-aleatoria',
    fr: 'ligne-aleatoire',
    id: 'baris-acak',
    it: 'riga-casuale',
    pl: 'losowy-wiersz',
    pt: 'linha-aleatoria',
    ru: 'vybor-sluchaynoy-stroki',
  },
  recognizes: [{ kind: 'list' }],
  effect: 'random',
  action: 'Pick',
  input: z.object({
    text: text('Text', { default: '', control: 'multiline', lines: 10 }),
    file: file('Or a text file', { optional: true, accept: ['text/*', '.txt', '.csv', '.tsv', '.log', '.md', '.lst'] }),
    ...drawFields,
    order: choice('Order', { drawn: 'As picked', text: 'As in the text' }, { advanced: true }),
    blank: flag('Empty lines count too', { advanced: true }),
  }),
  output: z.object({
    lines: part(z.array(z.string()), 'Picked lines', { view: 'list', fileName: 'lines.txt' }),
    log: drawLog('Line no.'),
    method: drawRecord(),
  }),
  failures: {
    ...drawFailures,
    ...textFileFailures.words,
    ...textDecodingFailures.words,
    'text-and-file': 'Enter text or choose a file, not both.',
    'only-empty-lines': 'All lines are empty. Turn on “Empty lines count too”, or enter some text.',
  },
  notes: [
    DRAW_NOTE,
    'Lines may end with CRLF, LF or CR and are left exactly as they are. A line break at the very end doesn’t start another line.',
    'Files are read on your device, as UTF-8 or UTF-16, or else in the legacy encoding typical of the page’s language. Text and files can be up to 64 MB.',
  ],
  examples: [
    {
      title: 'One line out of four',
      input: { text: 'Read a chapter\nGo for a walk\nCall a friend\nCook something new\n' },
      in: inText({
        es: 'Leer un capítulo\nDar un paseo\nLlamar a un amigo\nCocinar algo nuevo\n',
        fr: 'Lire un chapitre\nSe promener\nAppeler un ami\nCuisiner un nouveau plat\n',
        id: 'Membaca satu bab\nJalan-jalan\nMenelepon teman\nMemasak menu baru\n',
        it: 'Leggere un capitolo\nFare una passeggiata\nChiamare un amico\nCucinare qualcosa di nuovo\n',
        pl: 'Przeczytać rozdział\nPójść na spacer\nZadzwonić do przyjaciela\nUgotować coś nowego\n',
        pt: 'Ler um capítulo\nCaminhar\nLigar para um amigo\nCozinhar algo novo\n',
        ru: 'Прочитать главу\nПогулять\nПозвонить другу\nПриготовить что-то новое\n',
      }),
      seed: 'toolglot',
      output: { method: { entries: 4, drawn: 1, source: 'device', seed: '' } },
    },
    {
      title: 'All lines in their original order',
      input: { text: 'one\r\n\r\ntwo\nthree', count: 3, order: 'text' },
      in: inText({
        es: 'uno\r\n\r\ndos\ntres',
        fr: 'un\r\n\r\ndeux\ntrois',
        id: 'satu\r\n\r\ndua\ntiga',
        it: 'uno\r\n\r\ndue\ntre',
        pl: 'jeden\r\n\r\ndwa\ntrzy',
        pt: 'um\r\n\r\ndois\ntrês',
        ru: 'один\r\n\r\nдва\nтри',
      }),
      output: { lines: ['one', 'two', 'three'], method: { entries: 3, drawn: 3, source: 'device', seed: '' } },
    },
    {
      title: 'From a file',
      input: {
        file: { name: 'cities.txt', type: 'text/plain', bytes: new TextEncoder().encode('Zürich\nSão Paulo\nŁódź\n') },
        seed: 'toolglot',
      },
      output: { method: { entries: 3, drawn: 1, source: 'seed', seed: 'toolglot' } },
    },
  ],
  transform: ({ text, file: given, count, unique, seed, order, blank }, { random, fail, locale }) => {
    if (given && text !== '') fail('text-and-file', { field: 'file' })
    const source = given ? readTextFile(given.bytes, locale, 'file').text : text
    const field = given ? 'file' : 'text'
    if (source === '') fail('required', { field })
    const entries = countLines(source, blank)
    if (entries === 0) fail('only-empty-lines', { field })
    const places = drawPlaces(entries, { count, unique, seed }, random, fail)
    const drawn = linesAt(source, places, blank)
    const shown = order === 'text' ? drawn.toSorted((a, b) => a.place - b.place) : drawn
    return { lines: shown.map((line) => line.text), log: logDraws(drawn), method: { entries, drawn: drawn.length, ...recordChance(seed) } }
  },
})
