import * as z from 'zod'
import type { Note } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import type { Aksara } from './aksara.ts'
import { readAksara } from './read.ts'
import { type AksaraWriting, writeAksara } from './write.ts'
import type { unmappedNotices } from '../unmapped.ts'

const TEXT_MOST = 200_000
const toScript = { direction: ['auto', 'write'] } as const

/** Input that the tools of all three scripts share. */
export const aksaraInput = {
  text: text('Text', { max: TEXT_MOST, control: 'multiline', help: 'Latin letters, or the script itself.' }),
  direction: choice('Direction', { auto: 'Automatic', write: 'Latin letters to the script', read: 'The script to Latin letters' }),
  e: choice(
    'An e without an accent is',
    { pepet: 'Pepet, weak as in “taken”', taling: 'Taling, clear as in “café”' },
    { help: 'Mark individual vowels yourself: é and è are taling, ê is pepet.' },
  ),
  digits: choice('Digits', { script: 'In the script', plain: 'As they are' }, { when: toScript, advanced: true }),
}

/** Further input for scripts whose words may begin with ha as a bearer of the vowel, and are traditionally not spaced. */
export const bearerInput = {
  vowels: choice(
    'Words that begin with a vowel',
    { ha: 'With ha', names: 'With a vowel letter if capitalized', all: 'With a vowel letter' },
    { when: toScript },
  ),
  spaces: choice('Spaces between words', { keep: 'Keep', none: 'Remove, as in old manuscripts' }, { when: toScript }),
  initialH: flag('Read ha at the start of a word as “ha”', { when: { direction: ['auto', 'read'] }, advanced: true }),
}

export const aksaraOutput = z.object({ text: part(z.string(), 'Result', { fileName: 'aksara.txt' }) })

type AksaraRequest = Partial<Pick<AksaraWriting, 'vowels' | 'spaces' | 'murda'>> &
  Pick<AksaraWriting, 'e' | 'digits'> & {
    readonly text: string
    readonly direction: 'auto' | 'write' | 'read'
    readonly initialH?: boolean
  }

/** A text in the other writing: a text that holds the script is read, any other written, unless the direction says otherwise. */
export function translateAksara(script: Aksara, request: AksaraRequest, note: Note<typeof unmappedNotices>): { text: string } {
  const { text, direction, e, digits, vowels = 'ha', spaces = 'keep', murda = false, initialH = false } = request
  const reading = direction === 'read' || (direction === 'auto' && script.script.test(text))
  const result = reading ? readAksara(text, script, { e, initialH }) : writeAksara(text, script, { e, vowels, spaces, digits, murda })
  result.unmapped.say(text, note)
  return { text: result.text }
}
