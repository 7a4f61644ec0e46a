import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineFailures } from '../../../engine/core/define.ts'
import { decimal, preset, whole } from '../../../engine/core/kit.ts'
import type { PartMeta, When } from '../../../engine/core/meta.ts'
import { part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { decimalOf } from '../money/loan.ts'
import { writeDecimal } from '../numbers/plain-decimal.ts'

const LEAST_SPEED = '0.1'
const MOST_SPEED = '16'
/** What players offer, and what is listed. */
const USUAL_SPEEDS = ['0.5', '0.75', '1', '1.1', '1.25', '1.5', '1.75', '2', '2.25', '2.5', '3', '4'] as const

export const playbackFailures = defineFailures({
  'no-duration': 'Enter a length above zero.',
  'too-fast': 'That would take a speed of {{speed}}; the maximum is {{maximum}}. Allow more time.',
  'too-slow': 'That would take a speed of {{speed}}; the minimum is {{minimum}}. Allow less time.',
})
const { fail } = playbackFailures

export const speedField = preset(decimal, { min: LEAST_SPEED, max: MOST_SPEED, unit: '×', step: 0.05 })

export const hoursField = <const W extends When | undefined = undefined>(
  label: string,
  options: { readonly start?: number; readonly when?: W } = {},
) => whole(label, { min: 0, max: 10_000, default: 0, ...options })
/** Minutes or seconds; more than sixty are carried over. */
export const sixtieths = <const W extends When | undefined = undefined>(
  label: string,
  options: { readonly start?: number; readonly when?: W } = {},
) => whole(label, { min: 0, max: 100_000, default: 0, ...options })

/** A length in whole seconds. */
export const durationPart = (label: string, meta: PartMeta = {}) => part(z.int(), label, { format: 'duration', ...meta })

export const speedTable = {
  speed: part(value.decimal, 'Speed', { unit: '×' }),
  time: durationPart('Time it takes'),
  saved: durationPart('Time saved'),
}

export const playbackFacts = {
  length: durationPart('Length at normal speed'),
  time: durationPart('Time it takes'),
  saved: durationPart('Time saved'),
  share: part(value.percent, 'Percentage saved', { decimals: 1 }),
}

export const PLAYBACK_NOTE =
  'Time = length ÷ speed, rounded to whole seconds, half up. Below 1× it takes longer, and the time saved is negative.'

/** Seconds of a length. @throws ToolError no-duration at `field` */
export function secondsOf(hours: number, minutes: number, seconds: number, field: string): number {
  const all = hours * 3600 + minutes * 60 + seconds
  return all > 0 ? all : fail('no-duration', { field })
}

/** Whole seconds that a length takes at a speed. */
export function timeAt(length: Decimal | number, speed: Decimal | string): number {
  return decimalOf(String(length)).div(speed).toDecimalPlaces(0, 4).toNumber()
}

export function factsAt(length: number, speed: string) {
  const time = timeAt(length, speed)
  return { length, time, saved: length - time, share: writeDecimal(decimalOf(1).minus(decimalOf(1).div(speed)).times(100), 4) }
}

/** The rows of the usual speeds, with the one that was asked for in its place. */
export function speedsWith(speed: string): string[] {
  return [...new Set([...USUAL_SPEEDS.map(String), writeDecimal(decimalOf(speed), 20)])].toSorted((a, b) => decimalOf(a).cmp(b))
}

/** The speed at which a length fits into a time, rounded up to hundredths. @throws ToolError too-fast, too-slow at `field` */
export function speedFor(length: Decimal | number, time: Decimal | number, field: string): string {
  const speed = decimalOf(String(length)).div(String(time)).toDecimalPlaces(2, 0)
  if (speed.gt(MOST_SPEED)) fail('too-fast', { speed: speed.toFixed(), maximum: MOST_SPEED, field })
  if (speed.lt(LEAST_SPEED)) fail('too-slow', { speed: speed.toFixed(), minimum: LEAST_SPEED, field })
  return writeDecimal(speed, 2)
}
