import { type KeyboardEvent, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import type { ControlProps } from '../controls/types.ts'
import { DraftedEditor } from '../drafts/drafted-editor.tsx'
import { joinTexts, splitTexts } from '../drafts/joined-texts.ts'
import { type FormValue, isFile } from '../form-values.ts'
import { useTakeOver } from '../hooks/use-take-over.ts'
import { useParts } from '../parts-context.tsx'
import { type AreaProps, EditorArea } from './editor-area.tsx'
import './tabbed-editor.css'

type Sheet = ControlProps<string | File>

/** Several texts that belong together, such as a page with its styles and script: an editor each, in tabs. As drafts they are one. */
export function TabbedEditor(props: Sheet) {
  const { drafts } = props.field
  useTakeOver(props.id)
  const sheets = useSheets(props)
  if (drafts === undefined) return <Sheets sheets={sheets} />
  const showAll = (next: FormValue) => {
    // A file is for the first: it becomes a draft of its own.
    if (typeof next !== 'string') return props.onChange(next)
    for (const [at, text] of splitTexts(next, sheets.length).entries()) sheets[at]?.onChange(text)
  }
  return (
    <DraftedEditor
      {...props}
      drawer={drafts}
      value={largeOf(sheets) ?? joinTexts(textsOf(sheets))}
      onChange={showAll}
      Area={DraftedSheets}
    />
  )
}

const largeOf = (sheets: readonly Sheet[]) => sheets.map(({ value }) => value).find(isFile)
const textsOf = (sheets: readonly Sheet[]) => sheets.map(({ value }) => (isFile(value) ? '' : value))

/** The same in place of the one editor of a draft, which is told all texts as one. */
function DraftedSheets({ sheet, ...props }: AreaProps) {
  const sheets = useSheets(props)
  const large = largeOf(sheets)
  const joined = sheets.map((one, at) => ({
    ...one,
    // What is too large to be typed in stays beside the draft.
    onChange: (next: FormValue) =>
      typeof next === 'string' && !large ? props.onChange(joinTexts(textsOf(sheets).with(at, next))) : one.onChange(next),
  }))
  return <Sheets sheets={joined} sheet={sheet} />
}

/** The field itself, and those that it names. */
function useSheets({ id, field, form, language }: Sheet): Sheet[] {
  const { fields } = useParts()
  if (!form) throw new Error(`field "${field.name}": tabs need their form`)
  const sheets: Sheet[] = []
  // The entry names the same fields in the same order each time.
  for (const name of [field.name, ...(field.tabs ?? [])]) {
    // oxlint-disable-next-line react/rules-of-hooks
    const { field: held } = useController({ name, control: form })
    const isOwn = name === field.name
    const spec = isOwn ? field : fields.find((one) => one.name === name)
    if (!spec) throw new Error(`field "${field.name}": tabs name "${name}", which is not there`)
    sheets.push({
      id: isOwn ? id : `${id}-${name}`,
      field: spec,
      language: isOwn ? language : spec.language,
      value: held.value as string | File,
      onChange: held.onChange,
      onBlur: held.onBlur,
      invalid: false,
      form,
    })
  }
  return sheets
}

type SheetsProps = { readonly sheets: readonly Sheet[]; readonly sheet?: number | undefined }

/** Tabs as the ARIA practices have them: one stop for the Tab key, arrows move and open. All stay, with their cursors and undo histories. */
function Sheets({ sheets, sheet }: SheetsProps) {
  const [open, setOpen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = { ArrowLeft: open - 1, ArrowRight: open + 1, Home: 0, End: sheets.length - 1 }
    const to = places[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + sheets.length) % sheets.length
    setOpen(next)
    ;(list.current?.children[next] as HTMLElement | undefined)?.focus()
  }
  return (
    <div className="code-tabs">
      <div className="code-tab-list" role="tablist" ref={list} tabIndex={-1} onKeyDown={press}>
        {sheets.map(({ id, field, value }, at) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-selected={at === open}
            aria-controls={`${id}-sheet`}
            tabIndex={at === open ? 0 : -1}
            className={value === '' ? undefined : 'written'}
            onClick={() => setOpen(at)}
          >
            {field.label}
          </button>
        ))}
      </div>
      {sheets.map((one, at) => (
        <div
          key={one.id}
          id={`${one.id}-sheet`}
          className="code-sheet"
          role="tabpanel"
          aria-labelledby={`${one.id}-tab`}
          hidden={at !== open}
        >
          {at > 0 && (
            <label className="hidden" htmlFor={one.id}>
              {one.field.label}
            </label>
          )}
          <EditorArea {...one} sheet={sheet} />
        </div>
      ))}
    </div>
  )
}
