import { defineFailures } from '../../../engine/core/define.ts'

export const webCryptoFailures = defineFailures({
  'no-web-crypto': 'Browsers allow this kind of cryptography only on pages opened over HTTPS. Open this page with https:// in its address.',
})

/** The Web Cryptography API. @throws ToolError no-web-crypto on a page that came without TLS */
export function webCrypto(): typeof crypto.subtle {
  return (crypto as { readonly subtle?: typeof crypto.subtle }).subtle ?? webCryptoFailures.fail('no-web-crypto')
}
