import { useMemo, useState, useSyncExternalStore } from 'react'
import { frameDocument } from './frame-document.ts'
import { HtmlFrame } from './html-frame.tsx'
import { proseDocument } from './prose-document.ts'
import { RightSwitch } from './right-switch.tsx'

/** Written text in the site's type. Only a text with images from the web has a switch, for them. */
export function ProseView({ html, title }: { html: string; title: string }) {
  const isDark = useSyncExternalStore(followDark, readDark, () => false)
  const [network, setNetwork] = useState(false)
  const shown = useMemo(() => frameDocument(proseDocument(html, isDark), { scripts: false, network }), [html, isDark, network])
  return (
    <div className={`html-view prose-view${isDark ? ' dark' : ''}`}>
      <HtmlFrame key={`${network}${shown}`} html={shown} network={network} title={title} />
      {/<(?:img|source|video|audio)[^>]+src(?:set)?=["']?https?:/i.test(html) && (
        <div className="frame-rights" role="group" aria-label={title}>
          <RightSwitch word="allow-network" on={network} onChange={setNetwork} />
        </div>
      )}
    </div>
  )
}

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

function readDark(): boolean {
  const { mode } = document.documentElement.dataset
  return mode === 'dark' || (mode !== 'light' && systemDark().matches)
}

function followDark(changed: () => void): () => void {
  const system = systemDark()
  const watch = new MutationObserver(changed)
  watch.observe(document.documentElement, { attributeFilter: ['data-mode'] })
  system.addEventListener('change', changed)
  return () => {
    watch.disconnect()
    system.removeEventListener('change', changed)
  }
}
