import { CODE_ALPHABET, CODE_LOOKUP_LENGTH, CODE_SECRET_LENGTH } from './wire.ts'

/** A code as people type it: any case, with or without marks between. */
export function readCode(typed: string): { readonly lookup: string; readonly secret: string } | undefined {
  const code = typed.toUpperCase().replace(/[\s.\-–_]/g, '')
  if (code.length !== CODE_LOOKUP_LENGTH + CODE_SECRET_LENGTH || [...code].some((letter) => !CODE_ALPHABET.includes(letter)))
    return undefined
  return { lookup: code.slice(0, CODE_LOOKUP_LENGTH), secret: code.slice(CODE_LOOKUP_LENGTH) }
}

/** In groups that can be read out: `ABCD-EFG-HJK`. */
export function writeCode(lookup: string, secret: string): string {
  return `${lookup}-${secret.slice(0, 3)}-${secret.slice(3)}`
}
