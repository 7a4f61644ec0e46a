import type { Sentence } from '../../core/meta.ts'
import type { LabelledColumn } from '../../site/page.ts'
import { type FormatSettings, formatSingle, formatValue } from '../format.ts'
import { CopyButton } from '../copy-button.tsx'
import { useWords } from '../shell-context.tsx'
import type { ViewProps } from './types.ts'

/** Named values in a list, or as tiles when they are statistics. */
export function FactsView({ view, value, settings }: ViewProps<Readonly<Record<string, unknown>>>) {
  const facts = (view.columns ?? []).filter(
    (column) => value[column.name] !== undefined && value[column.name] !== null && value[column.name] !== '',
  )
  const local: FormatSettings = { ...settings, lookup: (name) => value[name] ?? settings.lookup?.(name) }
  return (
    <dl className={view.view === 'statistics' ? 'tiles' : 'facts'}>
      {facts.map((column) => (
        <div key={column.name}>
          <dt>{column.label}</dt>
          <dd className={column.numeric ? 'tabular' : undefined}>
            <FactValue column={column} value={value[column.name]} settings={local} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FactValue({ column, value, settings }: { column: LabelledColumn; value: unknown; settings: FormatSettings }) {
  const text = formatValue(value, column, settings)
  if (column.format !== 'code') return text
  return (
    <>
      <code dir="auto">{text}</code> <CopyButton text={text} label={column.label} />
    </>
  )
}

/** The one value that matters, large, with its meaning in words. */
export function HeadlineView({ view, value, settings }: ViewProps<string | number | boolean>) {
  const w = useWords()
  const text = formatSingle(view, value, settings)
  return (
    <div className="headline">
      {view.label !== w('result') && <p className="headline-label">{view.label}</p>}
      <p className="headline-value tabular">{text}</p>
      {view.sentence && <HeadlineSentence sentence={sentenceFor(view.sentence, value, settings.locale)} text={text} />}
    </div>
  )
}

/** The form that a language has for a number; none of our languages has one for 0, but a sentence may. */
function sentenceFor(sentence: Sentence, value: unknown, locale: string): string {
  if (typeof sentence === 'string') return sentence
  const zero = Number(value) === 0 ? sentence.zero : undefined
  return zero ?? sentence[new Intl.PluralRules(locale).select(Number(value))] ?? sentence.other ?? ''
}

function HeadlineSentence({ sentence, text }: { sentence: string; text: string }) {
  const [before, after] = sentence.split('{{value}}')
  if (after === undefined) return <p>{sentence}</p>
  return (
    <p>
      {before}
      <bdi>{text}</bdi>
      {after}
    </p>
  )
}
