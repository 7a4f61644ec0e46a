import type { RandomSource } from '../../../../engine/core/context.ts'
import { transliterate } from '../../../lib/text/transliterate.ts'
import { womansSurname } from '../../../lib/words/surname-forms.ts'
import { GIVEN_NAMES, type NameLanguage } from './given-names.ts'

const SURNAMES = {
  en: () => import('../../../data/surnames/en.ts'),
  es: () => import('../../../data/surnames/es.ts'),
  fr: () => import('../../../data/surnames/fr.ts'),
  id: () => import('../../../data/surnames/id.ts'),
  it: () => import('../../../data/surnames/it.ts'),
  pl: () => import('../../../data/surnames/pl.ts'),
  pt: () => import('../../../data/surnames/pt.ts'),
  ru: () => import('../../../data/surnames/ru.ts'),
} as const satisfies Readonly<Record<NameLanguage, unknown>>

export type Person = { readonly first: string; readonly last: string; readonly handle: string; readonly domain: string }

/** Reserved for examples (RFC 2606): mail to these reaches nobody. */
const DOMAINS = ['example.com', 'example.net', 'example.org'] as const

const plain = (name: string, language: NameLanguage) =>
  transliterate(name, language)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/**
 * Makes the person of a row, so that the name, the user name and the email address of the row belong together.
 * The number of the row keeps user names and addresses apart.
 */
export async function personMaker(language: NameLanguage): Promise<(chance: RandomSource, row: number) => Person> {
  const { SURNAMES: surnames } = await SURNAMES[language]()
  const given = GIVEN_NAMES[language]
  return (chance, row) => {
    const isWoman = chance.int(0, 1) === 1
    const first = chance.pick(isWoman ? given.women : given.men)
    const surname = chance.pick(surnames)
    const last = isWoman && (language === 'pl' || language === 'ru') ? womansSurname(surname, language) : surname
    return { first, last, handle: `${plain(first, language)}.${plain(last, language)}${row}`, domain: chance.pick(DOMAINS) }
  }
}
