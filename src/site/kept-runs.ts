import { createHash } from 'node:crypto'
import type { Tool } from '../../engine/core/define.ts'
import { fieldsOf } from '../../engine/core/fields.ts'
import { prepareInput } from '../../engine/core/prepare.ts'
import { type RunResult, runTool, type Values } from '../../engine/core/run.ts'
import { toWire } from '../../engine/core/wire.ts'
import { makeContext } from '../../engine/run/context.ts'
import { readAsset } from '../../engine/run/node/read-asset.ts'

/** Who looks at a page: most readers of its language. */
export type Reader = { readonly locale: string; readonly currency: string; readonly timeZone: string }
export type Occasion = { readonly seed: string | number; readonly now: number }
type Kept = { readonly asked: readonly (keyof Reader)[]; readonly reader: Reader; readonly result: RunResult }

/** By the tool itself, so that a tool that is loaded anew runs anew. */
const kept = new WeakMap<Tool, Map<string, Kept[]>>()

/**
 * Runs a tool for a page. A result that does not depend on the reader is the same in all languages, so it is made once: whether
 * it depends is seen by what the run asks its context for.
 */
export async function runForPage(tool: Tool, input: Values, reader: Reader, occasion: Occasion): Promise<RunResult> {
  const runs = kept.get(tool) ?? new Map<string, Kept[]>()
  kept.set(tool, runs)
  // With what the reader decides of it, such as a currency.
  const prepared = prepareInput(fieldsOf(tool.input), input, { ...reader, now: occasion.now })
  const key = createHash('sha256')
    .update(JSON.stringify([toWire(prepared), occasion]))
    .digest('base64')
  const same = runs.get(key)?.find((run) => run.asked.every((name) => run.reader[name] === reader[name]))
  if (same) return same.result

  const asked = new Set<keyof Reader>()
  const watched = (context: object) =>
    new Proxy(context, {
      get(target, name) {
        if (Object.hasOwn(reader, name)) asked.add(name as keyof Reader)
        return Reflect.get(target, name) as unknown
      },
    })
  const watchedTool: Tool = { ...tool, transform: (given, context) => tool.transform(given, watched(context) as typeof context) }
  const result = await runTool(watchedTool, input, makeContext({ ...reader, ...occasion }, { asset: readAsset }))
  runs.set(key, [...(runs.get(key) ?? []), { asked: [...asked], reader, result }])
  return result
}
