/**
 * Names of attributes that React writes otherwise than SVG and HTML do, from its table of standard names (React 19).
 * Others stay as they are, hyphens included.
 */
const HYPHENED =
  'accept-charset accent-height alignment-baseline arabic-form baseline-shift cap-height clip-path clip-rule color-interpolation color-interpolation-filters color-profile color-rendering dominant-baseline enable-background fill-opacity fill-rule flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight glyph-name glyph-orientation-horizontal glyph-orientation-vertical horiz-adv-x horiz-origin-x http-equiv image-rendering letter-spacing lighting-color marker-end marker-mid marker-start overline-position overline-thickness paint-order panose-1 pointer-events rendering-intent shape-rendering stop-color stop-opacity strikethrough-position strikethrough-thickness stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin underline-position underline-thickness unicode-bidi unicode-range units-per-em v-alphabetic v-hanging v-ideographic v-mathematical vector-effect vert-adv-y vert-origin-x vert-origin-y word-spacing writing-mode x-height xlink:actuate xlink:arcrole xlink:href xlink:role xlink:show xlink:title xlink:type xml:base xml:lang xml:space xmlns:xlink'
/** Of HTML inside a foreignObject; in the source they stand in small letters. */
const CAPITALED =
  'accessKey allowFullScreen autoCapitalize autoComplete autoCorrect autoFocus autoPlay cellPadding cellSpacing charSet colSpan contentEditable contextMenu controlsList crossOrigin dateTime disablePictureInPicture disableRemotePlayback encType enterKeyHint fetchPriority formAction formEncType formMethod formNoValidate formTarget frameBorder hrefLang imageSizes imageSrcSet inputMode itemID itemProp itemRef itemScope itemType marginHeight marginWidth maxLength minLength noModule noValidate playsInline readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap'

const camel = (name: string): string => name.replaceAll(/[-:](.)/g, (_, letter: string) => letter.toUpperCase())

export const REACT_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ...HYPHENED.split(' ').map((name) => [name, camel(name)] as const),
  ...CAPITALED.split(' ').map((name) => [name.toLowerCase(), name] as const),
])
