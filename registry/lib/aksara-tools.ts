import * as z from 'zod'
import { notices } from '../../engine/core/schema.ts'
import type { Aksara } from './aksara.ts'
import { readAksara } from './aksara-read.ts'
import { type AksaraWriting, writeAksara } from './aksara-write.ts'
import { unmappedNotices } from './unmapped.ts'

const TEXT_MOST = 200_000
const toScript = { field: 'direction', is: ['auto', 'write'] } as const

/** Input that the tools of all three scripts share. */
export const aksaraInput = {
  text: z.string().max(TEXT_MOST).meta({ label: 'Text', control: 'multiline', help: 'Latin letters, or the script itself.' }),
  direction: z
    .enum(['auto', 'write', 'read'])
    .default('auto')
    .meta({
      label: 'Direction',
      choices: { auto: 'Automatic', write: 'Latin letters to the script', read: 'The script to Latin letters' },
    }),
  e: z
    .enum(['pepet', 'taling'])
    .default('pepet')
    .meta({
      label: 'An e without an accent is',
      choices: { pepet: 'Pepet, weak as in “taken”', taling: 'Taling, clear as in “café”' },
      help: 'Mark single ones yourself: é and è are taling, ê is pepet.',
    }),
  digits: z
    .enum(['script', 'plain'])
    .default('script')
    .meta({ label: 'Digits', choices: { script: 'Of the script', plain: 'As they are' }, when: toScript, advanced: true }),
}

/** Further input for scripts whose words may begin with ha as a bearer of the vowel, and are traditionally not spaced. */
export const bearerInput = {
  vowels: z
    .enum(['ha', 'names', 'all'])
    .default('ha')
    .meta({
      label: 'Words that begin with a vowel',
      choices: { ha: 'With ha', names: 'With a vowel letter where they have a capital', all: 'With a vowel letter' },
      when: toScript,
    }),
  spaces: z
    .enum(['keep', 'none'])
    .default('keep')
    .meta({ label: 'Spaces between words', choices: { keep: 'Keep', none: 'Without, as in old texts' }, when: toScript }),
  initialH: z
    .boolean()
    .default(false)
    .meta({ label: 'Read ha at the start of a word with h', when: { field: 'direction', is: ['auto', 'read'] }, advanced: true }),
}

export const aksaraOutput = z.object({
  text: z.string().meta({ label: 'Result', fileName: 'aksara.txt' }),
  notices: notices(unmappedNotices).optional(),
})

type AksaraRequest = Partial<Pick<AksaraWriting, 'vowels' | 'spaces' | 'murda'>> &
  Pick<AksaraWriting, 'e' | 'digits'> & {
    readonly text: string
    readonly direction: 'auto' | 'write' | 'read'
    readonly initialH?: boolean
  }

/** A text in the other writing: a text that holds the script is read, any other written, unless the direction says otherwise. */
export function translateAksara(script: Aksara, request: AksaraRequest): z.output<typeof aksaraOutput> {
  const { text, direction, e, digits, vowels = 'ha', spaces = 'keep', murda = false, initialH = false } = request
  const reading = direction === 'read' || (direction === 'auto' && script.script.test(text))
  const result = reading ? readAksara(text, script, { e, initialH }) : writeAksara(text, script, { e, vowels, spaces, digits, murda })
  const given = result.unmapped.notices(text)
  return { text: result.text, ...(given.length > 0 && { notices: given }) }
}
