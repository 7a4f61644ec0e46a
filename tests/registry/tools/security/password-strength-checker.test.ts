import { describe, expect, it } from 'vitest'
import { passwordStrengthChecker } from '../../../../registry/tools/security/password-strength-checker/tool.ts'
import { refusalOf } from '../../../../engine/mcp/secrets.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const check = (password: string, personal = '') => output(passwordStrengthChecker, { password, personal })

describe('password-strength-checker', () => {
  // The findings of zxcvbn for its own kinds of examples (Wheeler, USENIX Security 2016, section 4).
  it.each([
    ['password', 'worst', 'topTen'],
    ['qwertyuiop', 'worst', 'topHundred'],
    ['password123', 'worst', 'common'],
    ['drowssap', 'worst', 'similarToCommon'],
    ['aaaaaaaa', 'worst', 'simpleRepeat'],
    ['abcabcabc', 'worst', 'extendedRepeat'],
    ['abcdefgh', 'worst', 'sequences'],
    ['2024', 'worst', 'recentYears'],
    ['zxcvbnm,./', 'weak', 'straightRow'],
    ['Smith1990', 'weak', 'commonNames'],
    ['Tr0ub4dor&3', 'weak', 'wordByItself'],
    ['mondaytuesday', 'worst', 'predictable'],
    ['k7#', 'worst', 'short'],
    ['k7#Lm2x', 'fair', 'short'],
  ])('finds %s %s because of %s', async (password, verdict, why) => {
    const given = await check(password)
    expect([given.verdict, given.why]).toEqual([verdict, [why]])
    expect(given.advice.at(-1)).toBe('generate')
  })

  it('leaves out reasons and advice where nothing is weak', { tags: 'long' }, async () => {
    const given = await check('zx#9Kq!vR2pL0w@8')
    expect(given).toMatchObject({ verdict: 'strong', estimate: { power: 16, bits: 53.2, characters: 16 } })
    expect([given.why, given.advice, given.estimate.guesses]).toEqual([undefined, undefined, undefined])
    expect(given.parts).toEqual([{ text: 'zx#9Kq!vR2pL0w@8', pattern: 'bruteforce', power: 16 }])
  })

  it('tells the times of four attackers', { tags: 'long' }, async () => {
    const times = async (password: string) => (await check(password)).attackers.map(({ time }: { time: string }) => time)
    // 797 guesses: eight hours at 100 an hour, 80 seconds at 10 a second.
    expect(await times('password123')).toEqual(['hours', 'minutes', 'instant', 'instant'])
    expect(await times('zx#9Kq!vR2')).toEqual(['centuries', 'decades', 'weeks', 'seconds'])
    expect(await times('correct horse battery staple')).toEqual(['ages', 'ages', 'ages', 'centuries'])
  })

  it('tries what it is told about somebody first', async () => {
    expect((await check('zubrowka')).verdict).not.toBe('worst')
    expect(await check('zubrowka', 'Ana; Zubrowka')).toMatchObject({ verdict: 'worst', why: ['userInputs'] })
  })

  it.each(['__proto__', 'constructor', 'toString', '\ud800', '🔑🔑🔑', '<b>&\u0000', '4@8({[</3!1|7'.repeat(7), ' '.repeat(100)])(
    'answers %j',
    { tags: 'long' },
    async (password) => {
      const given = await check(password, '__proto__ constructor')
      expect(Number.isFinite(given.estimate.power)).toBe(true)
      expect(given.parts.length).toBeGreaterThan(0)
      expect(noticeCodes(given)).toEqual(['not-breaches'])
    },
  )

  it('refuses no password and one that is too long, and is not run for others', async () => {
    expect(await failure(passwordStrengthChecker, { password: '' })).toMatchObject({ code: 'required', field: 'password' })
    expect(await failure(passwordStrengthChecker, { password: 'x'.repeat(101) })).toMatchObject({ code: 'too-long', field: 'password' })
    expect(refusalOf(passwordStrengthChecker)).toMatchObject({ code: 'secret-tool' })
  })
})
