import { useRef, useState } from 'react'
import { formatValue } from '../../format.ts'
import { Icon } from '../../icon.tsx'
import { useShell, useWords } from '../../shell-context.tsx'
import type { ViewProps } from '../types.ts'
import './showcase-view.css'

const TOLD_MS = 1400

/** Texts as large rows: a touch on a row copies its text. */
export function ShowcaseView({ view, value, settings }: ViewProps<readonly Readonly<Record<string, unknown>>[]>) {
  const w = useWords()
  const { notify } = useShell()
  const [copied, setCopied] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const columns = view.columns ?? []
  const main = columns.find((column) => column.copyable)
  const others = columns.filter((column) => column !== main)
  if (!main) return null
  const copy = async (text: string, index: number) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      notify('error', w('copy-failed'))
      return
    }
    setCopied(index)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(undefined), TOLD_MS)
  }
  /** The first of the other columns names the row, what follows is told with its label. */
  const nameOf = (index: number) =>
    others
      .map((column, at) => {
        const text = formatValue(value[index]?.[column.name], column, settings)
        return at === 0 ? text : `${column.label}${settings.colon}${text}`
      })
      .join(' · ')
  return (
    <>
      <ul className="showcase" aria-label={view.label}>
        {value.map((row, index) => {
          const text = String(row[main.name] ?? '')
          const isCopied = copied === index
          return (
            <li key={index}>
              <button type="button" className={isCopied ? 'copied' : undefined} onClick={() => void copy(text, index)}>
                {/* Read out, such letters are spelled one by one; the name says enough. */}
                <span className="showcase-text" dir="auto" aria-hidden={nameOf(index) !== ''}>
                  {text}
                </span>
                <span className="showcase-name quiet small">{nameOf(index)}</span>
                <span className="showcase-copy small">
                  <Icon name={isCopied ? 'check' : 'copy'} size={16} /> <span>{w(isCopied ? 'copied' : 'copy')}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="hidden" role="status">
        {copied === undefined ? '' : `${w('copied')}${w('colon')}${nameOf(copied)}`}
      </p>
    </>
  )
}
