import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readWords } from '../../../engine/read/words.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { COMMON_FAILURES, offsetAt, placeAt } from '../../../engine/core/errors.ts'
import { fieldsOf } from '../../../engine/core/fields.ts'
import { choice, rows, text, whole } from '../../../engine/core/kit.ts'
import { labelFields, labelViews } from '../../../engine/site/label.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { createSentences } from '../../../engine/core/sentences.ts'
import { viewsOf } from '../../../engine/core/views.ts'
import { checkTool } from '../../../engine/read/check-words.ts'
import { choiceNames, englishWords, fingerprint, neededKeys, placeholdersOf, resolveWords } from '../../../engine/core/words.ts'
import { locales } from '../../../registry/locales.ts'
import { LOCALES_URL } from '../../support/real-registry.ts'
import { faceWords } from '../../support/tool-faces.ts'

const tool = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  action: 'Go',
  effect: 'network',
  hosts: ['dns.example', 'our own server'],
  input: z.object({
    text: text('Text', { max: 9, help: 'Type here.', placeholder: 'abc' }),
    size: whole('Size', { default: 1, unit: 'pixels' }),
    mode: choice('Mode', { up: 'Up', down: 'Down' }),
    currency: choice('Currency', ['EUR', 'PLN'], { named: 'currency' }),
    rows: rows('Rows', { name: text('Name', { max: 9 }) }, { max: 3, optional: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'headline', sentence: 'You get {{value}}.' }),
    facts: facts('Facts', { size: column(z.number(), 'Size') }).optional(),
  }),
  failures: { sad: 'Too sad.', lines: { one: '{{count}} line.', other: '{{count}} lines.' } },
  notices: { late: 'Too late.', few: { info: { one: '{{count}} left.', other: '{{count}} are left.' } } },
  notes: ['First.', 'Second.'],
  examples: [{ title: 'Plain', input: { text: 'a' }, output: { text: 'a' } }],
  transform: ({ text }) => ({ text }),
})
const english = englishWords(tool)

const FRENCH = { language: 'fr', locale: 'fr', currency: 'EUR', amounts: 1, timeZone: 'Europe/Paris' } as const

describe('a choice that is a name', () => {
  const cards = defineTool({
    id: 'cards',
    category: 'random',
    icon: 'text',
    title: 'Cards',
    summary: 'Cards.',
    effect: 'pure',
    input: z.object({ network: choice('Network', ['any', 'Visa', 'Mir'], { words: { any: 'Any' } }) }),
    output: z.object({ network: part(z.enum(['Visa', 'Mir']), 'Network', { named: 'raw' }) }),
    examples: [{ input: {}, output: {} }],
    transform: () => ({ network: 'Mir' as const }),
  })
  const words = { title: 'Карты', summary: 'Карты.', 'fields.network.label': 'Система', 'fields.network.choices.any': 'Любая' }
  const own = { ...words, 'output.network.label': 'Система', 'output.network.choices.Mir': 'Мир' }

  it('needs no words, and may have its own in a language', () => {
    expect(choiceNames(cards)).toEqual({
      'fields.network.choices.Visa': 'Visa',
      'fields.network.choices.Mir': 'Mir',
      'output.network.choices.Visa': 'Visa',
      'output.network.choices.Mir': 'Mir',
    })
    const { words: resolved, missing } = resolveWords(englishWords(cards), 'ru', { words: own }, {})
    expect(missing).toEqual([])
    const [view] = labelViews(viewsOf(cards.output), resolved, 'ru')
    expect(view?.value?.choices).toEqual([
      { value: 'Visa', label: 'Visa' },
      { value: 'Mir', label: 'Мир' },
    ])
  })

  it('is no word too many, but one that is not there is', () => {
    const problems = (more: object) =>
      checkTool(cards, 'ru', { tools: new Map([['cards', { words: { ...own, ...more }, keywords: ['x'] }]]), shared: {} })
        .filter(({ kind }) => kind === 'extra')
        .map(({ key }) => key)
    expect(problems({})).toEqual([])
    expect(problems({ 'output.network.choices.Maestro': 'Маэстро' })).toEqual(['output.network.choices.Maestro'])
  })
})

describe('englishWords', () => {
  it('has a key for everything that is said', () => {
    expect(english).toEqual({
      title: 'Trial',
      summary: 'A trial.',
      action: 'Go',
      'hosts.1': 'our own server',
      'notes.0': 'First.',
      'notes.1': 'Second.',
      'examples.0': 'Plain',
      'failures.sad': 'Too sad.',
      'failures.lines_one': '{{count}} line.',
      'failures.lines_other': '{{count}} lines.',
      'notices.late': 'Too late.',
      'notices.few_one': '{{count}} left.',
      'notices.few_other': '{{count}} are left.',
      'fields.text.label': 'Text',
      'fields.text.help': 'Type here.',
      'fields.text.placeholder': 'abc',
      'fields.size.label': 'Size',
      'fields.size.unit': 'pixels',
      'fields.mode.label': 'Mode',
      'fields.mode.choices.up': 'Up',
      'fields.mode.choices.down': 'Down',
      'fields.currency.label': 'Currency',
      'fields.rows.label': 'Rows',
      'fields.rows.name.label': 'Name',
      'output.text.label': 'Result',
      'output.text.sentence': 'You get {{value}}.',
      'output.facts.label': 'Facts',
      'output.facts.size.label': 'Size',
      'output.notices.label': 'Notices',
    })
  })
})

describe('the words of another language', () => {
  it('need that language’s own plural forms', () => {
    const plurals = (language: string) => neededKeys(english, language).filter((key) => key.startsWith('failures.lines'))
    expect(plurals('pl')).toEqual(['failures.lines_one', 'failures.lines_few', 'failures.lines_many', 'failures.lines_other'])
    expect(plurals('id')).toEqual(['failures.lines_other'])
  })

  it('come from the tool’s own file first, then from what all tools share', () => {
    const own = { words: { title: 'Próba', 'fields.size.label': 'Wielkość' } }
    const { words, missing } = resolveWords(english, 'pl', own, { Text: 'Tekst', Size: 'Rozmiar', toString: 'x' })
    expect(words).toMatchObject({
      title: 'Próba',
      'fields.text.label': 'Tekst',
      'fields.size.label': 'Wielkość',
      'output.facts.size.label': 'Rozmiar',
    })
    expect(missing).toContain('summary')
    expect(missing).not.toContain('title')
  })

  it('are missing when they are empty', () => {
    expect(resolveWords({ title: 'Trial' }, 'pl', { words: { title: '' } }, {}).missing).toEqual(['title'])
  })

  it('are complete in English by themselves', () => {
    expect(resolveWords(english, 'en', undefined, {})).toEqual({ words: english, missing: [] })
  })
})

describe('fingerprint', () => {
  it('changes with the English of what is translated, and with nothing else', () => {
    const before = fingerprint(english, ['title', 'summary'])
    expect(fingerprint(english, ['summary', 'title'])).toBe(before)
    expect(fingerprint({ ...english, action: 'Start' }, ['title', 'summary'])).toBe(before)
    expect(fingerprint({ ...english, title: 'Trials' }, ['title', 'summary'])).not.toBe(before)
    expect(fingerprint({ ...english, 'failures.lines_other': 'Lines.' }, ['failures.lines_few'])).not.toBe(
      fingerprint(english, ['failures.lines_few']),
    )
  })
})

it('placeholdersOf names what a sentence asks for', () => {
  expect(placeholdersOf('{{b}} of {{ a, number }} and {{b-c, list(style: short)}}')).toEqual(['a', 'b', 'b-c'])
})

describe('labels', () => {
  const words = {
    'fields.text.label': 'Texte',
    'fields.text.help': 'Ici.',
    'fields.mode.choices.up': 'Haut',
    'fields.rows.name.label': 'Nom',
    'output.text.sentence': 'Voici {{value}}.',
    'output.facts.size.label': 'Taille',
  }
  it('are put to fields, their choices and their rows', () => {
    const fields = labelFields(fieldsOf(tool.input), words, FRENCH)
    expect(fields[0]).toMatchObject({ label: 'Texte', help: 'Ici.' })
    expect(fields[2]?.choices).toEqual([
      { value: 'up', label: 'Haut' },
      { value: 'down', label: 'down' },
    ])
    expect(fields[3]?.choices).toEqual([
      { value: 'EUR', label: 'Euro' },
      { value: 'PLN', label: 'Zloty polonais' },
    ])
    expect(fields[4]?.rows?.[0]).toMatchObject({ label: 'Nom' })
  })

  it('of countries stand in the order of their names, behind those that have words of their own', () => {
    const country = part(z.enum(['AD', 'AT', 'DE', 'none', 'ES']), 'Country', { choices: { none: 'None' }, named: 'region' })
    const [field] = labelFields(fieldsOf(z.object({ country })), { 'fields.country.choices.none': 'Aucun' }, FRENCH)
    expect(field?.choices?.map(({ label }) => label)).toEqual(['Aucun', 'Allemagne', 'Andorre', 'Autriche', 'Espagne'])
  })

  it('are put to parts of a result', () => {
    const [text, notices, facts] = labelViews(viewsOf(tool.output), { ...words, 'notices.late': 'Trop tard.' }, 'fr')
    expect(text).toMatchObject({ sentence: 'Voici {{value}}.' })
    expect(notices).toMatchObject({ name: 'notices', notices: { 'notices.late': 'Trop tard.' } })
    expect(facts?.columns?.[0]).toMatchObject({ name: 'size', label: 'Taille' })
  })
})

describe('sentences', () => {
  const { say, failure } = createSentences('pl', {
    'failures.lines_one': '{{count}} wiersz',
    'failures.lines_few': '{{count}} wiersze',
    'failures.lines_many': '{{count}} wierszy',
    'failures.lines_other': '{{count}} wiersza',
    hello: 'Cześć {{name}}, {{size, number}}',
  })
  it.each([
    [1, '1 wiersz'],
    [3, '3 wiersze'],
    [25, '25 wierszy'],
    [1.5, '1.5 wiersza'],
  ])('follow the plurals of the language for %d', (count, sentence) => {
    expect(failure({ code: 'lines', params: { count } })).toBe(sentence)
  })

  it('write numbers as the language does, and take parameters to the letter', () => {
    expect(say('hello', { name: '<b>{{size}} $t(hello)</b>', size: 12345.5 })).toBe('Cześć <b>{{size}} $t(hello)</b>, 12\u00a0345,5')
  })

  it('refuse a key without words', () => {
    expect(() => say('nothing')).toThrow('no words for "nothing"')
  })
})

describe('places', () => {
  const text = 'ab\r\ncd\re\n\nf'
  it.each([
    [0, 1, 1],
    [2, 1, 3],
    [4, 2, 1],
    [7, 3, 1],
    [9, 4, 1],
    [10, 5, 1],
    [11, 5, 2],
  ])('offset %i is line %i, column %i, and back', (offset, line, column) => {
    expect(placeAt(text, offset)).toEqual({ offset, line, column })
    expect(offsetAt(text, line, column)).toBe(offset)
  })

  it('stay inside the text', () => {
    expect(placeAt('ab', 99)).toEqual({ offset: 2, line: 1, column: 3 })
    expect(placeAt('ab', -1)).toEqual({ offset: 0, line: 1, column: 1 })
    expect(offsetAt('ab', 9, 9)).toBe(2)
  })
})

it('every common failure can be said in English', async () => {
  const words = (await readWords(LOCALES_URL, ['en'])).get('en')?.ui ?? {}
  const unsaid: string[] = []
  for (const code of Object.keys(COMMON_FAILURES)) {
    const source = words[`failures.${code}`] ?? words[`failures.${code}_other`] ?? ''
    const params = Object.fromEntries(placeholdersOf(source).map((name) => [name, 2]))
    const sentence = await faceWords.say({ code, params }, locales[0].id)
    if (source === '' || sentence === code || sentence.includes('{{')) unsaid.push(code)
  }
  expect(unsaid).toEqual([])
})
