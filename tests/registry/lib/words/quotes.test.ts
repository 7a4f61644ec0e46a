import { expect, it } from 'vitest'
import { quotesOf } from '../../../../registry/lib/words/quotes.ts'

it('quotation marks are those of the language', () => {
  const written = ['en', 'pl', 'ru', 'es', 'it', 'pt-BR', 'id', 'fr'].map((locale) => quotesOf(locale).join('a'))
  expect(written).toEqual(['“a”', '„a”', '«a»', '«a»', '“a”', '“a”', '“a”', '«\u00a0a\u00a0»'])
})
