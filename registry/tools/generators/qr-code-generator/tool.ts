import * as z from 'zod'
import { defineTool, type Fail } from '../../../../engine/core/define.ts'
import { choice, color, file, whole } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, part } from '../../../../engine/core/parts.ts'
import { type FileValue, value } from '../../../../engine/core/schema.ts'
import { checkCodeColors, type CodeColors, codeColorFailures } from '../../../lib/qr/colors.ts'
import { csvFailures, guessDelimiter, readCsv } from '../../../lib/csv/read.ts'
import { EMBEDDED_PICTURES, pictureAddress, pictureFailures } from '../../../lib/pictures/embedded-picture.ts'
import { drawPdf } from './matrix-pdf.ts'
import { coverOf, type QrCorrection, readsAs, roomLeft } from './code.ts'
import { contentOf, mainFieldOf, qrContentFailures, qrContentFields } from './fields.ts'
import { drawPng, drawSvg } from '../../../lib/qr/image.ts'
import { luminance } from '../../../lib/pictures/rgb.ts'
import { encodeText, textEncodingFailures } from '../../../lib/encoding/text-encoding.ts'

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const QUIET_ZONE = 4
/** Fewest pixels for a module; cameras and our own reading need two. */
const LEAST_SCALE = 2
const MOST_CODES = 200

const failures = {
  ...textEncodingFailures.words,
  ...codeColorFailures.words,
  ...csvFailures.words,
  ...pictureFailures.words,
  ...qrContentFailures,
  'too-much': {
    one: 'This takes {{count, number}} character, but only {{maximum, number}} fit at this error correction. Shorten it, or choose a lower error correction.',
    other:
      'This takes {{count, number}} characters, but only {{maximum, number}} fit at this error correction. Shorten it, or choose a lower error correction.',
  },
  'size-too-small': {
    one: 'The code is {{count, number}} module wide with its margin, so make it at least {{minimum, number}} px.',
    other: 'The code is {{count, number}} modules wide with its margin, so make it at least {{minimum, number}} px.',
  },
  'logo-hides-too-much': 'With a logo this size, the code can’t be scanned. Make the logo smaller, or choose a higher error correction.',
  unreadable: 'The code can’t be scanned in these colors. Choose colors with more contrast, or the usual margin of four modules.',
  'too-many-columns': {
    one: 'Line {{line, number}} has {{count, number}} column; the limit is two. Put text that contains commas or semicolons in double quotes.',
    other:
      'Line {{line, number}} has {{count, number}} columns; the limit is two. Put text that contains commas or semicolons in double quotes.',
  },
  'too-many-codes': {
    one: 'There is {{count, number}} row; the limit is {{maximum, number}} codes at once.',
    other: 'There are {{count, number}} rows; the limit is {{maximum, number}} codes at once.',
  },
} as const

const CORRECTIONS = { L: 'Low (7%)', M: 'Medium (15%)', Q: 'High (25%)', H: 'Highest (30%)' } as const

const input = z.object({
  ...qrContentFields,
  correction: choice('Error correction', CORRECTIONS, { default: 'M', help: 'How much of the code can be dirty or torn.' }),
  foreground: color('Color', { default: '#000000' }),
  background: color('Background', { default: '#ffffff' }),
  logo: file('Logo in the middle', {
    optional: true,
    help: 'It is embedded in the SVG. The error correction becomes at least High.',
    accept: EMBEDDED_PICTURES,
    maxBytes: 2 * 1024 * 1024,
    advanced: true,
  }),
  logoSize: whole('Logo width', { min: 5, max: 35, default: 18, unit: '%', advanced: true }),
  size: whole('Size', { min: 50, max: 4096, default: 600, unit: 'px', advanced: true }),
  margin: whole('Margin', { min: 0, max: 20, default: QUIET_ZONE, unit: 'module|modules', advanced: true }),
})

export const qrCodeGenerator = defineTool({
  id: 'qr-code-generator',
  category: 'generators',
  icon: 'qr-code',
  title: 'QR code generator',
  summary:
    'Generate a QR code for a link, text, Wi-Fi, contact, event or more, with an optional logo, as SVG, PNG and PDF. Each one is test-scanned.',
  keywords: ['qr', 'wifi qr code', 'vcard qr code', 'qr code maker', 'barcode'],
  aliases: ['qr-generator', 'qr-code', 'qr-code-maker'],
  slugs: {
    es: 'generador-de-codigos-qr',
    fr: 'generateur-de-qr-code',
    id: ['generator-kode-qr', 'pembuat-kode-qr'],
    it: ['generatore-qr-code', 'generatore-codice-qr'],
    pl: 'generator-kodow-qr',
    pt: 'gerador-de-qr-code',
    ru: 'generator-qr-kodov',
  },
  recognizes: [
    { kind: 'url', field: 'url', confidence: 0.96, values: { kind: 'link' } },
    { kind: 'email', field: 'email', values: { kind: 'email' } },
    { kind: 'phone', field: 'phone', confidence: 0.95, values: { kind: 'phone' } },
    { kind: 'qr', field: 'text', reading: 'text', confidence: 0.85, values: { kind: 'text' } },
  ],
  effect: 'pure',
  limits: { timeMs: 60_000 },
  input,
  output: z.object({
    svg: part(z.string(), 'QR code', { view: 'svg', media: 'image/svg+xml', fileName: 'qr-code.svg', formats: ['image', 'files'] }),
    image: part(value.file, 'PNG', { view: 'image', fileName: 'qr-code.png' }).optional(),
    files: part(z.array(value.file), 'Files to save', { view: 'files' }).optional(),
    facts: facts('Details', {
      version: column(z.int(), 'Version'),
      modules: column(z.int(), 'Modules across', { help: 'Without the margin.' }),
      correction: oneOf('Error correction', CORRECTIONS),
      contrast: column(z.number(), 'Contrast', { decimals: 1 }),
      charactersLeft: column(z.int(), 'Characters left', { help: 'Letters beyond basic Latin take two to four.' }),
    }),
    content: part(z.string(), 'Encoded data', { view: 'code', sensitive: true }),
  }),
  failures,
  notices: {
    'scheme-added': '“https://” was added so that phones open the link.',
    'light-on-dark': { warning: 'Not every scanner reads a light code on a dark background. Dark on light is safer.' },
    'small-margin': { warning: 'The margin is narrower than the four modules the standard requires, so some scanners will miss the code.' },
  },
  notes: [
    'The code follows ISO/IEC 18004 (Model 2), in the smallest version that holds the contents. Text is stored as UTF-8.',
    'Before you get it, the code is scanned in your colors and compared character by character.',
    'With a logo, the code is scanned three times: with the part under the logo all light, all dark and inverted. You only get a code that passes all three.',
    'Nothing is shortened or redirected: the code contains what you typed and works as long as that does. Contacts are vCard 3.0, and events are stored in UTC.',
  ],
  examples: [
    {
      title: 'A link',
      input: { url: 'https://example.com/' },
      output: { content: 'https://example.com/', facts: { version: 2, modules: 25, correction: 'M', contrast: 21, charactersLeft: 2311 } },
    },
    {
      title: 'Wi-Fi',
      input: { kind: 'wifi', ssid: 'Café; upstairs', password: 'correct horse' },
      in: {
        es: { input: { ssid: 'Café; planta 1', password: 'caballo correcto' } },
        fr: { input: { ssid: 'Café; étage 1', password: 'cheval correct' } },
        id: { input: { ssid: 'Kafe; lantai 2', password: 'kuda benar' } },
        it: { input: { ssid: 'Bar; primo piano', password: 'cavallo giusto' } },
        pl: { input: { ssid: 'Kawiarnia; piętro', password: 'wierny pies 7' } },
        pt: { input: { ssid: 'Café; 1º andar', password: 'cavalo certo' } },
        ru: { input: { ssid: 'Кафе; 2 этаж', password: 'vernyy kon' } },
      },
      output: { content: 'WIFI:T:WPA;S:Café\\; upstairs;P:correct horse;;' },
    },
    {
      title: 'An email with a subject',
      input: { kind: 'email', email: 'info@example.com', subject: 'Question & answer' },
      in: {
        es: { input: { subject: 'Pregunta y respuesta' } },
        fr: { input: { subject: 'Question et réponse' } },
        id: { input: { subject: 'Tanya & jawab' } },
        it: { input: { subject: 'Domanda e risposta' } },
        pl: { input: { subject: 'Pytanie i odpowiedź' } },
        pt: { input: { subject: 'Pergunta e resposta' } },
        ru: { input: { subject: 'Вопрос и ответ' } },
      },
      output: { content: 'mailto:info@example.com?subject=Question%20%26%20answer' },
    },
    {
      title: 'A location',
      input: { kind: 'location', latitude: '40.7128', longitude: '-74.006' },
      in: {
        es: { input: { latitude: '40.4168', longitude: '-3.7038' } },
        fr: { input: { latitude: '48.8566', longitude: '2.3522' } },
        id: { input: { latitude: '-6.2088', longitude: '106.8456' } },
        it: { input: { latitude: '41.9028', longitude: '12.4964' } },
        pl: { input: { latitude: '52.2297', longitude: '21.0122' }, output: { content: 'geo:52.2297,21.0122' } },
        pt: { input: { latitude: '-23.5505', longitude: '-46.6333' } },
        ru: { input: { latitude: '55.7558', longitude: '37.6173' } },
      },
      output: { content: 'geo:40.7128,-74.006' },
    },
    {
      title: 'A calendar event',
      input: { kind: 'event', title: 'Meeting', start: '2026-11-21T14:00', end: '2026-11-21T15:00', timeZone: 'America/New_York' },
      in: {
        es: { input: { title: 'Reunión', timeZone: 'Europe/Madrid' } },
        fr: { input: { title: 'Réunion', timeZone: 'Europe/Paris' } },
        id: { input: { title: 'Rapat', timeZone: 'Asia/Jakarta' } },
        it: { input: { title: 'Riunione', timeZone: 'Europe/Rome' } },
        pl: { input: { title: 'Spotkanie', timeZone: 'Europe/Warsaw' } },
        pt: { input: { title: 'Reunião', timeZone: 'America/Sao_Paulo' } },
        ru: { input: { title: 'Встреча', timeZone: 'Europe/Moscow' } },
      },
      output: { content: 'BEGIN:VEVENT\r\nSUMMARY:Meeting\r\nDTSTART:20261121T190000Z\r\nDTEND:20261121T200000Z\r\nEND:VEVENT' },
    },
  ],
  transform: async (input, { fail, progress, note }) => {
    const { margin } = input
    const correction = input.logo && 'LM'.includes(input.correction) ? 'Q' : input.correction
    const { colors, contrast } = checkCodeColors(input)
    const logo = pictureAddress(input.logo, 'logo')
    const wanted =
      input.kind === 'batch' ? rowsOf(input.rows, fail) : [{ name: 'qr-code', ...(await contentOf({ ...input, kind: input.kind }, fail)) }]
    const field = mainFieldOf(input.kind)
    const made: Made[] = []
    for (const { content, name } of wanted) {
      made.push({ name, content, ...(await makeCode(content, { ...input, correction, field, colors, logo }, fail)) })
      progress(made.length / wanted.length)
    }
    const [first] = made as [Made]
    if (wanted.some((one) => one.schemeAdded)) note('scheme-added')
    if (luminance(colors[1]) > luminance(colors[0])) note('light-on-dark')
    if (margin < QUIET_ZONE) note('small-margin')
    return {
      svg: first.svg,
      image: first.png ? { name: 'qr-code.png', type: 'image/png', bytes: first.png } : undefined,
      files: filesOf(made).length > 0 ? filesOf(made) : undefined,
      facts: { version: first.version, modules: first.modules, correction, contrast, charactersLeft: first.left },
      content: first.content,
    }
  },
})

type Refuse = Fail<typeof failures>
type Wanted = { readonly content: string; readonly name: string; readonly schemeAdded?: boolean }
type Code = {
  readonly svg: string
  readonly png: Uint8Array | undefined
  readonly pdf: Uint8Array | undefined
  readonly version: number
  readonly modules: number
  readonly left: number
}
type Made = Code & Pick<Wanted, 'content' | 'name'>

type Look = {
  readonly correction: QrCorrection
  readonly size: number
  readonly margin: number
  readonly colors: CodeColors
  readonly logo: string | undefined
  /** In percent of the code's width. */
  readonly logoSize: number
  readonly field: string
}

/** @throws ToolError too-much, size-too-small, logo-hides-too-much, unreadable */
async function makeCode(content: string, { correction, size, margin, colors, logo, logoSize, field }: Look, fail: Refuse): Promise<Code> {
  const bytes = encodeText(content, 'utf-8', field)
  const left = roomLeft(content, bytes.length, correction)
  if (left < 0) fail('too-much', { count: bytes.length, maximum: bytes.length + left, field })
  const { encode } = await import('uqr')
  const { version, data: matrix } = encode(content, { ecc: correction, border: 0 })
  const across = matrix.length + 2 * margin
  if (size < across * LEAST_SCALE) fail('size-too-small', { count: across, minimum: across * LEAST_SCALE, field: 'size' })
  const cover = logo === undefined ? undefined : coverOf(matrix.length, logoSize / 100)
  if (!(await readsAs(content, matrix, margin, colors, cover))) {
    if (cover) fail('logo-hides-too-much', { field: 'logoSize' })
    fail('unreadable', { field: 'foreground' })
  }
  return {
    svg: drawSvg(matrix, margin, size, colors, logo !== undefined && cover ? { href: logo, ...cover } : undefined),
    png: cover ? undefined : await drawPng(matrix, margin, size, colors),
    pdf: cover ? undefined : drawPdf(matrix, margin, size, colors),
    version,
    modules: matrix.length,
    left,
  }
}

/** The PDF of a single code; of several, a picture of each. */
function filesOf(made: readonly Made[]): FileValue[] {
  const [first] = made
  if (made.length === 1) return first?.pdf ? [{ name: 'qr-code.pdf', type: 'application/pdf', bytes: first.pdf }] : []
  return made.flatMap(({ name, svg, png }) => [
    { name: `${name}.svg`, type: 'image/svg+xml', bytes: new TextEncoder().encode(svg) },
    ...(png ? [{ name: `${name}.png`, type: 'image/png', bytes: png }] : []),
  ])
}

/** Rows of what a code says and the name of its file. @throws ToolError required, too-many-codes, too-many-columns, or a failure of CSV */
function rowsOf(text: string, fail: Refuse): Wanted[] {
  const rows = [...readCsv(text, guessDelimiter(text), 'rows')].filter(({ cells }) => cells[0]?.trim())
  if (rows.length === 0) fail('required', { field: 'rows' })
  if (rows.length > MOST_CODES) fail('too-many-codes', { count: rows.length, maximum: MOST_CODES, field: 'rows' })
  const digits = String(rows.length).length
  const taken = new Set<string>()
  return rows.map(({ cells, line }, index) => {
    const [content = '', name = '', ...more] = cells
    if (more.some((cell) => cell.trim() !== '')) fail('too-many-columns', { line, count: cells.length, field: 'rows' })
    const wanted = name.trim().replaceAll(/[^\p{L}\p{N}._ -]+/gu, '_')
    const base = [...wanted].slice(0, 80).join('') || `qr-code-${String(index + 1).padStart(digits, '0')}`
    return { content: content.trim(), name: untaken(base, taken) }
  })
}

/** The name, or with a number if another file has it already, capitals aside, as disks see it. */
function untaken(name: string, taken: Set<string>): string {
  let free = name
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}-${number}`
  taken.add(free.toLowerCase())
  return free
}
