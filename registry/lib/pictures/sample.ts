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
