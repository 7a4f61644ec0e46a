import { useStore } from 'jotai/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '../../engine/core/errors.ts'
import type { Recipe } from '../../engine/core/recipe.ts'
import { reversed, takerOf } from '../../engine/core/recipes/shape.ts'
import type { RecipeData, StepData } from '../../engine/site/recipe-data.ts'
import { useCopy } from '../../engine/view/copy-button.tsx'
import { type Word, useShell, useWords } from '../../engine/view/shell-context.tsx'
import { userDataAtom } from '../app/state.ts'
import { useSite } from '../app/site-context.tsx'
import { takeAskedEmpty } from '../../engine/view/share/recipe-outbox.ts'
import { fromTool, goesOn } from './first-recipe.ts'
import { draftPlace, heldRecipe, holdRecipe } from './held.ts'
import { keepRecipe, keptRecipes } from './kept.ts'
import { loadFitting } from './load-step.ts'
import { readRecipeFragment, recipeFragment } from './recipe-link.ts'
import { type BenchInput, faultsOf } from './run-recipe.ts'
import { type BenchStep, keptRecipe, ownTool } from './steps.ts'
import type { useBench } from './use-bench.ts'
import { useRecipeWords } from './words.ts'

const NONE: readonly Failure[] = []
const HOLD_MS = 300
const DAMAGED: readonly Failure[] = [{ code: 'recipe-damaged', params: {} }]

/** Whether what goes into the first step is sensitive, or may be, as long as its tool is not known. */
function isSecret(steps: readonly BenchStep[], tools: Readonly<Record<string, StepData>>): boolean {
  const first = steps.find(({ step }) => !step.off)?.step
  const tool = first && ownTool(tools, first.tool)
  return first !== undefined && (!tool || takerOf(tool, first)?.sensitive === true)
}

/** A recipe as a whole: its name and input, where it comes from, and where it goes. */
export function useDocument(data: RecipeData, { steps, tools, set, restore }: ReturnType<typeof useBench>, onBrought: () => void) {
  const w = useWords()
  const say = useRecipeWords()
  const store = useStore()
  const { notify, notifyUndo, numberMarks } = useShell()
  const { runner, typed, forgetTyped } = useSite()
  const { copy } = useCopy()
  const [name, setName] = useState(data.recipe?.name ?? '')
  const [input, setInput] = useState<BenchInput>(() => (typed.text as string | undefined) ?? data.example?.input)
  const [inputKey, setInputKey] = useState(0)
  const [keptId, setKeptId] = useState<string>()
  const [refused, setRefused] = useState(NONE)
  const [hasArrived, setArrived] = useState(false)
  useEffect(forgetTyped, [forgetTyped])

  /** Puts an input in place of what was typed. */
  const give = (given: BenchInput) => {
    setInput(given)
    setInputKey((before) => before + 1)
  }
  /** Takes a recipe from elsewhere, if it is one. */
  const take = async (recipe: unknown, given?: BenchInput): Promise<boolean> => {
    const faults = runner ? await faultsOf(runner, recipe) : NONE
    setRefused(faults)
    if (faults.length > 0) return false
    const { name: title = '', steps: next } = recipe as Recipe
    setName(title)
    set(next)
    if (given !== undefined) give(given)
    return true
  }
  const own = () => keptRecipe(name.trim(), steps, (id) => ownTool(tools, id))
  /** Puts the draft of this tab on the bench, if there is one. */
  const takeHeld = async (held: ReturnType<typeof heldRecipe>): Promise<Recipe | undefined> => {
    if (!held || !(await take(held.recipe, held.input ?? ''))) return undefined
    setKeptId(held.kept)
    return held.recipe as Recipe
  }
  const clear = () => {
    set([])
    setName('')
    setKeptId(undefined)
    give(undefined)
    setRefused(NONE)
  }
  /** By the time that the page is left within the site, its address is another one. */
  const place = useRef('')
  const arrive = useEffectEvent(async () => {
    const brought = await fromTool(numberMarks)
    const held = heldRecipe(place.current)
    if (brought) {
      const { tool, step } = brought
      const draft = await takeHeld(held)
      // Out of reach, what fits is not known: the bench itself says of a step what is wrong.
      const fitting = draft ? await loadFitting(data.fitting).catch(() => ({})) : {}
      if (draft && goesOn(draft.steps, step, (id) => (id === tool.id ? tool : ownTool(fitting, id)))) {
        set([...draft.steps, step])
        notifyUndo(say('added', { number: draft.steps.length + 1, tool: tool.title }) as Word, () => set(draft.steps))
      } else {
        clear()
        set([step])
        give(brought.input)
        if (draft) notifyUndo(say('started-new') as Word, () => void takeHeld(held))
      }
      onBrought()
      return
    }
    if (takeAskedEmpty()) {
      if (held) notifyUndo(say('started-new') as Word, () => void takeHeld(held))
      return
    }
    if (await takeHeld(held)) return
    const id = new URLSearchParams(location.search).get('kept')
    const kept = keptRecipes(store.get(userDataAtom).saved).find((one) => one.id === id)
    if (kept) setKeptId(kept.id)
    const linked = await readRecipeFragment(location.hash)
    if (linked) {
      await take(linked.recipe, linked.input ?? '')
      return
    }
    if (kept) await take(kept.recipe)
    else if (location.hash.startsWith('#recipe=')) setRefused(DAMAGED)
  })
  useEffect(() => {
    place.current = draftPlace()
    const timer = setTimeout(() => void arrive().finally(() => setArrived(true)))
    return () => clearTimeout(timer)
  }, [])
  const hold = useEffectEvent(() => {
    if (hasArrived) holdRecipe(place.current, own(), typeof input === 'string' && !isSecret(steps, tools) ? input : undefined, keptId)
  })
  useEffect(() => {
    const timer = setTimeout(hold, HOLD_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- any of them changes what is held
  }, [steps, name, input, tools, keptId])
  useEffect(() => {
    const holdAtOnce = () => hold()
    addEventListener('pagehide', holdAtOnce)
    return () => {
      removeEventListener('pagehide', holdAtOnce)
      holdAtOnce()
    }
  }, [])

  const titles = () => steps.map(({ step }) => ownTool(tools, step.tool)?.title ?? step.tool)
  return {
    name,
    setName,
    input,
    setInput,
    inputKey,
    refused,
    /** What another page, a link or this tab brought is here. */
    hasArrived,
    /** Begins with nothing. What was on the bench can be brought back. */
    startEmpty() {
      const before = { steps, name, input, keptId }
      clear()
      notifyUndo(say('started-new') as Word, () => {
        restore(before.steps)
        setName(before.name)
        setKeptId(before.keptId)
        give(before.input)
      })
    },
    keep() {
      const title = name.trim() === '' ? titles().join(' → ').slice(0, 200) : name.trim()
      setKeptId(keepRecipe(store, { ...own(), name: title }, keptId))
      setName(title)
      notify('success', say('saved'))
    },
    async link(withInput: boolean) {
      const typed = input instanceof File ? await input.text() : input
      const text = withInput && !isSecret(steps, tools) && typeof typed === 'string' ? typed : undefined
      const whole = await recipeFragment(own(), text)
      const packed = whole ?? (await recipeFragment(own()))
      if (packed === undefined) return notify('error', say('link-too-long'))
      await copy(`${location.origin}${data.builder}${packed}`)
      if (withInput && (whole === undefined || text === undefined)) return notify('info', w('link-too-long'))
      return notify('success', w('link-copied'))
    },
    async exportFile() {
      const { saveFile } = await import('../../engine/view/save.ts')
      const file = name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '')
      saveFile(`${file || 'recipe'}.json`, 'application/json', `${JSON.stringify(own(), null, 2)}\n`)
    },
    async importFile(file: File) {
      const before = steps
      try {
        if (await take(JSON.parse(await file.text()))) notifyUndo(say('imported') as Word, () => restore(before))
      } catch {
        setRefused(DAMAGED)
      }
    },
    /** @param result what came out, which goes in again */
    async reverse(recipe: Recipe, result: string | undefined) {
      const fitting = await loadFitting(data.fitting)
      const inverseOf = (id: string) => {
        const inverse = Object.hasOwn(fitting, id) ? fitting[id]?.inverse : undefined
        return inverse === undefined ? undefined : fitting[inverse]
      }
      const back = reversed(recipe.steps, inverseOf)
      if ('stuck' in back) {
        const names = back.stuck.map((at) => `${at + 1}. ${titles()[at]}`).join(', ')
        return notify('info', `${say('cannot-reverse')} ${names}`)
      }
      const before = { steps, input }
      set(back.steps)
      if (result !== undefined) give(result)
      return notifyUndo(say('reversed') as Word, () => {
        restore(before.steps)
        give(before.input)
      })
    },
  }
}
