import { describe, expect, it } from 'vitest'
import { ToolError } from '../../../../../engine/core/errors.ts'
import { decodePicture } from '../../../../../registry/lib/pictures/decode.ts'
import { encodePicture } from '../../../../../registry/lib/pictures/encode.ts'
import { joinBytes } from '../../../../../engine/core/bytes/join.ts'
import { latin1 } from '../../../../../registry/lib/pictures/bytes.ts'
import { DamagedImage, UnreadKind } from '../../../../../registry/lib/pictures/failures.ts'
import { bestCodes } from '../../../../../registry/tools/images/image-cropper/best-codes.ts'
import { type JpegCoefficients, readCoefficients } from '../../../../../registry/tools/images/image-cropper/coefficients.ts'
import { cropLossless, wholeTurn } from '../../../../../registry/tools/images/image-cropper/lossless-crop.ts'
import { orientPixels } from '../../../../../registry/lib/pictures/orient.ts'
import { fileOf, gradient, psnr, work } from '../../../../support/samples/pictures.ts'

/** An image of 43 × 29 pixels, sampled 2 × 1, and what jpegtran of libjpeg-turbo makes of it. */
const MADE = {
  /** cjpeg -quality 40 -progressive -sample 2x1 -restart 1B */
  progressive:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wgARCAAdACsDASEAAhEBAxEB/8QAGQABAAMBAQAAAAAAAAAAAAAAAwABBAUC/8QAGQEAAwEBAQAAAAAAAAAAAAAAAgMEAQAF/90ABAAB/9oADAMBAAIQAxAAAAHlMRf/0OevU//RyIHof//Sy0K//9MYpn//1KpFf//VFUzf/9almz//10SR3//QSSxf/9HTUaf/0t3mDf/EABUQAQEAAAAAAAAAAAAAAAAAAAAR/9oACAEBAAEFAo//0I//0Y//0o//04//1I//1Y//1o//14//0I//0Y//0o//04//1I//1Y//1o//14//0I//0X//0n//04//1H//1X//1o//xAAXEQEBAQEAAAAAAAAAAAAAAAAAAQIR/9oACAEDAQE/AZX/0JX/0ev/0s1//9PNf//UzX//1ZX/1pX/1+v/0MV//9HL/9LL/8QAFhEBAQEAAAAAAAAAAAAAAAAAAAMB/9oACAECAQE/AZ6//9Cev//Rnr//0q6//9Ouv//Urr//1Z6//9aev//Xnr//0Kv/0av/0qv/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAY/An//0H//0X//0n//03//1H//1X//1n//13//0H//0X//0n//03//1H//1X//1n//13//0H//0X//0n//03//1H//1X//1n//xAAVEAEBAAAAAAAAAAAAAAAAAAAAAf/aAAgBAQABPyGP/9CP/9GP/9KP/9OP/9Q//9WP/9aH/9eP/9CP/9GP/9J//9OP/9SP/9WH/9aP/9eP/9B//9GR/9KR/9OH/9SR/9WR/9Y//9oADAMBAAIAAwAAABCv/9Df/9F//9Jf/9P/AP/U7//V3//W/wD/11//0C//0V//0n//xAAWEQEBAQAAAAAAAAAAAAAAAAAAASH/2gAIAQMBAT8Qf//QP//RmX//0n//03//1MX/1T//1n//15l//9Af/9G3/9Ksf//EABYRAQEBAAAAAAAAAAAAAAAAAAAxAf/aAAgBAgEBPxCj/9Cj/9Gj/9KT/9OT/9SD/9Wj/9aj/9ez/9Dcf//R3H//0tR//8QAGRABAQEBAQEAAAAAAAAAAAAAAGEBcREh/9oACAEBAAE/EIP/0IP/0YP/0h//04P/1OX/1YP/1j//14P/0IP/0R//0uH/04P/1IP/1Yv/1h//1x//0OH/0cX/0sfj/9PB/9TF/9XF/9bw/9k=', // prettier-ignore
  /** The same without -progressive and -restart. */
  baseline:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAdACsDASEAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDllh9qtrD7Vrh5bmkJiLD7VaWGssPLc74zEWH2qz5XtWWHludynoQLD7UixU8XLY+XpTLSw+1Cw+1ZYuWx6FKZaWGm+T7VnipbHbTnoV1h9qtLD7U8PLc+YjMFi9qtLDWWHluehCYiw1Z8n2rLDS3O5T0KyoKFQcVeLex8xRkWljFIqCssW9jvpMtqgpnlissU9jupvQ//2Q==', // prettier-ignore
  /** jpegtran -optimize -crop 20x13+16+8 */
  cropped:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAANABQDASEAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQB/8QAFxAAAwEAAAAAAAAAAAAAAAAAAAIDYf/EABYBAQEBAAAAAAAAAAAAAAAAAAQDBf/EABoRAAIDAQEAAAAAAAAAAAAAAAACAwQxIQH/2gAMAwEAAhEDEQA/AJFjgWOBrbYJicqWIJ2mwbG/AssKliTrtpkI5ixBKs2jvH4f/9k=', // prettier-ignore
  /** jpegtran -crop 32x24+0+0, then -rotate 90 */
  rotated:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQPDg0PEhIQEhQeGBQVFx4cHB4hMkBJMiQuLD1aUEVGQEdLTEVWbVVQYnN3bWWIZEZOgYKBe4yXjWBzln2Bfnz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAgABgDARIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAABAUAAf/EABcQAAMBAAAAAAAAAAAAAAAAAAACAzH/xAAWAQEBAQAAAAAAAAAAAAAAAAAEBQP/xAAYEQEBAQEBAAAAAAAAAAAAAAACAARhA//aAAwDAQACEQMRAD8AJZdFWXQZz9pwNMsunKqIOvkoeVLsui7Lok5+ywK7VdFWUknP2yApdl01l0QdfJQ8qXZdFWUSc/ZQN//Z', // prettier-ignore
} as const
const bytesOf = (name: keyof typeof MADE) => Uint8Array.from(Buffer.from(MADE[name], 'base64'))

const STILL = wholeTurn(1, { rotate: 0, flipX: false, flipY: false })
const crop = (bytes: Uint8Array, area: readonly [number, number, number, number], turn = STILL, mayGrow = false) =>
  cropLossless(bytes, turn, { x: area[0], y: area[1], width: area[2], height: area[3] }, mayGrow)

/** The coefficients of blocks that any pixel lies in. */
function seen({ width, height, channels, tables }: JpegCoefficients) {
  const most = (side: 'across' | 'down') => Math.max(...channels.map((channel) => channel[side]))
  return channels.map(({ across, down, wide, table, blocks }) => {
    const [columns, rows] = [Math.ceil((width * across) / most('across') / 8), Math.ceil((height * down) / most('down') / 8)]
    const own = Array.from({ length: rows }, (_, y) => [...blocks.subarray(y * wide * 64, (y * wide + columns) * 64)])
    return { columns, rows, own, table: [...(tables.get(table) as Uint16Array)] }
  })
}
const pixelsOf = async (bytes: Uint8Array) => (await decodePicture(fileOf(bytes), work())).pixels

describe('readCoefficients', () => {
  it('reads the same from a progressive JPEG with restarts as from a baseline one', () => {
    expect(seen(readCoefficients(bytesOf('progressive')))).toEqual(seen(readCoefficients(bytesOf('baseline'))))
  })

  it('ends in a refusal for whatever is broken, and never hangs', () => {
    const whole = bytesOf('progressive')
    for (let at = 2; at < whole.length; at++)
      for (const flip of [0x01, 0x80, 0xff]) {
        const broken = whole.slice()
        broken[at] = (broken[at] as number) ^ flip
        try {
          // A frame of up to 65,535 pixels a side is refused by its header long before.
          if (at < 170 || at > 200) readCoefficients(broken)
        } catch (error) {
          expect(error instanceof DamagedImage || error instanceof UnreadKind, String(error)).toBe(true)
        }
      }
    expect(() => readCoefficients(whole.subarray(0, 400))).toThrow(DamagedImage)
  })
})

describe('cropLossless', () => {
  it.each(['progressive', 'baseline'] as const)('cuts a %s JPEG as jpegtran does', async (name) => {
    const made = crop(bytesOf(name), [16, 8, 20, 13])
    expect(made?.rect).toEqual({ x: 16, y: 8, width: 20, height: 13 })
    const [own, other] = [readCoefficients(made?.bytes as Uint8Array), readCoefficients(bytesOf('cropped'))]
    expect([own.width, own.height, seen(own)]).toEqual([20, 13, seen(other)])
    expect(await pixelsOf(made?.bytes as Uint8Array)).toEqual(await pixelsOf(bytesOf('cropped')))
  })

  it('rotates as jpegtran does', () => {
    const whole = crop(bytesOf('progressive'), [0, 0, 32, 24])?.bytes as Uint8Array
    const made = crop(whole, [0, 0, 24, 32], wholeTurn(1, { rotate: 90, flipX: false, flipY: false }))?.bytes as Uint8Array
    expect(seen(readCoefficients(made))).toEqual(seen(readCoefficients(bytesOf('rotated'))))
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('makes orientation %i upright, as turning its pixels does', async (orientation) => {
    const bytes = await encodePicture(gradient(64, 48), { format: 'jpeg', quality: 95 }, work())
    const wanted = orientPixels(await pixelsOf(bytes), orientation)
    const turn = wholeTurn(orientation, { rotate: 0, flipX: false, flipY: false })
    const made = crop(bytes, [0, 0, wanted.width, wanted.height], turn)?.bytes as Uint8Array
    expect(psnr(await pixelsOf(made), wanted)).toBeGreaterThan(45)
  })

  it('takes turning after turning, and turning back, as nothing', () => {
    const bytes = crop(bytesOf('baseline'), [0, 0, 32, 24])?.bytes as Uint8Array
    const before = seen(readCoefficients(bytes))
    const once = crop(bytes, [0, 0, 24, 32], wholeTurn(6, { rotate: 0, flipX: true, flipY: false }))?.bytes as Uint8Array
    expect(seen(readCoefficients(once))).not.toEqual(before)
    const back = crop(once, [0, 0, 32, 24], wholeTurn(1, { rotate: 270, flipX: false, flipY: true }))?.bytes as Uint8Array
    expect(seen(readCoefficients(back))).toEqual(before)
  })

  it('moves the left and top edge outward only where that is allowed', () => {
    expect(crop(bytesOf('baseline'), [17, 9, 20, 10])).toBeUndefined()
    expect(crop(bytesOf('baseline'), [17, 9, 20, 10], STILL, true)?.rect).toEqual({ x: 16, y: 8, width: 21, height: 11 })
    const mirrored = wholeTurn(1, { rotate: 0, flipX: true, flipY: false })
    // Mirrored, the left edge is what was the right one: 43 pixels are no whole MCUs, and there is nothing to grow into.
    expect(crop(bytesOf('baseline'), [0, 0, 20, 10], mirrored, true)).toBeUndefined()
    expect(crop(bytesOf('baseline'), [12, 0, 20, 10], mirrored, true)?.rect).toEqual({ x: 11, y: 0, width: 21, height: 10 })
  })

  it('keeps nothing of what was cut off: no preview, no camera data, no blocks beyond the edge', () => {
    const own = bytesOf('baseline')
    const preview = Uint8Array.of(0xff, 0xe0, 0, 19, ...latin1('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 8, 7)
    const exif = Uint8Array.of(0xff, 0xe1, 0, 10, ...latin1('Exif\0\0'), 1, 2)
    const tagged = joinBytes([own.subarray(0, 2), preview, exif, own.subarray(20)])
    const made = crop(tagged, [0, 0, 8, 8])?.bytes as Uint8Array
    expect(Buffer.from(made.subarray(2, 20)).toString('latin1')).toBe('\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0')
    expect(Buffer.from(made).includes('Exif')).toBe(false)
    const [light] = readCoefficients(made).channels
    // The MCU has two blocks of light; only the first is in the image.
    expect(light?.blocks.length).toBe(128)
    expect([...(light?.blocks.subarray(65) ?? [])].every((value) => value === 0)).toBe(true)
  })

  it('refuses kinds of JPEG that it does not know as such', () => {
    const arithmetic = bytesOf('baseline')
    arithmetic[arithmetic.indexOf(0xc0, 100)] = 0xc9
    expect(() => crop(arithmetic, [0, 0, 8, 8])).toThrow(UnreadKind)
    expect(() => crop(arithmetic.subarray(0, 50), [0, 0, 8, 8])).not.toThrow(ToolError)
  })
})

describe('bestCodes', () => {
  it('gives the known lengths of a textbook case, with room for the code that is never used', () => {
    const often = new Uint32Array(256)
    for (const [symbol, count] of [45, 13, 12, 16, 9, 5].entries()) often[symbol] = count
    const { counts, values } = bestCodes(often)
    // Huffman's own lengths are 1, 3, 3, 3, 4, 4; the longest code makes room for ones only.
    expect([...counts.subarray(0, 6)]).toEqual([1, 0, 3, 1, 1, 0])
    expect([...values]).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('never needs more than 16 bits', () => {
    const often = new Uint32Array(256)
    for (let i = 0; i < 40; i++) often[i] = Math.round(1.6 ** i)
    const { counts, values } = bestCodes(often)
    expect(values.length).toBe(40)
    expect(counts.length).toBe(16)
    // A prefix code with one code left over (Kraft).
    expect(counts.reduce((sum, count, i) => sum + count / 2 ** (i + 1), 0)).toBeLessThan(1)
  })
})
