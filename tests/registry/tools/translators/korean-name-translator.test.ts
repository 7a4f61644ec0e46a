import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WEAK_E_NAMES } from '../../../../registry/data/scripts/hangul-names.ts'
import { koreanNameTranslator } from '../../../../registry/tools/translators/korean-name-translator/tool.ts'
import { HANGUL_NAMES, OFFICIAL_HANGUL } from '../../../support/samples/hangul-names.ts'
import { output } from '../../../support/run-tool.ts'

const write = async (text: string, further: object = {}) => (await output(koreanNameTranslator, { text, ...further })).text as string

describe('korean-name-translator', () => {
  it.each(OFFICIAL_HANGUL)('writes %j of the official rules as %j', async (latin, hangul) => {
    expect(await write(latin)).toBe(hangul)
  })

  it.each(HANGUL_NAMES)('writes the name %j as %j', async (latin, hangul) => {
    expect(await write(latin)).toBe(hangul)
  })

  it.each([
    ['', ''],
    // Old and other spellings.
    ['Soeharto Tjokro Djoko Sjahrir Chairil Ghani Thalib Budhi Joseph', '수하르토 초크로 조코 샤리르 하이릴 가니 탈립 부디 조셉'],
    ['Adjie Erick Danish', '아지 에릭 다니시'],
    // Stops: of their own at the start, after a consonant and before l, r, m, n; finals elsewhere.
    ['Klaten Sukma Agnes Gerd Abdul Sofyan Afgan', '클라텐 수크마 아그네스 게르드 압둘 소퍈 압간'],
    // l between vowels, after a syllable with eu, after a final, at the start.
    ['Ali Sulistyo Azlan Hamlan Lala', '알리 술리스툐 아즐란 함란 랄라'],
    // ng and ny.
    ['Ngurah Wangi Nyai Panyu Bangsa', '응우라 왕이 냐이 파뉴 방사'],
    // Semivowels: joined, apart, alone, at the end.
    ['Surya Widya Dyah Wahyu Yogi Rizky Haydar Ayub', '수랴 위댜 댜 와휴 요기 리즈키 하이다르 아윱'],
    ['Akwila Siswa Dwi Agwan Saw', '아퀼라 시스와 드위 아그완 사우'],
    // Double consonants once, but ngg is ng and g.
    ['Muhammad Abdullah Anggun', '무하맛 압둘라 앙군'],
    // Endings that the rules leave open.
    ['Gustav Felix Max Xenia', '구스탑 펠릭스 막스 세니아'],
    // Apostrophes part syllables; hyphens, marks and digits stay.
    ["Ma'ruf Jum’at Al-Amin, R. A. 2!", '마룹 줌앗 알-아민, 르. 아. 2!'],
    // Accents do not count, except on e.
    ['Ándré Sêkar S\u0065\u0302kar Dé Dè Dĕ', '안드레 스카르 스카르 데 데 드'],
    ['KETUT ketut H. Joko', '크툿 크툿 흐. 조코'],
  ])('writes %j as %j', async (latin, hangul) => {
    expect(await write(latin)).toBe(hangul)
  })

  it('takes a plain e as told, and accents before that', async () => {
    expect(await write('Ketut Bebek')).toBe('크툿 베벡')
    expect(await write('Ketut Bebek', { e: 'clear' })).toBe('케툿 베벡')
    expect(await write('Ketut Bebek Bébék', { e: 'weak' })).toBe('크툿 브븍 베벡')
    expect(await write('Cheras', { ch: 'c' })).toBe('체라스')
    expect(await write('Cheras')).toBe('헤라스')
  })

  it('gives the other forms and the reading', async () => {
    expect(await output(koreanNameTranslator, { text: 'Setiawan Hidayat' })).toEqual({
      text: '스티아완 히다얏',
      romanised: 'seutiawan hidayat',
      forms: [
        { form: 'clear', hangul: '세티아완 히다얏', romanised: 'setiawan hidayat' },
        { form: 'casual', hangul: '스티아완 히다야트', romanised: 'seutiawan hidayateu' },
      ],
      notices: [{ code: 'weak-names', params: { names: 'Setiawan' }, level: 'info' }],
    })
    expect(await output(koreanNameTranslator, { text: 'Rina' })).toEqual({ text: '리나', romanised: 'rina' })
  })

  // Place names and words in the Revised Romanization of 2000, less those whose sounds change between syllables.
  it.each([
    ['Bali', 'balli'],
    ['Jogja', 'jokja'],
    ['Yogyakarta', 'yogyakareuta'],
    ['Siti Nurbaya', 'siti nureubaya'],
    ['Alim', 'allim'],
    ['Akbar', 'akbareu'],
    ['Banyuwangi', 'banyuwangi'],
    ['Ahmad Idris', 'amat ideuriseu'],
  ])('reads %j in Hangul as %j', async (latin, romanised) => {
    expect(await output(koreanNameTranslator, { text: latin })).toMatchObject({ romanised })
  })

  it('keeps and reports what is no Latin letter', async () => {
    expect(await output(koreanNameTranslator, { text: 'Rina Иван\nŁukasz 漢' })).toMatchObject({
      text: '리나 Иван\nŁukasz 漢',
      notices: [
        { params: { character: 'И', line: 1, column: 6 } },
        { params: { character: 'в' } },
        { params: { character: 'а' } },
        { params: { character: 'н' } },
        { code: 'unmapped', params: { character: 'Ł', code: 'U+0141', count: 1, line: 2, column: 1 } },
        { params: { character: '漢', line: 2, column: 8 } },
      ],
    })
  })

  it('knows only names that the rules of a weak e concern', () => {
    for (const [name, marked] of Object.entries(WEAK_E_NAMES)) expect(marked.replaceAll('ê', 'e')).toBe(name)
  })

  it('turns every Latin word into whole syllables, one for each vowel at least', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-z]{1,12}$/), fc.constantFrom('known', 'clear', 'weak'), async (word, e) => {
        const { text, romanised } = await output(koreanNameTranslator, { text: word, e })
        expect(text).toMatch(/^[가-힣]+$/)
        expect(romanised).toMatch(/^[a-z]+$/)
        const vowels = word.replace(/oe|ie$/g, 'u').match(/[aeiou]/g)?.length ?? 0
        expect(text.length).toBeGreaterThanOrEqual(vowels)
      }),
      { numRuns: 1000 },
    )
  })
})
