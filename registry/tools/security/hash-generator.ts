import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { ENCODING_NAMES, TEXT_ENCODINGS, textEncodingFailures, textWriter } from '../../lib/encoding/text-encoding.ts'
import { HASHES, HASH_LABELS, HASH_NAMES, type HashName, STRENGTH_LABELS, hashMaker } from '../../lib/hashes/algorithms.ts'
import { HASH_FORMS, readExpectedHash, sameBytes, writeHash } from '../../lib/hashes/forms.ts'
import { eachLine } from '../../lib/text/per-line.ts'
import { inText } from '../../lib/words/in-text.ts'

export const hashGenerator = defineTool({
  id: 'hash-generator',
  category: 'security',
  icon: 'fingerprint',
  title: 'Hash generator',
  summary: 'Generate MD5, SHA-1, SHA-256, SHA-512, SHA-3, BLAKE and other hashes of any text at once, and compare them.',
  keywords: [
    'sha256',
    'md5',
    'md5 hash',
    'sha256 hash',
    'sha512 hash',
    'checksum of text',
    'message digest',
    'keccak256',
    'ripemd160',
    'blake2',
    'blake3',
    'crc32',
    'compare hash',
    'identify hash',
  ],
  aliases: [
    'md5-generator',
    'md5-hash',
    'md5-hash-generator',
    'sha1-generator',
    'sha1-hash-generator',
    'sha224-generator',
    'sha256-generator',
    'sha256-hash-generator',
    'sha384-generator',
    'sha512-generator',
    'sha512-hash-generator',
    'sha3-generator',
    'sha3-256-generator',
    'keccak256-generator',
    'blake2-generator',
    'blake3-generator',
    'ripemd160-generator',
    'crc32-generator',
    'hash-calculator',
    'text-hash',
  ],
  slugs: {
    es: 'generador-de-hash',
    fr: 'generateur-de-hash',
    id: ['generator-hash', 'pembuat-hash'],
    it: 'generatore-di-hash',
    pl: 'generator-hash',
    pt: 'gerador-de-hash',
    ru: 'generator-heshey',
  },
  recognizes: [
    { kind: 'text', confidence: 0.6 },
    { kind: 'hash', field: 'expected', confidence: 0.8 },
  ],
  effect: 'pure',
  limits: { timeMs: 120_000 },
  input: z.object({
    text: text('Text', { control: 'code' }),
    algorithm: choice('Algorithm', { all: 'All', ...HASH_LABELS }),
    perLine: flag('Each line separately', { help: 'Line breaks stay as they are.', when: { algorithm: [...HASH_NAMES] } }),
    form: choice('Format', HASH_FORMS),
    expected: text('Compare with', {
      max: 1000,
      default: '',
      placeholder: '5d41402abc4b2a76b9719d911017c592',
      help: 'A hash you were given. You’ll see which algorithm it matches.',
    }),
    encoding: choice('Text encoding', TEXT_ENCODINGS, { default: 'utf-8', named: ENCODING_NAMES, advanced: true }),
  }),
  output: z.object({
    match: part(z.string(), 'Match', { view: 'headline', sentence: 'The hash matches: it is the {{value}} of this text.' }).optional(),
    hash: part(z.string(), 'Hash', { view: 'code', fileName: 'hash.txt' }).optional(),
    hashes: table(
      'Hashes',
      {
        algorithm: column(z.string(), 'Algorithm'),
        hash: column(z.string(), 'Hash', { format: 'code', copyable: true }),
        strength: column(z.enum(['secure', 'dated', 'broken', 'checksum']), 'Security', { choices: STRENGTH_LABELS }),
      },
      { fileName: 'hashes.csv' },
    ).optional(),
  }),
  failures: {
    ...textEncodingFailures.words,
    'not-a-hash': 'This isn’t a hexadecimal or Base64 hash from any of these algorithms. Check that it is complete.',
  },
  notices: {
    'no-match': {
      warning: 'The hash you compare with doesn’t match this text. Even one different space or line break changes everything.',
    },
    'matches-with-break': 'It matches if the text ends with a line break: it is the {{algorithm}} of the text followed by LF.',
    'matches-without-break': 'It matches without the line break at the end of the text: it is the {{algorithm}} of the rest.',
    broken: {
      warning: '{{algorithm}} is broken: two different contents with the same hash can be made. Use it only to find accidental changes.',
    },
  },
  notes: [
    'The text is converted to bytes first, as UTF-8 unless you choose otherwise, and hashed on your device. Nothing is added: no line break, no salt.',
    'A hash can’t be decrypted. Sites that “decrypt” MD5 look it up in lists of known text. Store passwords with bcrypt or Argon2, not with a plain hash.',
    'Standards: MD5 (RFC 1321), SHA-1 and SHA-2 (FIPS 180-4), SHA-3 (FIPS 202), BLAKE2 (RFC 7693), BLAKE3, RIPEMD-160, CRC-32 (ISO-HDLC, as in ZIP and PNG), Adler-32 (RFC 1950). Keccak-256 is the version from before the standard, which Ethereum uses; it differs from SHA3-256.',
  ],
  examples: [
    {
      input: { text: 'hello' },
      in: inText({ es: 'hola', fr: 'bonjour', id: 'halo', it: 'ciao', pl: 'witaj', pt: 'olá', ru: 'привет' }),
      output: {
        hashes: [
          { algorithm: 'MD5', hash: '5d41402abc4b2a76b9719d911017c592', strength: 'broken' },
          { algorithm: 'SHA-1', hash: 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d', strength: 'broken' },
          { algorithm: 'SHA-224', hash: 'ea09ae9cc6768c50fcee903ed054556e5bfc8347907f12598aa24193', strength: 'secure' },
          { algorithm: 'SHA-256', hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824', strength: 'secure' },
          {
            algorithm: 'SHA-384',
            hash: '59e1748777448c69de6b800d7a33bbfb9ff1b463e44354c3553bcdb9c666fa90125a3c79f90397bdf5f6a13de828684f',
            strength: 'secure',
          },
          {
            algorithm: 'SHA-512',
            hash: '9b71d224bd62f3785d96d46ad3ea3d73319bfbc2890caadae2dff72519673ca72323c3d99ba5c11d7c7acc6e14b8c5da0c4663475c2e5c3adef46f73bcdec043',
            strength: 'secure',
          },
          { algorithm: 'SHA-512/224', hash: 'fe8509ed1fb7dcefc27e6ac1a80eddbec4cb3d2c6fe565244374061c', strength: 'secure' },
          { algorithm: 'SHA-512/256', hash: 'e30d87cfa2a75db545eac4d61baf970366a8357c7f72fa95b52d0accb698f13a', strength: 'secure' },
          { algorithm: 'SHA3-224', hash: 'b87f88c72702fff1748e58b87e9141a42c0dbedc29a78cb0d4a5cd81', strength: 'secure' },
          { algorithm: 'SHA3-256', hash: '3338be694f50c5f338814986cdf0686453a888b84f424d792af4b9202398f392', strength: 'secure' },
          {
            algorithm: 'SHA3-384',
            hash: '720aea11019ef06440fbf05d87aa24680a2153df3907b23631e7177ce620fa1330ff07c0fddee54699a4c3ee0ee9d887',
            strength: 'secure',
          },
          {
            algorithm: 'SHA3-512',
            hash: '75d527c368f2efe848ecf6b073a36767800805e9eef2b1857d5f984f036eb6df891d75f72d9b154518c1cd58835286d1da9a38deba3de98b5a53e5ed78a84976',
            strength: 'secure',
          },
          { algorithm: 'Keccak-256', hash: '1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8', strength: 'secure' },
          {
            algorithm: 'BLAKE2b-512',
            hash: 'e4cfa39a3d37be31c59609e807970799caa68a19bfaa15135f165085e01d41a65ba1e1b146aeb6bd0092b49eac214c103ccfa3a365954bbbe52f74a2b3620c94',
            strength: 'secure',
          },
          { algorithm: 'BLAKE2b-256', hash: '324dcf027dd4a30a932c441f365a25e86b173defa4b8e58948253471b81b72cf', strength: 'secure' },
          { algorithm: 'BLAKE2s-256', hash: '19213bacc58dee6dbde3ceb9a47cbb330b3d86f8cca8997eb00be456f140ca25', strength: 'secure' },
          { algorithm: 'BLAKE3', hash: 'ea8f163db38682925e4491c5e58d4bb3506ef8c14eb78a86e908c5624a67200f', strength: 'secure' },
          { algorithm: 'RIPEMD-160', hash: '108f07b8382412612c048d07d13f814118445acd', strength: 'dated' },
          { algorithm: 'CRC-32', hash: '3610a686', strength: 'checksum' },
          { algorithm: 'Adler-32', hash: '062c0215', strength: 'checksum' },
        ],
      },
    },
    {
      title: 'SHA-256 of each line',
      input: { text: 'abc\nhello', algorithm: 'sha256', perLine: true },
      in: inText({
        es: 'abc\nhola',
        fr: 'abc\nbonjour',
        id: 'abc\nhalo',
        it: 'abc\nciao',
        pl: 'abc\nwitaj',
        pt: 'abc\nolá',
        ru: 'abc\nпривет',
      }),
      output: {
        hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\n2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
      },
    },
    {
      title: 'Which algorithm made this hash?',
      input: { text: 'abc', expected: '3A985DA74FE225B2045C172D6BD390BD855F086E3E9D525B46BFE24511431532' },
      output: { match: 'SHA3-256' },
    },
  ],
  transform: async ({ text, algorithm, perLine, form, expected, encoding }, { fail, note, progress, signal }) => {
    const write = textWriter(encoding, 'text')
    const bytes = write(text)
    const wanted = expected.trim() === '' ? undefined : (readExpectedHash(expected) ?? fail('not-a-hash', { field: 'expected' }))
    const hash = async (name: HashName, content: Uint8Array) => {
      signal.throwIfAborted()
      const running = (await hashMaker(name))()
      running.update(content)
      return running.digest()
    }
    const matching = async (content: Uint8Array) => {
      for (const name of wanted?.algorithms ?? []) {
        const made = await hash(name, content)
        if (wanted?.bytes.some((one) => sameBytes(one, made))) return HASHES[name].label
      }
      return undefined
    }
    const match = wanted && (await matching(bytes))
    if (wanted && match === undefined) {
      const without = text.replace(/\r?\n$/, '')
      const other = without === text ? await matching(write(`${text}\n`)) : await matching(write(without))
      if (other === undefined) note('no-match')
      else note(without === text ? 'matches-with-break' : 'matches-without-break', { algorithm: other })
    }
    if (algorithm !== 'all') {
      if (HASHES[algorithm].strength === 'broken') note('broken', { algorithm: HASHES[algorithm].label })
      if (!perLine) return { match, hash: writeHash(await hash(algorithm, bytes), form) }
      const begin = await hashMaker(algorithm)
      let lines = 0
      const made = eachLine(text, (line) => {
        if (++lines % 10_000 === 0) signal.throwIfAborted()
        const running = begin()
        running.update(write(line))
        return writeHash(running.digest(), form)
      })
      return { match, hash: made }
    }
    const hashes = []
    for (const [index, name] of HASH_NAMES.entries()) {
      const { label, strength } = HASHES[name]
      hashes.push({ algorithm: label, hash: writeHash(await hash(name, bytes), form), strength })
      progress((index + 1) / HASH_NAMES.length)
    }
    return { match, hashes }
  },
})
