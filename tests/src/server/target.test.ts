import { describe, expect, it } from 'vitest'
import { readTarget } from '../../../src/server/target.ts'

const read = (path: string) => readTarget(`http://localhost${path}`)

describe('readTarget', () => {
  it('decodes a path and parts it', () => {
    expect(read('/fr/%C3%A9/?a=b')).toEqual({ path: '/fr/é/', segments: ['fr', 'é'], isFolder: true, query: '?a=b' })
    expect(read('/')).toEqual({ path: '/', segments: [], isFolder: true, query: '' })
  })

  it.each(['/a%2Fb/', '/a%2f..%2fb', '/a%5Cb', '/a//b', '/%2Fhost/', '//'])('refuses %s as not found', (path) => {
    expect(read(path)).toBe(404)
  })

  it.each(['/%', '/%ff', '/a%00', '/a%0d%0aset-cookie:b'])('refuses %s as malformed', (path) => {
    expect(read(path)).toBe(400)
  })
})
