import * as z from 'zod'
import type { Note } from '../../../../engine/core/define.ts'
import { placeAt } from '../../../../engine/core/errors.ts'
import { flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import type { LegacyHindiFont } from './font.ts'
import { type Tally, readLegacyHindi } from './read.ts'
import { writeLegacyHindi } from './write.ts'
import { unmappedNotices } from '../unmapped.ts'

const TEXT_MOST = 2 * 1024 * 1024
/** Most parts that a notice names. */
const NAMED_MOST = 20

/** Input of the tools that read a legacy font. */
export const legacyReadingInput = z.object({
  text: text('Text', {
    max: TEXT_MOST,
    control: 'multiline',
    help: 'Copied from a document in that font; it looks like random characters.',
  }),
  brackets: flag('Keep text between [[ and ]]', { default: true, help: 'For English words: the font itself has no way to mark them.' }),
})

export const legacyReadingOutput = z.object({ text: part(z.string(), 'Unicode', { fileName: 'unicode.txt' }) })

export const legacyReadingNotices = {
  ...unmappedNotices,
  already: {
    info: {
      one: '{{count, number}} character of this text is already Unicode Devanagari and was left as it is, the first at line {{line, number}}, column {{column, number}}.',
      other:
        '{{count, number}} characters of this text are already Unicode Devanagari and were left as they are, the first at line {{line, number}}, column {{column, number}}.',
    },
  },
  stray: {
    warning: {
      one: '{{count, number}} mark has no letter to attach to and was left where it is, the first at line {{line, number}}, column {{column, number}}.',
      other:
        '{{count, number}} marks have no letter to attach to and were left where they are, the first at line {{line, number}}, column {{column, number}}.',
    },
  },
  'other-font': { warning: 'This looks like text in another font, {{font}}. If the result looks wrong, use the converter for that font.' },
} as const

/** Input of the tools that write for a legacy font. */
export const legacyWritingInput = z.object({
  text: text('Text', { max: TEXT_MOST, control: 'multiline', help: 'Hindi text in Unicode.' }),
  brackets: flag('Put unsupported text between [[ and ]]', { help: 'Keeps English words intact when you convert back.' }),
})

export const legacyWritingOutput = z.object({ text: part(z.string(), 'Result', { fileName: 'legacy-font.txt' }) })

export const legacyWritingNotices = {
  ...unmappedNotices,
  clashes: {
    warning: {
      one: 'The font would show {{count, number}} part as Hindi letters, so set it in another font: {{parts}}. The first is at line {{line, number}}, column {{column, number}}.',
      other:
        'The font would show {{count, number}} parts as Hindi letters, so set them in another font: {{parts}}. The first is at line {{line, number}}, column {{column, number}}.',
    },
  },
  near: { info: 'Characters that the font doesn’t have are replaced by similar ones: {{characters}}' },
  'no-devanagari': { warning: 'This text has no Devanagari. It may already be in the legacy font.' },
} as const

type Reading = z.output<typeof legacyReadingOutput>
type Writing = z.output<typeof legacyWritingOutput>

/** Which other font a text looks like, by its characters; undefined where it fits. */
type Suspicion = { readonly font: string; readonly characters: RegExp }

/** @param suspicion the characters that make up most of a text in the font that is often taken for this one */
export function readFont(
  font: LegacyHindiFont,
  suspicion: Suspicion,
  { text, brackets }: z.output<typeof legacyReadingInput>,
  note: Note<typeof legacyReadingNotices>,
): Reading {
  const { text: read, unmapped, already, stray } = readLegacyHindi(text, font, brackets)
  const place = ({ count, offset }: Tally) => {
    const { line, column } = placeAt(text, offset)
    return { count, line, column }
  }
  if (isSuspect(text, suspicion)) note('other-font', { font: suspicion.font })
  if (already.count > 0) note('already', place(already))
  if (stray.count > 0) note('stray', place(stray))
  unmapped.say(text, note)
  return { text: read }
}

export function writeFont(
  font: LegacyHindiFont,
  { text, brackets }: z.output<typeof legacyWritingInput>,
  note: Note<typeof legacyWritingNotices>,
): Writing {
  const { text: written, unmapped, near, clashes, hasDevanagari } = writeLegacyHindi(text, font, brackets)
  const [first] = clashes
  const parts = [...new Set(clashes.map(({ part }) => part.slice(0, 100).toWellFormed()))]
  if (!hasDevanagari && /\S/.test(text)) note('no-devanagari')
  if (first !== undefined)
    note('clashes', {
      parts: parts.slice(0, NAMED_MOST).join('  ') + (parts.length > NAMED_MOST ? ' …' : ''),
      count: clashes.length,
      line: placeAt(text, first.offset).line,
      column: placeAt(text, first.offset).column,
    })
  if (near.size > 0) note('near', { characters: Array.from(near, ([one, other]) => `${one} → ${other}`).join('  ') })
  unmapped.say(text, note)
  return { text: written }
}

function isSuspect(text: string, { characters }: Suspicion): boolean {
  const sample = text.slice(0, 10_000).replace(/\s/g, '')
  const count = Array.from(sample).filter((one) => characters.test(one)).length
  return sample.length >= 12 && count > sample.length / 2
}
