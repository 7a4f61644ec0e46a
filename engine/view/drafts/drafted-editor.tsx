import { type ComponentType, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LARGE_TEXT } from '../../core/large-text.ts'
import type { ControlProps } from '../controls/types.ts'
import { type AreaProps, EditorArea } from '../editor/editor-area.tsx'
import { GO_TO, OPEN_SEARCH, type Span } from '../editor/go-to.ts'
import { type FormValue, isFile } from '../form-values.ts'
import { ArrivalContext } from '../parts-context.tsx'
import type { DraftsProps } from './drafts.tsx'

/** An editor with the drafts of a drawer above it. */
export function DraftedEditor(
  props: ControlProps<string | File> & {
    readonly drawer: string
    readonly onCurrent?: DraftsProps['onCurrent']
    /** Where the text is written, in place of one editor. */
    readonly Area?: ComponentType<AreaProps>
  },
) {
  const { id, drawer, value, onChange, Area = EditorArea } = props
  const [Drafts, setDrafts] = useState<ComponentType<DraftsProps>>()
  // Opened before, the latest draft would take the place of a link's text.
  const hasArrived = use(ArrivalContext)
  const [sheet, setSheet] = useState(0)
  const typed = useRef<string>(undefined)
  const opened = useRef<string>(undefined)
  useEffect(() => {
    let current = true
    void import('./drafts.tsx').then((module) => current && setDrafts(() => module.Drafts))
    return () => {
      current = false
    }
  }, [])
  const edit = useEffectEvent((text: string, name: string) => {
    opened.current = name
    onChange(text)
  })
  // A file that can be edited becomes a draft of its name.
  useEffect(() => {
    if (!isFile(value) || value.size > LARGE_TEXT) return
    let current = true
    void value.text().then((text) => current && edit(text, value.name))
    return () => {
      current = false
    }
  }, [value])
  const change = (next: FormValue) => {
    if (typeof next === 'string' && !isFile(value)) typed.current = next
    // At once: a value that comes round after the next key would look like a text from elsewhere.
    flushSync(() => onChange(next))
  }
  const ask = (event: Event) => document.getElementById(id)?.querySelector('.editor-host')?.dispatchEvent(event)
  return (
    <>
      <div className="drafts-place">
        {Drafts && hasArrived && (
          <Drafts
            drawer={drawer}
            value={value}
            typed={typed}
            takeOpened={() => {
              const name = opened.current
              opened.current = undefined
              return name
            }}
            panel={`${id}-panel`}
            onCurrent={props.onCurrent}
            onShow={(text) => {
              typed.current = undefined
              setSheet((count) => count + 1)
              onChange(text)
            }}
            onSearch={() => ask(new CustomEvent(OPEN_SEARCH))}
            onWrite={() => requestAnimationFrame(() => ask(new CustomEvent<Span>(GO_TO, { detail: { from: 0, to: 0 } })))}
          />
        )}
      </div>
      <div id={`${id}-panel`} className="draft-panel" {...(Drafts && { role: 'tabpanel', 'aria-labelledby': `${id}-label` })}>
        <Area {...props} sheet={sheet} onChange={change} />
      </div>
    </>
  )
}
