import { createHash, randomBytes } from 'node:crypto'

const ID_BYTES = 16

/** 128 random bits as 22 letters, digits, `-` and `_`: nobody can guess one. */
export function randomId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/** The one id of something that each subject has once, such as a person's data; the same each time. */
export function derivedId(purpose: string, subject = ''): string {
  return createHash('sha256').update(`${purpose}\n${subject}`).digest().subarray(0, ID_BYTES).toString('base64url')
}

export function isId(value: string): boolean {
  return /^[\w-]{22}$/.test(value)
}
