import { defineFailures } from '../../../engine/core/define.ts'

/** Deeper elements would overflow the stack of those who walk in recursion, browsers among them. */
export const MOST_DEPTH = 500

export const svgFailures = defineFailures({
  'not-svg': 'The root element is “{{name}}”. An SVG starts with <svg>.',
  'svg-too-deep': 'Elements are nested too deeply, down to level {{depth, number}}. The limit is {{maximum, number}}.',
})
