import * as z from 'zod'
import { defineFailures, defineTool } from '../../../engine/core/define.ts'
import { file, text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import type { Recognition } from '../../../engine/core/recognize.ts'
import { DECODER_ASSETS } from '../../lib/pictures/decode.ts'
import { recognizeGiven } from '../../lib/recognize/given.ts'
import { FACTS, type Fact, KINDS, type Kind } from '../../lib/recognize/kinds.ts'

const failures = defineFailures({ 'text-and-file': 'Enter text or choose a file, not both.' })

const KIND_LABELS = Object.fromEntries(Object.entries(KINDS).map(([kind, { label }]) => [kind, label])) as Record<Kind, string>
const kindOf = z.enum(Object.keys(KINDS) as [Kind, ...Kind[]])

const ibanOf = (country: string) =>
  ({ kind: 'iban', facts: [{ name: 'country', value: country }], notices: [{ code: 'right-check-digit' }] }) as const

export const formatIdentifier = defineTool({
  id: 'format-identifier',
  category: 'data',
  icon: 'scan-search',
  title: 'Format identifier',
  summary:
    'Find out what a string, a code or a file is: JSON, Base64, UUID, IBAN, hash, color, user agent and about 80 more, with what’s inside.',
  keywords: [
    'what is this text',
    'identify string',
    'data type identifier',
    'file type checker',
    'hash identifier',
    'detect encoding',
    'what is this code',
    'user agent parser',
    'iban checker',
    'luhn check',
    'read qr code from image',
    'barcode reader',
  ],
  slugs: {
    es: 'identificador-de-formatos',
    fr: 'identificateur-de-format',
    id: 'pengenal-format',
    it: 'identificatore-di-formato',
    pl: 'rozpoznawanie-formatu',
    pt: 'identificador-de-formato',
    ru: 'opredelitel-formata',
  },
  recognizes: [
    { kind: 'hash', confidence: 0.99 },
    { kind: 'pem' },
    { kind: 'mac' },
    { kind: 'user-agent' },
    { kind: 'iban' },
    { kind: 'card' },
    { kind: 'imei' },
    { kind: 'vin' },
    { kind: 'color' },
    { kind: 'time-zone', confidence: 0.8 },
    { kind: 'uuid', confidence: 0.9 },
    { kind: 'qr', field: 'file', confidence: 0.9 },
    { kind: 'barcode', field: 'file', confidence: 0.9 },
    { kind: 'audio', field: 'file' },
    { kind: 'pdf', field: 'file' },
    { kind: 'archive', field: 'file' },
    { kind: 'file', field: 'file' },
  ],
  effect: 'pure',
  input: z.object({ text: text('Text', { default: '', control: 'code', max: 8_000_000 }), file: file('File', { optional: true }) }),
  output: z.object({
    kind: part(kindOf, 'Most likely', { choices: KIND_LABELS, view: 'headline' }),
    code: part(z.string().optional(), 'In the code', { view: 'code' }),
    facts: table('Details', {
      name: column(z.enum(Object.keys(FACTS) as [Fact, ...Fact[]]), 'Property', { choices: FACTS }),
      value: column(z.string(), 'Value', { copyable: true }),
    }).optional(),
    inside: part(z.string().optional(), 'Decoded', { view: 'code' }),
    file: part(z.array(value.file).optional(), 'Decoded file', { view: 'files' }),
    found: table('What it may be', {
      kind: column(kindOf, 'Kind', { choices: KIND_LABELS }),
      within: column(kindOf.optional(), 'Inside', { choices: KIND_LABELS }),
      share: column(value.percent, 'Confidence', { decimals: 0 }),
    }),
  }),
  failures: failures.words,
  notices: {
    'right-check-digit': 'The number passes the check-digit test.',
    'wrong-check-digit': { warning: 'The number fails the check-digit test, so there’s probably a typo.' },
  },
  notes: [
    'Each kind is recognized by its own rules: how it’s written, its check digits, or that it can be decoded into something readable. The confidence says how well they fit; it isn’t a measured probability.',
    'Long text is judged by its first 262,144 characters. Check digits are those of ISO 13616 (IBAN), ISO/IEC 7812 (cards), GS1 (barcodes), ISO 2108 (ISBN), 3GPP TS 23.003 (IMEI) and 49 CFR 565 (VIN). Passing the test doesn’t mean that the number was ever issued.',
    'In images, QR codes and the barcodes EAN, UPC, Code 128 and Code 39 are read.',
  ],
  examples: [
    {
      title: 'JSON in Base64',
      input: { text: 'eyJuYW1lIjoiWm/DqyJ9' },
      output: {
        kind: 'base64',
        inside: '{"name":"Zoë"}',
        found: [{ kind: 'base64' }, { kind: 'json', within: 'base64' }, { kind: 'text' }],
      },
    },
    {
      title: 'An IBAN with correct check digits',
      input: { text: 'GB82 WEST 1234 5698 7654 32' },
      in: {
        es: { input: { text: 'ES91 2100 0418 4502 0005 1332' }, output: ibanOf('ES') },
        fr: { input: { text: 'FR14 2004 1010 0505 0001 3M02 606' }, output: ibanOf('FR') },
        it: { input: { text: 'IT60 X054 2811 1010 0000 0123 456' }, output: ibanOf('IT') },
        pl: { input: { text: 'PL61 1090 1014 0000 0712 1981 2874' }, output: ibanOf('PL') },
        pt: { input: { text: 'BR18 0036 0305 0000 1000 9795 493C 1' }, output: ibanOf('BR') },
        ru: { input: { text: 'RU03 0445 2522 5408 1781 0538 0913 1041 9' }, output: ibanOf('RU') },
      },
      output: ibanOf('GB'),
    },
    {
      title: 'A color in other notations',
      input: { text: 'rebeccapurple' },
      output: {
        kind: 'color',
        facts: [
          { name: 'hex', value: '#663399' },
          { name: 'rgb', value: 'rgb(102, 51, 153)' },
          { name: 'hsl', value: 'hsl(270, 50%, 40%)' },
        ],
      },
    },
  ],
  assets: DECODER_ASSETS,
  async transform({ text: typed, file: given }, { note, ...context }) {
    if (given && typed.trim() !== '') failures.fail('text-and-file', { field: 'file' })
    if (!given && typed.trim() === '') context.fail('required', { field: 'text' })
    const { found, contents } = await recognizeGiven({ text: typed, file: given }, context)
    // Whatever it is, it is a text or a file.
    const best = found[0] as Recognition
    const { checkDigit, ...told } = best.facts
    if (checkDigit !== undefined) note(checkDigit === 'right' ? 'right-check-digit' : 'wrong-check-digit')
    const facts = (Object.keys(FACTS) as Fact[]).flatMap((name) => (told[name] === undefined ? [] : [{ name, value: told[name] }]))
    const content = contents[best.inside ?? -1]
    return {
      kind: best.kind as Kind,
      code: best.readings.text,
      ...(facts.length > 0 && { facts }),
      ...(typeof content === 'string' && { inside: content }),
      ...(typeof content === 'object' && { file: [content] }),
      found: found.map(({ kind, within, confidence }) => ({
        kind: kind as Kind,
        within: within.at(-1) as Kind | undefined,
        share: String(Math.round(confidence * 100)),
      })),
    }
  },
})
