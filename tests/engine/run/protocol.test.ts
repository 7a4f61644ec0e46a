import { describe, expect, it } from 'vitest'
import { ownedBuffers } from '../../../engine/run/protocol.ts'

const file = (bytes: Uint8Array) => ({ name: 'a.bin', type: 'application/octet-stream', bytes })

describe('ownedBuffers', () => {
  it('finds the bytes of files and large texts wherever they are, each once', () => {
    const [one, two] = [new Uint8Array(3), new Uint8Array(5)]
    const text = { kind: 'large-text', bytes: two, preview: '' }
    expect(ownedBuffers({ file: file(one), rows: [{ deep: file(one) }, text], count: 1, none: null })).toEqual([one.buffer, two.buffer])
  })

  it('leaves a view of a part of a buffer to be copied', () => {
    expect(ownedBuffers(file(new Uint8Array(new ArrayBuffer(8), 2, 4)))).toEqual([])
  })

  it.each([{ kind: 'large-text' }, { kind: 'large-text', bytes: 'aGk=' }, { name: 'a', type: 'b', bytes: {} }])(
    'takes %j, as a stranger may send it, for what it is',
    (value) => expect(ownedBuffers({ text: value })).toEqual([]),
  )
})
