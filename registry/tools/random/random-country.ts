import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { NOT_IN_UN } from '../../data/world/countries.ts'
import { COUNTRY_NOTE, REGIONS, REGION_LABELS, countriesOf, countryFields, emojiFlag, countryName } from '../../lib/chance/countries.ts'
import { DRAW_NOTE, draw, drawFailures, drawFields } from '../../lib/chance/draw.ts'

export const randomCountry = defineTool({
  id: 'random-country',
  category: 'random',
  icon: 'globe',
  title: 'Random country generator',
  summary: 'Pick random countries from the whole world or one region, with flag, ISO code and region.',
  keywords: ['random country', 'country picker', 'pick a country', 'random nation', 'where to travel', 'geography game'],
  aliases: ['random-country-generator', 'country-picker'],
  slugs: {
    es: 'pais-aleatorio',
    fr: 'pays-aleatoire',
    id: 'negara-acak',
    it: 'paese-casuale',
    pl: 'losowy-kraj',
    pt: 'pais-aleatorio',
    ru: 'sluchaynaya-strana',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({ region: countryFields.region, kind: countryFields.kind, ...drawFields, language: countryFields.language }),
  output: z.object({
    countries: part(z.array(z.string()), 'Countries', { view: 'list', fileName: 'countries.txt' }),
    details: table(
      'Details',
      {
        name: column(z.string(), 'Country'),
        flag: column(z.string(), 'Flag', { copyable: true }),
        code: column(z.string(), 'Code (ISO 3166-1)', { format: 'code' }),
        region: column(z.enum(REGIONS), 'Region', { choices: REGION_LABELS }),
        member: column(z.boolean(), 'Member of the United Nations'),
      },
      { fileName: 'countries.csv' },
    ),
  }),
  failures: drawFailures,
  notes: [
    DRAW_NOTE,
    COUNTRY_NOTE,
    'Names come from the Unicode Common Locale Data Repository (CLDR), as built into your browser. Flags are emoji; Windows shows two letters instead.',
  ],
  examples: [
    { title: 'One from the whole world', input: {}, seed: 'atlas', output: { countries: ['Aruba'] } },
    {
      title: 'Three in Europe',
      input: { region: 'europe', kind: 'members', count: 3 },
      seed: 'toolglot',
      output: { countries: ['Slovakia', 'United Kingdom', 'Albania'] },
    },
    {
      title: 'A South American country, named in French',
      input: { region: 'south-america', language: 'fr' },
      in: { fr: { title: 'Un pays sud-américain, nommé en italien', input: { language: 'it' } } },
      seed: 'toolglot',
      output: { countries: ['Chili'] },
    },
  ],
  transform: ({ region, kind, count, unique, seed, language }, { random, fail }) => {
    const drawn = draw(countriesOf(region, kind), { count, unique, seed }, random, fail)
    const details = drawn.map(({ code, region: found }) => ({
      name: countryName(code, language),
      flag: emojiFlag(code),
      code,
      region: found,
      member: !NOT_IN_UN.has(code),
    }))
    return { countries: details.map(({ name }) => name), details }
  },
})
