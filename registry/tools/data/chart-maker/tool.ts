import * as z from 'zod'
import { defineTool, type Fail } from '../../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../../engine/core/kit.ts'
import { DECIMAL_MARK } from '../../../lib/numbers/decimal-mark.ts'
import { grid, part } from '../../../../engine/core/parts.ts'
import { type Drawing, drawChart, GREYS, OKABE_ITO } from '../../../lib/charts/svg.ts'
import { type ChartTable, chartTableFailures, readChartTable, readNumber } from '../../../lib/charts/table.ts'
import { csvFailures } from '../../../lib/csv/read.ts'
import { csvDialectFields, csvSourceFailures, csvSourceFields, csvSourceOf } from '../../../lib/csv/source.ts'
import { histogram } from './histogram.ts'
import { inText } from '../../../lib/words/in-text.ts'

const MOST_SLICES = 12

const failures = {
  ...chartTableFailures.words,
  ...csvFailures.words,
  ...csvSourceFailures,
  'negative-share': 'A pie chart can’t show the negative number for “{{label}}”. Choose bars instead.',
  'empty-pie': 'All numbers are 0, so there are no shares to show. Enter at least one above 0.',
  'too-many-slices': {
    one: '{{count, number}} slice is too many for a readable pie; the limit is {{maximum, number}}. Choose bars, or combine the small slices.',
    other:
      '{{count, number}} slices are too many for a readable pie; the limit is {{maximum, number}}. Choose bars, or combine the small slices.',
  },
  'no-scatter': 'A scatter chart needs a number in the first column of every row and at least one more column.',
} as const

const input = z.object({
  ...csvSourceFields,
  kind: choice(
    'Chart',
    { bar: 'Bars', stacked: 'Stacked bars', line: 'Lines', scatter: 'Scatter', pie: 'Pie', histogram: 'Histogram' },
    { default: 'bar' },
  ),
  title: text('Title', { max: 120, default: '' }),
  xTitle: text('Horizontal axis title', { max: 80, default: '', control: 'line' }),
  yTitle: text('Vertical axis title', { max: 80, default: '', control: 'line' }),
  decimal: choice('Number format', { point: '1,234.5', comma: '1.234,5' }, { start: DECIMAL_MARK }),
  showValues: flag('Show values on bars'),
  bins: whole('Bins', { min: 0, max: 100, default: 0, help: '0 chooses the number by Sturges’s rule.', when: { kind: 'histogram' } }),
  palette: choice(
    'Colors',
    { colors: 'Easy to tell apart', greys: 'Grayscale, for printing' },
    { control: 'chips', swatches: { colors: OKABE_ITO, greys: GREYS }, advanced: true },
  ),
  width: whole('Width', { min: 200, max: 4000, default: 800, unit: 'px', advanced: true }),
  height: whole('Height', { min: 150, max: 4000, default: 480, unit: 'px', advanced: true }),
  ...csvDialectFields,
})

export const chartMaker = defineTool({
  id: 'chart-maker',
  category: 'data',
  icon: 'chart-column',
  title: 'Chart maker',
  summary: 'Make a bar, line, scatter or pie chart or a histogram from a table, as SVG and PNG, in colors everyone can tell apart.',
  keywords: ['graph maker', 'bar chart', 'line graph', 'pie chart', 'histogram', 'scatter plot', 'csv to chart', 'stacked bar chart'],
  aliases: ['graph-maker', 'bar-chart-maker', 'pie-chart-maker'],
  slugs: {
    es: 'creador-de-graficos',
    fr: 'createur-de-graphiques',
    id: 'pembuat-grafik',
    it: 'creatore-di-grafici',
    pl: 'kreator-wykresow',
    pt: 'criador-de-graficos',
    ru: 'postroitel-diagramm',
  },
  recognizes: [
    { kind: 'csv', confidence: 0.95, pattern: /\d/ },
    { kind: 'tsv', confidence: 0.95, pattern: /\d/ },
  ],
  effect: 'pure',
  input,
  output: z.object({
    svg: part(z.string(), 'Chart', { view: 'svg', media: 'image/svg+xml', fileName: 'chart.svg' }),
    table: grid('Data table', { fileName: 'chart.csv' }),
  }),
  failures,
  notes: [
    'The first column labels the rows, and every other column is a series; empty cells are gaps. A scatter chart uses the first column for the horizontal axis. A pie chart and a histogram use the first column of numbers.',
    'Bars start at zero, because their lengths are compared. Line and scatter charts show the range of the numbers, in round steps.',
    'A histogram counts values in bins of equal width. Each bin includes its lower bound, and the last one its upper bound too.',
    'The colors are Okabe and Ito’s palette, made for every kind of color vision; lines also differ in dashes and markers. Share the table with people who can’t see the chart.',
  ],
  examples: [
    {
      title: 'Sales by quarter',
      input: { text: 'Quarter,Shop,Online\nQ1,120,80\nQ2,135,110\nQ3,128,150\nQ4,160,210', title: 'Sales', yTitle: 'thousands of dollars' },
      in: {
        es: {
          input: {
            text: 'Trimestre;Tienda;En línea\nT1;120;80\nT2;135;110\nT3;128;150\nT4;160;210',
            title: 'Ventas',
            yTitle: 'miles de euros',
          },
        },
        fr: {
          input: {
            text: 'Trimestre;Boutique;En ligne\nT1;120;80\nT2;135;110\nT3;128;150\nT4;160;210',
            title: 'Ventes',
            yTitle: 'milliers d’euros',
          },
        },
        id: {
          input: { text: 'Kuartal;Toko;Online\nQ1;120;80\nQ2;135;110\nQ3;128;150\nQ4;160;210', title: 'Penjualan', yTitle: 'juta rupiah' },
        },
        it: {
          input: {
            text: 'Trimestre;Negozio;Online\nT1;120;80\nT2;135;110\nT3;128;150\nT4;160;210',
            title: 'Vendite',
            yTitle: 'migliaia di euro',
          },
        },
        pl: {
          input: {
            text: 'Kwartał;Sklep;Internet\nQ1;120;80\nQ2;135;110\nQ3;128;150\nQ4;160;210',
            title: 'Sprzedaż',
            yTitle: 'tysiące złotych',
          },
        },
        pt: {
          input: {
            text: 'Trimestre;Loja;Online\nT1;120;80\nT2;135;110\nT3;128;150\nT4;160;210',
            title: 'Vendas',
            yTitle: 'milhares de reais',
          },
        },
        ru: {
          input: {
            text: 'Квартал;Магазин;Онлайн\n1 кв.;120;80\n2 кв.;135;110\n3 кв.;128;150\n4 кв.;160;210',
            title: 'Продажи',
            yTitle: 'тысячи рублей',
          },
        },
      },
      output: {
        table: {
          columns: ['Quarter', 'Shop', 'Online'],
          rows: [
            ['Q1', '120', '80'],
            ['Q2', '135', '110'],
            ['Q3', '128', '150'],
            ['Q4', '160', '210'],
          ],
        },
      },
    },
    {
      title: 'Visitors by language, with decimal commas',
      input: { text: 'Language;Visitors\nEnglish;48,5\nPolish;31\nSpanish;20,5', kind: 'pie', decimal: 'comma' },
      in: inText({
        es: 'Idioma;Visitantes\nInglés;48,5\nPolaco;31\nEspañol;20,5',
        fr: 'Langue;Visiteurs\nAnglais;48,5\nPolonais;31\nEspagnol;20,5',
        id: 'Bahasa;Pengunjung\nIndonesia;48,5\nJawa;31\nInggris;20,5',
        it: 'Lingua;Visitatori\nInglese;48,5\nPolacco;31\nSpagnolo;20,5',
        pl: 'Język;Odwiedzający\nPolski;48,5\nAngielski;31\nHiszpański;20,5',
        pt: 'Idioma;Visitantes\nPortuguês;48,5\nEspanhol;31\nInglês;20,5',
        ru: 'Язык;Посетители\nРусский;48,5\nАнглийский;31\nИспанский;20,5',
      }),
      output: {
        table: {
          columns: ['Language', 'Visitors'],
          rows: [
            ['English', '48,5'],
            ['Polish', '31'],
            ['Spanish', '20,5'],
          ],
        },
      },
    },
    {
      title: 'A distribution of values',
      input: { text: 'Minutes\n3\n4\n4\n5\n6\n6\n6\n9\n12', kind: 'histogram', bins: 3 },
      in: inText({
        es: 'Minutos\n3\n4\n4\n5\n6\n6\n6\n9\n12',
        fr: 'Minutes\n3\n4\n4\n5\n6\n6\n6\n9\n12',
        id: 'Menit\n3\n4\n4\n5\n6\n6\n6\n9\n12',
        it: 'Minuti\n3\n4\n4\n5\n6\n6\n6\n9\n12',
        pl: 'Minuty\n3\n4\n4\n5\n6\n6\n6\n9\n12',
        pt: 'Minutos\n3\n4\n4\n5\n6\n6\n6\n9\n12',
        ru: 'Минуты\n3\n4\n4\n5\n6\n6\n6\n9\n12',
      }),
      output: {
        table: {
          columns: ['Minutes', 'n'],
          rows: [
            ['0–5', '3'],
            ['5–10', '5'],
            ['10–15', '1'],
          ],
        },
      },
    },
  ],
  transform: ({ kind, bins, palette, header, decimal, ...given }, { fail, locale }) => {
    const { source, field, delimiter } = csvSourceOf(given)
    if (source.trim() === '') fail('required', { field: 'text' })
    const table = readChartTable(source, { delimiter, header, decimal, field })
    const drawing = kind === 'histogram' ? histogramOf(table, bins, locale) : drawingOf(kind, table, { decimal, field }, fail)
    const colors = palette === 'greys' ? GREYS : OKABE_ITO
    const { title, xTitle, yTitle, width, height, showValues } = given
    return {
      svg: drawChart(drawing, { title, xTitle, yTitle, width, height, colors, locale, showValues: showValues || kind === 'histogram' }),
      table: {
        columns: [drawing.labelName, ...drawing.series.map(({ name }) => name)],
        rows: drawing.labels.map((label, row) => [label, ...drawing.series.map(({ values }) => writeAs(decimal, values[row]))]),
      },
    }
  },
})

/** A number with the decimal mark of the table that it comes from, so that it is read alike. */
function writeAs(decimal: Reading['decimal'], value: number | undefined): string {
  return decimal === 'comma' ? String(value ?? '').replace('.', ',') : String(value ?? '')
}

type Reading = { readonly decimal: 'point' | 'comma'; readonly field: string }

/** @throws ToolError negative-share, empty-pie, too-many-slices, no-scatter at the table */
function drawingOf(kind: Drawing['kind'], table: ChartTable, reading: Reading, fail: Fail<typeof failures>): Drawing {
  const { field } = reading
  if (kind === 'scatter') {
    if (table.labels.some((label) => label.trim() === '')) fail('no-scatter', { field })
    const xs = table.labels.map((label, row) => readNumber(label, { ...reading, column: '1', line: row + 1 }) as number)
    return { ...table, kind, xs }
  }
  if (kind === 'pie') {
    const [{ name, values }] = table.series as [ChartTable['series'][number]]
    const negative = values.findIndex((value) => (value ?? 0) < 0)
    if (negative >= 0) fail('negative-share', { label: (table.labels[negative] as string).slice(0, 40).toWellFormed(), field })
    if (values.every((value) => !value)) fail('empty-pie', { field })
    if (values.length > MOST_SLICES) fail('too-many-slices', { count: values.length, maximum: MOST_SLICES, field })
    return { ...table, kind, series: [{ name, values }] }
  }
  return { ...table, kind }
}

function histogramOf({ series }: ChartTable, wanted: number, locale: string): Drawing {
  const [{ name, values }] = series as [ChartTable['series'][number]]
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 12 })
  const found = histogram(
    values.filter((value) => value !== undefined),
    wanted,
  )
  return {
    kind: 'bar',
    labelName: name,
    labels: found.map(({ from, to }) => `${format.format(from)}–${format.format(to)}`),
    series: [{ name: 'n', values: found.map(({ count }) => count) }],
  }
}
