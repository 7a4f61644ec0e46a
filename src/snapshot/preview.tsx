import { useEffect, useRef } from 'react'
import type { Scene } from './scene.ts'
import { sceneSvg } from './svg.ts'

/** The snapshot itself, as text that can be selected. */
export function Preview({ scene, label, isOld }: { scene: Scene; label: string; isOld: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(sceneSvg(scene), 'image/svg+xml')
    host.current?.replaceChildren(document.importNode(documentElement, true))
  }, [scene])
  return <div ref={host} className="snap-preview" role="region" aria-label={label} tabIndex={0} data-old={isOld || undefined} />
}
