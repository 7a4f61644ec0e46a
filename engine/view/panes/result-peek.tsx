import { useEffect, useState } from 'react'
import { VIEWS } from '../../core/kinds.ts'
import type { Values } from '../../core/run.ts'
import type { ToolData } from '../../site/page.ts'
import { useCopy } from '../copy-button.tsx'
import type { RunState } from '../hooks/use-tool-run.ts'
import { Icon } from '../icon.tsx'
import { isCopied } from '../main-output.ts'
import { partText } from '../output-text.ts'
import { useWords } from '../shell-context.tsx'
import { useFormatSettings } from '../tool-result.tsx'
import { peekLine } from './peek-line.ts'

const NOTHING: Values = {}

type Props = { readonly tool: ToolData; readonly state: RunState; readonly result: HTMLElement }

/** On a phone, the first line of the result above the lower edge while the result itself is out of sight. */
export function ResultPeek({ tool, state: { output, input = NOTHING, isSample, status }, result }: Props) {
  const w = useWords()
  const { copied, copy } = useCopy()
  const settings = useFormatSettings(output ?? NOTHING, input)
  const isSeen = useSeen(result)
  const bottom = useKeyboardHeight()
  const part = output && tool.views.find(({ name, view }) => output[name] !== undefined && VIEWS[view].data !== 'own')
  const line = part ? peekLine(part, output?.[part.name], settings) : ''
  if (isSeen || !output) return null
  const isOlder = status === 'failed' || status === 'bug' || status === 'waiting'
  return (
    <div className={`peek${isSample || isOlder ? ' faded' : ''}`} style={{ bottom }} data-peek="">
      <button type="button" className="peek-text" onClick={() => result.scrollIntoView({ block: 'start' })}>
        <Icon name="arrow-down" size={16} />
        <span className="hidden">{w('show-result')} </span>
        <span className="peek-line" dir="auto">
          {line || w('show-result')}
        </span>
      </button>
      {!isSample && line !== '' && part && isCopied(part) && (
        <button type="button" className="button small" onClick={() => void copy(partText(part, output[part.name], settings) ?? '')}>
          <Icon name={copied ? 'check' : 'copy'} size={16} /> {w(copied ? 'copied' : 'copy')}
        </button>
      )}
    </div>
  )
}

/** The bar itself, and what comes before the first line of a result, such as that it is a sample's. */
const BEFORE_LINE = '0px 0px -96px'

/** Whether the first line of the result is on the screen. */
function useSeen(result: HTMLElement): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const body = result.querySelector('.pane-body') ?? result
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), { rootMargin: BEFORE_LINE })
    observer.observe(body)
    return () => observer.disconnect()
  }, [result])
  return isSeen
}

/** How much of the window the keyboard on the screen covers, in pixels. */
function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const view = globalThis.visualViewport
    if (!view) return
    const update = () => setHeight(Math.max(0, Math.round(innerHeight - view.height - view.offsetTop)))
    view.addEventListener('resize', update)
    view.addEventListener('scroll', update)
    return () => {
      view.removeEventListener('resize', update)
      view.removeEventListener('scroll', update)
    }
  }, [])
  return height
}
