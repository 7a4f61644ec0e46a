import { Suspense, memo, useMemo } from 'react'
import type { ToolData } from '../core/page.ts'
import type { FormatSettings } from './format.ts'
import type { Output } from './hooks/use-tool-run.ts'
import { usePage, useWords } from './page-context.tsx'
import { useParts } from './parts-context.tsx'

/** All parts of an output, each in its view. A lone part needs no heading. */
export const OutputViews = memo(function OutputViews({ tool, output, input }: { tool: ToolData; output: Output; input: Output }) {
  const w = useWords()
  const { views } = useParts()
  const settings = useFormatSettings(output, input)
  const shown = tool.views.filter(
    (view) =>
      output[view.name] !== undefined &&
      !(Array.isArray(output[view.name]) && (output[view.name] as unknown[]).length === 0 && view.view === 'notices'),
  )
  return shown.map((view) => {
    const View = views[view.view]
    if (!View) throw new Error(`no view "${view.view}"`)
    const titled = shown.length > 1 && view.view !== 'headline' && view.view !== 'notices'
    return (
      <div key={view.name} className={`part part-${view.view}`}>
        {titled && <p className="part-title">{view.label}</p>}
        <Suspense fallback={<p className="quiet">{w('working')}</p>}>
          <View view={view} value={output[view.name]} settings={settings} toolId={tool.id} />
        </Suspense>
        {view.help && <p className="field-help">{view.help}</p>}
      </div>
    )
  })
})

/** How values are written: in the page's language, with names (a currency) looked up in output and input. */
export function useFormatSettings(output: Output, input: Output): FormatSettings {
  const { locale } = usePage()
  const w = useWords()
  const [yes, no] = [w('yes'), w('no')]
  return useMemo(() => ({ locale, yes, no, lookup: (name) => output[name] ?? input[name] }), [locale, yes, no, output, input])
}
