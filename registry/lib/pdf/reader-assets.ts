/** The codes of Chinese, Japanese and Korean text that a PDF may name without bringing them. @see ISO 32000-2, table 116 */
const CMAPS = 'GB-EUC GBpc-EUC GBK-EUC GBKp-EUC GBK2K UniGB-UCS2 UniGB-UTF16 B5pc HKscs-B5 ETen-B5 ETenms-B5 CNS-EUC UniCNS-UCS2 UniCNS-UTF16 90ms-RKSJ 90msp-RKSJ Add-RKSJ EUC Ext-RKSJ UniJIS-UCS2 UniJIS-UCS2-HW UniJIS-UTF16 UniJIS2004-UTF16 KSC-EUC KSCms-UHC KSCms-UHC-HW UniKS-UCS2 UniKS-UTF16' // prettier-ignore
/** Those that come in one direction of writing, those by which letters are found, and those on which others build. */
const SINGLE_CMAPS = 'H V 83pv-RKSJ-H 90pv-RKSJ-H KSCpc-EUC-H Adobe-GB1-UCS2 Adobe-CNS1-UCS2 Adobe-Japan1-UCS2 Adobe-Korea1-UCS2'

const FONTS = 'FoxitDingbats.pfb FoxitFixed.pfb FoxitFixedBold.pfb FoxitFixedBoldItalic.pfb FoxitFixedItalic.pfb FoxitSerif.pfb FoxitSerifBold.pfb FoxitSerifBoldItalic.pfb FoxitSerifItalic.pfb FoxitSymbol.pfb LiberationSans-Bold.ttf LiberationSans-BoldItalic.ttf LiberationSans-Italic.ttf LiberationSans-Regular.ttf' // prettier-ignore

/** Where pdf.js asks for what, by the names that it has for it. */
export const READER_FOLDERS: Readonly<Record<string, string>> = {
  cMapUrl: 'pdfjs-dist/cmaps/',
  standardFontDataUrl: 'pdfjs-dist/standard_fonts/',
  wasmUrl: 'pdfjs-dist/wasm/',
}

const CMAP_NAMES = [...CMAPS.split(' ').flatMap((name) => [`${name}-H`, `${name}-V`]), ...SINGLE_CMAPS.split(' ')]

/** For the `assets` of an entry that reads text. */
export const TEXT_ASSETS: readonly string[] = CMAP_NAMES.map((name) => `pdfjs-dist/cmaps/${name}.bcmap`)

/** For the `assets` of an entry that draws pages: the fonts that a PDF need not bring, and decoders of JPEG 2000 and JBIG2. */
export const DRAWING_ASSETS: readonly string[] = [
  ...TEXT_ASSETS,
  ...FONTS.split(' ').map((name) => `pdfjs-dist/standard_fonts/${name}`),
  'pdfjs-dist/wasm/jbig2.wasm',
  'pdfjs-dist/wasm/openjpeg.wasm',
]
