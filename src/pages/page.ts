import type { ComponentType } from 'react'
import type { PagePayload } from '../../engine/site/page.ts'

/** What a page component is given: the payload, and what its `prepare` made. */
export type PageProps<Data = unknown, Extra = unknown> = { readonly payload: PagePayload<Data>; readonly extra: Extra }

/** A page component and what it wants loaded before it is shown. */
export type PageModule = { readonly Page: ComponentType<PageProps<never, never>>; readonly prepare?: (data: never) => Promise<unknown> }
