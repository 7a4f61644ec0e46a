import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { md5 } from '../../../registry/lib/md5.ts'

// RFC 1321, appendix A.5.
it.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['12345678901234567890123456789012345678901234567890123456789012345678901234567890', '57edf4a22be3c955ac49da2e2107b67a'],
])('md5 of %j', (text, digest) => {
  expect(Buffer.from(md5(new TextEncoder().encode(text))).toString('hex')).toBe(digest)
})

it('agrees with OpenSSL at every length around the block', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(Buffer.from(md5(bytes)).toString('hex')).toBe(createHash('md5').update(bytes).digest('hex'))
    }),
  )
})
