import { memo, useCallback, useMemo, useRef, useState } from 'react'
import type { LabelledColumn } from '../../../site/page.ts'
import { CopyButton } from '../../copy-button.tsx'
import { formatValue } from '../../format.ts'
import { Icon } from '../../icon.tsx'
import { useRoving } from '../../hooks/use-roving.ts'
import { usePartWords } from '../../part-words.tsx'
import { useShell, useWords } from '../../shell-context.tsx'
import type { ViewProps } from '../types.ts'
import { forgetCopied, keepCopied, useCopiedLast } from './copied-last.ts'
import './tiles-view.css'

type Row = Readonly<Record<string, unknown>>
/** Signs of more letters are set smaller, in tiles as wide as they need. */
const SHORT = 2
const TOLD_MS = 1400

/** Signs as tiles: a touch copies one; what is known of the one in use is told below. */
export function TilesView({ view, value, settings }: ViewProps<readonly Row[]>) {
  const say = usePartWords('tiles')
  const w = useWords()
  const { notify } = useShell()
  const [sign, name, ...facts] = view.columns ?? []
  const [copied, setCopied] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { grid, current, setCurrent, onKeyDown } = useRoving<HTMLUListElement>(value.length, '.sign-tile')
  const [pointed, setPointed] = useState<number>()
  const tiles = useMemo(
    () => value.map((row) => ({ text: String(row[sign?.name ?? '']), name: name ? formatValue(row[name.name], name, settings) : '' })),
    [value, sign, name, settings],
  )
  const isLong = useMemo(() => tiles.some(({ text }) => [...text].length > SHORT), [tiles])
  const copy = useCallback(
    async (text: string) => {
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        notify('error', w('copy-failed'))
        return
      }
      keepCopied(text)
      setCopied(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(undefined), TOLD_MS)
    },
    [notify, w],
  )
  const hasMore = name !== undefined || facts.length > 0
  const shown = pointed !== undefined && pointed < value.length ? pointed : current
  const about = value[shown]
  return (
    <div className={`tiles-view${isLong ? ' long' : ''}${hasMore ? '' : ' bare'}`}>
      <CopiedLast copied={copied} onCopy={copy} />
      <ul
        className="tile-grid"
        ref={grid}
        aria-label={`${view.label}. ${say('keys')}`}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setPointed(undefined)}
      >
        {tiles.map(({ text, name: title }, index) => (
          <Tile
            key={index}
            index={index}
            text={text}
            name={title}
            isCopied={copied === text}
            isStop={index === current}
            onCopy={copy}
            onFocus={setCurrent}
            onPoint={setPointed}
          />
        ))}
      </ul>
      {about && sign && hasMore && (
        <AboutTile
          sign={tiles[shown]?.text ?? ''}
          name={tiles[shown]?.name ?? ''}
          facts={facts}
          row={about}
          settings={settings}
          isTouched={copied !== undefined || pointed !== undefined}
        />
      )}
      <p className="hidden" role="status">
        {copied === undefined ? '' : w('copied', copied)}
      </p>
    </div>
  )
}

type TileProps = {
  readonly index: number
  readonly text: string
  readonly name: string
  readonly isCopied: boolean
  readonly isStop: boolean
  readonly onCopy: (text: string) => void
  readonly onFocus: (index: number) => void
  readonly onPoint: (index: number) => void
}

/** Hundreds of them stand side by side, so each is drawn anew only when it changes itself. */
const Tile = memo(function Tile({ index, text, name, isCopied, isStop, onCopy, onFocus, onPoint }: TileProps) {
  return (
    <li>
      <button
        type="button"
        className={`sign-tile${isCopied ? ' copied' : ''}`}
        tabIndex={isStop ? 0 : -1}
        title={name || undefined}
        aria-label={name === '' ? undefined : `${text} ${name}`}
        onClick={() => onCopy(text)}
        onFocus={() => onFocus(index)}
        onPointerEnter={() => onPoint(index)}
      >
        <span className="tile-sign">{text}</span>
        {isCopied && <Icon name="check" size={20} />}
      </button>
    </li>
  )
})

function CopiedLast({ copied, onCopy }: { copied: string | undefined; onCopy: (text: string) => void }) {
  const say = usePartWords('tiles')
  const last = useCopiedLast()
  if (last.length === 0)
    return (
      <div className="copied-last">
        <p className="quiet small">{say('touch')}</p>
      </div>
    )
  return (
    <div className="copied-last">
      <p className="quiet small" id="copied-last">
        {say('copied-last')}
      </p>
      <ul aria-labelledby="copied-last">
        {last.map((text) => (
          <li key={text}>
            <button type="button" className={`sign-tile${copied === text ? ' copied' : ''}`} onClick={() => onCopy(text)}>
              <span className="tile-sign">{text}</span>
              {copied === text && <Icon name="check" size={16} />}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="icon-button small-button" aria-label={say('forget')} title={say('forget')} onClick={forgetCopied}>
        <Icon name="x" size={16} />
      </button>
    </div>
  )
}

type AboutProps = {
  readonly sign: string
  readonly name: string
  readonly facts: readonly LabelledColumn[]
  readonly row: Row
  readonly settings: ViewProps['settings']
  readonly isTouched: boolean
}

function AboutTile({ sign, name, facts, row, settings, isTouched }: AboutProps) {
  const told = facts.filter((fact) => row[fact.name] !== undefined && row[fact.name] !== '')
  return (
    <div className={`tile-about${isTouched ? '' : ' untouched'}`}>
      <span className="tile-sign" aria-hidden="true">
        {sign}
      </span>
      <div>
        <p className="tile-name">{name}</p>
        <dl>
          {told.map((fact) => {
            const text = formatValue(row[fact.name], fact, settings)
            return (
              <div key={fact.name}>
                <dt>{fact.label}</dt>
                <dd>
                  <span className={fact.format === 'code' ? 'code' : undefined}>{text}</span>
                  {(fact.copyable || fact.format === 'code') && <CopyButton text={String(row[fact.name])} label={fact.label} />}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </div>
  )
}
