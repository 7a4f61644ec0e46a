import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { column, facts, table } from '../../../engine/core/parts.ts'
import { sizeFacts, sizePairs } from '../../lib/units/data-sizes.ts'
import { convert, unitConverter } from '../../lib/units/family.ts'
import { readMeasure } from '../../lib/units/read-measure.ts'
import { READING_NOTE, ROUNDING_NOTE } from '../../lib/units/unit-table.ts'
import { unitNamed } from '../../lib/units/units.ts'

const family = unitConverter('data', { from: 'gigabyte', to: 'gibibyte', start: { value: '500' }, placeholder: '1.5 TB' })

export const dataSizeConverter = defineTool({
  id: 'data-size-converter',
  category: 'units',
  icon: 'hard-drive',
  title: 'Data size converter',
  summary: 'Convert bytes, kB, MB, GB and TB to KiB, MiB and GiB, and see why a drive looks smaller than its label.',
  keywords: ['mb to gb', 'bytes converter', 'gb to gib', 'kilobytes', 'megabits to megabytes', 'file size', 'mebibyte', 'terabyte'],
  aliases: [
    'mb-to-gb',
    'gb-to-mb',
    'kb-to-mb',
    'bytes-to-mb',
    'gb-to-gib',
    'tb-to-gb',
    'mbit-to-mb',
    'byte-converter',
    'file-size-converter',
  ],
  slugs: {
    es: 'conversor-de-bytes',
    fr: 'convertisseur-octets',
    id: 'konversi-ukuran-data',
    it: 'convertitore-byte',
    pl: 'przelicznik-bajtow',
    pt: 'conversor-de-bytes',
    ru: 'konverter-razmera-dannyh',
  },
  recognizes: [{ kind: 'measure', reading: 'data', confidence: 0.95 }],
  effect: 'pure',
  ...family,
  output: z.object({
    result: family.output.shape.result,
    sizes: facts('Size', {
      bytes: column(z.string(), 'Bytes', { format: 'number' }),
      label: column(z.string(), 'On the drive’s label'),
      system: column(z.string(), 'In binary units, as Windows counts'),
      factor: column(z.string(), 'Exact factor').optional(),
    }),
    systems: table(
      'Decimal and binary',
      { decimal: column(z.string(), 'Decimal (1,000)'), binary: column(z.string(), 'Binary (1,024)') },
      { fileName: 'data-sizes.csv' },
    ),
    table: family.output.shape.table,
  }),
  notes: [
    ROUNDING_NOTE,
    READING_NOTE,
    'In the decimal system of drive makers and networks, 1 kB is 1,000 bytes. In the binary system of memory, 1 KiB is 1,024 bytes (IEC 80000-13). Windows counts in binary but writes GB, so a 500 GB drive appears as 465.66 GB; macOS and many Linux desktops use decimal GB.',
    'Mb and Mbit are megabits, MB is megabytes, and eight bits make a byte. In lowercase, as in 500 mb, the unit is read as bytes.',
    'Sizes are calculated with whole numbers of any length, so they are exact beyond 9,007,199,254,740,992 (2⁵³), where ordinary calculators lose digits. Only the comparison of decimal and binary units rounds results of more than 24 digits.',
  ],
  examples: [
    {
      title: 'A 500 GB drive',
      input: { value: '500' },
      output: { result: '500 GB = 465.6612873077392578125 GiB', sizes: { bytes: '500000000000', label: '500 GB', system: '465.66 GiB' } },
    },
    {
      title: 'Megabytes to gigabytes',
      input: { value: '2500 MB', to: 'gigabyte' },
      in: { fr: { input: { value: '2500 Mo' } }, ru: { input: { value: '2500 МБ' } } },
      output: { result: '2,500 MB = 2.5 GB' },
    },
    {
      title: 'A 100 Mbit connection',
      input: { value: '100 Mbit', to: 'megabyte' },
      in: { ru: { input: { value: '100 Мбит' } } },
      output: { result: '100 Mbit = 12.5 MB' },
    },
    {
      title: 'Beyond 2⁵³',
      input: { value: '9007199254740993', from: 'byte', to: 'bit' },
      output: { result: '9,007,199,254,740,993 B = 72,057,594,037,927,944 bit', sizes: { bytes: '9007199254740993' } },
    },
  ],
  transform: (input, { locale, note }) => {
    const { result, details, table } = convert('data', input, locale, note)
    const { measure } = readMeasure(input.value, 'value', locale, ['data'], { bare: unitNamed('data', input.from) })
    const factor = details?.factor
    return {
      result,
      sizes: { ...sizeFacts(measure.base, locale), ...(factor !== undefined && { factor }) },
      systems: sizePairs(measure.base, input.digits, locale),
      table,
    }
  },
})
