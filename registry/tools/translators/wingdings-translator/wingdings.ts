import { WINGDINGS, WINGDINGS_LOOK_ALIKES, type WingdingsFont } from '../../../data/scripts/wingdings.ts'
import { type Unmapped, createUnmapped } from '../../../lib/scripts/unmapped.ts'
import { WINDOWS_1252_HIGH } from '../../../lib/encoding/windows-1252.ts'

type WingdingsResult = { readonly text: string; readonly unmapped: Unmapped; readonly used: readonly WingdingsKey[] }
/** A key and the symbol that the font shows for it. */
type WingdingsKey = { readonly typed: string; readonly symbol: string }
type WingdingsLook = {
  /** Older characters that more devices can show, in place of the exact ones. */
  readonly lookAlikes: boolean
  /** Asks for black-and-white drawing where a symbol is an emoji too. */
  readonly plain: boolean
}

const FIRST = 0x20
/** Office programs keep symbol fonts in the private use area, at this distance from the byte. */
const PRIVATE = 0xf000
const TEXT_LOOK = '\ufe0e'
const LOOKS = /[\ufe0e\ufe0f]/
/** Every typed character of Windows-1252 comes before, every symbol that no key could mean after. */
const FIRST_SYMBOL = 0x2190

/** Turns typed text into the symbols that the font shows. What it lacks stays as it is. */
export function toWingdings(text: string, font: WingdingsFont, { lookAlikes, plain }: WingdingsLook): WingdingsResult {
  const symbols = symbolsOf(font, lookAlikes)
  return translate(text, (character) => {
    const byte = byteOf(character)
    const symbol = byte === undefined ? undefined : symbols.get(byte)
    if (byte === undefined || symbol === undefined) return undefined
    const shown = plain && /\p{Emoji}/u.test(symbol) ? symbol + TEXT_LOOK : symbol
    return { text: shown, key: { typed: typedOf(byte), symbol: shown } }
  })
}

/** Turns symbols into what is typed for them. What the font lacks stays as it is. */
export function fromWingdings(text: string, font: WingdingsFont): WingdingsResult {
  const bytes = bytesOf(font)
  return translate(text, (character) => {
    if (LOOKS.test(character)) return { text: '' }
    const byte = bytes.get(character) ?? privateByte(character)
    return byte === undefined ? undefined : { text: typedOf(byte), key: { typed: typedOf(byte), symbol: character } }
  })
}

/** Whether a text holds a symbol of the font. */
export function isWingdings(text: string, font: WingdingsFont): boolean {
  const bytes = bytesOf(font)
  return Array.from(text).some((character) => (character.codePointAt(0) as number) >= FIRST_SYMBOL && bytes.has(character))
}

function translate(text: string, turn: (character: string) => { text: string; key?: WingdingsKey } | undefined): WingdingsResult {
  const unmapped = createUnmapped()
  const used = new Map<string, WingdingsKey>()
  const pieces: string[] = []
  let at = 0
  for (const character of text) {
    const turned = /\s/.test(character) ? { text: character } : turn(character)
    if (turned === undefined) unmapped.add(character, at)
    else if (turned.key) used.set(turned.key.typed, turned.key)
    pieces.push(turned?.text ?? character)
    at += character.length
  }
  return { text: pieces.join(''), unmapped, used: [...used.values()] }
}

function symbolsOf(font: WingdingsFont, lookAlikes: boolean): Map<number, string> {
  const codes = WINGDINGS[font].trim().split(/\s+/)
  const other = lookAlikes && font === 'Wingdings' ? WINGDINGS_LOOK_ALIKES : {}
  return new Map(
    codes.flatMap((code, index): [number, string][] => {
      const byte = FIRST + index
      return code === '-' ? [] : [[byte, String.fromCodePoint(other[byte] ?? Number.parseInt(code, 16))]]
    }),
  )
}

/** Both forms of every symbol lead back. */
function bytesOf(font: WingdingsFont): Map<string, number> {
  return new Map([...symbolsOf(font, true), ...symbolsOf(font, false)].map(([byte, symbol]) => [symbol, byte]))
}

function byteOf(character: string): number | undefined {
  const high = WINDOWS_1252_HIGH.indexOf(character)
  if (high >= 0) return 0x80 + high
  const code = character.codePointAt(0) as number
  return code < 0x100 ? code : privateByte(character)
}

function privateByte(character: string): number | undefined {
  const byte = (character.codePointAt(0) as number) - PRIVATE
  return byte >= FIRST && byte < 0x100 ? byte : undefined
}

function typedOf(byte: number): string {
  return WINDOWS_1252_HIGH[byte - 0x80] ?? String.fromCharCode(byte)
}
