import { defineFailures } from '../../../engine/core/define.ts'

/** What can be wrong with a color that somebody writes; spread `words` into the entry's `failures`. */
export const colorFailures = defineFailures({
  'unknown-color':
    '“{{part}}” isn’t a color that CSS knows. Write it as #ff8800, rgb(255 136 0), hsl(32 100% 50%), oklch(74% 0.18 56) or a name such as tomato.',
  'bad-hex': {
    one: 'A hex color has 3, 4, 6 or 8 digits after #, and this one has {{count, number}}.',
    other: 'A hex color has 3, 4, 6 or 8 digits after #, and this one has {{count, number}}.',
  },
  'bad-hex-digit': '“{{part}}” is not a hex digit. Only 0–9 and A–F are.',
  'bad-color-part': '“{{part}}” does not fit here in {{name}}(). Write it like {{expected}}.',
  'color-part-count': {
    one: '{{name}}() has {{count, number}} value here, but needs a different number of them. Write it like {{expected}}.',
    other: '{{name}}() has {{count, number}} values here, but needs a different number of them. Write it like {{expected}}.',
  },
  'color-not-closed': 'The parenthesis after {{name}} is not closed. Add ) at the end.',
  'color-needs-page': '“{{part}}” has a value only within a web page. Write the color itself.',
})
