import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { uuidGenerator } from '../../../../registry/tools/generators/uuid-generator.ts'
import { encryptDecrypt } from '../../../../registry/tools/security/encrypt-decrypt/tool.ts'
import { jwtDecoder } from '../../../../registry/tools/security/jwt-decoder/tool.ts'
import { jwtGenerator } from '../../../../registry/tools/security/jwt-generator/tool.ts'
import { rsaKeyGenerator } from '../../../../registry/tools/security/rsa-key-generator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const HMAC_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.c2lnbmF0dXJl'
const EDDSA_TOKEN = 'eyJhbGciOiJFZERTQSJ9.eyJhIjoxfQ.c2lnbmF0dXJl'
/** RFC 8037, appendices A.1 and A.2. */
const ED25519 = '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}'
const ED25519_PRIVATE = ED25519.replace('{', '{"d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A",')

describe('on a page that came without TLS', () => {
  // Browsers leave out just this there.
  beforeEach(() => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }))
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['encrypt-decrypt', encryptDecrypt, { text: 'mine', password: 'correct horse' }],
    ['jwt-decoder with a secret', jwtDecoder, { text: HMAC_TOKEN, secret: 'x'.repeat(32) }],
    ['jwt-decoder with a public key', jwtDecoder, { text: EDDSA_TOKEN, key: ED25519 }],
    ['jwt-generator with a secret', jwtGenerator, { payload: '{}', secret: 'x'.repeat(32) }],
    ['jwt-generator with a private key', jwtGenerator, { payload: '{}', algorithm: 'EdDSA', key: ED25519_PRIVATE }],
    ['rsa-key-generator', rsaKeyGenerator, {}],
  ])('%s says what is missing', async (_, tool, input) => {
    expect(await failure(tool, input)).toMatchObject({ code: 'no-web-crypto' })
  })

  it('UUIDs are made of names all the same, and tokens read', async () => {
    const made = await output(uuidGenerator, { version: '5', namespace: 'dns', text: 'www.example.com' })
    expect(made).toMatchObject({ uuids: ['2ed6657d-e927-568b-95e1-2665a8aea6a2'] })
    expect(await output(jwtDecoder, { text: HMAC_TOKEN })).toMatchObject({ signature: 'unchecked' })
  })
})
