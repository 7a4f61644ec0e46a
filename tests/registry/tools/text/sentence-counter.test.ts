import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentenceCounter } from '../../../../registry/tools/text/sentence-counter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const count = async (text: string, more: object = {}) => output(sentenceCounter, { text, language: 'en', ...more })
const sentences = async (text: string, more: object = {}) =>
  (await count(text, more)).sentences.map(({ sentence }: { sentence: string }) => sentence)

describe('sentence-counter', () => {
  // UAX 29, section 5 and its test data: a small letter goes on, brackets and quotation marks belong before the break.
  it.each([
    ['', []],
    ['… !', []],
    ['He said "Go!" Then he left.', ['He said "Go!"', 'Then he left.']],
    ['It costs 3.50 now. Yes.', ['It costs 3.50 now.', 'Yes.']],
    ['See etc. and more', ['See etc. and more']],
    ['(First.) Second', ['(First.)', 'Second']],
    ['One\nTwo', ['One', 'Two']],
    ['What?! No…', ['What?!', 'No…']],
  ])('splits %j', async (text, expected) => {
    expect(await sentences(text)).toEqual(expected)
  })

  it.each([
    ['en', 'Mr. Fox met Prof. Owl. They sat.', 2],
    ['en', 'J. R. R. Tolkien wrote. George R. R. Martin writes.', 2],
    ['en', 'This is plan B. Then comes C.', 2],
    ['es', 'La Sra. García llegó. El Dr. Ruiz no.', 2],
    ['fr', 'M. Dupont arrive. Mme Dupont aussi.', 2],
    ['id', 'Bpk. Budi datang. Prof. Siti pergi.', 2],
    ['it', 'Il Sig. Rossi parla. Il Dott. Verdi tace.', 2],
    ['pl', 'To jest prof. Kowalski. Mieszka na ul. Polnej.', 2],
    ['pl', 'Prof. Kowalski mówi. Dr. Nowak słucha, a mec. Lis notuje. Ks. Maj milczy.', 3],
    ['pt', 'O Sr. Silva chegou. A Dra. Costa saiu.', 2],
    ['ru', 'Дом на ул. Ленина. Там живёт проф. Иванов.', 2],
    ['ja', '今日は。元気？', 2],
    ['hi', 'यह एक है। यह दो है।', 2],
  ])('knows abbreviations in %s: %j', async (language, text, expected) => {
    expect((await count(text, { language })).counts.sentences).toBe(expected)
  })

  it('splits after abbreviations when told to', async () => {
    expect(await sentences('Mr. Fox sat.', { abbreviations: false })).toEqual(['Mr.', 'Fox sat.'])
    expect(await sentences('Dr.\nWho')).toEqual(['Dr.', 'Who'])
  })

  it('lets sentences run over wrapped lines, but not over empty ones', async () => {
    expect(await sentences('One\r\n  two.\nThree\n\nFour', { wrapped: true })).toEqual(['One two.', 'Three', 'Four'])
  })

  it('counts kinds, words and averages', async () => {
    expect((await count('Why? Why not! “Really?” Fine. Fine.')).counts).toMatchObject({
      sentences: 5,
      words: 6,
      questions: 2,
      exclamations: 1,
      longest: 2,
      shortest: 1,
      average: 1.2,
    })
    expect((await count('Τι είναι; Ναι.', { language: 'el' })).counts).toMatchObject({ sentences: 2, questions: 1 })
    expect((await count('هل أنت بخير؟ نعم.', { language: 'ar' })).counts).toMatchObject({ sentences: 2, questions: 1 })
    expect((await count('')).counts).toEqual({
      sentences: 0,
      words: 0,
      average: 0,
      longest: 0,
      shortest: 0,
      questions: 0,
      exclamations: 0,
      paragraphs: 0,
    })
  })

  it('shows ten thousand sentences and counts the rest', { tags: 'long' }, async () => {
    const { counts, notices, sentences: rows } = await count('Go on. '.repeat(10_500))
    expect(counts.sentences).toBe(10_500)
    expect(rows).toHaveLength(10_000)
    expect(notices).toEqual([{ code: 'more', params: { count: 500 } }])
  })

  it('loses no letter', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('A', 'b', '. ', '? ', '\n', ' ', 'Dr. ', '1', '👍') }), async (text) => {
        const letters = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '')
        expect(letters((await sentences(text)).join(''))).toBe(letters(text))
        expect(letters((await sentences(text, { wrapped: true })).join(''))).toBe(letters(text))
      }),
    )
  })

  it('takes hostile text', async () => {
    for (const text of ['A. '.repeat(30_000), 'a'.repeat(100_000), ' '.repeat(100_000), '.'.repeat(100_000), '\ud800. \u0000A'])
      expect((await count(text, { wrapped: true })).counts.sentences).toBeGreaterThanOrEqual(0)
  })

  it('refuses an unknown language', async () => {
    expect(await failure(sentenceCounter, { text: 'a', language: 'xx' })).toMatchObject({ code: 'not-a-choice', field: 'language' })
  })
})
