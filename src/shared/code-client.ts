import { type Bytes, fromBase64Url } from './bytes.ts'
import type { OwnShared } from './mine.ts'
import { readCode, writeCode } from './code-text.ts'
import { lockByCode, randomCodeSecret, unlockByCode } from './short-code.ts'
import { asJson, jsonOf, request, ShareError } from './share-error.ts'
import type { CodeAnswer, CodeRequest, CodeTarget, FoundCode } from './wire.ts'

/** A short code for a document or live clipboard. @throws ShareError */
export async function makeCode(
  own: Pick<OwnShared, 'id' | 'secret' | 'key' | 'hasPassphrase'> & { readonly kind: CodeTarget['kind'] },
): Promise<{ readonly code: string; readonly expiresAt: number }> {
  const codeSecret = randomCodeSecret()
  const lock = await lockByCode(codeSecret, fromBase64Url(own.key) ?? new Uint8Array())
  const body: CodeRequest = { kind: own.kind, id: own.id, secret: own.secret, hasPassphrase: own.hasPassphrase, ...lock }
  const { lookup, expiresAt } = await jsonOf<CodeAnswer>(await request('/api/shared/codes', { method: 'POST', ...asJson(body) }))
  return { code: writeCode(lookup, codeSecret), expiresAt }
}

/** What a code stands for, and the key of its link. @throws ShareError wrong-code for one that is wrong, used up or expired */
export async function findByCode(typed: string): Promise<CodeTarget & { readonly secret: Bytes }> {
  const code = readCode(typed)
  if (!code) throw new ShareError('wrong-code')
  const address = `/api/shared/codes/${code.lookup}`
  const { salt } = await jsonOf<{ salt: string }>(await request(address))
  const { proof, unwrap } = await unlockByCode(code.secret, salt)
  const response = await request(address, { method: 'POST', ...asJson({ proof }) }).catch((cause: unknown) => {
    throw cause instanceof ShareError && cause.fault === 'gone' ? new ShareError('wrong-code', undefined, { cause }) : cause
  })
  const { kind, id, wrapped } = await jsonOf<FoundCode>(response)
  return { kind, id, secret: await unwrap(wrapped) }
}
