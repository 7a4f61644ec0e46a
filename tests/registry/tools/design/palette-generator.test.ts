import { describe, expect, it } from 'vitest'
import { SCALE } from '../../../../registry/lib/colors/harmony.ts'
import { convert } from '../../../../registry/lib/colors/spaces.ts'
import { VISIONS, seenWith } from '../../../../registry/lib/colors/vision.ts'
import { fromRgb, toHex } from '../../../../registry/lib/colors/write-color.ts'
import { parseHex } from '../../../../registry/lib/pictures/rgb.ts'
import { paletteGenerator } from '../../../../registry/tools/design/palette-generator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const make = (input: object) => output(paletteGenerator, { seed: 'tests', ...input })
const hexes = async (input: object) => ((await make(input)).palette as { hex: string }[]).map(({ hex }) => hex)
const oklch = (hex: string) => convert(fromRgb(parseHex(hex)), 'oklch').coords
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

describe('palette-generator', () => {
  it.each([
    ['analogous', [0, 30, -30]],
    ['complementary', [0, 180]],
    ['split', [0, 150, 210]],
    ['triadic', [0, 120, 240]],
    ['square', [0, 90, 180, 270]],
    ['monochrome', [0, 0, 0]],
  ] as const)('puts %s colors on their hues', async (harmony, hues) => {
    const found = await hexes({ harmony, count: hues.length, keep: [{ color: '#b0607a' }], mood: 'muted' })
    expect(found[0]).toBe('#b0607a')
    const [first] = oklch('#b0607a').slice(2) as [number]
    // Five degrees of chance, and rounding to 255 steps.
    found.forEach((hex, index) => expect(apart(oklch(hex)[2], first + hues[index]!), hex).toBeLessThan(8))
  })

  it('repeats a seed, and rolls another without one', async () => {
    for (const harmony of ['analogous', 'free']) expect(await hexes({ harmony })).toEqual(await hexes({ harmony }))
    expect(await hexes({ seed: 'a' })).not.toEqual(await hexes({ seed: 'b' }))
  })

  it('makes as many different colors as asked for, of the mood', async () => {
    for (const harmony of ['analogous', 'complementary', 'monochrome', 'free', 'square'])
      expect(new Set(await hexes({ harmony, count: 12 })).size).toBe(12)
    for (const hex of await hexes({ harmony: 'free', mood: 'dark', count: 12 })) expect(oklch(hex)[0]).toBeLessThan(0.38)
    for (const hex of await hexes({ harmony: 'free', mood: 'pastel', count: 12 })) expect(oklch(hex)[0]).toBeGreaterThan(0.83)
  })

  it('makes scales of equal lightness', async () => {
    const { shades } = (await make({ count: 2, scale: true, keep: [{ color: '#3366cc' }, { color: '#808080' }] })) as {
      shades: { hex: string }[]
    }
    const steps = Object.values(SCALE)
    expect(shades).toHaveLength(2 * steps.length)
    shades.forEach(({ hex }, index) => expect(oklch(hex)[0]).toBeCloseTo(steps[index % steps.length]!, 1))
    // A gray stays gray.
    for (const { hex } of shades.slice(steps.length)) expect(hex).toMatch(/^#(..)\1\1$/)
  })

  // By the matrices of Machado and others; white and black are seen alike by everybody.
  it('simulates color blindness', () => {
    for (const vision of VISIONS) {
      for (const hex of ['#ffffff', '#000000', '#808080']) expect(toHex(seenWith(vision, fromRgb(parseHex(hex))))).toBe(hex)
    }
    expect(toHex(seenWith('protanopia', fromRgb([255, 0, 0])))).toBe('#6d5f00')
    expect(toHex(seenWith('deuteranopia', fromRgb([255, 0, 0])))).toBe('#a39000')
    expect(toHex(seenWith('tritanopia', fromRgb([0, 0, 255])))).toBe('#006b96')
  })

  it('warns of two that some cannot tell apart', async () => {
    const { notices } = await make({ count: 2, keep: [{ color: '#cc4444' }, { color: '#777722' }] })
    expect(notices).toMatchObject([{ code: 'look-alike', params: { one: '#cc4444', other: '#777722' } }])
    expect(noticeCodes(await make({ count: 2, keep: [{ color: '#000000' }, { color: '#ffffff' }] }))).toEqual([])
  })

  it('exports code', async () => {
    const two = { count: 2, keep: [{ color: '#112233' }, { color: '#AABBCC' }] }
    const code = async (format: string, more = {}) => (await make({ ...two, format, ...more })).code
    expect(await code('scss')).toBe('$color-1: #112233;\n$color-2: #aabbcc;\n')
    expect(await code('tailwind')).toBe('@theme {\n  --color-palette-1: #112233;\n  --color-palette-2: #aabbcc;\n}\n')
    expect(JSON.parse(await code('json'))).toEqual({ 'color-1': '#112233', 'color-2': '#aabbcc' })
    expect(Object.keys(JSON.parse(await code('json', { scale: true }))['color-1'])).toHaveLength(12)
    expect(await code('css', { scale: true })).toContain('  --color-2-950: #')
  })

  it('tells pairs and what they are good for', async () => {
    const { pairs } = await make({ count: 3, keep: [{ color: '#ffffff' }, { color: '#767676' }, { color: '#959595' }] })
    expect(pairs).toEqual([
      { one: '#ffffff', other: '#767676', ratio: 4.54, fits: 'aa' },
      { one: '#ffffff', other: '#959595', ratio: 2.99, fits: 'none' },
      { one: '#767676', other: '#959595', ratio: 1.51, fits: 'none' },
    ])
  })

  it('refuses', async () => {
    const keep = [{ color: '#112233' }, { color: '#445566' }, { color: '#778899' }]
    expect(await failure(paletteGenerator, { count: 2, keep })).toMatchObject({
      code: 'too-many-kept',
      field: 'count',
      params: { count: 3, size: 2 },
    })
    expect(await failure(paletteGenerator, { keep: [{ color: '#11223380' }] })).toMatchObject({
      code: 'kept-see-through',
      field: 'keep.0.color',
    })
    expect(await failure(paletteGenerator, { count: 13 })).toMatchObject({ code: 'too-large', field: 'count' })
  })
})
