import { DOMAIN_ENDINGS } from '../../../data/web/domain-endings.ts'

/** An address in running text; without scheme for bare domains and email addresses, as it is written. */
type TextLink = { readonly kind: 'address' | 'domain' | 'email'; readonly address: string; readonly offset: number }

/** What no address holds unescaped, also the quotation marks of many languages. */
const CHUNK = /[^\s<>"“”„‟«»‹›‘‚`|{}\\^\u3000-\u3002\uff0c\uff08\uff09「」『』【】]+/g
const SCHEME = /[a-z][a-z0-9+.-]{0,30}$/i
/** Ends of sentences and what opens or closes around an address. */
const TRAILING = new Set(".,;:!?…'’*_~)]")
const LEADING = /^[('[*_~.,;:!?¡¿-]+/u

const EMAIL = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}!#$%&'*+/=?^_~-]|\.(?!\.)){0,63}@$/u
const HOST = /^(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,62}[\p{L}\p{M}\p{N}])?\.)+([\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,59})$/u
const PLAIN_RUN = /[a-z0-9@._+-]{4,320}/gi

/** Addresses in plain text: with a scheme, starting with www, email addresses and, if asked for, bare domains. Takes time in proportion to the text. */
export function linksInText(text: string, domains: boolean): TextLink[] {
  const links: TextLink[] = []
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) addLinks(chunk, index, domains, links)
  return links
}

function addLinks(chunk: string, offset: number, domains: boolean, links: TextLink[]): void {
  if (!/[.:@]/.test(chunk)) return
  const starts = schemeStarts(chunk)
  const rest = starts[0] ?? chunk.length
  addBare(chunk.slice(0, rest), offset, domains, links)
  starts.forEach((start, index) => {
    const address = trimEnd(chunk.slice(start, starts[index + 1] ?? chunk.length))
    if (URL.canParse(address) && !/^[a-z][a-z0-9+.-]*:\/*$/i.test(address)) links.push({ kind: 'address', address, offset: offset + start })
  })
}

/** Where addresses with a scheme start; a second one counts after a comma or the like only, for addresses may hold addresses. */
function schemeStarts(chunk: string): number[] {
  const starts: number[] = []
  for (let at = chunk.indexOf('://'); at >= 0; at = chunk.indexOf('://', at + 3)) {
    const scheme = SCHEME.exec(chunk.slice(Math.max(0, at - 31), at))
    if (!scheme) continue
    const start = at - scheme[0].length
    if (starts.length === 0 || /[,;)\]]/.test(chunk[start - 1] ?? '')) starts.push(start)
  }
  const short = /^[('[]*((?:mailto|tel|sms|geo|magnet|urn|xmpp|sip):)(?=\S{3})/i.exec(chunk)
  return starts.length === 0 && short ? [short[0].length - (short[1]?.length ?? 0)] : starts
}

/** Addresses without a scheme. */
function addBare(chunk: string, offset: number, domains: boolean, links: TextLink[]): void {
  for (const { 0: piece, index } of chunk.matchAll(/[^,;]+/g)) {
    const lead = leadOf(piece)
    if (addOne(trimEnd(piece.slice(lead)), offset + index + lead, domains, links)) continue
    // In scripts without spaces, words come right next to an address.
    if (/[^\x21-\x7e]/.test(piece))
      for (const run of piece.matchAll(PLAIN_RUN)) {
        const skipped = leadOf(run[0])
        addOne(trimEnd(run[0].slice(skipped)), offset + index + run.index + skipped, domains, links)
      }
  }
}

/** How much before an address does not belong to it. An underscore begins a mailbox, unless one at the end shows that both are emphasis. */
function leadOf(piece: string): number {
  const lead = LEADING.exec(piece)?.[0] ?? ''
  if (!piece.includes('@') || piece.includes('_', trimEnd(piece).length)) return lead.length
  let start = lead.length
  while (lead[start - 1] === '_') start--
  return start
}

function addOne(piece: string, offset: number, domains: boolean, links: TextLink[]): boolean {
  const sign = piece.indexOf('@')
  if (sign > 0 && sign <= 64) {
    const end = hostEnd(piece, sign + 1)
    if (!EMAIL.test(piece.slice(0, sign + 1)) || !isHost(piece.slice(sign + 1, end), false)) return false
    links.push({ kind: 'email', address: piece.slice(0, end), offset })
    return true
  }
  const end = hostEnd(piece, 0)
  const host = piece.slice(0, end)
  const isWww = /^www\.[^.]+\./i.test(host)
  if (!(isWww || domains) || !isHost(host, !isWww) || !URL.canParse(`http://${piece}`)) return false
  links.push({ kind: 'domain', address: piece, offset })
  return true
}

function hostEnd(text: string, from: number): number {
  const length = text.slice(from, from + 256).search(/[:/?#]/)
  return length < 0 ? text.length : from + length
}

/** @param known whether only well-known endings count, in small letters unless all of it is in capitals */
function isHost(host: string, known: boolean): boolean {
  if (host.length > 253) return false
  const ending = HOST.exec(host)?.[1]
  if (ending === undefined) return false
  if (ending.startsWith('xn--')) return true
  const isEven = ending === ending.toLowerCase() || host === host.toUpperCase()
  return DOMAIN_ENDINGS.has(ending.toLowerCase()) ? isEven || !known : !known && /^[a-z]{2,63}$/i.test(ending)
}

/** Without the full stop of the sentence and brackets that were opened before. */
function trimEnd(text: string): string {
  const surplus = { ')': count(text, ')') - count(text, '('), ']': count(text, ']') - count(text, '[') }
  let end = text.length
  for (; end > 0; end--) {
    const last = text[end - 1] ?? ''
    if (!TRAILING.has(last)) break
    if ((last === ')' || last === ']') && surplus[last]-- <= 0) break
  }
  return text.slice(0, end)
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}
