import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { oneOf, part } from '../../../engine/core/parts.ts'
import { HASHES } from '../../lib/hashes/algorithms.ts'
import { HASH_FORMS, readExpectedHash, sameBytes, writeHash } from '../../lib/hashes/forms.ts'
import { BYTE_FORMS, givenBytes, givenBytesFailures } from '../../lib/hashes/given-bytes.ts'
import { HMAC_LABELS, hmac } from '../../lib/hashes/hmac.ts'

export const hmacGenerator = defineTool({
  id: 'hmac-generator',
  category: 'security',
  icon: 'key-round',
  title: 'HMAC generator',
  summary: 'Calculate the HMAC of a message with a secret key, using SHA-256 or another algorithm, or check one you received.',
  keywords: [
    'hmac sha256',
    'hmac sha1',
    'hmac sha512',
    'hmac md5',
    'message authentication code',
    'webhook signature',
    'verify signature',
    'keyed hash',
  ],
  aliases: [
    'hmac-calculator',
    'hmac-sha256-generator',
    'hmac-sha1-generator',
    'hmac-sha512-generator',
    'hmac-md5-generator',
    'webhook-signature',
  ],
  slugs: {
    es: 'generador-de-hmac',
    fr: 'generateur-de-hmac',
    id: 'generator-hmac',
    it: 'generatore-di-hmac',
    pl: 'generator-hmac',
    pt: 'gerador-de-hmac',
    ru: 'generator-hmac',
  },
  effect: 'pure',
  limits: { timeMs: 30_000 },
  input: z.object({
    text: text('Message', { control: 'code' }),
    messageForm: choice('Message format', BYTE_FORMS),
    key: text('Key', { min: 1, max: 10_000, control: 'secret', sensitive: true }),
    keyForm: choice('Key format', BYTE_FORMS),
    algorithm: choice('Algorithm', HMAC_LABELS, { default: 'sha256' }),
    form: choice('Format', HASH_FORMS),
    expected: text('Compare with', {
      max: 1000,
      default: '',
      help: 'The HMAC you received, in hexadecimal or Base64. A name before it, such as sha256=, doesn’t matter.',
    }),
  }),
  output: z.object({
    verdict: oneOf('Comparison', { match: 'The HMAC matches.', differs: 'The HMAC doesn’t match.' }, { view: 'headline' }).optional(),
    hmac: part(z.string(), 'HMAC', { view: 'code', fileName: 'hmac.txt' }),
  }),
  failures: {
    ...givenBytesFailures.words,
    'not-an-hmac': 'This isn’t an HMAC in hexadecimal or Base64. Check that it is complete.',
    'other-algorithm': 'This can’t be HMAC-{{algorithm}}: it has a different length, or names another algorithm. Choose the right one.',
  },
  notices: {
    'short-key': {
      warning: {
        one: 'The key has only {{count, number}} byte. RFC 2104 recommends at least {{minimum, number}} for this algorithm.',
        other: 'The key has only {{count, number}} bytes. RFC 2104 recommends at least {{minimum, number}} for this algorithm.',
      },
    },
    'line-break': { warning: 'The message ends with a line break, which counts too. Remove it if the sender didn’t use one.' },
  },
  notes: [
    'HMAC as in RFC 2104 and FIPS 198-1. Message and key stay on your device and are never stored or put in a link.',
    'A message as text is converted to UTF-8. It counts exactly as it is, with every space and line break: webhooks are signed over the raw body, not over reformatted JSON.',
    'HMAC with MD5 or SHA-1 hasn’t been broken, although these hashes have; new systems should use SHA-256.',
  ],
  examples: [
    {
      title: 'Test case 2 of RFC 4231',
      input: { text: 'what do ya want for nothing?', key: 'Jefe' },
      output: { hmac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843' },
    },
    {
      title: 'Checking a webhook signature',
      input: {
        text: 'Hello, World!',
        key: "It's a Secret to Everybody",
        expected: 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
      },
      output: { verdict: 'match' },
    },
    {
      title: 'A key in hexadecimal, the result in Base64',
      input: {
        text: 'Hi There',
        key: '0b 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b',
        keyForm: 'hex',
        algorithm: 'sha1',
        form: 'base64',
      },
      output: { hmac: 'thcxhlUFcmTii8C2+zeMjvFGvgA=' },
    },
  ],
  transform: async ({ text, messageForm, key, keyForm, algorithm, form, expected }, { fail, note }) => {
    const message = givenBytes(text, messageForm, 'text')
    const secret = givenBytes(key, keyForm, 'key')
    if (secret.length === 0) fail('required', { field: 'key' })
    const { label, bits } = HASHES[algorithm]
    const minimum = bits / 8
    const wanted = expected.trim() === '' ? undefined : (readExpectedHash(expected) ?? fail('not-an-hmac', { field: 'expected' }))
    if (wanted && !wanted.algorithms.includes(algorithm)) fail('other-algorithm', { algorithm: label, field: 'expected' })
    const made = await hmac(algorithm, secret, message)
    const isMatch = wanted?.bytes.some((one) => sameBytes(one, made))
    if (secret.length < minimum) note('short-key', { count: secret.length, minimum })
    if (isMatch === false && messageForm === 'text' && /[\r\n]$/.test(text)) note('line-break')
    return { verdict: isMatch === undefined ? undefined : isMatch ? ('match' as const) : ('differs' as const), hmac: writeHash(made, form) }
  },
})
