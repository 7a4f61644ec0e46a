import type { JsonHandler } from '../../../lib/json/read.ts'
import type { JsonScalar } from '../../../lib/json/scan.ts'
import { decodeJsonString } from '../../../lib/json/tree.ts'

type JsonKind = JsonScalar | 'object' | 'array'
type JsonPath = { readonly path: string; readonly kinds: JsonKind[]; readonly count: number }

type Step = {
  readonly label: string
  readonly outer: Step | undefined
  readonly inner: Map<string, Step>
  readonly kinds: Set<JsonKind>
  count: number
}

type PathSurvey = Required<Omit<JsonHandler, 'value'>> & { value(type: JsonScalar): void; paths(): JsonPath[] }

/** Gathers the different paths of a document while it is read, items of a list together as `[]`; the first `most` of them. */
export function createPathSurvey(text: string, most: number): PathSurvey {
  const steps: Step[] = []
  const open: { readonly step: Step | undefined; readonly isList: boolean }[] = []
  let name = ''

  const enter = (key: string, label: string, outer: Step | undefined): Step | undefined => {
    const known = outer?.inner.get(key)
    if (known || steps.length >= most) return known
    const step: Step = { label, outer, inner: new Map(), kinds: new Set(), count: 0 }
    outer?.inner.set(key, step)
    steps.push(step)
    return step
  }
  const find = (): Step | undefined => {
    const around = open.at(-1)
    if (!around) return enter('', '$', undefined)
    // A path can be a list in one place and an object in another, so the keys of both must differ.
    return around.step && (around.isList ? enter('[]', '[]', around.step) : enter(`.${name}`, labelOf(name), around.step))
  }
  const meet = (kind: JsonKind): Step | undefined => {
    const step = find()
    if (step) step.count++
    step?.kinds.add(kind)
    return step
  }
  return {
    open(bracket) {
      const isList = bracket === '['
      open.push({ step: meet(isList ? 'array' : 'object'), isList })
    },
    close: () => void open.pop(),
    name: (start, end) => void (name = decodeJsonString(text, start, end)),
    value: (type) => void meet(type),
    paths: () => steps.map((step) => ({ path: pathOf(step), kinds: [...step.kinds], count: step.count })),
  }
}

function labelOf(name: string): string {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? `.${shown.toWellFormed()}` : `[${JSON.stringify(shown.toWellFormed())}]`
}

function pathOf(step: Step): string {
  const labels: string[] = []
  for (let at: Step | undefined = step; at; at = at.outer) labels.push(at.label)
  return labels.toReversed().join('')
}
