import * as z from 'zod'
import type { RandomSource } from '../../../../engine/core/context.ts'
import { type Fail, defineTool, fail } from '../../../../engine/core/define.ts'
import { choice, file, text } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { CIPHERS, type Derivation, type Kdf, NONCE_BYTES, deriveKey, seal } from './sealed-crypto.ts'
import {
  type SealedMessage,
  headerOf,
  openMessage,
  packFile,
  readMessage,
  sealedMessageFailures,
  unpackFile,
  writeMessage,
} from './sealed-message.ts'
import { encodeText, textEncodingFailures } from '../../../lib/encoding/text-encoding.ts'
import { webCryptoFailures } from '../../../lib/keys/web-crypto.ts'

const MOST = 16 * 1024 * 1024
/** A message is a third longer than what it holds, with line ends and a header. */
const MOST_MESSAGE = 24 * 1024 * 1024

const failures = {
  ...webCryptoFailures.words,
  ...sealedMessageFailures.words,
  'lone-surrogate': textEncodingFailures.words['lone-surrogate'],
  'cannot-decrypt':
    'The message can’t be decrypted: the password is wrong, or the message was changed after it was encrypted. Check the password, or get the message again.',
} as const

/** The standard costs are those that OWASP advises as the least; the high ones take about three times as long. */
const COSTS: Readonly<Record<Kdf, Readonly<Record<'standard' | 'high', Derivation>>>> = {
  'PBKDF2-HMAC-SHA-256': {
    standard: { kdf: 'PBKDF2-HMAC-SHA-256', iterations: 600_000 },
    high: { kdf: 'PBKDF2-HMAC-SHA-256', iterations: 2_000_000 },
  },
  scrypt: { standard: { kdf: 'scrypt', n: 2 ** 17, r: 8, p: 1 }, high: { kdf: 'scrypt', n: 2 ** 17, r: 8, p: 3 } },
  Argon2id: {
    standard: { kdf: 'Argon2id', memory: 19_456, passes: 2, lanes: 1 },
    high: { kdf: 'Argon2id', memory: 65_536, passes: 3, lanes: 1 },
  },
}

const encrypting = { mode: 'encrypt' } as const
/** What comes of the first example's seed: each language has its own text and password. */
const message = (body: string) => `-----BEGIN ENCRYPTED MESSAGE-----
Version: 1
Contents: text
Cipher: AES-256-GCM
Key: PBKDF2-HMAC-SHA-256
Iterations: 600000
Salt: tGCOP47ruHh4f9/LFzIuCA==
Nonce: FKGZhMFuVAPypEq1

${body}
-----END ENCRYPTED MESSAGE-----
`
const SAMPLE = message('70iHMGXVZ14KQX9qU4uz/2bWXFP18PINGfp5qmzmKuLR+QQVEOmb/JcgI1PchA==')

const input = z.object({
  mode: choice('What to do', { encrypt: 'Encrypt', decrypt: 'Decrypt' }),
  source: choice('Source', { text: 'Text', file: 'File' }),
  text: text('Text or message', { max: MOST_MESSAGE, default: '', control: 'code', sensitive: true, when: { source: 'text' } }),
  file: file('File', { optional: true, maxBytes: MOST_MESSAGE, when: { source: 'file' } }),
  password: text('Password', { min: 1, max: 1000, control: 'secret', sensitive: true }),
  cipher: choice('Cipher', CIPHERS, { default: 'AES-256-GCM', named: 'raw', advanced: true, when: encrypting }),
  key: choice('Key derivation', ['PBKDF2-HMAC-SHA-256', 'scrypt', 'Argon2id'], { named: 'raw', advanced: true, when: encrypting }),
  cost: choice(
    'Cost',
    { standard: 'Standard', high: 'High' },
    { help: 'A higher cost slows you down once, but slows an attacker on every guess.', advanced: true, when: encrypting },
  ),
})

export const encryptDecrypt = defineTool({
  id: 'encrypt-decrypt',
  category: 'security',
  icon: 'lock-keyhole',
  title: 'Encrypt and decrypt',
  summary: 'Encrypt text or files with a password on your device, and decrypt them again. Any tampering is detected.',
  keywords: ['aes-256', 'aes-gcm', 'chacha20-poly1305', 'argon2', 'pbkdf2', 'password protect', 'text encryption', 'file encryption'],
  aliases: ['text-encryption', 'aes-encryption', 'encrypt', 'decrypt'],
  slugs: {
    es: 'cifrar-y-descifrar',
    fr: 'chiffrer-et-dechiffrer',
    id: 'enkripsi-dan-dekripsi',
    it: 'cifrare-e-decifrare',
    pl: 'szyfrowanie-i-deszyfrowanie',
    pt: 'criptografar-e-descriptografar',
    ru: 'shifrovanie-i-rasshifrovka',
  },
  effect: 'random',
  action: 'Encrypt or decrypt',
  input,
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', sensitive: true, fileName: 'message.txt' }).optional(),
    file: part(value.file, 'File', { sensitive: true }).optional(),
    facts: facts('Details', {
      cipher: column(z.enum(CIPHERS), 'Cipher', { named: 'raw' }),
      key: column(z.string(), 'Key derivation', { format: 'code' }),
      size: column(z.int(), 'Content size', { format: 'bytes' }),
    }),
  }),
  failures,
  notes: [
    'Everything happens on your device. AES-256-GCM and ChaCha20-Poly1305 (RFC 8439) both encrypt and authenticate: a single changed character, even in the header, is detected. Nobody can recover a forgotten password.',
    'The key is derived from the password with PBKDF2 (RFC 8018; 600,000 rounds, or 2,000,000 at high cost), scrypt (RFC 7914) or Argon2id (RFC 9106), using a new random salt and nonce for every message. The message says which, so the password alone is enough to open it. A file’s name and type are encrypted too; its size is not hidden.',
    'Encryption is only as strong as the password. Use a passphrase of seven or more random words, and don’t send it the same way as the message. Accented letters match however your keyboard enters them (Unicode NFC).',
  ],
  limits: { timeMs: 60_000, bytes: 32 * 1024 * 1024, resultBytes: 40 * 1024 * 1024 },
  examples: [
    {
      title: 'Encrypt text',
      input: { text: 'The key is under the mat. 🔑', password: 'correct horse battery staple' },
      seed: 'toolglot',
      in: {
        es: { input: { text: 'La llave está bajo el felpudo. 🔑', password: 'caballo correcto batería grapa' } },
        fr: { input: { text: 'La clé est sous le paillasson. 🔑', password: 'cheval correct pile agrafe' } },
        id: { input: { text: 'Kuncinya di bawah keset. 🔑', password: 'kuda benar baterai staples' } },
        it: { input: { text: 'La chiave è sotto lo zerbino. 🔑', password: 'cavallo giusto pila graffetta' } },
        pl: { input: { text: 'Klucz jest pod wycieraczką. 🔑', password: 'koń wierny bateria zszywka' } },
        pt: { input: { text: 'A chave está embaixo do tapete. 🔑', password: 'cavalo certo bateria grampo' } },
        ru: { input: { text: 'Ключ под ковриком. 🔑', password: 'верный конь батарея скрепка' } },
      },
      output: { text: SAMPLE },
    },
    {
      title: 'Decrypt it again',
      input: { mode: 'decrypt', text: SAMPLE, password: 'correct horse battery staple' },
      seed: 'toolglot',
      in: {
        es: {
          input: {
            text: message('tmRQ0woeQuHywBIYIxXAb9Few8qnLkp4Q2Or3TwIxM/BFhHzC04Rn53MbgR+8JJD\neZMFrQ=='),
            password: 'caballo correcto batería grapa',
          },
          output: { text: 'La llave está bajo el felpudo. 🔑' },
        },
        fr: {
          input: {
            text: message('vOY0kd+z0CxeJGiQdvnWdewg0//oSzkAUiJ+KuL0SQXxcSLIUG8Eb++StNl6026B\nRQg21w=='),
            password: 'cheval correct pile agrafe',
          },
          output: { text: 'La clé est sous le paillasson. 🔑' },
        },
        id: {
          input: { text: message('HuVswcGVx9RU7Q2bwZ1aSSZEiVIG5mCfO6czJi9IvLLPi1/bzpqhQ3IG0l2c'), password: 'kuda benar baterai staples' },
          output: { text: 'Kuncinya di bawah keset. 🔑' },
        },
        it: {
          input: {
            text: message('g8LyE6734RUywK5UzIKL3FtoFRd/IITWihQqufEd7yTxD83kNBM02h4pY+hsD8CP\nUOq4'),
            password: 'cavallo giusto pila graffetta',
          },
          output: { text: 'La chiave è sotto lo zerbino. 🔑' },
        },
        pl: {
          input: {
            text: message('60gEGtDo0ydeFYiJB/TLduXHIn9YQRMTeFeb9mD+AXvaqGWYZV+2F1D0wmEOveo2\nSw=='),
            password: 'koń wierny bateria zszywka',
          },
          output: { text: 'Klucz jest pod wycieraczką. 🔑' },
        },
        pt: {
          input: {
            text: message('RrFnhKhfodFfNLqbVnk2P2IiLyo9ZbKnYRHj9Ugkf83qyeU29IuGbG7BTlpA2aft\nLcciVqk='),
            password: 'cavalo certo bateria grampo',
          },
          output: { text: 'A chave está embaixo do tapete. 🔑' },
        },
        ru: {
          input: {
            text: message('AVfCqOO3zhH7QpynRssYBiFZ90hqbYeqMfKHM53EIzvTz//dnmS+Ey7WYUh64anD\n61tNyCs0'),
            password: 'верный конь батарея скрепка',
          },
          output: { text: 'Ключ под ковриком. 🔑' },
        },
      },
      output: { text: 'The key is under the mat. 🔑' },
    },
    {
      title: 'With Argon2id and ChaCha20-Poly1305',
      input: { text: 'Meet at noon.', password: 'seven random words', cipher: 'ChaCha20-Poly1305', key: 'Argon2id' },
      seed: 'toolglot',
      in: {
        es: { input: { text: 'Nos vemos a mediodía.', password: 'siete palabras al azar' } },
        fr: { input: { text: 'Rendez-vous à midi.', password: 'sept mots au hasard' } },
        id: { input: { text: 'Bertemu pukul dua belas.', password: 'tujuh kata acak' } },
        it: { input: { text: 'Ci vediamo a mezzogiorno.', password: 'sette parole a caso' } },
        pl: { input: { text: 'Spotkajmy się w południe.', password: 'siedem losowych słów' } },
        pt: { input: { text: 'Encontro ao meio-dia.', password: 'sete palavras ao acaso' } },
        ru: { input: { text: 'Встречаемся в полдень.', password: 'семь случайных слов' } },
      },
      output: { facts: { cipher: 'ChaCha20-Poly1305', key: 'Argon2id · m 19456 KiB · t 2 · p 1', size: 13 } },
    },
  ],
  transform: (input, { random, fail }) => (input.mode === 'encrypt' ? encrypt(input, random) : decrypt(input, fail)),
})

type Input = z.output<typeof input>

async function encrypt({ source, text, file, password, cipher, key, cost }: Input, random: RandomSource) {
  const plain = source === 'text' ? encodeText(given(text, source), 'utf-8', source) : packFile(given(file, source))
  if (plain.length > MOST) fail('file-too-big', { maximum: MOST, field: source })
  const head = { contents: source, cipher, derivation: COSTS[key][cost], salt: random.bytes(16), nonce: random.bytes(NONCE_BYTES) }
  const secret = await deriveKey(passwordBytes(password), head.salt, head.derivation)
  const data = await seal(cipher, secret, head.nonce, new TextEncoder().encode(headerOf(head)), plain)
  const message = writeMessage({ ...head, data })
  const facts = factsOf(head, source === 'file' && file ? file.bytes.length : plain.length)
  if (source === 'text') return { text: message, facts }
  return { file: { name: 'encrypted.txt', type: 'text/plain', bytes: new TextEncoder().encode(message) }, facts }
}

async function decrypt({ source, text, file, password }: Input, fail: Fail<typeof failures>) {
  const written = source === 'text' ? given(text, source) : new TextDecoder().decode(given(file, source).bytes)
  const message = readMessage(written, source)
  const plain = (await openMessage(message, passwordBytes(password))) ?? fail('cannot-decrypt', { field: 'password' })
  if (message.contents === 'text')
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(plain), facts: factsOf(message, plain.length) }
  const unpacked = unpackFile(plain) ?? fail('cannot-decrypt', { field: 'password' })
  return { file: unpacked, facts: factsOf(message, unpacked.bytes.length) }
}

function given<T>(value: T | undefined, field: string): T {
  if (value === undefined || value === '') fail('required', { field })
  return value
}

/** One form for letters that keyboards compose differently (RFC 8265). */
function passwordBytes(password: string): Uint8Array {
  return encodeText(password.normalize('NFC'), 'utf-8', 'password')
}

function factsOf({ cipher, derivation }: Pick<SealedMessage, 'cipher' | 'derivation'>, size: number) {
  return { cipher, key: costOf(derivation), size }
}

function costOf(derivation: Derivation): string {
  switch (derivation.kdf) {
    case 'PBKDF2-HMAC-SHA-256':
      return `${derivation.kdf} · ${derivation.iterations}`
    case 'scrypt':
      return `scrypt · N ${derivation.n} · r ${derivation.r} · p ${derivation.p}`
    case 'Argon2id':
      return `Argon2id · m ${derivation.memory} KiB · t ${derivation.passes} · p ${derivation.lanes}`
  }
}
