import { lazy, Suspense } from 'react'

const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })))

/** The search dialog, loaded when it is first opened. */
export function SearchPalette(props: { onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Palette {...props} />
    </Suspense>
  )
}
