import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, rows, text, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { chanceOf, seedField } from '../../../lib/chance/draw.ts'
import { columnFailures, rowMaker, takesDetails } from './columns.ts'
import { NAME_LANGUAGES } from './given-names.ts'
import { personMaker } from './person.ts'
import { csv, json, jsonLines, sql, xml } from './write.ts'

const MOST_ROWS = 10_000
const MOST_COLUMNS = 20
/** Rows between two looks at whether the run was canceled. */
const BATCH = 500

const customers = (name: string, email: string, amount: string, joined: string) => [
  { name: 'id', kind: 'row' as const, details: '' },
  { name, kind: 'full' as const, details: '' },
  { name: email, kind: 'email' as const, details: '' },
  { name: amount, kind: 'number' as const, details: '0.00..500.00' },
  { name: joined, kind: 'date' as const, details: '2024-01-01..2026-12-31' },
]
const CUSTOMERS = {
  en: customers('name', 'email', 'amount', 'joined'),
  es: customers('nombre', 'correo', 'importe', 'alta'),
  fr: customers('nom', 'email', 'montant', 'inscription'),
  id: customers('nama', 'email', 'jumlah', 'terdaftar'),
  it: customers('nome', 'email', 'importo', 'iscrizione'),
  pl: customers('klient', 'email', 'kwota', 'rejestracja'),
  pt: customers('nome', 'email', 'valor', 'cadastro'),
  ru: customers('имя', 'почта', 'сумма', 'регистрация'),
}
const { en: _, ...OTHER_CUSTOMERS } = CUSTOMERS
const CUSTOMERS_IN = Object.fromEntries(Object.entries(OTHER_CUSTOMERS).map(([language, columns]) => [language, { input: { columns } }]))
const orders = (order: string, status: string, states: string, gift: string) => ({
  input: {
    columns: [
      { name: order, kind: 'row' as const },
      { name: status, kind: 'list' as const, details: states },
      { name: gift, kind: 'boolean' as const },
    ],
  },
})
const visits = (table: string, seen: string) => ({
  input: {
    columns: [
      { name: 'id', kind: 'row' as const },
      { name: seen, kind: 'dateTime' as const, details: '2026-11-01..2026-11-30' },
    ],
    table,
  },
})

export const mockDataGenerator = defineTool({
  id: 'mock-data-generator',
  category: 'generators',
  icon: 'table-properties',
  title: 'Mock data generator',
  summary: 'Generate test data with the columns you choose, up to 10,000 rows as CSV, JSON, JSON Lines, SQL or XML.',
  keywords: [
    'fake data',
    'test data',
    'dummy data',
    'sample data',
    'random csv',
    'random json',
    'sql insert generator',
    'faker',
    'seed data',
  ],
  aliases: ['fake-data-generator', 'test-data-generator', 'dummy-data-generator', 'random-data-generator'],
  slugs: {
    es: 'generador-de-datos-de-prueba',
    fr: 'generateur-de-donnees-de-test',
    id: 'generator-data-dummy',
    it: 'generatore-dati-di-prova',
    pl: 'generator-danych-testowych',
    pt: 'gerador-de-dados-de-teste',
    ru: 'generator-testovyh-dannyh',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    columns: rows(
      'Columns',
      {
        name: text('Name', { max: 64, control: 'line' }),
        kind: choice('Kind', {
          row: 'Row number',
          uuid: 'UUID',
          first: 'First name',
          last: 'Last name',
          full: 'Full name',
          username: 'Username',
          email: 'Email',
          phone: 'Phone',
          number: 'Number',
          date: 'Date',
          dateTime: 'Date and time',
          boolean: 'True or false',
          list: 'From a list',
          word: 'Word',
          sentence: 'Sentence',
          color: 'Color',
          url: 'URL',
          ipv4: 'IPv4',
          ipv6: 'IPv6',
        }),
        details: text('Options', { max: 1000, default: '', control: 'line' }),
      },
      {
        min: 1,
        max: MOST_COLUMNS,
        default: CUSTOMERS.en,
        start: CUSTOMERS,
        help: 'Options are a range for numbers (1..1000, or 0.00..9.99 for two decimals) and dates (2026-01-01..2026-12-31), and values separated by | for a list.',
      },
    ),
    count: whole('Rows', { min: 1, max: MOST_ROWS, default: 10 }),
    format: choice('Format', { csv: 'CSV', json: 'JSON', jsonl: 'JSON Lines', sql: 'SQL INSERT', xml: 'XML' }),
    table: text('Table', { min: 1, max: 64, default: 'mock_data', control: 'line', when: { format: 'sql' } }),
    dialect: choice(
      'Database',
      { standard: 'PostgreSQL, SQLite and others', mysql: 'MySQL and MariaDB', sqlserver: 'SQL Server' },
      { when: { format: 'sql' } },
    ),
    empty: whole('Empty cells', {
      min: 0,
      max: 100,
      default: 0,
      unit: '%',
      help: 'Row numbers and UUIDs are never empty.',
      advanced: true,
    }),
    language: choice('Names in', NAME_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
    seed: seedField,
  }),
  output: z.object({ text: part(z.string(), 'Data', { view: 'code', fileName: 'mock-data.txt' }) }),
  failures: { ...columnFailures.words, 'bad-table-name': 'Give the table a name without control characters.' },
  notices: { 'details-unused': { info: 'The kind of column “{{name}}” has no options, so “{{details}}” isn’t used.' } },
  notes: [
    'Names, username and email address in a row belong to the same made-up person. First and last names are common ones, so a row may happen to match a real person.',
    'Nothing here reaches anybody: email addresses and URLs use example.com, example.net and example.org (RFC 2606), phone numbers are US numbers reserved for fiction, and IP addresses are from the documentation ranges (RFC 5737, RFC 3849).',
    'Numbers, dates, list values and words are equally likely within what you set. Dates and times are in UTC. SQL is written in INSERT statements of up to 1,000 rows.',
    'Picks come from your device’s cryptographic random number generator. If you set a seed, a fixed algorithm (xoshiro128**) is used instead: the same seed and options give the same data on any device.',
  ],
  examples: [
    {
      title: 'Customers as CSV',
      input: { count: 3 },
      in: CUSTOMERS_IN,
      seed: 'toolglot',
      output: {
        text: 'id,name,email,amount,joined\n1,James Gonzales,james.gonzales1@example.net,308.47,2026-03-01\n2,Henry Jacobs,henry.jacobs2@example.net,10.10,2025-05-08\n3,Lucy Warren,lucy.warren3@example.org,144.38,2025-09-01\n',
      },
    },
    {
      title: 'Orders as JSON',
      input: {
        columns: [
          { name: 'order', kind: 'row' },
          { name: 'status', kind: 'list', details: 'new|paid|shipped' },
          { name: 'gift', kind: 'boolean' },
        ],
        count: 2,
        format: 'json',
      },
      in: {
        es: orders('pedido', 'estado', 'nuevo|pagado|enviado', 'regalo'),
        fr: orders('commande', 'statut', 'nouvelle|payée|expédiée', 'cadeau'),
        id: orders('pesanan', 'status', 'baru|dibayar|dikirim', 'hadiah'),
        it: orders('ordine', 'stato', 'nuovo|pagato|spedito', 'regalo'),
        pl: orders('zamowienie', 'status', 'nowe|opłacone|wysłane', 'prezent'),
        pt: orders('pedido', 'status', 'novo|pago|enviado', 'presente'),
        ru: orders('заказ', 'статус', 'новый|оплачен|отправлен', 'подарок'),
      },
      seed: 'toolglot',
      output: {
        text: '[\n  {\n    "order": 1,\n    "status": "paid",\n    "gift": false\n  },\n  {\n    "order": 2,\n    "status": "paid",\n    "gift": false\n  }\n]\n',
      },
    },
    {
      title: 'Rows for MySQL',
      input: {
        columns: [
          { name: 'id', kind: 'row' },
          { name: 'last_seen', kind: 'dateTime', details: '2026-11-01..2026-11-30' },
        ],
        count: 3,
        format: 'sql',
        empty: 50,
        table: 'users',
        dialect: 'mysql',
      },
      in: {
        es: visits('usuarios', 'ultima_visita'),
        fr: visits('utilisateurs', 'derniere_visite'),
        id: visits('pengguna', 'kunjungan_terakhir'),
        it: visits('utenti', 'ultima_visita'),
        pl: visits('uzytkownicy', 'ostatnia_wizyta'),
        pt: visits('usuarios', 'ultima_visita'),
        ru: visits('users', 'last_visit'),
      },
      seed: 'toolglot',
      output: {
        text: "INSERT INTO `users` (`id`, `last_seen`) VALUES\n  (1, NULL),\n  (2, '2026-11-05 21:58:44'),\n  (3, '2026-11-03 23:52:04');\n",
      },
    },
  ],
  transform: async ({ columns, count, format, table, dialect, empty, language, seed }, { random, fail, note, signal, progress }) => {
    const make = rowMaker(columns, empty)
    if (/[\p{Cc}\p{Cs}]/u.test(table)) fail('bad-table-name', { field: 'table' })
    const unused = columns.find(({ kind, details }) => details !== '' && !takesDetails(kind))
    if (unused) note('details-unused', { name: unused.name, details: unused.details })
    const chance = chanceOf(seed, random)
    const person = await personMaker(language)
    const made = []
    for (let row = 1; row <= count; row++) {
      if (row % BATCH === 0) {
        signal.throwIfAborted()
        progress(row / count)
      }
      made.push(make(chance, person(chance, row), row))
    }
    const written = { names: columns.map(({ name }) => name), rows: made }
    const write = { csv, json, jsonl: jsonLines, sql: () => sql(written, table, dialect), xml }[format]
    return { text: write(written) }
  },
})
