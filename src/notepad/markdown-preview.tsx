import { useEffect, useMemo, useState } from 'react'
import type { UsedTool } from '../../engine/site/page.ts'
import { frameDocument } from '../../engine/view/views/html/frame-document.ts'
import { HtmlFrame } from '../../engine/view/views/html/html-frame.tsx'
import { useShell } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { useSite } from '../app/site-context.tsx'

const PAUSE_MS = 250
const NOTHING = { scripts: false, network: false }

/** A note as Markdown shows it, in a frame in which nothing runs and nothing loads. @param tool turns Markdown into HTML */
export function MarkdownPreview({ text, tool }: { text: string; tool: UsedTool }) {
  const say = usePartWords('notes')
  const { locale } = useShell()
  const { runner } = useSite()
  const [html, setHtml] = useState<string>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    const show = (made: unknown) => {
      if (ended.signal.aborted) return
      setFailed(typeof made !== 'string')
      if (typeof made === 'string') setHtml(made)
    }
    const timer = setTimeout(() => {
      runner?.run({ module: tool.module, input: { text }, options: { locale }, timeMs: tool.timeMs, signal: ended.signal }).then(
        (result) => show(result.ok && result.output.preview),
        () => show(undefined),
      )
    }, PAUSE_MS)
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [text, tool, locale, runner])
  const shown = useMemo(() => (html === undefined ? undefined : frameDocument(html, NOTHING)), [html])
  if (text.trim() === '') return <p className="quiet">{say('preview-empty')}</p>
  return (
    <>
      {isFailed && (
        <p className="field-error" role="alert">
          {say('preview-failed')}
        </p>
      )}
      {shown !== undefined && <HtmlFrame key={shown} html={shown} network={false} title={say('preview')} />}
    </>
  )
}
