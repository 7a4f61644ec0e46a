import type { FileValue } from '../../engine/core/file-value.ts'
import { isFileValue } from '../../engine/core/file-value.ts'
import { isLargeText } from '../../engine/core/large-text.ts'
import type { StepReport } from '../../engine/run/recipe-job.ts'
import type { LabelledView } from '../../engine/site/page.ts'
import type { StepData } from '../../engine/site/recipe-data.ts'
import { useCopy } from '../../engine/view/copy-button.tsx'
import { BarItem } from '../../engine/view/input-bar.tsx'
import { isCopied, isSaved, mainPart } from '../../engine/view/main-output.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { type Parts, PartsProvider } from '../../engine/view/parts-context.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import { useFormatSettings } from '../../engine/view/tool-result.tsx'
import { StepResult } from './step-result.tsx'
import type { RunState } from './use-run.ts'
import { useRecipeWords } from './words.ts'

type Props = {
  readonly state: RunState
  /** The last step that is on. */
  readonly tool: StepData | undefined
  readonly report: StepReport | undefined
  readonly from: string | undefined
  readonly parts: Parts
  readonly isLive: boolean
  readonly onRun: () => void
  readonly onCancel: () => void
}

const NOTHING = {}

/** What the recipe gives, to copy and to save. */
export function BenchResult({ state, tool, report, from, parts, isLive, onRun, onCancel }: Props) {
  const w = useWords()
  const say = useRecipeWords()
  const { copied, copy } = useCopy()
  const { output = NOTHING, all } = report ?? {}
  const settings = useFormatSettings(output, NOTHING)
  const view: LabelledView | undefined = tool && (tool.views.find(({ name }) => name === from) ?? mainPart(tool.views, output))
  const value = view && (output as Record<string, unknown>)[view.name]
  const isText = all !== undefined && ![all].flat().some(isFileValue)
  const text = async (): Promise<string> => {
    if (isText) return isLargeText(all) ? new TextDecoder().decode(all.bytes) : [all].flat().join('\n')
    return (view && (await import('../../engine/view/output-text.ts')).partText(view, value, settings)) ?? ''
  }
  const save = async () => {
    const { saveFile } = await import('../../engine/view/save.ts')
    if (isText) return saveFile('recipe.txt', 'text/plain', await text())
    const file = view && (await import('../../engine/view/output-text.ts')).partFile(view, value, settings, tool?.id ?? 'recipe')
    if (file) saveFile(file.name, file.type, file.content)
  }
  const step = state.failures.find((failure) => failure.step !== undefined)?.step
  const isOld = state.status === 'failed'
  const isDone = report !== undefined && tool !== undefined && !isOld
  return (
    <section className="pane result-pane recipe-result" aria-label={w('result')}>
      <div className="bar">
        <h2 className="bar-title">{w('result')}</h2>
        <div className="tools">
          {!isLive && (
            <button type="button" className="button primary" onClick={onRun}>
              <Icon name="play" size={16} /> {w('run')}
            </button>
          )}
          <BarItem
            icon={copied ? 'check' : 'copy'}
            label={w(copied ? 'copied' : 'copy')}
            disabled={!isDone || (!isText && (!view || !isCopied(view)))}
            onClick={() => void text().then(copy)}
          />
          <BarItem
            icon="download"
            label={w('download')}
            disabled={!isDone || (!isText && (!view || !isSaved(view, value as FileValue)))}
            onClick={() => void save()}
          />
        </div>
      </div>
      <div className="pane-body" tabIndex={0} aria-busy={state.status === 'running'}>
        {isDone ? (
          <PartsProvider parts={parts}>
            <StepResult tool={tool} report={report} />
          </PartsProvider>
        ) : (
          state.status !== 'running' && (
            <p className="quiet">
              {step === undefined ? (isLive ? w('no-result-yet') : say('not-live')) : say('fix-step', { number: step + 1 })}
            </p>
          )
        )}
      </div>
      {state.status === 'running' && state.slow && (
        <div className="progress" role="group" aria-label={w('working')}>
          <progress aria-label={w('working')} />
          <button type="button" className="button quiet-button" onClick={onCancel}>
            <Icon name="x" size={16} /> {w('cancel')}
          </button>
        </div>
      )}
    </section>
  )
}
