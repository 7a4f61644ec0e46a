import { lazy, Suspense } from 'react'
import type { PagePayload } from '../../../engine/site/page.ts'

const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })))

/** The search dialog, loaded when it is first opened. */
export function SearchPalette(props: { payload: PagePayload; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Palette {...props} />
    </Suspense>
  )
}
