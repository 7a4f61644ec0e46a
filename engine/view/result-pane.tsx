import { Suspense, memo, useEffect, useState } from 'react'
import type { SendTarget, ToolData } from '../site/page.ts'
import type { Values } from '../core/run.ts'
import { useCopy } from './copy-button.tsx'
import type { FieldFailure } from './field-row.tsx'
import type { FormValues } from './form-values.ts'
import type { RunState } from './hooks/use-tool-run.ts'
import { Icon } from './icon.tsx'
import { BarItem } from './input-bar.tsx'
import { lazyPart } from './lazy-part.ts'
import { Menu } from './menu.tsx'
import { isCopied, isSaved, mainPart } from './main-output.ts'
import { useWords } from './shell-context.tsx'
import { Toolbar } from './toolbar.tsx'
import { OutputViews, useFormatSettings } from './tool-result.tsx'
import type { FieldOf } from './views/types.ts'
import './tool-form.css'

const SendItems = lazyPart(() => import('./share/result-menus.tsx').then((module) => module.SendItems))
const ShareItems = lazyPart(() => import('./share/result-menus.tsx').then((module) => module.ShareItems))

/** It comes with the first result, which is read out, so that all of it is there when the connection is lost. */
const takeResult = () => import('./share/take-result.ts')

type Props = {
  readonly tool: ToolData
  readonly state: RunState
  readonly general: readonly FieldFailure[]
  readonly onCancel: () => void
  readonly onSend: (target: SendTarget, value: string | File) => void
  /** None where results cannot be edited. */
  readonly fieldOf?: FieldOf
  readonly values: () => FormValues
}

const NOTHING: Values = {}
const noField = () => undefined

/** The result with its toolbar. What is not the visitor's own, and what is older than their input, appears faded. */
export const ResultPane = memo(function ResultPane({ tool, state, general, onCancel, onSend, fieldOf = noField, values }: Props) {
  const w = useWords()
  const { output, input = NOTHING, isSample = false, status } = state
  const { kind } = tool.first
  const isRefused = status === 'failed' || status === 'bug'
  const isOlder = !isSample && (isRefused || status === 'waiting')
  const isFaded = isSample || isOlder
  // Its place stays until there is something to put there, or else the page would jump.
  const isNamed = isSample && (kind === 'sample' || kind === 'example')
  // Nor may anybody take for their own chance what every visitor is sent.
  const isGone = isSample && (isNamed ? status === 'running' && state.isOwn : kind === 'draft' && tool.effect === 'random')
  return (
    <section className="pane result-pane" aria-label={w('result')}>
      <ResultBar tool={tool} output={isSample ? undefined : output} input={input} onSend={onSend} values={values} />
      <div className={`pane-body${status === 'running' ? ' working' : ''}`} tabIndex={0} aria-busy={status === 'running'}>
        {general.map((failure) => (
          <p className="alert" role="alert" key={failure.code}>
            <Icon name="circle-alert" /> <span>{failure.message}</span>
          </p>
        ))}
        {output ? (
          <div className={isGone ? 'gone' : isFaded ? 'faded' : 'own'}>
            {isNamed && <p className="faded-label">{w(kind)}</p>}
            {isOlder && <p className="faded-label">{w('last-result')}</p>}
            <OutputViews tool={tool} output={output} input={input} fieldOf={isFaded ? undefined : fieldOf} />
          </div>
        ) : (
          !state.slow && <p className="quiet">{w(isRefused ? 'mend-input' : 'no-result-yet')}</p>
        )}
      </div>
      {status === 'running' && state.slow && (
        <div className="progress" role="group" aria-label={w('working')}>
          <progress value={state.progress} max={1} aria-label={w('working')} />
          <button type="button" className="button quiet-button" onClick={onCancel}>
            <Icon name="x" size={16} /> {w('cancel')}
          </button>
        </div>
      )}
      <Announcement tool={tool} state={state} input={input} />
    </section>
  )
})

/** Says to screen readers that a result is there, with the start of it. */
function Announcement({ tool, state, input }: { tool: ToolData; state: RunState; input: Values }) {
  const w = useWords()
  const settings = useFormatSettings(state.output ?? NOTHING, input)
  const [text, setText] = useState('')
  const { status, output } = state
  useEffect(() => {
    if (status !== 'done' || state.isSample || !output) return
    let current = true
    void takeResult().then(
      ({ resultStart }) => current && setText(resultStart({ tool, output, settings })),
      // Cut off from the site before this could load: that there is a result is said all the same.
      () => current && setText(''),
    )
    return () => {
      current = false
    }
  }, [status, state.isSample, output, settings, tool])
  return (
    <p className="hidden" role="status">
      {status === 'done' && !state.isSample
        ? `${w('result-ready')} ${text.slice(0, 200)}`
        : status === 'running' && state.slow
          ? w('working')
          : ''}
    </p>
  )
}

function ResultBar({
  tool,
  output,
  input,
  onSend,
  values,
}: Pick<Props, 'tool' | 'onSend' | 'values'> & { output: Values | undefined; input: Values }) {
  const w = useWords()
  const { copied, copy } = useCopy()
  const settings = useFormatSettings(output ?? NOTHING, input)
  const part = output && mainPart(tool.views, output)
  const value = part && output[part.name]
  const result = output && { tool, output, settings }
  const text = async () => (result ? (await takeResult()).resultText(result) : '')
  const save = async () => result && (await takeResult()).saveResult(result)
  const send = async (target: SendTarget) => onSend(target, result ? (await takeResult()).sentValue(result, target) : '')
  return (
    <div className="bar">
      <h2 className="bar-title">{w('result')}</h2>
      <Toolbar label={w('result')}>
        <BarItem
          icon={copied ? 'check' : 'copy'}
          label={w(copied ? 'copied' : 'copy')}
          disabled={!part || !isCopied(part)}
          onClick={() => void text().then(copy)}
        />
        <BarItem icon="download" label={w('download')} disabled={!part || !isSaved(part, value)} onClick={save} />
        {tool.send.length > 0 && (
          <Menu label={w('send-to')} icon="send" className="bar-button" isLater>
            <Suspense>
              <SendItems tool={tool} values={values} output={output} onSend={send} />
            </Suspense>
          </Menu>
        )}
        <Menu label={w('share')} icon="share-2" className="bar-button" isLater>
          <Suspense>
            <ShareItems tool={tool} values={values} copy={copy} />
          </Suspense>
        </Menu>
      </Toolbar>
    </div>
  )
}
