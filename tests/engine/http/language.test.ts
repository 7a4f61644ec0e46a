import { expect, it } from 'vitest'
import { preferredLanguage } from '../../../engine/http/language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['pt-BR,pt;q=0.9', 'pt'],
  ['de-DE, pl;q=0.3, fr;q=0.7', 'fr'],
  ['fr;q=0, pl;q=0.1', 'pl'],
  ['*', 'en'],
  ['constructor', 'en'],
  ['fr;q=nonsense', 'en'],
  [','.repeat(100_000), 'en'],
])('%j asks for %s', (header, language) => {
  expect(preferredLanguage(header, ['en', 'fr', 'pl', 'pt'])).toBe(language)
})
