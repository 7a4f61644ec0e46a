import { defineFailures } from '../../../../engine/core/define.ts'

export const rangeFailures = defineFailures({
  'bad-range': '“{{part}}” is neither a number nor a range. Write frames like this: 1-5, 8.',
  'no-such-frame': {
    one: 'There is no frame {{frame}}: this GIF has only {{count}} frame.',
    other: 'There is no frame {{frame}}: this GIF has frames 1 to {{count}}.',
  },
})

/**
 * Numbers, from 1, that a text such as `1-5, 8` names, each once and in order; all of them for a blank one. `5-` runs to the end.
 * @throws ToolError bad-range, no-such-frame at `field`
 */
export function frameRange(text: string, count: number, field: string): number[] {
  const chosen = new Set<number>()
  const parts = text
    .replaceAll(/\s*([-–])\s*/g, '$1')
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
  for (const part of parts) {
    const [whole, first, dash, last] = /^(\d{1,7})(?:([-–])(\d{1,7})?)?$/.exec(part) ?? []
    if (whole === undefined) rangeFailures.fail('bad-range', { part, field })
    const from = Number(first)
    const to = last !== undefined ? Number(last) : dash !== undefined ? count : from
    for (const frame of [from, to]) if (frame < 1 || frame > count) rangeFailures.fail('no-such-frame', { frame, count, field })
    if (to < from) rangeFailures.fail('bad-range', { part, field })
    for (let frame = from; frame <= to; frame++) chosen.add(frame)
  }
  return parts.length === 0 ? Array.from({ length: count }, (_, i) => i + 1) : [...chosen].toSorted((a, b) => a - b)
}
