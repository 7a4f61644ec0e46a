import { expect, it } from 'vitest'
import { inWords } from '../../../../registry/lib/words/in-text.ts'

const done = { es: 'listo', fr: 'terminé', id: 'selesai', it: 'fatto', pl: 'gotowe', pt: 'pronto', ru: 'готово' }

it('puts the words of each language in place of the English ones, wherever they are', () => {
  const texts = inWords('x() // done\ny() // done', { done: { ...done, fr: '$& terminé' } })
  expect(Object.keys(texts)).toEqual(['es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'])
  expect(texts.pl).toEqual({ input: { text: 'x() // gotowe\ny() // gotowe' } })
  expect(texts.fr?.input.text).toBe('x() // $& terminé\ny() // $& terminé')
})

it('refuses words that the text no longer has', () => {
  expect(() => inWords('x()', { done })).toThrow('“done”')
})
