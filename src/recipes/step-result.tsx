import { Suspense } from 'react'
import type { FileValue } from '../../engine/core/file-value.ts'
import { isFileValue } from '../../engine/core/file-value.ts'
import { isLargeText } from '../../engine/core/large-text.ts'
import type { StepReport } from '../../engine/run/recipe-job.ts'
import type { ToolData } from '../../engine/site/page.ts'
import type { StepData } from '../../engine/site/recipe-data.ts'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { useWords } from '../../engine/view/shell-context.tsx'
import { OutputViews, useFormatSettings } from '../../engine/view/tool-result.tsx'

const FilesView = lazyPart(() => import('../../engine/view/views/media-view.tsx').then((module) => module.FilesView))

const NOTHING = {}

/** What came of a step, in full: each part in its view, or of a fork what all ways gave. */
export function StepResult({ tool, report }: { readonly tool: StepData; readonly report: StepReport }) {
  const w = useWords()
  const { output = NOTHING, all } = report
  const settings = useFormatSettings(output, NOTHING)
  if (all === undefined) return <OutputViews tool={tool as unknown as ToolData} output={output} input={NOTHING} />
  const files = [all].flat().filter(isFileValue) as readonly FileValue[]
  if (files.length > 0)
    return (
      <Suspense fallback={<p className="quiet">{w('working')}</p>}>
        <FilesView view={tool.views[0] as never} value={files} settings={settings} toolId="recipe" />
      </Suspense>
    )
  return (
    <pre className="code recipe-text" tabIndex={0} dir="auto" aria-label={w('result')}>
      {isLargeText(all) ? `${all.preview}…` : [all].flat().join('\n')}
    </pre>
  )
}
