import { describe, expect, it } from 'vitest'
import type { ToolError } from '../../../../../engine/core/errors.ts'
import { encodeBmp } from '../../../../../registry/lib/pictures/bitmap/bmp-encode.ts'
import { joinIco } from '../../../../../registry/lib/pictures/bitmap/ico.ts'
import { unpackPackBits } from '../../../../../registry/lib/pictures/bitmap/tiff-unpack.ts'
import { decodeAnyPicture } from '../../../../../registry/lib/pictures/decode-any.ts'
import { encodeStillGif } from '../../../../../registry/lib/pictures/gif/still-gif.ts'
import { encodePng } from '../../../../../registry/lib/pictures/png/png-encode.ts'
import { bmp, fileOf, gradient, noise, psnr, work } from '../../../../support/samples/pictures.ts'

/** Red, green, red above red, red, blue, as ImageMagick 6.9 writes them: LZW, PackBits with a palette, Deflate in tiles, plain, 32 bits with masks, an icon of 4 bits. */
const FILES: Readonly<Record<string, string>> = {
  'lzw.tif': 'SUkqAA4AAACABAEQEAAQAAABAwABAAAAAwAAAAEBAwABAAAAAgAAAAIBAwABAAAAAgAAAAMBAwABAAAABQAAAAYBAwABAAAAAwAAAAoBAwABAAAAAQAAABEBBAABAAAACAAAABIBAwABAAAAAQAAABUBAwABAAAAAQAAABYBAwABAAAAAgAAABcBBAABAAAABQAAABwBAwABAAAAAQAAACkBAwACAAAAAAABAD4BBQACAAAAHAEAAD8BBQAGAAAA7AAAAEABAwAMAAAA1AAAAAAAAAD//wAAAAD//wAA//8AAP//AAAAAP////+F61EAAACAAMP1qAAAAAACzcxMAAAAAAHNzEwAAACAAM3MTAAAAAACj8L1AAAAABA3GqAAAAAAAiuHCgAAACAA', // prettier-ignore
  'pal.tif': 'SUkqAAwAAAAAEAAIEAAAAQMAAQAAAAMAAAABAQMAAQAAAAIAAAACAQMAAQAAAAIAAAADAQMAAQAAAAWAAAAGAQMAAQAAAAMAAAAKAQMAAQAAAAEAAAARAQQAAQAAAAgAAAASAQMAAQAAAAEAAAAVAQMAAQAAAAEAAAAWAQMAAQAAAAIAAAAXAQQAAQAAAAQAAAAcAQMAAQAAAAEAAAApAQMAAgAAAAAAAQA+AQUAAgAAABoBAAA/AQUABgAAAOoAAABAAQMADAAAANIAAAAAAAAA//8AAAAA//8AAP//AAD//wAAAAD/////hetRAAAAgADD9agAAAAAAs3MTAAAAAABzcxMAAAAgADNzEwAAAAAAo/C9QAAAAAQNxqgAAAAAAIrhwoAAAAgAA==', // prettier-ignore
  'tile.tif': 'SUkqAEAAAAB42hMw+57IwYAAuhYWppa6hgzJiSWJOYl5DMmJ8a7Bep7B/nCJovzEkszEPIaMoniPID0AqJIPcxEAAAEDAAEAAAADAAAAAQEDAAEAAAACAAAAAgEDAAEAAAACAAAAAwEDAAEAAAAIAAAABgEDAAEAAAADAAAACgEDAAEAAAABAAAAEgEDAAEAAAABAAAAFQEDAAEAAAABAAAAHAEDAAEAAAABAAAAKQEDAAIAAAAAAAEAPgEFAAIAAABaAQAAPwEFAAYAAAAqAQAAQAEDAAwAAAASAQAAQgEDAAEAAAAQAAAAQwEDAAEAAAAQAAAARAEEAAEAAAAIAAAARQEEAAEAAAA4AAAAAAAAAP//AAAAAP//AAD//wAA//8AAAAA/////4XrUQAAAIAAw/WoAAAAAALNzEwAAAAAAc3MTAAAAIAAzcxMAAAAAAKPwvUAAAAAEDcaoAAAAAACK4cKAAAAIAA=', // prettier-ignore
  'be16.tif': 'SUkqAAoAAAAQCBAAAAEDAAEAAAADAAAAAQEDAAEAAAACAAAAAgEDAAEAAAACAAAAAwEDAAEAAAABAAAABgEDAAEAAAADAAAACgEDAAEAAAABAAAAEQEEAAEAAAAIAAAAEgEDAAEAAAABAAAAFQEDAAEAAAABAAAAFgEDAAEAAAACAAAAFwEEAAEAAAACAAAAHAEDAAEAAAABAAAAKQEDAAIAAAAAAAEAPgEFAAIAAAAYAQAAPwEFAAYAAADoAAAAQAEDAAwAAADQAAAAAAAAAP//AAAAAP//AAD//wAA//8AAAAA/////4XrUQAAAIAAw/WoAAAAAALNzEwAAAAAAc3MTAAAAIAAzcxMAAAAAAKPwvUAAAAAEDcaoAAAAAACK4cKAAAAIAA=', // prettier-ignore
  'a32.bmp': 'Qk2iAAAAAAAAAIoAAAB8AAAAAwAAAAIAAAABACAAAwAAABgAAAAAAAAAAAAAAAAAAAAAAAAAAAD/AAD/AAD/AAAAAAAA/0JHUnMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAD/gAAA/4D/AACAAAD/gAD/AIAAAP+A', // prettier-ignore
  'pal.ico': 'AAABAAEAAwIQAAEABAB4AAAAFgAAACgAAAADAAAABAAAAAEABAAAAAAACAAAAAAAAAAAAAAAEAAAABAAAAAAAP8AAP8AAP8AAAD///8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAEAAAAAAAAAAAAAAA==', // prettier-ignore
}
const RED = [255, 0, 0]
const COLORS = [RED, [0, 255, 0], RED, RED, RED, [0, 0, 255]]
const given = (name: string) => fileOf(Uint8Array.from(Buffer.from(FILES[name]!, 'base64')), name, '')
const decode = (bytes: Uint8Array, name = 'x') => decodeAnyPicture(fileOf(bytes, name, ''), work())
const codeOf = (bytes: Uint8Array) => decode(bytes).then(() => 'decoded', (error: unknown) => (error as ToolError).failure?.code) // prettier-ignore

describe('decodeAnyPicture', () => {
  it.each([
    ['lzw.tif', 255],
    ['pal.tif', 255],
    ['tile.tif', 255],
    ['be16.tif', 255],
    ['a32.bmp', 128],
    ['pal.ico', 255],
  ])('reads %s of another program', async (name, alpha) => {
    const { pixels, format } = await decodeAnyPicture(given(name), work())
    expect([pixels.width, pixels.height, format]).toEqual([3, 2, 'other'])
    expect([...pixels.data]).toEqual(COLORS.flatMap((color) => [...color, alpha]))
  })

  it('reads what it writes', async () => {
    for (const pixels of [gradient(9, 5), gradient(8, 3, 100)]) {
      expect([...(await decode(encodeBmp(pixels))).pixels.data]).toEqual([...pixels.data])
      const icon = joinIco([{ width: pixels.width, height: pixels.height, png: await encodePng(pixels) }])
      expect([...(await decode(icon)).pixels.data]).toEqual([...pixels.data])
    }
    expect(psnr((await decode(bmp(gradient(7, 7)))).pixels, gradient(7, 7))).toBe(Infinity)
  })

  it('takes the largest of an icon and counts the rest', async () => {
    const [small, large] = [gradient(4, 4), gradient(16, 16)]
    const images = await Promise.all(
      [small, large].map(async (one) => ({ width: one.width, height: one.height, png: await encodePng(one) })),
    )
    const { pixels, info } = await decode(joinIco(images))
    expect([pixels.width, info.frames]).toEqual([16, 2])
  })

  it('reads bitmaps in runs', async () => {
    const bytes = new Uint8Array(14 + 40 + 8 + 14)
    const view = new DataView(bytes.buffer)
    bytes.set([0x42, 0x4d])
    for (const [at, value] of [[10, 62], [14, 40], [18, 4], [22, 2], [30, 1], [46, 2]] as const) view.setUint32(at, value, true) // prettier-ignore
    view.setUint16(28, 8, true)
    bytes.set([255, 0, 0, 0, 0, 0, 255, 0], 54)
    // Bottom row: three of color 1, one as it is; a jump; the top row as it is.
    bytes.set([3, 1, 1, 0, 0, 0, 0, 4, 0, 1, 1, 0, 0, 1], 62)
    const { pixels } = await decode(bytes)
    expect(Array.from({ length: 8 }, (_, i) => (pixels.data[i * 4] === 255 ? 'R' : 'B')).join('')).toBe('BRRBRRRB')
  })

  it('unpacks runs of bytes', () => {
    // The sample of Apple's technical note TN1023.
    const packed = Uint8Array.from(Buffer.from('feaa028000 2afdaa0380002a22f7aa'.replaceAll(' ', ''), 'hex'))
    expect(Buffer.from(unpackPackBits(packed, 24)).toString('hex')).toBe('aaaaaa80002aaaaaaaaa80002a22aaaaaaaaaaaaaaaaaaaa')
  })

  it('writes still GIFs, with and without transparency', async () => {
    const flat = gradient(4, 4)
    expect([...(await decode(encodeStillGif(flat))).pixels.data]).toEqual([...flat.data])
    const many = noise(60, 40)
    expect(psnr((await decode(encodeStillGif(many))).pixels, many)).toBeGreaterThan(18)
    const clear = gradient(3, 1)
    clear.data.set([9, 9, 9, 0], 4)
    const { data } = (await decode(encodeStillGif(clear))).pixels
    expect([data[3], data[7], data[11]]).toEqual([255, 0, 255])
  })

  it('refuses damage, size bombs and rare kinds', async () => {
    for (const name of Object.keys(FILES)) {
      const { bytes } = given(name)
      for (let cut = 1; cut < bytes.length; cut += 7)
        expect(['image-damaged', 'format-not-read', 'not-an-image', 'decoded']).toContain(await codeOf(bytes.subarray(0, cut)))
      for (let at = 4; at < bytes.length; at += 3) {
        const broken = bytes.slice()
        broken[at] = (broken[at] as number) ^ 0xff
        expect(['image-damaged', 'format-not-read', 'image-too-big', 'decoded']).toContain(await codeOf(broken))
      }
    }
    const bomb = encodeBmp(gradient(2, 2))
    new DataView(bomb.buffer).setUint32(18, 100_000, true)
    new DataView(bomb.buffer).setUint32(22, 100_000, true)
    expect(await codeOf(bomb)).toBe('image-too-big')
  })
})
