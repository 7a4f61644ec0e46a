import { createContext, use } from 'react'
import type { Shell } from '../../engine/site/page.ts'
import type { ToolRunner } from '../../engine/run/page/client.ts'
import type { FormValues } from '../../engine/view/form-values.ts'

/** What the product's own components share. The runner exists only in the browser. */
export type Site = {
  readonly shell: Shell
  readonly runner?: ToolRunner
  /** One more, for work beside the page’s own. */
  readonly newRunner?: () => ToolRunner
  /** Moves within the site; another site only with `external`. */
  navigate(url: string, options?: { external?: boolean }): void
  /** What was typed into the prerendered form before the page worked. */
  readonly typed: Readonly<FormValues>
  /** It belongs to the page that the visitor came to, not to the next. */
  forgetTyped(): void
}

const Context = createContext<Site | undefined>(undefined)
export const SiteProvider = Context

export function useSite(): Site {
  const site = use(Context)
  if (!site) throw new Error('no provider above')
  return site
}
