import { describe, expect, it } from 'vitest'
import { lookAt } from '../../../../registry/lib/recognize/look.ts'
import { recognizeText } from '../../../../registry/lib/recognize/recognize.ts'
import { RECOGNIZERS } from '../../../../registry/lib/recognize/recognizers.ts'

/** What looks like one of a kind, and is something else, in the language where it is. */
const LOOK_ALIKES: Readonly<Partial<Record<keyof typeof RECOGNIZERS, readonly (readonly [text: string, language?: string])[]>>> = {
  measure: [
    ['2:30 PM'],
    ['12 a.m.'],
    ['1st'],
    ['14:30'],
    ['4th July 1976'],
    ['5G'],
    ['4K'],
    ['1.5M'],
    ["1'234'567"],
    ['36.6 °C'],
    ['15%'],
    ['10 Downing Street'],
    ['5 apples'],
    ['180 cm, 75 kg'],
    ['2026-11-28'],
    ['550e8400-e29b-41d4-a716-446655440000'],
    ['12 mars 2026', 'fr'],
    ['4 mil', 'es'],
    ['20 mil', 'pt'],
    ['3 maja 1791 r.', 'pl'],
    ['2026 г.', 'ru'],
    ['5 ft\n3 in'],
    [`1 h${' '.repeat(60)}2 min`],
  ],
  expression: [
    ['12/03/2026'],
    ['1/2/2026 + 3'],
    ['2026-03-12'],
    ['2026 - 12'],
    ['12 / 2026'],
    ['1/2'],
    ['24/7'],
    ['10-20'],
    ['40 - 50'],
    ['3-2-1'],
    ['16:9'],
    ['1920×1080'],
    ['+1 202-555-0143'],
    ['(202) 555-0143'],
    ['(202)-555-0143'],
    ['8 (495) 123-45-67', 'ru'],
    ['978-3-16-148410-0'],
    ['192.168.0.0/24'],
    ['/usr/local/2'],
    ['0xFF+1'],
    ['0b11*2'],
    ['100%25'],
    ['15%'],
    ['5 * * * *'],
    ['15 14 1 * *'],
    ['*100*1#'],
    ['1.2.3+4'],
    ['18+'],
    ['C++'],
    ['a*b'],
    ['8FVC+X2'],
    ['1,234 * 2'],
    ['1,5'],
    ['(12)'],
    ['2*(3+4'],
    ['2*3)'],
    ['1 2 + 3'],
    ['rgb(10, 20, 30)'],
    ['-17'],
    ['1+'.repeat(150) + '1'],
  ],
  dice: [['2d'], ['d0'], ['0d6'], ['d'], ['2 + 3'], ['2d6 d8'], ['My 2d6'], ['2k6', 'pl'], ['550d8400e29b']],
  regex: [
    ['/usr/bin/'],
    ['/home/ann/'],
    ['/etc/nginx/nginx.conf'],
    ['/api/v1/users/'],
    ['/a.txt/'],
    ['/abc/'],
    ['// comment+'],
    ['/* a+ */'],
    ['/a+/gg'],
    ['/a+/x'],
    ['/a+'],
    ['/[/'],
    [`/${'a+'.repeat(1500)}/`],
  ],
  'otp-link': [
    ['otpauth://totp/Example'],
    ['otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8'],
    ['https://example.com/?secret=JBSWY3DPEHPK3PXP'],
    ['otpauth://totp/a b?secret=JBSWY3DPEHPK3PXP'],
  ],
}

describe.each(Object.entries(LOOK_ALIKES))('%s', (kind, texts) => {
  it.each(texts.map(([text, language = 'en']) => ({ text, language })))('is not what $text is', ({ text, language }) => {
    expect(RECOGNIZERS[kind as keyof typeof RECOGNIZERS](lookAt(text, language))).toBeUndefined()
  })
})

describe('what may be two things', () => {
  it.each([
    ['2d6', 'dice', 'hex-number'],
    ['2d7', 'hex-number', 'dice'],
    ['3d', 'hex-number', 'measure'],
    ['12 d', 'measure', 'text'],
    ['98.6 °F', 'temperature', 'text'],
    ['4111 1111 1111 1111', 'card', 'text'],
  ])('%s is first of all %s', (text, first, other) => {
    const kinds = recognizeText(text, { language: 'en' }).map(({ kind }) => kind)
    expect(kinds[0]).toBe(first)
    expect(kinds).toContain(other)
  })

  it('is read in each kind that it may measure', () => {
    const readingsOf = (text: string) => RECOGNIZERS.measure(lookAt(text, 'en'))?.readings
    expect(readingsOf('12 oz')).toEqual({ mass: '12 oz', volume: '12 oz' })
    expect(readingsOf('5 ft 11 in')).toEqual({ length: '5 ft 11 in' })
  })
})

describe('a link with a secret', () => {
  it('leaves no reading and no fact behind', () => {
    const found = recognizeText('otpauth://totp/ana?secret=JBSWY3DPEHPK3PXP', { language: 'en' })
    expect(found[0]).toEqual({ kind: 'otp-link', within: [], confidence: 0.98 })
    expect(JSON.stringify(found)).not.toContain('JBSWY3DPEHPK3PXP')
  })
})
