/** Longest name, in characters, without its ending. */
const LONGEST = 80

/** A name for a file out of the last part of its address, with the ending that its contents have. */
export function fileNameOf(address: string, ending: string): string {
  const last = new URL(address).pathname.split('/').findLast((part) => part !== '') ?? ''
  const name = decode(last)
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]+/gu, '_')
    .replace(/^[.\s]+/, '')
  return `${[...name].slice(0, LONGEST).join('').trim() || 'image'}.${ending}`
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
