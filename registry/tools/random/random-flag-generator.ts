import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag, whole } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { COUNTRY_NOTE, countriesOf, countryFields, emojiFlag, countryName } from '../../lib/chance/countries.ts'
import { DRAW_NOTE, draw, drawFailures, seedField } from '../../lib/chance/draw.ts'

const MOST_FLAGS = 60

export const randomFlagGenerator = defineTool({
  id: 'random-flag-generator',
  category: 'random',
  icon: 'flag',
  title: 'Random flag generator',
  summary: 'Generate random country flags as images to save and as emoji, with or without the names.',
  keywords: ['random flag', 'flag quiz', 'guess the flag', 'country flags', 'flag picker', 'flags of the world'],
  aliases: ['random-flag', 'flag-generator'],
  slugs: {
    es: 'bandera-aleatoria',
    fr: 'drapeau-aleatoire',
    id: 'bendera-acak',
    it: 'bandiera-casuale',
    pl: 'losowa-flaga',
    pt: 'bandeira-aleatoria',
    ru: 'sluchaynyy-flag',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    region: countryFields.region,
    kind: countryFields.kind,
    count: whole('How many', { min: 1, max: MOST_FLAGS, default: 1 }),
    names: flag('Show the names', { default: true, help: 'Without them, guess whose flag it is.' }),
    language: countryFields.language,
    seed: seedField,
  }),
  output: z.object({
    svg: part(z.string(), 'Flags', { view: 'svg', fileName: 'flags.svg' }),
    flags: table(
      'Countries',
      {
        name: column(z.string(), 'Country'),
        emoji: column(z.string(), 'Emoji', { copyable: true }),
        code: column(z.string(), 'Code (ISO 3166-1)', { format: 'code' }),
      },
      { fileName: 'flags.csv' },
    ).optional(),
  }),
  failures: {
    ...drawFailures,
    // Flags never repeat here, so that repeats cannot be allowed.
    'too-few-to-draw':
      'Only {{available, number}} can be picked, but you asked for {{count, number}}. Ask for fewer, or choose another region.',
  },
  notes: [
    DRAW_NOTE,
    COUNTRY_NOTE,
    'The images come from the country-flag-icons package (MIT License). All have a 3:2 ratio, so flags of other shapes, such as Switzerland’s or Nepal’s, are fitted into it. Some territories use the flag of the country they belong to.',
    'On Windows, flag emoji appear as two letters.',
  ],
  examples: [
    { title: 'One flag', input: {}, seed: 'atlas', output: { flags: [{ name: 'Aruba', emoji: '🇦🇼', code: 'AW' }] } },
    {
      title: 'Six African flags',
      input: { region: 'africa', kind: 'members', count: 6 },
      seed: 'toolglot',
      output: {
        flags: [
          { name: 'Somalia', emoji: '🇸🇴', code: 'SO' },
          { name: 'Guinea', emoji: '🇬🇳', code: 'GN' },
          { name: 'Côte d’Ivoire', emoji: '🇨🇮', code: 'CI' },
          { name: 'Mozambique', emoji: '🇲🇿', code: 'MZ' },
          { name: 'Liberia', emoji: '🇱🇷', code: 'LR' },
          { name: 'Egypt', emoji: '🇪🇬', code: 'EG' },
        ],
      },
    },
    {
      title: 'A flag from Oceania, named in Italian',
      input: { region: 'oceania', kind: 'members', language: 'it' },
      in: { it: { title: 'Una bandiera dell’Oceania, con nome spagnolo', input: { language: 'es' } } },
      seed: 'pacific',
      output: { flags: [{ name: 'Figi', emoji: '🇫🇯', code: 'FJ' }] },
    },
  ],
  transform: async ({ region, kind, count, names, language, seed }, { random, fail }) => {
    const drawn = draw(countriesOf(region, kind), { count, unique: true, seed }, random, fail)
    const pictures: Readonly<Record<string, string>> = await import('country-flag-icons/string/3x2')
    return {
      svg: drawSheet(drawn.map(({ code }) => pictures[code] as string)),
      flags: names ? drawn.map(({ code }) => ({ name: countryName(code, language), emoji: emojiFlag(code), code })) : undefined,
    }
  },
})

const [WIDTH, HEIGHT, GAP] = [480, 320, 40]

/** The flags in rows, each in a thin frame that shows where a white one ends. */
function drawSheet(flags: readonly string[]): string {
  const columns = Math.ceil(Math.sqrt(flags.length))
  const rows = Math.ceil(flags.length / columns)
  const width = columns * (WIDTH + GAP) - GAP + 2
  const height = rows * (HEIGHT + GAP) - GAP + 2
  const placed = flags.map((flag, index) => {
    const x = 1 + (index % columns) * (WIDTH + GAP)
    const y = 1 + Math.floor(index / columns) * (HEIGHT + GAP)
    const size = `x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}"`
    return `${flag.replace('<svg ', `<svg ${size} `)}<rect ${size} fill="none" stroke="#888" stroke-width="2"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${placed.join('')}</svg>`
}
