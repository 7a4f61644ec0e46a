import { describe, expect, it } from 'vitest'
import { answersStamp, checkAnswers, linkAnswers, parseAnswers, stampAnswers } from '../../../engine/read/answers.ts'
import type { LanguageWords, Words } from '../../../engine/read/words.ts'
import type { ToolWordsFile } from '../../../engine/core/words.ts'
import type { Language } from '../../../engine/core/define.ts'
import { registry } from '../../support/real-registry.ts'

const TEXT = `JSON is text.

It has two forms.

## How to format JSON

1. Paste it.
2. Choose.
3. Copy it, see [minify](tool:json-minifier).

### Is it sent?

No.

### Is it free?

Yes.

It always was.
`

describe('parseAnswers', () => {
  it('reads what it is, the steps and the questions', () => {
    expect(parseAnswers(TEXT)).toEqual({
      intro: 'JSON is text.\n\nIt has two forms.',
      howTo: { title: 'How to format JSON', steps: ['Paste it.', 'Choose.', 'Copy it, see [minify](tool:json-minifier).'] },
      questions: [
        { question: 'Is it sent?', answer: 'No.' },
        { question: 'Is it free?', answer: 'Yes.\n\nIt always was.' },
      ],
    })
    expect(parseAnswers(stampAnswers(TEXT, 'Anything'))).toEqual(parseAnswers(TEXT))
  })

  it.each([
    ['no intro', TEXT.slice(TEXT.indexOf('## ')), 'it begins with'],
    ['two steps', TEXT.replace(/^3\..*$/m, ''), '3 steps'],
    ['steps out of order', TEXT.replace('2. ', '3. '), '3 steps'],
    ['two headings', `${TEXT}\n## More\n`, 'one heading'],
    ['one question', TEXT.slice(0, TEXT.indexOf('### Is it free')), '2 to 5 questions'],
    ['what is no question', TEXT.replace('free?', 'free'), 'no question'],
    ['a question without an answer', TEXT.replace('No.\n', ''), 'no answer'],
  ])('refuses %s', (_, text, mend) => {
    expect(() => parseAnswers(text)).toThrow(mend)
  })
})

it('links to tools and pages alone', () => {
  expect(linkAnswers('[a](tool:b) [c](page:d)', (kind, id) => `/${kind}/${id}/`)).toBe('[a](/tool/b/) [c](/page/d/)')
  expect(linkAnswers('See [a](tool:b).', () => null)).toBe('See a.')
  expect(() => linkAnswers('[a](https://example.com)', () => '/')).toThrow('elsewhere')
  expect(() => linkAnswers('[a](tool:b)', () => undefined)).toThrow('tool:b')
})

const empty: LanguageWords = { ui: {}, shared: {}, site: {}, views: {}, bodies: new Map(), answers: new Map(), tools: new Map() }

/** Words in which each language has the answers that `textOf` gives it, and those of `translated` have the tool. */
function wordsWith(
  textOf: (language: Language) => string | undefined,
  id = 'json-formatter',
  translated: readonly Language[] = registry.locales.map((locale) => locale.id),
): Words {
  return new Map(
    registry.locales.map(({ id: language }) => {
      const text = textOf(language)
      const tools = new Map(translated.includes(language) ? [[id, {} as ToolWordsFile]] : [])
      return [language, { ...empty, tools, answers: new Map(text === undefined ? [] : [[id, text]]) }]
    }),
  )
}
const good = (language: Language) => (language === 'en' ? TEXT : stampAnswers(TEXT, TEXT))

describe('checkAnswers', () => {
  it.each(['a <br> here', 'List<RootItem>', '(?<name>…)', 'closed by </b>', 'www.example.com', 'see https://wa.me/1'])(
    'refuses code that is not marked as such: %s',
    (code) => {
      expect(() => parseAnswers(TEXT.replace('It always was.', code))).toThrow('is code: put it in backticks')
      expect(() => parseAnswers(TEXT.replace('It always was.', `\`${code}\` and \`\`\`${code}\`\`\`, 1 < 2`))).not.toThrow()
    },
  )

  it('finds nothing wrong in none and in eight', () => {
    expect(
      checkAnswers(
        registry,
        wordsWith(() => undefined),
      ),
    ).toEqual([])
    expect(checkAnswers(registry, wordsWith(good))).toEqual([])
  })

  it.each([
    ['a language that lacks them', (language: Language) => (language === 'pl' ? undefined : good(language)), 'gap', 'answers'],
    [
      'a translation of other English',
      (language: Language) => (language === 'pl' ? stampAnswers(TEXT, 'Old') : good(language)),
      'stale',
      'of',
    ],
    ['a translation that says nothing', (language: Language) => (language === 'pl' ? TEXT : good(language)), 'stale', 'of'],
    [
      'other questions than in English',
      (language: Language) => (language === 'pl' ? stampAnswers(`${TEXT}\n### Why?\n\nSo.\n`, TEXT) : good(language)),
      'shape',
      '2 questions as in English, not 3',
    ],
    [
      'a link to a tool that is not there',
      (language: Language) => (language === 'pl' ? stampAnswers(TEXT.replace('json-minifier', 'json-lathe'), TEXT) : good(language)),
      'shape',
      'a link leads to “tool:json-lathe”, which is not on this site',
    ],
  ] as const)('finds %s', (_, textOf, kind, key) => {
    expect(checkAnswers(registry, wordsWith(textOf))).toEqual([
      { kind, file: 'locales/pl/answers/json-formatter.md', key, ...(kind === 'stale' && { english: answersStamp(TEXT) }) },
    ])
  })

  it('misses none where the tool is not translated yet', () => {
    const english = (language: Language) => (language === 'en' ? TEXT : undefined)
    expect(checkAnswers(registry, wordsWith(english, 'json-formatter', []))).toEqual([])
    expect(checkAnswers(registry, wordsWith(english, 'json-formatter', ['pl']))).toMatchObject([{ kind: 'gap' }])
  })

  it('finds answers about no tool', () => {
    expect(checkAnswers(registry, wordsWith(good, 'json-lathe')).map(({ kind }) => kind)).toEqual(Array(8).fill('extra'))
  })
})
