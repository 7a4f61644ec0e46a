import { isoBoxes } from '../avif/avif-info.ts'
import { type IsoItem, type IsoReference, isoItems } from '../avif/iso-items.ts'
import { ByteReader } from '../bytes.ts'
import { DamagedImage } from '../failures.ts'
import { XMP_TYPE, exifOf, itemBytes } from '../metadata/iso-metadata.ts'
import type { PictureMetadata } from '../picture.ts'

type HeicFacts = {
  /** EXIF and XMP of the main picture, as stored. */
  readonly metadata: PictureMetadata
  /** How many pictures one may look at: no tiles, previews or masks. */
  readonly pictures: number
}

/** Items that hold no pixels, and the one that tells how another is shown in HDR. */
const NO_PICTURES = ['Exif', 'mime', 'uri ', 'tmap']
/** Previews, and masks such as transparency and depth, are of another item. */
const BELONGS = ['thmb', 'auxl', 'cdsc']

/** Whether there is a moving picture and no still one. @throws DamagedImage */
export function isSequenceAlone(bytes: Uint8Array): boolean {
  const types = [...isoBoxes(new ByteReader(bytes), 0, bytes.length)].map(({ type }) => type)
  return types.includes('moov') && !types.includes('meta')
}

/** What is in an HEIC file beside its pixels; nothing of a file whose boxes cannot be read. @see ISO/IEC 23008-12, ISO/IEC 14496-12 */
export function readHeicFacts(bytes: Uint8Array): HeicFacts {
  try {
    return readFacts(new ByteReader(bytes))
  } catch (error) {
    if (error instanceof DamagedImage) return { metadata: {}, pictures: 1 }
    throw error
  }
}

function readFacts(reader: ByteReader): HeicFacts {
  const { primary, items, references } = isoItems(reader)
  if (primary === undefined) throw new DamagedImage('no main picture')
  const describing = (wanted: (item: IsoItem) => boolean): Uint8Array | undefined => {
    const about = (id: number) => references.some(({ type, from, to }) => type === 'cdsc' && from === id && to.includes(primary))
    const item = items.find((one) => wanted(one) && about(one.id))
    return item && itemBytes(reader, item)
  }
  const block = describing(({ type }) => type === 'Exif')
  const xmp = describing(({ type, content }) => type === 'mime' && content === XMP_TYPE)
  return {
    metadata: { ...(block && { exif: exifOf(block) }), ...(xmp && { xmp }) },
    pictures: Math.max(1, countPictures(items, references)),
  }
}

function countPictures(items: readonly IsoItem[], references: readonly IsoReference[]): number {
  const isPart = (id: number) =>
    references.some(({ type, from, to }) => (BELONGS.includes(type) && from === id) || (type === 'dimg' && to.includes(id)))
  return items.filter(({ id, type, isHidden }) => !isHidden && !NO_PICTURES.includes(type) && !isPart(id)).length
}
