import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LARGE_TEXT } from '../../core/large-text.ts'
import type { DraftsProps } from '../drafts/drafts.tsx'
import { GO_TO, OPEN_SEARCH, type Span } from '../editor/go-to.ts'
import { useEditor } from '../editor/use-editor.ts'
import { isFile, takeText } from '../form-values.ts'
import { TextAreaControl } from './text-control.tsx'
import type { ControlProps } from './types.ts'

/** A text area that becomes a code editor once that has loaded; with `drafts`, several texts stand in it by turns. */
export function EditorControl(props: ControlProps<string | File>) {
  return props.field.drafts === undefined ? <EditorArea {...props} /> : <DraftedEditor {...props} drawer={props.field.drafts} />
}

/** @param sheet counts the texts that were put into the editor: each has an undo history of its own */
function EditorArea(props: ControlProps<string | File> & { readonly sheet?: number }) {
  const { field, value, onChange, onBlur, invalid, place, id } = props
  const loaded = useEditor(id)
  // Large texts stay files beside the field.
  if (!loaded || isFile(value)) return <TextAreaControl {...props} />
  return (
    <div id={id} tabIndex={-1} className="editor" style={{ minBlockSize: `${(field.lines ?? 12) * 1.5}em` }}>
      <loaded.Editor
        key={props.sheet}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        onFile={(file) => (props.sheet === undefined ? void takeText(file).then(onChange) : onChange(file))}
        label={field.label}
        placeholder={field.placeholder}
        invalid={invalid}
        language={props.language}
        offset={place?.offset}
        cursor={loaded.cursor}
      />
    </div>
  )
}

/** An editor with the drafts of a drawer above it. */
export function DraftedEditor(
  props: ControlProps<string | File> & { readonly drawer: string; readonly onCurrent?: DraftsProps['onCurrent'] },
) {
  const { id, drawer, value, onChange } = props
  const [Drafts, setDrafts] = useState<ComponentType<DraftsProps>>()
  const [sheet, setSheet] = useState(0)
  const typed = useRef<string>(undefined)
  const opened = useRef<string>(undefined)
  useEffect(() => {
    let current = true
    void import('../drafts/drafts.tsx').then((module) => current && setDrafts(() => module.Drafts))
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
  const ask = (event: Event) => document.getElementById(id)?.querySelector('.editor-host')?.dispatchEvent(event)
  return (
    <>
      <div className="drafts-place">
        {Drafts && (
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
        <EditorArea
          {...props}
          sheet={sheet}
          onChange={(next) => {
            if (typeof next === 'string' && !isFile(value)) typed.current = next
            // At once: a value that comes round after the next key would look like a text from elsewhere.
            flushSync(() => onChange(next))
          }}
        />
      </div>
    </>
  )
}
