import type { FileValue } from '../../../engine/core/file-value.ts'

/** A PNG of sixteen by sixteen pixels, a disk on a ground, for examples. */
export function sampleImage(): FileValue {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAANklEQVR42mP49/k4SYhiDfxleWgInwZM1Zh6EBpwqUbTA9WAXzWynpGsgeRgJSfiyEkaNEmtALhc47gnzBZ/AAAAAElFTkSuQmCC'
  return { name: 'disk.png', type: 'image/png', bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) }
}

/** An animation of three frames of 200 ms, for examples. */
export function sampleGif(): FileValue {
  const base64 =
    'R0lGODlhBAAEAIEAAA92bv7zxwAAANl3BiH/C05FVFNDQVBFMi4wAwEAAAAh+QQAFAAAACwAAAAABAAEAAAEDDCEEEIIIYQQYAghRAAh+QQAFAAAACwAAAAAAgACAAAEBBAAACIAIfkEARQAAgAsAgACAAIAAgAABARwCDEiADs='
  return { name: 'steps.gif', type: 'image/gif', bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) }
}

/** The same image with a camera and a place in its EXIF data, for examples. */
export function samplePhoto(): FileValue {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAomVYSWZNTQAqAAAACAADAQ8AAgAAAAkAAAAyARAAAgAAAARPbmUAiCUABAAAAAEAAAA8AAAAAFRvb2xnbG90AAAABAABAAIAAAACTgAAAAACAAUAAAADAAAAcgADAAIAAAACRQAAAAAEAAUAAAADAAAAigAAAAAAAAA0AAAAAQAAAB4AAAABAAAAAAAAAAEAAAANAAAAAQAAAA8AAAABAAAAAAAAAAFsbFJeAAAANklEQVR42mP49/k4SYhiDfxleWgInwZM1Zh6EBpwqUbTA9WAXzWynpGsgeRgJSfiyEkaNEmtALhc47gnzBZ/AAAAAElFTkSuQmCC'
  return { name: 'photo.png', type: 'image/png', bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) }
}

/** The same image with the text that a generator leaves, for examples. */
export function samplePrompt(): FileValue {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAInRFWHRwYXJhbWV0ZXJzAGEgcmVkIGRpc2ssIGZsYXQgY29sb3JzNpPIoAAAADZJREFUeNpj+Pf5OEmIYg38ZXloCJ8GTNWYehAacKlG0wPVgF81sp6RrIHkYCUn4shJGjRJrQC4XOO4J8wWfwAAAABJRU5ErkJggg=='
  return { name: 'generated.png', type: 'image/png', bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) }
}
