import { defineFailures } from '../../../engine/core/define.ts'
import { decodeBase64 } from '../encoding/base64.ts'
import { encodeText, textEncodingFailures } from '../encoding/text-encoding.ts'
import { readHex } from './forms.ts'

/** How bytes are typed. */
export const BYTE_FORMS = { text: 'Text (UTF-8)', hex: 'Hexadecimal', base64: 'Base64' } as const
export type ByteForm = keyof typeof BYTE_FORMS

export const givenBytesFailures = defineFailures({
  'lone-surrogate': textEncodingFailures.words['lone-surrogate'],
  'bad-hex': 'This isn’t hexadecimal. Use pairs of the digits 0–9 and a–f, with or without spaces between them.',
  'bad-base64': 'This isn’t Base64. Check that it is complete, or choose another format.',
})

/** What was typed, as bytes. The failures name the field but no place, as it may be secret. */
export function givenBytes(text: string, form: ByteForm, field: string): Uint8Array {
  switch (form) {
    case 'text':
      return encodeText(text, 'utf-8', field)
    case 'hex':
      return text.trim() === '' ? new Uint8Array() : (readHex(text.trim()) ?? givenBytesFailures.fail('bad-hex', { field }))
    case 'base64':
      try {
        return decodeBase64(text)
      } catch {
        return givenBytesFailures.fail('bad-base64', { field })
      }
  }
}
