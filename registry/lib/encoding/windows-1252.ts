/**
 * What the bytes 80 to 9F are in Windows-1252; the five that it leaves free are the control characters of their number.
 * @see https://encoding.spec.whatwg.org/#windows-1252
 */
export const WINDOWS_1252_HIGH = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
