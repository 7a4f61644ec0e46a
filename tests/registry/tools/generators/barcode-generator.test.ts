import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expandUpcE, SYMBOLOGIES } from '../../../../registry/tools/generators/barcode-generator/barcodes.ts'
import { barcodeGenerator } from '../../../../registry/tools/generators/barcode-generator/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const codeOf = async (symbology: string, text: string) => (await output(barcodeGenerator, { symbology, text })).codes[0]

/** The modules of the drawn bars at half their height, from the first dark one to the last. */
async function modulesOf(symbology: string, text: string): Promise<string> {
  const { svg } = await output(barcodeGenerator, { symbology, text, module: 2, margin: 0, showText: false })
  const bars = [...svg.matchAll(/stroke-width="(\d+)" d="([^"]+)"/g)].flatMap(([, width, path]) =>
    [...(path as string).matchAll(/M([\d.]+) /g)].map(([, x]) => ({ from: (Number(x) - Number(width) / 2) / 2, width: Number(width) / 2 })),
  )
  const first = Math.min(...bars.map(({ from }) => from))
  const modules: string[] = []
  for (const { from, width } of bars) for (let i = 0; i < width; i++) modules[from - first + i] = '1'
  return Array.from(modules, (module) => module ?? '0').join('')
}

/** Where the first bar of a drawing begins and the last one ends, in its own units. */
function barsOf(svg: string): { from: number; to: number } {
  const bars = [...svg.matchAll(/stroke-width="(\d+)" d="([^"]+)"/g)].flatMap(([, width, path]) =>
    [...(path as string).matchAll(/M([\d.]+) /g)].map(([, x]) => [Number(x) - Number(width) / 2, Number(x) + Number(width) / 2] as const),
  )
  return { from: Math.min(...bars.map(([from]) => from)), to: Math.max(...bars.map(([, to]) => to)) }
}

/** Left-hand patterns with odd parity, and for each first digit which of six are even (ISO/IEC 15420, tables 2 and 3). */
const ODD = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']
const flip = (bits: string) => bits.replaceAll(/./g, (bit) => (bit === '1' ? '0' : '1'))
const turn = (bits: string) => [...bits].toReversed().join('')

function ean13(digits: string): string {
  const parity = PARITY[Number(digits[0])] as string
  const left = Array.from(digits.slice(1, 7), (digit, at) => {
    const odd = ODD[Number(digit)] as string
    return parity[at] === 'L' ? odd : turn(flip(odd))
  })
  const right = Array.from(digits.slice(7), (digit) => flip(ODD[Number(digit)] as string))
  return `101${left.join('')}01010${right.join('')}101`
}

describe('barcode-generator', () => {
  it.each([
    ['EAN-13', '400638133393', '4006381333931', '1'],
    ['EAN-13', '4006381333931', '4006381333931', '1'],
    ['EAN-8', '7351353', '73513537', '7'],
    ['UPC-A', '03600029145', '036000291452', '2'],
    ['UPC-A', '0 36000 29145 2', '036000291452', '2'],
    ['UPC-E', '0425261', '04252614', '4'],
    ['UPC-E', '425261', '04252614', '4'],
    ['ITF-14', '1540014128876', '15400141288763', '3'],
    ['ISBN', '0-306-40615-2', '9780306406157', '7'],
    ['ISBN', '080442957x', '9780804429573', '3'],
    ['ISBN', '978-3-16-148410-0', '9783161484100', '0'],
    ['MSI', '1234567', '12345674', '4'],
    ['Codabar', '40156', 'A40156A', ''],
    ['Codabar', 'b40156c', 'B40156C', ''],
    ['Pharmacode', '00117480', '117480', ''],
    ['Interleaved 2 of 5', '123', '0123', ''],
  ])('%s %s says %s', async (symbology, text, data, check) => {
    expect(await codeOf(symbology, text)).toEqual({ data, check })
  })

  it('draws an EAN-13 as the standard’s tables have it', async () => {
    const digits = fc.integer({ min: 0, max: 999_999_999_999 }).map((number) => String(number).padStart(12, '0'))
    await fc.assert(
      fc.asyncProperty(digits, async (text) => {
        const { data } = await codeOf('EAN-13', text)
        expect(await modulesOf('EAN-13', text)).toBe(ean13(data))
      }),
    )
  })

  it('draws the published bars of Code 128 “PJJ123C” and Code 39 “A”', async () => {
    // Start B, P, J, J, 1, 2, 3, C, check 54, stop.
    const words = ['11010010000', '11101110110', '10110111000', '10110111000', '10011100110', '11001110010', '11001011100', '10001000110']
    expect(await modulesOf('Code 128', 'PJJ123C')).toBe(`${words.join('')}111010001101100011101011`)
    // Narrow bars are one module, wide ones three: *, A, *.
    expect(await modulesOf('Code 39', 'A')).toBe(['1000101110111010', '1110101000101110', '100010111011101'].join(''))
  })

  it('expands a UPC-E as GS1’s table does', () => {
    expect(['0425261', '0123453', '0123454', '0123455', '0123459', '0120450'].map(expandUpcE)).toEqual([
      '04210000526',
      '01230000045',
      '01234000005',
      '01234500005',
      '01234500009',
      '01200000045',
    ])
  })

  it.each(SYMBOLOGIES)('%s is a drawing of its own size without anything that could run', async (symbology) => {
    const text =
      symbology === 'GS1-128'
        ? '(01)09501101530003'
        : symbology === 'Pharmacode'
          ? '1234'
          : symbology === 'ISBN'
            ? '978030640615'
            : '1234567'
    const fitting =
      { 'EAN-13': '123456789012', 'UPC-A': '12345678901', 'ITF-14': '1234567890123', 'UPC-E': '0123456' }[symbology as string] ?? text
    const { svg } = await output(barcodeGenerator, { symbology, text: fitting, foreground: '#112233', background: '#fffff0' })
    expect(svg).toMatch(/^<svg width="[\d.]+" height="[\d.]+" viewBox="0 0 [\d.]+ [\d.]+" xmlns="http:\/\/www\.w3\.org\/2000\/svg">/)
    expect(svg).toContain('112233')
    expect(svg).toContain('fffff0')
    expect(svg).not.toMatch(/<(?!svg|path|rect|\/svg|polygon|g|\/g)/)
  })

  it('keeps markup of the contents out of the drawing', async () => {
    const { svg } = await output(barcodeGenerator, { symbology: 'Code 128', text: '<script>alert("1")</script>' })
    expect(svg).not.toContain('script')
  })

  it('makes a file of each line, and one square code of all lines', async () => {
    const { files, codes } = await output(barcodeGenerator, { symbology: 'Code 128', text: 'A-1\r\n\n  B 2  \n' })
    expect(codes.map(({ data }: { data: string }) => data)).toEqual(['A-1', 'B 2'])
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['A-1.svg', 'B_2.svg'])
    const matrix = await output(barcodeGenerator, { symbology: 'Data Matrix', text: 'Zażółć\n😀' })
    expect(matrix.codes).toEqual([{ data: 'Zażółć\n😀', check: '' }])
    expect(matrix.files).toBeUndefined()
  })

  it.each([
    // GS1 General Specifications, figure 5.2.3.4-1, and the standards of each kind.
    ['EAN-13', '4006381333931', 11, 7],
    ['ISBN', '9780306406157', 11, 7],
    ['EAN-8', '73513537', 7, 7],
    ['UPC-A', '036000291452', 9, 9],
    ['UPC-E', '04252614', 9, 7],
    ['GS1-128', '(01)09501101530003', 10, 10],
    ['Code 128', 'PJJ123C', 10, 10],
    ['Code 39', 'A', 10, 10],
    ['Code 93', 'A', 10, 10],
    ['Codabar', 'A40156A', 10, 10],
    ['Interleaved 2 of 5', '1234', 10, 10],
    ['MSI', '1234', 12, 12],
    ['Pharmacode', '1234', 12, 12],
  ])('%s keeps its quiet zone free beside its bars', async (symbology, text, left, right) => {
    const { svg, notices } = await output(barcodeGenerator, { symbology, text, module: 2 })
    expect(notices).toBeUndefined()
    const { from, to } = barsOf(svg)
    expect([from / 2, (Number(/width="(\d+)"/.exec(svg)?.[1]) - to) / 2]).toEqual([left, right])
  })

  it('keeps ten modules free within the frame of an ITF-14', async () => {
    const { svg } = await output(barcodeGenerator, { symbology: 'ITF-14', text: '15400141288763', module: 2, margin: 0 })
    const { from, to } = barsOf(svg)
    const [, left, right] = /M(\d+) \d+L\d+ \d+L(\d+) [^Z]*Z" fill-rule/.exec(svg) ?? []
    expect(from / 2 - Number(left) / 2).toBeGreaterThanOrEqual(10)
    expect(Number(right) / 2 - to / 2).toBeGreaterThanOrEqual(10)
  })

  it.each([
    ['EAN-13', '4006381333931', 11],
    ['EAN-8', '73513537', 7],
    ['UPC-A', '036000291452', 9],
    ['UPC-E', '04252614', 9],
    ['Code 128', 'A', 10],
    ['MSI', '1', 12],
    ['Data Matrix', 'A', 1],
    ['PDF417', 'A', 2],
  ])('warns of a margin narrower than the quiet zone of %s', async (symbology, text, needed) => {
    const codes = async (margin: number) => noticeCodes(await output(barcodeGenerator, { symbology, text, margin }))
    expect(await codes(needed)).toEqual([])
    expect(await codes(needed - 1)).toEqual(['small-margin'])
  })

  it('warns of what scanners may miss', async () => {
    const codes = async (input: object) => noticeCodes(await output(barcodeGenerator, { text: '1234567', symbology: 'EAN-8', ...input }))
    expect(await codes({})).toEqual([])
    expect(await codes({ symbology: 'Aztec', margin: 0 })).toEqual([])
    expect(await codes({ symbology: 'ITF-14', text: '15400141288763', margin: 0 })).toEqual([])
    expect(await codes({ foreground: '#ffffff', background: '#000000' })).toEqual(['light-on-dark'])
    expect(await codes({ symbology: 'Interleaved 2 of 5' })).toEqual(['zero-added'])
  })

  it.each([
    [{ text: ' \n ' }, 'required', undefined],
    [{ text: '400638133393\n4006381333932' }, 'wrong-check-digit', 13],
    [{ text: '40063x' }, 'digits-only', 5],
    [{ text: '4006' }, 'wrong-digit-count', 0],
    [{ symbology: 'UPC-E', text: '4252614' }, 'bad-number-system', 0],
    [{ symbology: 'UPC-E', text: '04252613' }, 'wrong-check-digit', 0],
    [{ symbology: 'ISBN', text: '0-306-40615-3' }, 'wrong-check-digit', 0],
    [{ symbology: 'ISBN', text: '4006381333931' }, 'bad-isbn-prefix', 0],
    [{ symbology: 'Pharmacode', text: '131071' }, 'bad-pharmacode', 0],
    [{ symbology: 'Codabar', text: 'A12' }, 'bad-codabar', 0],
    [{ symbology: 'Code 39', text: 'ABc' }, 'bad-barcode-character', 2],
    [{ symbology: 'Code 128', text: 'zażółć' }, 'bad-barcode-character', 2],
    [{ symbology: 'Aztec', text: '\ud83d' }, 'bad-barcode-character', 0],
    [{ symbology: 'GS1-128', text: '0109501101530003' }, 'bad-gs1-form', 0],
    [{ symbology: 'GS1-128', text: '(01)09501101530004' }, 'bad-gs1-element', 0],
    [{ symbology: 'GS1-128', text: '(15)270230' }, 'bad-gs1-element', 0],
    [{ symbology: 'Data Matrix', text: 'x'.repeat(4000) }, 'too-much-for-barcode', 0],
    [{ symbology: 'Code 39', text: 'X'.repeat(4000) }, 'too-much-for-barcode', 0],
    [{ symbology: 'Code 128', text: 'A\n'.repeat(201) }, 'too-many-codes', undefined],
  ])('refuses %j as %s', async (input, code, offset) => {
    const found = await failure(barcodeGenerator, input)
    expect(found).toMatchObject({ code, field: 'text' })
    expect(found.place?.offset).toBe(offset)
  })

  it.each([
    [{ foreground: '#eeeeee' }, 'low-contrast', 'foreground'],
    [{ background: '#ffffff80' }, 'see-through', 'background'],
  ])('refuses the colours %j as %s', async (input, code, field) => {
    expect(await failure(barcodeGenerator, { text: '1234567', symbology: 'EAN-8', ...input })).toMatchObject({ code, field })
  })
})
