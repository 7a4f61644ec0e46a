import { type Bytes, fromBase64Url, SECRET_BYTES, toBase64Url } from './bytes.ts'

/** What a link holds after `#`, which browsers send to nobody: the document's id, its key, and whether a passphrase is needed. */
export type SharedLink = { readonly id: string; readonly secret: Bytes; readonly hasPassphrase: boolean }

export function writeFragment({ id, secret, hasPassphrase }: SharedLink): string {
  return `#${id}.${toBase64Url(secret)}${hasPassphrase ? '.p' : ''}`
}

/** Undefined when it is no such link, or not whole. */
export function readFragment(fragment: string): SharedLink | undefined {
  const [, id = '', key = '', mark] = /^#?([\w-]{22})\.([\w-]{43})(\.p)?$/.exec(fragment) ?? []
  const secret = fromBase64Url(key)
  return id !== '' && secret?.length === SECRET_BYTES ? { id, secret, hasPassphrase: mark !== undefined } : undefined
}
