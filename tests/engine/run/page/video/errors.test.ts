import { describe, expect, it } from 'vitest'
import { ToolError } from '../../../../../engine/core/errors.ts'
import { packError, structureError, videoError } from '../../../../../engine/run/page/video/errors.ts'

const file = { name: 'clip.mp4', type: 'video/mp4', bytes: new Uint8Array() }
const dom = (name: string, message = '') => new DOMException(message, name)
const codeOf = (error: unknown) => (error instanceof ToolError ? error.failure.code : error)

describe('what a decoder or the library throws', () => {
  it.each([
    ['codec-not-read', dom('NotSupportedError')],
    ['video-damaged', dom('EncodingError', 'Decoding error.')],
    ['video-damaged', dom('DataError')],
    ['video-gone', dom('NotReadableError')],
    ['video-gone', dom('NotFoundError')],
    ['memory-limit', dom('QuotaExceededError', 'Codec reclaimed due to inactivity.')],
    ['memory-limit', new RangeError('Array buffer allocation failed')],
    ['memory-limit', new RangeError('Invalid array buffer length')],
    ['video-damaged', new RangeError('Offset is outside the bounds of the DataView')],
    ['video-damaged', new Error('Incorrect track header version 7.')],
    ['video-encrypted', new Error('Encrypted media samples encountered. To decrypt them, please provide a callback')],
  ])('is %s', (code, error) => {
    const failure = videoError(error, file, 'hevc')
    expect(codeOf(failure)).toBe(code)
    expect((failure as ToolError).cause).toBe(error)
  })

  it('is left as it is where it tells nothing about the video: a bug of ours', () => {
    class InputDisposedError extends Error {}
    for (const bug of [new TypeError('x is not a function'), new ReferenceError('x'), dom('InvalidStateError'), new InputDisposedError()])
      expect(videoError(bug, file, 'vp9')).toBe(bug)
  })

  it('names the codec, and keeps a failure that was told already', () => {
    expect((videoError(dom('NotSupportedError'), file, 'hevc') as ToolError).failure).toEqual({
      code: 'codec-not-read',
      params: { codec: 'hevc' },
      field: 'file',
    })
    const told = new ToolError('not-a-video')
    expect(videoError(told, file, 'vp9')).toBe(told)
  })
})

describe('while the structure is read', () => {
  it('only the bytes of the file can be wrong', () => {
    expect(codeOf(structureError(new TypeError("reading 'length' of undefined"), file))).toBe('video-damaged')
    const bug = dom('InvalidStateError')
    expect(structureError(bug, file)).toBe(bug)
  })
})

describe('while a new file is written', () => {
  it.each([
    ['no-space', dom('QuotaExceededError')],
    ['cannot-pack', dom('EncodingError', 'Encoding error.')],
    ['cannot-pack', dom('OperationError', 'Encoder initialization error.')],
    ['video-damaged', dom('EncodingError', 'Decoding error.')],
    ['video-gone', dom('NotReadableError')],
  ])('is %s', (code, error) => expect(codeOf(packError(error, file, 'mp4'))).toBe(code))
})
