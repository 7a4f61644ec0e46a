import { useEffect, useRef, useState } from 'react'
import { type LargeText, isLargeText } from '../../run/messages.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../page-context.tsx'
import type { ViewProps } from './types.ts'

/** No loading from anywhere, also where the site is served without headers. Scripts are added when the visitor asks. */
function policy(scripts: boolean): string {
  const allowed = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data:',
    "form-action 'none'",
  ]
  if (scripts) allowed.push("script-src 'unsafe-inline' 'unsafe-eval'")
  return `<meta http-equiv="Content-Security-Policy" content="${allowed.join('; ')}">`
}

/** Someone's HTML in an opaque frame: no scripts and no network until the visitor asks for scripts. */
export function HtmlView({ view, value }: ViewProps<string | LargeText>) {
  const w = useWords()
  const [scripts, setScripts] = useState(false)
  const html = isLargeText(value) ? new TextDecoder().decode(value.bytes) : value
  return (
    <div className="html-view">
      <HtmlFrame key={`${scripts}`} html={withPolicy(html, policy(scripts))} title={view.label} />
      <p className="frame-note quiet small">
        <Icon name="shield-check" size={16} /> <span>{w(scripts ? 'frame-scripts' : 'frame-safe')}</span>
        <button type="button" className="button quiet-button" aria-pressed={scripts} onClick={() => setScripts(!scripts)}>
          <Icon name={scripts ? 'x' : 'play'} size={16} /> {w(scripts ? 'stop-scripts' : 'run-scripts')}
        </button>
      </p>
    </div>
  )
}

/** The policy stands after a doctype, which must come first or the page is drawn in quirks mode. */
function withPolicy(html: string, meta: string): string {
  const [doctype = ''] = /^\s*<!doctype[^>]*>/i.exec(html) ?? []
  return doctype + meta + html.slice(doctype.length)
}

/** An origin-less page takes the HTML by message and becomes it; the site's own policy would forbid even its styles. */
function HtmlFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    if (loads > 0) frame.current?.contentWindow?.postMessage(html, '*')
  }, [html, loads])
  return (
    <iframe
      key={html}
      className="frame"
      ref={frame}
      sandbox="allow-scripts allow-forms allow-modals"
      src="/sandbox/"
      title={title}
      onLoad={() => setLoads((count) => count + 1)}
    />
  )
}
