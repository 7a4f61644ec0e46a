import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { readXml, type XmlElement, type XmlNode } from '../../xml/read.ts'
import { ByteReader } from '../bytes.ts'
import { DamagedImage } from '../failures.ts'
import { clean, letters } from './exif-tags.ts'

export type NamedText = { readonly name: string; readonly text: string }

const MOST_TAGS = 500
/** A text that unpacks to more is not read. */
const MOST_TEXT = 4 * 1024 * 1024

/** Properties of an XMP packet, by their names with the usual prefix; the items of a list on one line. Empty for what is no XML. */
export function readXmp(packet: Uint8Array): NamedText[] {
  try {
    const { root } = readXml(new TextDecoder().decode(packet).replace(/^\ufeff/, ''))
    return properties(root).slice(0, MOST_TAGS)
  } catch (error) {
    if (error instanceof ToolError) return []
    throw error
  }
}

function properties(root: XmlElement): NamedText[] {
  const found: NamedText[] = []
  const open: XmlElement[] = [root]
  for (let element = open.pop(); element && found.length < MOST_TAGS; element = open.pop()) {
    const children = elementsOf(element)
    if (element.name !== 'rdf:Description') {
      open.push(...children.toReversed())
      continue
    }
    for (const { name, value } of element.attributes)
      if (!name.startsWith('xmlns') && !name.startsWith('rdf:') && value.trim() !== '') found.push({ name, text: clean(value) })
    for (const child of children) {
      const text = textsOf(child).join('; ')
      if (text !== '') found.push({ name: child.name, text })
    }
  }
  return found
}

const elementsOf = ({ children }: XmlElement): XmlElement[] => children.filter((child): child is XmlElement => child.type === 'element')

function textsOf(top: XmlElement): string[] {
  const texts: string[] = []
  const open: XmlNode[] = [top]
  for (let node = open.pop(); node; node = open.pop()) {
    if ((node.type === 'text' || node.type === 'cdata') && node.value.trim() !== '') texts.push(clean(node.value))
    if (node.type !== 'element') continue
    for (const { name, value } of node.attributes)
      if (!/^(?:xmlns|rdf:|xml:)/.test(name) && value.trim() !== '') texts.push(`${name}=${clean(value)}`)
    open.push(...node.children.toReversed())
  }
  return texts
}

/** Datasets of the second record. @see IPTC IIM 4.2 */
const IPTC: Readonly<Record<number, string>> = { 5: 'ObjectName', 15: 'Category', 25: 'Keywords', 40: 'SpecialInstructions', 55: 'DateCreated', 60: 'TimeCreated', 80: 'By-line', 85: 'By-lineTitle', 90: 'City', 92: 'Sub-location', 95: 'Province-State', 101: 'Country-PrimaryLocationName', 103: 'OriginalTransmissionReference', 105: 'Headline', 110: 'Credit', 115: 'Source', 116: 'CopyrightNotice', 118: 'Contact', 120: 'Caption-Abstract', 122: 'Writer-Editor' } // prettier-ignore

/** IPTC of the resources that Photoshop writes. What is cut off ends it. */
export function readIptc(resources: Uint8Array): NamedText[] {
  const reader = new ByteReader(resources)
  const found: NamedText[] = []
  try {
    for (let at = 0; at + 12 <= reader.length && reader.tag(at) === '8BIM';) {
      const id = reader.u16(at + 4)
      const nameLength = reader.u8(at + 6)
      const sizeAt = at + 6 + nameLength + 1 + ((nameLength + 1) & 1)
      const size = reader.u32(sizeAt)
      if (id === 0x0404) readRecords(reader, sizeAt + 4, sizeAt + 4 + size, found)
      at = sizeAt + 4 + size + (size & 1)
    }
  } catch (error) {
    if (!(error instanceof DamagedImage)) throw error
  }
  return found
}

function readRecords(reader: ByteReader, from: number, end: number, found: NamedText[]): void {
  for (let at = from; at + 5 <= end && reader.u8(at) === 0x1c && found.length < MOST_TAGS;) {
    const [record, dataset, length] = [reader.u8(at + 1), reader.u8(at + 2), reader.u16(at + 3)]
    if (length > 0x7fff) return
    if (record === 2 && dataset !== 0) {
      const text = letters(reader.part(at + 5, length))
      if (text !== '') found.push({ name: IPTC[dataset] ?? `2:${dataset}`, text })
    }
    at += 5 + length
  }
}

/** A text chunk of a PNG, plain or packed; undefined for one that cannot be read. @see https://www.w3.org/TR/png-3/#11textinfo */
export async function readPngText(type: string, data: Uint8Array): Promise<NamedText | undefined> {
  const end = data.indexOf(0)
  if (end < 1) return undefined
  const name = letters(data.subarray(0, end))
  if (type === 'tEXt') return { name, text: letters(data.subarray(end + 1)) }
  if (type === 'zTXt') {
    const packed = await unpacked(data.subarray(end + 2))
    return packed && { name, text: letters(packed) }
  }
  const language = data.indexOf(0, end + 3)
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1)
  if (translated < 0) return undefined
  const body = data[end + 1] === 1 ? await unpacked(data.subarray(translated + 1)) : data.subarray(translated + 1)
  return body && { name, text: letters(body) }
}

async function unpacked(packed: Uint8Array): Promise<Uint8Array | undefined> {
  const { Unzlib } = await import('fflate')
  const parts: Uint8Array[] = []
  let total = 0
  const unpack = new Unzlib((part) => {
    total += part.length
    if (total <= MOST_TEXT) parts.push(part)
  })
  try {
    for (let at = 0; at < packed.length && total <= MOST_TEXT; at += 4096) unpack.push(packed.subarray(at, at + 4096))
  } catch {
    // A text that cannot be unpacked is left out; the image is still sound.
    return undefined
  }
  if (total > MOST_TEXT) return undefined
  return joinBytes(parts)
}
