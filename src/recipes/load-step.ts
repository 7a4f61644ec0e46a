import type { PagePayload, ToolData } from '../../engine/site/page.ts'
import type { FittingTools, StepData } from '../../engine/site/recipe-data.ts'

const once = <T>(load: (url: string) => Promise<T>) => {
  const loading = new Map<string, Promise<T>>()
  return (url: string): Promise<T> => {
    let loaded = loading.get(url)
    if (!loaded) {
      loaded = load(url)
      loading.set(url, loaded)
      // What failed is tried again when it is next asked for.
      loaded.catch(() => loading.delete(url))
    }
    return loaded
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

/** What fits what, of all tools. */
export const loadFitting = once(async (url) => (await fetchJson(url)) as FittingTools)

export type LoadedStep = { readonly tool: StepData; readonly words: Readonly<Record<string, string>> }

/** A tool as a step, from the data of its own page, whose address ends with a slash. */
export const loadStep = once(async (url): Promise<LoadedStep> => {
  const { data, words = {} } = (await fetchJson(`${url}payload.json`)) as PagePayload<ToolData>
  return { tool: { ...data, url, inverse: data.inverse?.link.id }, words }
})
