import { useEffect, useRef, useState } from 'react'
import { type LargeText, isLargeText } from '../../run/messages.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../page-context.tsx'
import type { ViewProps } from './types.ts'

/** Stops all loading even where the page itself is served without headers. */
const NO_NETWORK = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; font-src data:">`

/** Someone's HTML in an opaque frame: no scripts and no network until the visitor asks for scripts. */
export function HtmlView({ view, value }: ViewProps<string | LargeText>) {
  const w = useWords()
  const [scripts, setScripts] = useState(false)
  const html = isLargeText(value) ? new TextDecoder().decode(value.bytes) : value
  return (
    <div className="html-view">
      {scripts ? (
        <ScriptFrame html={html} title={view.label} />
      ) : (
        <iframe className="frame" sandbox="" srcDoc={NO_NETWORK + html} title={view.label} />
      )}
      <p className="frame-note quiet small">
        <Icon name="shield-check" size={16} /> <span>{w(scripts ? 'frame-scripts' : 'frame-safe')}</span>
        <button type="button" className="button quiet-button" aria-pressed={scripts} onClick={() => setScripts(!scripts)}>
          <Icon name={scripts ? 'x' : 'play'} size={16} /> {w(scripts ? 'stop-scripts' : 'run-scripts')}
        </button>
      </p>
    </div>
  )
}

/** A page of its own origin-less world takes the HTML by message and writes it there. */
function ScriptFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    if (loads > 0) frame.current?.contentWindow?.postMessage(html, '*')
  }, [html, loads])
  return <iframe key={html} className="frame" ref={frame} sandbox="allow-scripts allow-forms allow-modals" src="/sandbox/" title={title} onLoad={() => setLoads((count) => count + 1)} />
}
