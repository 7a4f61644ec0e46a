import { Suspense, memo, useMemo } from 'react'
import { VIEWS } from '../core/kinds.ts'
import type { LabelledView, ToolData } from '../site/page.ts'
import type { Values } from '../core/run.ts'
import type { FormatSettings } from './format.ts'
import { useShell, useWords } from './shell-context.tsx'
import { useParts } from './parts-context.tsx'
import type { FieldOf } from './views/types.ts'

type Props = {
  readonly tool: ToolData
  readonly output: Values
  readonly input: Values
  /** A field, for a view that shows it. */
  readonly fieldOf?: FieldOf
  /** What the result is of, said in the names of its parts, where a page shows several results. */
  readonly of?: string | undefined
}

/** All parts of an output, each in its view. A lone part needs no heading, nor does one that is called as the pane is. */
export const OutputViews = memo(function OutputViews({ tool, output, input, fieldOf, of }: Props) {
  const w = useWords()
  const { views } = useParts()
  const settings = useFormatSettings(output, input)
  const offered = new Set(tool.views.flatMap(({ formats }) => formats ?? []))
  const shown = tool.views.filter(({ name }) => output[name] !== undefined && !offered.has(name))
  return shown.map((view) => {
    const View = views[view.view]
    const { plain } = VIEWS[view.view]
    const titled = shown.length > 1 && !plain && view.label !== w('result')
    const named = of === undefined || plain ? view : { ...view, label: `${view.label}${w('colon')}${of}` }
    return (
      <div key={view.name} className={`part part-${view.view}`}>
        {titled && <p className="part-title">{view.label}</p>}
        <Suspense fallback={<p className="quiet">{w('working')}</p>}>
          <View view={named} value={output[view.name]} settings={settings} toolId={tool.id} {...editing(view, output, input, fieldOf)} />
        </Suspense>
        {view.help && <p className="field-help">{view.help}</p>}
      </div>
    )
  })
})

/** A part that shows exactly what a field was can change it; one that merges or marks gets the texts. */
function editing(
  { edits, merges, marks, compares, formats, name }: LabelledView,
  output: Values,
  input: Values,
  fieldOf: Props['fieldOf'],
) {
  return {
    field: edits !== undefined && output[name] === input[edits] ? fieldOf?.(edits) : undefined,
    texts: marks !== undefined ? [input[marks]] : fieldOf ? merges?.map((field) => input[field]) : undefined,
    formats: formats?.map((part) => output[part]),
    original: compares === undefined ? undefined : input[compares],
  }
}

/** How values are written: in the page's language, with names (a currency) looked up in output and input. */
export function useFormatSettings(output: Values, input: Values): FormatSettings {
  const { locale, words } = useShell()
  return useMemo(() => {
    const { yes = '', no = '', colon = '' } = words
    return { locale, yes, no, colon, lookup: (name) => output[name] ?? input[name] }
  }, [locale, words, output, input])
}
