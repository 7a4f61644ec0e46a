import { defineFailures, fail } from '../../../../engine/core/define.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { decodeBase64 } from '../../../lib/encoding/base64.ts'
import { pemBlocks, pemBytes } from '../../../lib/keys/pem.ts'

export const certificateFailures = defineFailures({
  'no-certificate': 'There is no certificate or request here. Paste a PEM block (“BEGIN CERTIFICATE”) or its Base64, or choose a file.',
  'damaged-block': 'The block that begins here is damaged or cut off. Copy it whole, from its BEGIN line to its END line.',
  'private-key-only': 'This is a key, not a certificate. Paste the certificate instead; a private key is for nobody’s eyes but yours.',
  'too-many-certificates': {
    one: 'Up to {{count, number}} certificate can be read at once. Split the bundle.',
    other: 'Up to {{count, number}} certificates can be read at once. Split the bundle.',
  },
  'no-such-certificate': {
    one: 'There is only {{count, number}} certificate here. Enter {{count, number}}.',
    other: 'There are only {{count, number}} certificates here. Choose a number up to that.',
  },
})

/** DER of something, and what its PEM block calls it; `fault` ends the run because it cannot be read. */
export type Sealed = { readonly bytes: Uint8Array; readonly label?: string; readonly fault: () => never }
export type Given = { readonly sealed: readonly Sealed[]; readonly hasPrivateKey: boolean; readonly hasKey: boolean }

const SEQUENCE = 0x30
/** More than any run takes, so that a file of empty sequences stays small in memory. */
const MOST_PARTS = 1000
const WANTED = /^(?:(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST|PKCS7|CMS)$/

/** All that may be certificates in the text and the file. @throws ToolError one of {@link certificateFailures}, required */
export function readGiven(text: string, file: FileValue | undefined): Given {
  if (text.trim() === '' && !file) fail('required', { field: 'text' })
  const given = [...(text.trim() === '' ? [] : [readText(text, 'text')]), ...(file ? [readFile(file.bytes)] : [])]
  const sealed = given.flatMap((one) => one.sealed)
  const hasPrivateKey = given.some((one) => one.hasPrivateKey)
  const hasKey = given.some((one) => one.hasKey)
  if (sealed.length === 0 && hasKey) certificateFailures.fail('private-key-only', { field: 'text' })
  return { sealed, hasPrivateKey, hasKey }
}

function readFile(bytes: Uint8Array): Given {
  if (bytes[0] !== SEQUENCE) return readText(new TextDecoder('latin1').decode(bytes), 'file')
  const fault = () => certificateFailures.fail('no-certificate', { field: 'file' })
  return { sealed: splitDer(bytes).map((part) => ({ bytes: part, fault })), hasPrivateKey: false, hasKey: false }
}

function readText(text: string, field: string): Given {
  const blocks = pemBlocks(text)
  const hasPrivateKey = blocks.some(({ label }) => label.endsWith('PRIVATE KEY'))
  const hasKey = blocks.some(({ label }) => label.endsWith('KEY'))
  const none = () => certificateFailures.fail('no-certificate', { field })
  if (blocks.length === 0) {
    const parts = splitDer(bytesOf(() => decodeBase64(text)) ?? none())
    return parts.length > 0 ? { sealed: parts.map((bytes) => ({ bytes, fault: none })), hasPrivateKey, hasKey } : none()
  }
  const wanted = blocks.filter(({ label }) => WANTED.test(label))
  if (wanted.length === 0 && !hasKey) none()
  const sealed = wanted.map((block): Sealed => {
    const fault = () => certificateFailures.fail('damaged-block', { field, offset: block.start, text })
    const bytes = block.isClosed ? bytesOf(() => pemBytes(block)) : undefined
    // OpenSSL puts what it trusts a certificate for behind it.
    const [first] = splitDer(bytes ?? fault())
    return { bytes: first ?? fault(), label: block.label, fault }
  })
  return { sealed, hasPrivateKey, hasKey }
}

function bytesOf(decode: () => Uint8Array): Uint8Array | undefined {
  try {
    return decode()
  } catch {
    return undefined
  }
}

/** DER sequences one after the other, as some programs write bundles; what is cut off stays as it is. */
function splitDer(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = []
  for (let at = 0; at < bytes.length && bytes[at] === SEQUENCE && parts.length < MOST_PARTS;) {
    const first = bytes[at + 1] ?? 0
    const digits = first > 128 ? first - 128 : 0
    let length = digits === 0 ? first : 0
    for (let i = 0; i < Math.min(digits, 5); i++) length = length * 256 + (bytes[at + 2 + i] ?? 0)
    const end = at + 2 + digits + length
    // An indefinite length (128) is BER: the library finds its end.
    if (first === 128 || digits > 4 || end > bytes.length) return [...parts, bytes.subarray(at)]
    parts.push(bytes.subarray(at, end))
    at = end
  }
  return parts
}
