import { describe, expect, it } from 'vitest'
import { checkHabits, type Habits, readHabits } from '../../../engine/read/habits.ts'
import { readWords } from '../../../engine/read/words.ts'
import { LOCALES_URL, registry } from '../../support/real-registry.ts'

const languages = registry.locales.map(({ id }) => id)
const words = await readWords(LOCALES_URL, languages)
const english = words.get('en')
if (!english) throw new Error('locales/en is missing')

/** What is refused in a sentence that the interface says, and nothing else. */
function found(sentence: string, habits: Habits) {
  const planted = new Map(words).set('en', {
    ...english,
    ui: { planted: sentence },
    views: {},
    shared: {},
    answers: new Map(),
    bodies: new Map(),
  } as never)
  const none = { ...registry, tools: [], categories: [], pages: [], site: { ...registry.site, words: {} } }
  return checkHabits(none, planted, 'en', habits).map((problem) => [problem.found, problem.say])
}

describe('the habits of a language', () => {
  const habits: Habits = {
    refused: [{ pattern: String.raw`\bstands?\b`, say: 'is', except: ['stands for'] }],
    letter: { right: 'ё', wrong: 'е', both: ['все'] },
  }

  it('are found with what is said instead, and not in the phrases that are right', () => {
    expect(found('A comma stands here. CSV stands for “comma-separated values”.', habits)).toEqual([['stands', 'is']])
    expect(found('Understands, grandstand', habits)).toEqual([])
  })

  it('know the letters of all alphabets', () => {
    const polish: Habits = { refused: [{ pattern: String.raw`\bci\b`, say: 'Ci' }] }
    expect(found('Zostaje ci długość i wysokości.', polish)).toEqual([['ci', 'Ci']])
  })

  it('tell a letter that is written in two ways, but for words that exist with both', () => {
    expect(found('Ещё раз, и еще раз: всё и все.', habits)).toEqual([['еще', 'ещё']])
  })
})

const PLANTED: Readonly<Record<string, string>> = {
  en: 'This is no number. Draw random names; 6 % of the texts.',
  es: 'Graba el ordenador...',
  fr: 'Fichier : « oui »',
  id: 'Simpan masukan ini',
  it: 'Scrivi una e-mail',
  pl: 'Tu stoi znak',
  pt: 'Fica no aparelho',
  ru: 'Адрес data: и 6 %',
}

describe.each(languages)('the style guide of %s', (language) => {
  it('refuses a planted sentence', async () => {
    expect(found(PLANTED[language] as string, await readHabits(LOCALES_URL, language))).not.toEqual([])
  })
})
