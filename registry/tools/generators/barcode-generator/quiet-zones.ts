import type { Symbology } from './barcodes.ts'

type Sides = { readonly left: number; readonly right: number }
/** What a drawing keeps free on each side, in modules. */
export type Margins = Sides & { readonly top: number; readonly bottom: number }

const both = (modules: number): Sides => ({ left: modules, right: modules })

/** The light space that each kind needs beside its bars, in modules. */
const QUIET_ZONES: Readonly<Record<Symbology, Sides>> = {
  // GS1 General Specifications, 5.2.3.4
  'EAN-13': { left: 11, right: 7 },
  ISBN: { left: 11, right: 7 },
  'EAN-8': both(7),
  'UPC-A': both(9),
  'UPC-E': { left: 9, right: 7 },
  // GS1 General Specifications, 5.3.2.2: the drawing has its ten modules within its bearer bars.
  'ITF-14': both(0),
  // GS1 General Specifications, 5.4.4.2
  'GS1-128': both(10),
  // ISO/IEC 15417, 4.4.2
  'Code 128': both(10),
  // ISO/IEC 16388, 4.4
  'Code 39': both(10),
  // ANSI/AIM BC5, 2.4
  'Code 93': both(10),
  // EN 798, 4.4.1
  Codabar: both(10),
  // ISO/IEC 16390, 4.4
  'Interleaved 2 of 5': both(10),
  // No standard says one; this is what TEC-IT and Zint keep.
  MSI: both(12),
  // Laetus Pharmacode Guide: 6 mm beside bars of 0.5 mm.
  Pharmacode: both(12),
  // ISO/IEC 16022, 7.1
  'Data Matrix': both(1),
  // ISO/IEC 15438, 5.8.3
  PDF417: both(2),
  // ISO/IEC 24778, 4.1: none.
  Aztec: both(0),
}
/** What is kept free in any case, so that a code that needs nothing does not touch what is beside it. */
const LEAST = 2

/** The margins of a drawing, by default its quiet zone. */
export function marginsOf(symbology: Symbology, margin: number | undefined): Margins {
  if (margin !== undefined) return { ...both(margin), top: margin, bottom: margin }
  const { left, right } = QUIET_ZONES[symbology]
  const top = Math.max(Math.min(left, right), LEAST)
  return { left: Math.max(left, LEAST), right: Math.max(right, LEAST), top, bottom: top }
}

/** Whether scanners may miss a code because too little is kept free beside it. */
export function isTooNarrow(symbology: Symbology, margin: number | undefined): boolean {
  const { left, right } = QUIET_ZONES[symbology]
  return margin !== undefined && margin < Math.max(left, right)
}
