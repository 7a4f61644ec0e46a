import { expect, it } from 'vitest'
import { SOCIAL_MEDIA_SPECS, PLACES, REMARKS } from '../../../../registry/data/social/social-media-specs.ts'
import { socialMediaSpecs } from '../../../../registry/tools/generators/social-media-specs.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { platform: string; place: string; kind: string; size: string; ratio: string; confidence: string }
const rows = async (input: object): Promise<Row[]> => (await output(socialMediaSpecs, input)).sizes

it('has sizes, places and remarks that are known, and none twice', () => {
  const seen = new Set<string>()
  for (const spec of SOCIAL_MEDIA_SPECS) {
    const key = `${spec.platform} ${spec.place} ${spec.kind} ${spec.width} ${spec.height}`
    expect(seen.has(key), key).toBe(false)
    seen.add(key)
    expect(Object.keys(PLACES)).toContain(spec.place)
    if ('remark' in spec) expect(Object.keys(REMARKS)).toContain(spec.remark)
    expect(spec.width).toBeGreaterThan(0)
    expect(spec.height).toBeGreaterThan(0)
  }
  const used = new Set(SOCIAL_MEDIA_SPECS.flatMap((spec) => [spec.place, 'remark' in spec ? spec.remark : '']))
  expect([...Object.keys(PLACES), ...Object.keys(REMARKS)].filter((name) => !used.has(name as never))).toEqual([])
})

it('names ratios that fit the sides within a hundredth', async () => {
  for (const { size, ratio } of await rows({})) {
    const [width = 0, height = 0] = size.split(' × ').map(Number)
    const [a = 0, b = 0] = ratio.split(':').map(Number)
    expect(Math.abs(a / b / (width / height) - 1), `${size} ${ratio}`).toBeLessThan(0.011)
  }
})

it.each([
  ['Instagram', 'portrait', '1080 × 1350', '4:5'],
  ['YouTube', 'thumbnail', '1280 × 720', '16:9'],
  ['X', 'cover', '1500 × 500', '3:1'],
  ['LinkedIn', 'cover', '1584 × 396', '4:1'],
  ['Pinterest', 'pin', '1000 × 1500', '2:3'],
])('knows %s %s', async (platform, place, size, ratio) => {
  expect(await rows({ platform })).toContainEqual(expect.objectContaining({ place, size, ratio }))
})

it('filters by platform, kind and shape, and the parts add up', async () => {
  const all = await rows({})
  expect(all).toHaveLength(SOCIAL_MEDIA_SPECS.length)
  const sums = await Promise.all(['landscape', 'portrait', 'square'].map(async (shape) => (await rows({ shape })).length))
  expect(sums.reduce((a, b) => a + b)).toBe(all.length)
  expect((await rows({ kind: 'video' })).length + (await rows({ kind: 'image' })).length).toBe(all.length)
  expect((await rows({ kind: 'video' })).every(({ confidence }) => confidence === 'medium')).toBe(true)
})

it('takes wide sizes for landscape and tall ones for portrait', async () => {
  const sizes = async (shape: string) => (await rows({ platform: 'X', kind: 'image', shape })).map(({ size }) => size)
  expect(await sizes('landscape')).toEqual(['1500 × 500', '1600 × 900', '1200 × 628', '1200 × 600'])
  expect(await sizes('portrait')).toEqual(['1080 × 1350', '700 × 800'])
})

it('says when nothing fits', async () => {
  expect(await failure(socialMediaSpecs, { platform: 'Threads', kind: 'video' })).toMatchObject({ code: 'no-size-found' })
})
