import { expect, it } from 'vitest'
import { writeByteLimit } from '../../../engine/core/file-size.ts'
import { createSentences } from '../../../engine/core/sentences.ts'
import { readWords } from '../../../engine/read/words.ts'
import { LOCALES_URL } from '../../support/real-registry.ts'

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

it.each([
  [16_777_216, 'en', '16 MB'],
  [67_108_864, 'fr', '64 Mo'],
  [16_777_216, 'ru', '16 МБ'],
  [2048, 'en', '2 kB'],
  [1_610_612_736, 'pl', '1,5 GB'],
  [5_000_000, 'es', '5 MB'],
  [1999, 'en', '1.9 kB'],
  [500, 'en', '500 bytes'],
  [1, 'en', '1 byte'],
])('writes %i in %s as %s', (bytes, locale, text) => {
  expect(plain(writeByteLimit(bytes, locale))).toBe(text)
})

it.each([
  ['en', 'The file is too large: at most 16 MB.'],
  ['fr', 'Le fichier est trop volumineux : 16 Mo au maximum.'],
  ['pl', 'Plik jest za duży: najwyżej 16 MB.'],
  ['ru', 'Файл слишком большой: не больше 16 МБ.'],
] as const)('names the largest file in %s as people do', async (language, sentence) => {
  const words = (await readWords(LOCALES_URL, [language])).get(language)?.ui ?? {}
  const { failure } = createSentences(language, words)
  expect(plain(failure({ code: 'file-too-big', params: { maximum: 16_777_216 } }))).toBe(sentence)
})

it('names no size in bare bytes, in no language', { tags: 'long' }, async () => {
  const words = await readWords(LOCALES_URL, ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'])
  const said = [...words].flatMap(([language, { ui, views, faces = {} }]) =>
    Object.entries({ ...ui, ...views, ...faces }).map(([key, text]) => `${language} ${key}: ${text}`),
  )
  expect(said.filter((line) => /\{\{\w+(?:, number)?\}\} (?:bytes?|octets|bajtów|байт|Б)(?!\p{L})/u.test(line))).toEqual([])
})
