import type { ComponentType } from 'react'
import type { PagePayload } from '../../engine/site/page.ts'
import type { PageModule, PageProps } from './page.ts'

/** Page components by the name that entries use. */
export const PAGE_COMPONENTS: Readonly<Record<string, () => Promise<PageModule>>> = {
  home: () => import('./home-page.tsx'),
  category: () => import('./category-page.tsx'),
  tool: () => import('./tool-page.tsx'),
  'tool-result': () => import('./tool-result-page.tsx'),
  error: () => import('./error-page.tsx'),
  setting: () => import('./setting-page.tsx'),
  contact: () => import('./contact-page.tsx'),
  dashboard: () => import('./dashboard-page.tsx'),
  delete: () => import('./delete-page.tsx'),
  clipboard: () => import('./clipboard-page.tsx'),
  'clipboard-live': () => import('./clipboard-live-page.tsx'),
  snapshot: () => import('./snapshot-page.tsx'),
  'snapshot-share': () => import('./snapshot-share-page.tsx'),
  notepad: () => import('./notepad-page.tsx'),
  note: () => import('./note-page.tsx'),
  text: () => import('./text-page.tsx'),
  blog: () => import('./blog-page.tsx'),
  post: () => import('./post-page.tsx'),
  author: () => import('./author-page.tsx'),
  recipe: () => import('./recipe-page.tsx'),
  deals: () => import('./deals-page.tsx'),
  deal: () => import('./deal-page.tsx'),
  reference: () => import('./reference/reference-page.tsx'),
}

export type LoadedPage = { readonly payload: PagePayload; readonly Page: ComponentType<PageProps>; readonly extra: unknown }

/** A payload with its component, ready to render. @throws Error naming an unknown one */
export async function loadPageComponent(payload: PagePayload): Promise<LoadedPage> {
  const load = PAGE_COMPONENTS[payload.component]
  if (!load) throw new Error(`no page component "${payload.component}"`)
  const module = await load()
  const extra = await module.prepare?.(payload.data as never)
  return { payload, Page: module.Page as ComponentType<PageProps>, extra }
}
