import { useCallback, useEffect, useMemo, useState } from 'react'
import type { RecipeStep } from '../../engine/core/recipe.ts'
import { MOST_STEPS } from '../../engine/core/recipes/limits.ts'
import type { IconLink } from '../../engine/site/page.ts'
import type { RecipeData, StepData } from '../../engine/site/recipe-data.ts'
import { loadParts } from '../../engine/view/parts.tsx'
import type { Parts } from '../../engine/view/parts-context.tsx'
import { inputFields } from './bench-input.tsx'
import { loadFitting, loadStep } from './load-step.ts'
import { type BenchStep, benchStep, changed, moved, ownTool } from './steps.ts'

/** The steps on the bench, and the tools that they need, which load as they come. */
export function useBench(data: RecipeData, words: Readonly<Record<string, string>>, first: readonly RecipeStep[]) {
  const [steps, setSteps] = useState<readonly BenchStep[]>(() => first.map(benchStep))
  const [tools, setTools] = useState<Readonly<Record<string, StepData>>>(data.tools)
  const [partWords, setPartWords] = useState(words)
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())

  const need = useCallback(async (id: string, url: string) => {
    const loaded = await loadStep(url)
    setTools((before) => (before[id] ? before : { ...before, [id]: loaded.tool }))
    setPartWords((before) => ({ ...loaded.words, ...before }))
  }, [])
  const unknown = [...new Set(steps.map(({ step }) => step.tool))].filter((id) => !ownTool(tools, id) && !missing.has(id)).join(' ')
  useEffect(() => {
    if (unknown === '') return
    let current = true
    const load = async () => {
      const fitting = await loadFitting(data.fitting)
      for (const id of unknown.split(' ')) {
        const link = Object.hasOwn(fitting, id) ? fitting[id]?.link : undefined
        if (link) await need(id, link.url)
        else if (current) setMissing((before) => new Set([...before, id]))
      }
    }
    // Offline: the step stays without its options until the next change.
    load().catch(() => {})
    return () => {
      current = false
    }
  }, [unknown, data.fitting, need])

  const actions = useMemo(
    () => ({
      set: (next: readonly RecipeStep[]) => setSteps(next.map(benchStep)),
      restore: (next: readonly BenchStep[]) => setSteps(next),
      add: (link: Pick<IconLink, 'id' | 'url'>) => {
        setSteps((before) => (before.length < MOST_STEPS ? [...before, benchStep({ tool: link.id })] : before))
        void need(link.id, link.url).catch(() => {})
      },
      change: (key: string, change: Partial<RecipeStep>) => setSteps((before) => changed(before, key, change)),
      move: (from: number, to: number) => setSteps((before) => moved(before, from, to)),
      copy: (index: number) =>
        setSteps((before) => {
          const one = before[index]
          return one && before.length < MOST_STEPS ? before.toSpliced(index + 1, 0, benchStep(one.step)) : before
        }),
      remove: (index: number) => setSteps((before) => before.toSpliced(index, 1)),
    }),
    [need],
  )
  return { steps, tools, partWords, missing, ...actions }
}

/** The controls and views of all tools on the bench, and of its own input. */
export async function loadBenchParts(tools: Readonly<Record<string, StepData>>): Promise<Parts> {
  const all = Object.values(tools)
  const fields = [...inputFields('', undefined), ...all.flatMap((tool) => tool.fields)]
  return loadParts({ fields, views: all.flatMap((tool) => tool.views) })
}

/** Those that the page begins with, and then those of the tools that are added, too. */
export function useParts(first: Parts, firstTools: RecipeData['tools'], tools: RecipeData['tools']): Parts {
  const [parts, setParts] = useState(first)
  useEffect(() => {
    // Others in their place would have React make the prerendered results anew.
    if (tools === firstTools) return
    let current = true
    void loadBenchParts(tools)
      .then((loaded) => current && setParts(loaded))
      .catch(() => {})
    return () => {
      current = false
    }
  }, [tools, firstTools])
  return parts
}
