import { expect, it } from 'vitest'
import { PREVIEW_LENGTH } from '../../../engine/core/large-text.ts'
import { packText } from '../../../engine/run/pack-text.ts'

it.each([
  ['plain', 'a'.repeat(300_000), PREVIEW_LENGTH],
  ['with three bytes a letter', '\ufeff' + '€'.repeat(300_000), PREVIEW_LENGTH],
  ['cut inside a surrogate pair', `a${'😀'.repeat(200_000)}`, PREVIEW_LENGTH - 1],
  ['shorter than its start', 'ż', 1],
])('a text has its start with it: %s', (_, text, length) => {
  const { bytes, preview } = packText(text)
  expect(preview).toBe(text.slice(0, length))
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(text)
})
