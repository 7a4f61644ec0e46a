import type { LabelledView } from '../../../site/page.ts'
import { useCopy } from '../../copy-button.tsx'
import { Icon } from '../../icon.tsx'
import { type Word, useWords } from '../../shell-context.tsx'
import { saveFile } from '../../save.ts'
import type { UiIcon } from '../../ui-icons.ts'
import type { Choice } from './merge-text.ts'
import type { Merging } from './use-merging.ts'

const CHOICES = ['left', 'both', 'right'] as const
/** Longest merged text that is shown whole. */
const MOST_SHOWN = 20_000

/** Moves between the blocks, and decides all of them at once. */
export function MergeBar({ merging }: { merging: Merging }) {
  const w = useWords()
  const { current, total, go } = merging
  return (
    <div className="merge-bar" role="group" aria-label={w('merge')}>
      <MergeButton icon="arrow-up" word="merge-previous" keys="Alt+ArrowUp" disabled={current <= 0} onClick={() => go(-1)} />
      <MergeButton icon="arrow-down" word="merge-next" keys="Alt+ArrowDown" disabled={current >= total - 1} onClick={() => go(1)} />
      <span className="merge-state quiet small tabular">
        {current >= 0 ? `${merging.nameOf(current)} · ${merging.state}` : merging.state}
      </span>
      <MergeButton icon="arrow-left" word="merge-all-left" onClick={() => merging.chooseAll('left')} />
      <MergeButton icon="arrow-right" word="merge-all-right" onClick={() => merging.chooseAll('right')} />
      <MergeButton icon="undo-2" word="undo" disabled={!merging.undo} onClick={() => merging.undo?.()} />
      <span className="hidden" role="status">
        {merging.said}
      </span>
    </div>
  )
}

type ButtonProps = {
  readonly icon: UiIcon
  readonly word: Word
  readonly keys?: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

function MergeButton({ icon, word, keys, disabled, onClick }: ButtonProps) {
  const w = useWords()
  return (
    <button
      type="button"
      className={keys ? 'bar-button merge-step' : 'bar-button'}
      disabled={disabled}
      onClick={onClick}
      aria-keyshortcuts={keys}
      title={keys && `${w(word)} (${keys.replace('ArrowUp', '↑').replace('ArrowDown', '↓')})`}
    >
      <Icon name={icon} size={16} /> <span>{w(word)}</span>
    </button>
  )
}

/** The choices of one block, above its lines. */
export function MergeChoice({ block, choice, merging }: { block: number; choice: Choice | undefined; merging: Merging }) {
  const w = useWords()
  return (
    <div className={`merge-row${block === merging.current ? ' current' : ''}`} role="row">
      <div role="cell">
        <div className="merge-choice" role="group" aria-label={merging.nameOf(block)} data-block={block}>
          <span className="quiet tabular" aria-hidden="true">{`${block + 1} / ${merging.total}`}</span>
          <span className="segments">
            {CHOICES.map((side) => (
              <button key={side} type="button" aria-pressed={choice === side} onClick={() => merging.choose(block, side)}>
                {w(`merge-${side}`)}
              </button>
            ))}
          </span>
        </div>
      </div>
    </div>
  )
}

/** The text as it is put together so far. */
export function MergedText({ merging: { merged }, view }: { merging: Merging; view: LabelledView }) {
  const w = useWords()
  const { copied, copy } = useCopy()
  const shown = merged?.(MOST_SHOWN)
  if (!merged || !shown) return null
  return (
    <section className="merged" aria-label={w('merged-text')}>
      <div className="merge-bar">
        <p className="part-title">{w('merged-text')}</p>
        <button type="button" className="bar-button" onClick={() => void copy(merged().text)}>
          <Icon name={copied ? 'check' : 'copy'} size={16} /> <span>{w(copied ? 'copied' : 'copy')}</span>
        </button>
        <button
          type="button"
          className="bar-button"
          onClick={() => saveFile(view.fileName ?? 'merged.txt', view.media ?? 'text/plain', merged().text)}
        >
          <Icon name="download" size={16} /> <span>{w('download')}</span>
        </button>
      </div>
      <p className="quiet small">{shown.isWhole ? w('merged-help') : `${w('merged-help')} ${w('merged-start')}`}</p>
      <pre className="result-text code" dir="auto" tabIndex={0} aria-label={w('merged-text')}>
        {shown.text}
      </pre>
    </section>
  )
}
