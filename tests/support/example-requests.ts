import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { toKebab } from '../../engine/cli/arguments.ts'
import { fieldsOf } from '../../engine/core/fields.ts'
import { isFileValue } from '../../engine/core/file-value.ts'
import { viewsOf } from '../../engine/core/views.ts'
import { toWire } from '../../engine/core/wire.ts'
import { mediaTypeOf } from '../../engine/core/media-types.ts'
import type { SettledExample } from './real-registry.ts'
import type { Case } from './tool-world.ts'

/** An example as JSON faces take it. */
export const requestOf = ({ example: { input, seed, now, timeZone } }: Case) => ({ input: toWire(input), seed, now, timeZone })

/** Where a tool has a field `seed`, that is what `--seed` fills in. */
export function withSeedField(one: Case): Case {
  const { tool, example } = one
  const takesSeed = Object.hasOwn(tool.input.shape, 'seed') && !Object.hasOwn(example.input, 'seed')
  return takesSeed ? { ...one, example: { ...example, input: { ...example.input, seed: String(example.seed) } } } : one
}

/** An example as a person would type it; undefined where a text stands for standard input, or a file's type does not follow from its name. */
export function flagsOf({ input, seed, now, timeZone }: SettledExample): string[] | undefined {
  const flags = [`--now=${now}`]
  if (!Object.hasOwn(input, 'seed')) flags.push(`--seed=${seed}`)
  if (!Object.hasOwn(input, 'timeZone')) flags.push(`--time-zone=${timeZone}`)
  for (const [name, value] of Object.entries(input)) {
    const flag = toKebab(name)
    if (typeof value === 'boolean') flags.push(value ? `--${flag}` : `--no-${flag}`)
    else if (isFileValue(value)) {
      if (mediaTypeOf(value.name) !== value.type || basename(value.name) !== value.name) return undefined
      const path = join(mkdtempSync(join(tmpdir(), 'flag-')), value.name)
      writeFileSync(path, value.bytes)
      flags.push(`--${flag}=${path}`)
    } else if (Array.isArray(value)) {
      if (value.some((item) => isFileValue(item))) return undefined
      flags.push(`--${flag}=${typeof value[0] === 'object' ? JSON.stringify(value) : value.join(',')}`)
    } else if (value === '-' || String(value).startsWith('@')) return undefined
    else flags.push(`--${flag}=${String(value)}`)
  }
  return flags
}

/** What a face has to carry for an example: each kind of field and view, as it is given or left out. */
function kindsIn({ tool, example }: Case): string[] {
  const fields = fieldsOf(tool.input).map((field) => {
    const value = Object.hasOwn(example.input, field.name) ? example.input[field.name] : undefined
    const shape =
      value === undefined
        ? 'left out'
        : Array.isArray(value)
          ? `list of ${Math.min(value.length, 2)}`
          : String(value).slice(0, 0) || typeof value
    const inside = field.rows?.map(({ control }) => control).join() ?? ''
    return ['field', field.value, field.control, field.choices !== undefined, shape, inside, field.defaultFrom ?? ''].join(' ')
  })
  const views = viewsOf(tool.output).map(({ view, value, name }) => {
    const isThere = Object.hasOwn(example.output, name)
    return ['view', view, value?.format ?? '', isThere].join(' ')
  })
  return [...fields, ...views, `effect ${tool.effect}`, `assets ${tool.assets?.length ?? 0}`]
}

/** So few examples that each kind of field and view, given or left out, is in at least one of them. */
export function oneOfEachKind(cases: readonly Case[]): Case[] {
  const seen = new Set<string>()
  return cases.filter((one) => {
    const fresh = kindsIn(one).filter((kind) => !seen.has(kind))
    for (const kind of fresh) seen.add(kind)
    return fresh.length > 0
  })
}
