import { describe, expect, it } from 'vitest'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { ByteReader } from '../../../../registry/lib/pictures/bytes.ts'
import { decodeAnyPicture } from '../../../../registry/lib/pictures/decode-any.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { faviconGenerator } from '../../../../registry/tools/images/favicon-generator.ts'
import { fileOf, work } from '../../../support/samples/pictures.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

/** One color, as packing many takes seconds at each size. */
const plain = (width: number, height: number, alpha = 255) => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 4 === 3 ? alpha : 60 * (at % 4))),
})
const png = async (pixels = plain(520, 520)) => fileOf(await encodePicture(pixels, { format: 'png' }, work()))
const make = async (input: object, file?: FileValue) => output(faviconGenerator, { file: file ?? (await png()), ...input })
const fileNamed = (files: readonly FileValue[], name: string) => files.find((file) => file.name === name)!
const pixelsOf = async (file: FileValue) => (await decodeAnyPicture(file, work())).pixels

/** A transparent picture with an opaque disk. */
function disk(side: number, radius: number) {
  const pixels = plain(side, side, 0)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) <= radius) pixels.data[(y * side + x) * 4 + 3] = 255
  return pixels
}

describe('favicon-generator', () => {
  it('makes every file in its size', { tags: 'long' }, async () => {
    const { files, icons } = await make({ name: 'Shop' })
    expect(files.map(({ name }: FileValue) => name)).toEqual([
      'favicon.ico',
      'apple-touch-icon.png',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
      'site.webmanifest',
    ])
    for (const [name, side] of [
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable-512.png', 512],
    ] as const) {
      // prettier-ignore
      const { width, height } = await pixelsOf(fileNamed(files, name))
      expect([width, height], name).toEqual([side, side])
    }
    const reader = new ByteReader(fileNamed(files, 'favicon.ico').bytes)
    expect([reader.u16(2, true), reader.u16(4, true)]).toEqual([1, 3])
    expect([reader.u8(6), reader.u8(22), reader.u8(38)]).toEqual([16, 32, 48])
    // Each begins where it says, as PNG.
    for (const at of [6, 22, 38]) expect(reader.u32(reader.u32(at + 12, true))).toBe(0x89504e47)
    expect(icons).toMatchObject({ source: '520 × 520', ico: '16, 32, 48' })
  })

  it('names them in manifest and HTML', { tags: 'long' }, async () => {
    const { manifest, html, files } = await make({ name: ' A "shop" ', theme: '#AABBCC80', background: '#112233', path: '/a/b/' })
    expect(JSON.parse(manifest)).toEqual({
      name: 'A "shop"',
      short_name: 'A "shop"',
      icons: [
        { src: '/a/b/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/a/b/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/a/b/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      theme_color: '#aabbcc',
      background_color: '#112233',
      display: 'browser',
    })
    expect(new TextDecoder().decode(fileNamed(files, 'site.webmanifest').bytes)).toBe(manifest)
    expect(html).toContain('href="/a/b/favicon.ico" sizes="48x48"')
    expect(JSON.parse((await make({})).manifest)).not.toHaveProperty('name')
  })

  it('fills the background only where transparency is not allowed', { tags: 'long' }, async () => {
    const { files } = await make({ background: '#00ff00' }, await png(disk(512, 100)))
    const corner = async (name: string) => [...(await pixelsOf(fileNamed(files, name))).data.subarray(0, 4)]
    expect(await corner('apple-touch-icon.png')).toEqual([0, 255, 0, 255])
    expect(await corner('icon-maskable-512.png')).toEqual([0, 255, 0, 255])
    expect((await corner('icon-512.png'))[3]).toBe(0)
  })

  it('knows the safe area', { tags: 'long' }, async () => {
    // A disk that fills the picture is safe up to 80%; a square up to 56%.
    const round = await png(disk(512, 256))
    expect(noticeCodes(await make({ safe: 80 }, round))).toEqual([])
    expect(noticeCodes(await make({ safe: 84 }, round))).toEqual(['outside-safe-area'])
    expect(noticeCodes(await make({ safe: 56 }))).toEqual([])
    expect(noticeCodes(await make({ safe: 60 }))).toEqual(['outside-safe-area'])
  })

  it('keeps another shape whole or crops it', { tags: 'long' }, async () => {
    const wide = await png(plain(600, 300))
    const alpha = async (fit: string) => (await pixelsOf(fileNamed((await make({ fit, safe: 50 }, wide)).files, 'icon-192.png'))).data[3]
    expect(await alpha('inside')).toBe(0)
    expect(await alpha('cover')).toBe(255)
    expect(noticeCodes(await make({ fit: 'cover', safe: 50 }, wide))).toEqual(['enlarged'])
  })

  it('refuses', async () => {
    expect(await failure(faviconGenerator, { file: await png(plain(8, 8)) })).toMatchObject({
      code: 'icon-too-small',
      field: 'file',
      params: { width: 8, height: 8 },
    })
    for (const path of ['icons/', '/icons', '/"><script>/', '//a/'])
      expect(await failure(faviconGenerator, { file: await png(), path })).toMatchObject({ field: 'path' })
    expect(await failure(faviconGenerator, { file: fileOf(Uint8Array.of(60, 115)) })).toMatchObject({ code: 'not-an-image' })
  })
})
