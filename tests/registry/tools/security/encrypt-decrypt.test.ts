import { createCipheriv, createDecipheriv, pbkdf2Sync, scryptSync } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveKey, open, seal } from '../../../../registry/tools/security/encrypt-decrypt/sealed-crypto.ts'
import { encryptDecrypt as tool } from '../../../../registry/tools/security/encrypt-decrypt/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { withoutTls } from '../../../support/without-tls.ts'

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(/\s/g, ''), 'hex'))
const utf8 = (text: string) => new TextEncoder().encode(text)
const password = 'correct horse'

/** A message whose cost is small, so that many can be tried; made by Node’s own library. */
function messageOf(text: string, change: (header: string) => string = (header) => header, secret = password): string {
  const salt = Buffer.alloc(16, 7)
  const nonce = Buffer.alloc(12, 9)
  const header = change(
    `Version: 1\nContents: text\nCipher: AES-256-GCM\nKey: PBKDF2-HMAC-SHA-256\nIterations: 1000\nSalt: ${salt.toString('base64')}\nNonce: ${nonce.toString('base64')}`,
  )
  const cipher = createCipheriv('aes-256-gcm', pbkdf2Sync(secret, salt, 1000, 32, 'sha256'), nonce).setAAD(Buffer.from(header))
  const data = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64')
  return `-----BEGIN ENCRYPTED MESSAGE-----\n${header}\n\n${data}\n-----END ENCRYPTED MESSAGE-----\n`
}

const decrypt = (text: string, secret = password) => ({ mode: 'decrypt', text, password: secret })

describe('the primitives give the answers of their standards', () => {
  it('ChaCha20-Poly1305: RFC 8439, 2.8.2', async () => {
    const key = hex('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f')
    const nonce = hex('070000004041424344454647')
    const header = hex('50515253c0c1c2c3c4c5c6c7')
    const plain = utf8("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.")
    const sealed = hex(`d31a8d34648e60db7b86afbc53ef7ec2 a4aded51296e08fea9e2b5a736ee62d6
      3dbea45e8ca9671282fafb69da92728b 1a71de0a9e060b2905d6a5b67ecd3b36
      92ddbd7f2d778b8c9803aee328091b58 fab324e4fad675945585808b4831d7bc
      3ff4def08e4b7a9de576d26586cec64b 6116 1ae10b594f09e26a7e902ecbd0600691`)
    expect(await seal('ChaCha20-Poly1305', key, nonce, header, plain)).toEqual(sealed)
    expect(await open('ChaCha20-Poly1305', key, nonce, header, sealed)).toEqual(plain)
  })

  it('AES-256-GCM: test cases 14 and 16 of the GCM specification', async () => {
    expect(await seal('AES-256-GCM', new Uint8Array(32), new Uint8Array(12), new Uint8Array(), new Uint8Array(16))).toEqual(
      hex('cea7403d4d606b6e074ec5d3baf39d18 d0d1c8a799996bf0265b98b5d48ab919'),
    )
    const key = hex('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308')
    const nonce = hex('cafebabefacedbaddecaf888')
    const header = hex('feedfacedeadbeeffeedfacedeadbeefabaddad2')
    const plain = hex(
      'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
    )
    const sealed = hex(
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662 76fc6ece0f4e1768cddf8853bb2d551b',
    )
    expect(await seal('AES-256-GCM', key, nonce, header, plain)).toEqual(sealed)
    expect(await open('AES-256-GCM', key, nonce, header, sealed)).toEqual(plain)
  })

  it('scrypt: RFC 7914, section 12', async () => {
    const key = await deriveKey(utf8('password'), utf8('NaCl'), { kdf: 'scrypt', n: 1024, r: 8, p: 16 })
    expect(key).toEqual(hex('fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162'))
  })

  it('PBKDF2-HMAC-SHA-256: RFC 7914, section 11, and scrypt as Node does it', async () => {
    const key = await deriveKey(utf8('Password'), utf8('NaCl'), { kdf: 'PBKDF2-HMAC-SHA-256', iterations: 80_000 })
    expect(key).toEqual(hex('4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56'))
    expect(await deriveKey(utf8('pé'), utf8('0123456789abcdef'), { kdf: 'scrypt', n: 2048, r: 4, p: 2 })).toEqual(
      new Uint8Array(scryptSync('pé', '0123456789abcdef', 32, { N: 2048, r: 4, p: 2 })),
    )
  })

  it('Argon2id: the test of the reference program', async () => {
    const key = await deriveKey(utf8('password'), utf8('somesalt'), { kdf: 'Argon2id', memory: 256, passes: 2, lanes: 1 })
    expect(key).toEqual(hex('9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe'))
  })
})

describe('encrypt-decrypt', () => {
  it.each([
    ['AES-256-GCM', 'PBKDF2-HMAC-SHA-256'],
    ['ChaCha20-Poly1305', 'PBKDF2-HMAC-SHA-256'],
    ['AES-256-GCM', 'scrypt'],
    ['ChaCha20-Poly1305', 'Argon2id'],
  ])('opens what it has sealed with %s and %s', { tags: 'long', timeout: 60_000 }, async (cipher, key) => {
    const text = '\ufeffПривет 😀\r\n\0שלום e\u0301'
    const sealed = await output(tool, { text, password, cipher, key })
    expect(sealed.text).not.toContain('Привет')
    expect((await output(tool, decrypt(`> hello\r\n${sealed.text.replaceAll('\n', ' \r\n')}bye`))).text).toBe(text)
    expect(await failure(tool, decrypt(sealed.text, 'correct Horse'))).toMatchObject({ code: 'cannot-decrypt', field: 'password' })
  })

  it('opens what it has sealed at high cost', { tags: 'long' }, async () => {
    for (const key of ['PBKDF2-HMAC-SHA-256', 'scrypt', 'Argon2id']) {
      const sealed = await output(tool, { text: 'x', password, key, cost: 'high' })
      expect((await output(tool, decrypt(sealed.text))).text).toBe('x')
    }
  })

  it('can be opened by other software from what the message says', async () => {
    const { text } = await output(tool, { text: 'Hello', password: 'e\u0301' })
    const [, header = '', data = ''] = /-----\n([\s\S]+)\n\n([\s\S]+)\n-----END/.exec(text) ?? []
    const valueOf = (name: string) => Buffer.from(new RegExp(`^${name}: (.+)$`, 'm').exec(header)?.[1] ?? '', 'base64')
    const bytes = Buffer.from(data, 'base64')
    const key = pbkdf2Sync('é', valueOf('Salt'), 600_000, 32, 'sha256')
    const opened = createDecipheriv('aes-256-gcm', key, valueOf('Nonce')).setAAD(Buffer.from(header)).setAuthTag(bytes.subarray(-16))
    expect(opened.update(bytes.subarray(0, -16)).toString() + opened.final().toString()).toBe('Hello')
  })

  it('takes another salt and nonce for each seed, and the same for the same', async () => {
    const [a, b, c] = await Promise.all([1, 2, 1].map((seed) => output(tool, { text: 'x', password }, { seed })))
    expect(a).toEqual(c)
    for (const name of ['Salt', 'Nonce']) {
      const pattern = new RegExp(`^${name}: .+$`, 'm')
      expect(pattern.exec(a.text)?.[0]).not.toBe(pattern.exec(b.text)?.[0])
    }
  })

  it('hides name and type of a file, and gives them back', async () => {
    const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256)
    const given = { name: 'résumé.pdf', type: 'application/pdf', bytes }
    const sealed = await output(tool, { source: 'file', file: given, password })
    const message = new TextDecoder().decode(sealed.file.bytes)
    expect(message).toContain('Contents: file')
    expect(message).not.toContain('pdf')
    expect((await output(tool, { mode: 'decrypt', source: 'file', file: sealed.file, password })).file).toEqual(given)
    expect((await output(tool, decrypt(message))).facts.size).toBe(1000)
  })

  it('reads a message that Node has sealed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 0, maxLength: 300 }), async (text) => {
        expect((await output(tool, decrypt(messageOf(text)))).text).toBe(text)
      }),
      { numRuns: 40 },
    )
  })

  it('opens no message of which one character was changed', async () => {
    const message = messageOf('secret text')
    const start = message.indexOf('Salt: ')
    const end = message.lastIndexOf('\n-----END')
    for (let at = start; at < end; at++) {
      const letter = message[at] as string
      if (!/[A-Za-z0-9+/]/.test(letter)) continue
      const changed = message.slice(0, at) + (letter === 'A' ? 'B' : 'A') + message.slice(at + 1)
      expect(['cannot-decrypt', 'bad-header', 'bad-data']).toContain((await failure(tool, decrypt(changed))).code)
    }
    expect(await failure(tool, decrypt(message.replace('Contents: text', 'Contents: file')))).toMatchObject({ code: 'cannot-decrypt' })
    expect(await failure(tool, decrypt(message.replace('Iterations: 1000', 'Iterations: 1001')))).toMatchObject({ code: 'cannot-decrypt' })
  })

  const forged = (from: string | RegExp, to: string) => decrypt(messageOf('x').replace(from, to))
  const scrypt = (n: number | string, r = 8, p = 1) =>
    forged('Key: PBKDF2-HMAC-SHA-256\nIterations: 1000', `Key: scrypt\nN: ${n}\nr: ${r}\np: ${p}`)
  const argon = (memory: number, passes: number, lanes = 1) =>
    forged('Key: PBKDF2-HMAC-SHA-256\nIterations: 1000', `Key: Argon2id\nMemory: ${memory}\nPasses: ${passes}\nLanes: ${lanes}`)
  it.each([
    [{ text: '', password }, 'required', 'text'],
    [{ source: 'file', password }, 'required', 'file'],
    [{ text: 'x', password: '' }, 'required', 'password'],
    [{ text: 'a\ud800', password }, 'lone-surrogate', 'text'],
    [{ text: 'a', password: '\udc00' }, 'lone-surrogate', 'password'],
    [{ text: 'é'.repeat(8 * 1024 * 1024 + 1), password }, 'file-too-big', 'text'],
    [decrypt('hello'), 'not-a-message', 'text'],
    [decrypt('-----BEGIN ENCRYPTED MESSAGE-----\nVersion: 1\n-----END ENCRYPTED MESSAGE-----'), 'not-a-message', 'text'],
    [forged('Version: 1', 'Version: 2'), 'bad-version', 'text'],
    [forged('Version: 1\n', ''), 'bad-header', 'text'],
    [forged('AES-256-GCM', 'AES-256-ECB'), 'bad-header', 'text'],
    [forged('Iterations: 1000', 'Iterations: 1e3'), 'bad-header', 'text'],
    [forged('Iterations: 1000', 'Iterations: 999'), 'bad-header', 'text'],
    [forged('Iterations: 1000', 'Iterations: 5000001'), 'too-costly', 'text'],
    [forged('Iterations: 1000', 'Iterations: 1000\nIterations: 2000'), 'bad-header', 'text'],
    [forged('Iterations: 1000', 'Iterations: 1000\n__proto__: x'), 'bad-header', 'text'],
    [forged('Iterations: 1000', 'Iterations: 1000\nComment: x'), 'bad-header', 'text'],
    [forged(/Salt: .+/, 'Salt: AAAA'), 'bad-header', 'text'],
    [forged(/Nonce: .+/, 'Nonce: *'), 'bad-header', 'text'],
    [scrypt(2 ** 19), 'too-costly', 'text'],
    [scrypt(3000), 'bad-header', 'text'],
    [scrypt(1024, 9), 'too-costly', 'text'],
    [scrypt(1024, 8, 5), 'too-costly', 'text'],
    [argon(2 ** 17 + 1, 1), 'too-costly', 'text'],
    [argon(1024, 5), 'too-costly', 'text'],
    [argon(1024, 1, 5), 'too-costly', 'text'],
    [argon(8, 1, 2), 'bad-header', 'text'],
    [forged(/\n\n[\s\S]+\n-----END/, '\n\n!!\n-----END'), 'bad-data', 'text'],
    [forged(/\n\n[\s\S]+\n-----END/, '\n\nAAAA\n-----END'), 'cannot-decrypt', 'password'],
    [decrypt(messageOf('x'), 'wrong'), 'cannot-decrypt', 'password'],
  ])('refuses case %# as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })

  it('has the standard cost in its header', async () => {
    expect((await output(tool, { text: 'x', password })).text).toContain('Iterations: 600000')
  })
})

describe('encrypt-decrypt on a page that came without TLS', () => {
  withoutTls()

  it('says that it needs HTTPS', async () => {
    expect(await failure(tool, { text: 'mine', password: 'correct horse' })).toMatchObject({ code: 'no-web-crypto' })
  })
})
