import { expect, it } from 'vitest'
import { ToolError } from '../../engine/core/errors.ts'
import { englishWords } from '../../engine/core/words.ts'
import { readWords, toolWords } from '../../engine/read/words.ts'
import { readMeasure } from '../../registry/lib/units/read-measure.ts'
import { type Kind, KINDS, unitsOf } from '../../registry/lib/units/units.ts'
import { TABLE_NAMES } from '../../registry/data/units/table-names.ts'
import { LOCALES_URL, registry, tools } from '../support/real-registry.ts'

const words = await readWords(
  LOCALES_URL,
  registry.locales.map(({ id }) => id),
)

/** An abbreviation has one form. Where there are more than one and others, all four are told; `many` of Romance languages is for millions. */
const FORMS: Partial<Record<string, readonly number[]>> = { pl: [1, 4], ru: [1, 4] }

it.each(registry.locales)('units have the plural forms of $name', ({ id, bcp47 }) => {
  const faults = tools.flatMap((tool) => {
    const own = id === 'en' ? englishWords(tool) : toolWords(tool, id, words).words
    return Object.entries(own)
      .filter(([key]) => key.endsWith('.unit'))
      .filter(([, unit]) => !(FORMS[bcp47] ?? [1, 2]).includes(unit.split('|').filter((form) => form !== '').length))
      .map(([key, unit]) => `${tool.id}: ${key}: ${unit}`)
  })
  expect(faults).toEqual([])
})

it.each(registry.locales)('every unit is read by the name that the table has in $name', ({ id }) => {
  const converter = tools.find((tool) => tool.id === 'unit-converter') as (typeof tools)[number]
  const own = id === 'en' ? englishWords(converter) : toolWords(converter, id, words).words
  const read = (text: string, kind: Kind) => {
    try {
      return readMeasure(text, 'value', id, [kind])
        .measure.parts.map(({ unit }) => unit.name)
        .join()
    } catch (error) {
      return error instanceof ToolError ? error.failure.code : String(error)
    }
  }
  const faults = KINDS.flatMap((kind) => unitsOf(kind)).flatMap(({ name, kind }) => {
    const label = own[`output.table.unit.choices.${name}`]
    const got = label === undefined ? 'no name' : read(`7 ${label}`, kind)
    return got === name ? [] : [`${label}: ${got} instead of ${name}`]
  })
  expect(faults).toEqual([])
})

it.each([
  ['es', '3 metros cuadrados', 'squareMeter'],
  ['fr', '12 brasses', 'fathom'],
  ['id', '3 mil', 'mile'],
  ['pl', '12 mil morskich', 'nauticalMile'],
  ['ru', '40 кв. метров', 'squareMeter'],
  ['pt', '90 quilômetros por hora', 'kilometerPerHour'],
])('reads in %s: %s', (language, text, unit) => {
  expect(readMeasure(text, 'value', language, KINDS).measure.parts.map((part) => part.unit.name)).toEqual([unit])
})

/** What people write, and the unit that it is, in each language. Without a country, a name is a US liquid measure, as in English. */
const PLAIN = {
  en: {
    btu: '3 British thermal units',
    kilocalorie: '1 kilocalorie',
    hectopascal: '1 hectopascal',
    usMilePerGallon: '30 miles per gallon',
  },
  fr: {
    usTablespoon: '1 cuillère à soupe|3 cuillères à soupe|3 Cuillères à soupe|2 c. à s.|2 c. à soupe|2 cuillerées à soupe',
    usTeaspoon: '1 cuillère à café|2 cuillères à café|2 c. à c.',
    usFluidOunce: '1 once liquide|8 onces liquides|8 onces fluides',
    usCup: '1 1/2 tasse',
    usPint: '1 pinte|2 pintes|2 pintes liquides',
    usQuart: '2 quarts',
    usDryPint: '2 pintes sèches',
    imperialPint: '2 pintes impériales',
    imperialQuart: '1 quart impérial',
    imperialGallon: '1 gallon impérial|3 gallons impériaux',
    imperialFluidOunce: '8 onces liquides impériales',
    metricCup: '2 tasses métriques',
    metricTablespoon: '2 cuillères à soupe métriques',
    australianTablespoon: '2 cuillères à soupe australiennes',
    shortTon: '2 tonnes courtes',
    shortHundredweight: '1 quintal court',
    metricHorsepower: '150 chevaux-vapeur',
    usMilePerGallon: '30 miles par gallon',
    imperialMilePerGallon: '30 miles par gallon impérial',
  },
  id: {
    usTablespoon: '2 sendok makan|2 sdm',
    usTeaspoon: '1 sendok teh|1 sdt',
    usFluidOunce: '8 ons cair',
    usCup: '1 1/2 cup|2 cangkir',
    usPint: '2 pint',
    usGallon: '1 galon',
    usDryPint: '2 pint kering',
    imperialPint: '2 pint imperial',
    imperialGallon: '1 galon imperial',
    imperialFluidOunce: '8 ons cair imperial',
    metricCup: '2 cup metrik|2 cangkir metrik',
    metricTablespoon: '2 sendok makan metrik',
    hectogram: '2 ons',
    tonne: '2 ton',
    shortTon: '2 short ton|2 ton pendek',
    mechanicalHorsepower: '150 tenaga kuda',
    usMilePerGallon: '30 mil per galon',
  },
  it: {
    usTablespoon: '1 cucchiaio|3 cucchiai',
    usTeaspoon: '1 cucchiaino|2 cucchiaini',
    usFluidOunce: '1 oncia liquida|8 once liquide|8 once fluide',
    usCup: '1 1/2 tazza|2 tazze',
    usPint: '1 pinta|2 pinte',
    usDryQuart: '2 quarti per aridi',
    imperialPint: '2 pinte imperiali',
    imperialQuart: '2 quarti imperiali',
    imperialGallon: '1 gallone imperiale|3 galloni imperiali',
    imperialFluidOunce: '8 once liquide imperiali',
    metricCup: '2 tazze metriche',
    australianTablespoon: '2 cucchiai australiani',
    tonne: '2 ton|2 tonnellate',
    shortTon: '2 tonnellate corte',
    kilocalorie: '2 chilocalorie',
    metricHorsepower: '150 cavalli vapore',
    imperialMilePerGallon: '30 miglia per gallone imperiale',
  },
  pl: {
    metricCup: '1 szklanka|1 1/2 szklanki|5 szklanek|1 szklankę|2 szklanki metryczne',
    usCup: '2 szklanka (USA)|2 filiżanki',
    usTablespoon: '1 łyżka|2 łyżki|5 łyżek|1 łyżkę|2 łyżki stołowe|5 łyżek stołowych',
    usTeaspoon: '1 łyżeczka|2 łyżeczki|5 łyżeczek',
    usFluidOunce: '1 uncja płynu|2 uncje płynu|8 uncji płynu',
    usPint: '1 pinta|2 pinty|5 pint|2 pinty płynu',
    usQuart: '1 kwarta|2 kwarty|5 kwart',
    usGallon: '1 galon|1,5 galona|5 galonów',
    usDryPint: '5 pint ciał sypkich',
    imperialPint: '5 pint imperialnych',
    imperialQuart: '2 kwarty imperialne',
    imperialGallon: '1 galon imperialny|5 galonów imperialnych|1,5 galona imperialnego',
    imperialFluidOunce: '8 uncji płynu imperialnych',
    tonne: '2 ton|2 tony',
    shortTon: '5 ton amerykańskich',
    hectopascal: '1013 hektopaskali',
    metricHorsepower: '150 koni mechanicznych',
    usMilePerGallon: '30 mil na galon',
  },
  pt: {
    usTablespoon: '1 colher de sopa|3 colheres de sopa|2 colheres (sopa)',
    usTeaspoon: '1 colher de chá|2 colheres de chá',
    usFluidOunce: '1 onça líquida|8 onças líquidas|8 onças fluidas',
    usCup: '1 1/2 xícara|2 xícaras de chá',
    usPint: '1 pinta|2 pintas',
    usQuart: '2 quartos de galão',
    usDryPint: '2 pintas secas',
    imperialPint: '2 pintas imperiais',
    imperialQuart: '2 quartos de galão imperiais',
    imperialGallon: '1 galão imperial|3 galões imperiais',
    imperialFluidOunce: '8 onças líquidas imperiais',
    metricCup: '1 xícara métrica|2 xícaras métricas',
    australianTablespoon: '2 colheres de sopa australianas',
    quintal: '2 quintais',
    tonne: '2 ton|2 toneladas',
    shortTon: '2 toneladas curtas',
    kilocalorie: '2 quilocalorias',
    metricHorsepower: '150 cavalos-vapor',
    usMilePerGallon: '30 milhas por galão',
  },
  ru: {
    usTablespoon: '1 столовая ложка|2 столовые ложки|3 столовых ложки|5 столовых ложек|1 столовую ложку|2 ст. л.|2 ст.л.',
    usTeaspoon: '1 чайная ложка|2 чайные ложки|5 чайных ложек|2 ч. л.',
    usFluidOunce: '1 жидкая унция|2 жидкие унции|8 жидких унций',
    usCup: '1 1/2 чашки',
    usPint: '1 пинта|2 пинты|5 пинт',
    usQuart: '1 кварта|5 кварт',
    usGallon: '1 галлон|5 галлонов',
    usDryPint: '5 сухих пинт',
    imperialPint: '5 английских пинт|5 имперских пинт',
    imperialGallon: '1 английский галлон|2 английских галлона|5 имперских галлонов',
    imperialFluidOunce: '8 английских жидких унций',
    metricCup: '2 метрические чашки|5 метрических чашек',
    australianTablespoon: '2 австралийские столовые ложки',
    shortTon: '2 короткие тонны|5 коротких тонн',
    metricHorsepower: '150 лошадиных сил',
    usMilePerGallon: '30 миль на галлон',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

it.each(
  Object.entries(PLAIN).flatMap(([language, units]) =>
    Object.entries(units).flatMap(([unit, texts]) => texts.split('|').map((text) => [language, text, unit] as const)),
  ),
)('reads as people write in %s: %s', (language, text, unit) => {
  expect(readMeasure(text, 'value', language, KINDS).measure.parts.map((part) => part.unit.name)).toEqual([unit])
})

it.each(Object.entries(TABLE_NAMES))('no name in %s is two units of a kind', (_language, names) => {
  const faults = KINDS.flatMap((kind) => {
    const all = unitsOf(kind).flatMap(({ name }) => names[name]?.split('|') ?? [])
    return all.filter((name, at) => all.indexOf(name) !== at)
  })
  expect(faults).toEqual([])
})
