import { useEffect, useRef } from 'react'
import { useCopy } from '../../copy-button.tsx'
import { Icon } from '../../icon.tsx'
import { useShell, useWords } from '../../shell-context.tsx'
import { usePartWords } from '../../part-words.tsx'
import { saveFile } from '../../save.ts'
import { isInk, toCss, toDataUri, toJsx } from './icon-formats.ts'
import type { IconItem } from './icon-formats.ts'

type Props = { readonly icon: IconItem; readonly isChosen: boolean; readonly onToggle: () => void; readonly onClose: () => void }

/** One icon, large, with its set and license, and every form in which it can be taken along. */
export function IconDetails({ icon, isChosen, onToggle, onClose }: Props) {
  const w = useWords()
  const say = usePartWords('icons')
  const { notify } = useShell()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const savePng = async () => {
    const { drawPng } = await import('../../svg-png.ts')
    saveFile(`${icon.name}.png`, 'image/png', await drawPng(icon.svg, 1))
  }
  const forms = [
    { label: 'SVG', text: () => icon.svg },
    { label: 'JSX', text: () => toJsx(icon.name, icon.svg) },
    { label: say('data-uri'), text: () => toDataUri(icon.svg) },
    { label: 'CSS', text: () => toCss(icon.name, icon.svg) },
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what Enter has opened
    <section
      className="icon-details"
      ref={panel}
      tabIndex={-1}
      aria-label={icon.name}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <span className="icon-large">
        <img className={isInk(icon.svg) ? 'icon-drawing is-ink' : 'icon-drawing'} src={toDataUri(icon.svg)} alt={icon.name} />
      </span>
      <div className="icon-facts">
        <h3>{icon.name}</h3>
        <p className="quiet small">
          <a href={icon.source} rel="noopener external" target="_blank">
            {icon.set}
          </a>
          {' · '}
          <a href={icon.licenseUrl} rel="noopener external" target="_blank">
            {say('license')} {icon.license}
          </a>
        </p>
        <p className="actions">
          {forms.map(({ label, text }) => (
            <CopyForm key={label} label={label} text={text} />
          ))}
          <button type="button" className="button small" onClick={() => saveFile(`${icon.name}.svg`, 'image/svg+xml', icon.svg)}>
            <Icon name="download" size={16} /> {say('save-svg')}
          </button>
          <button
            type="button"
            className="button small"
            onClick={() => void savePng().catch(() => notify('error', w('download-png-failed')))}
          >
            <Icon name="download" size={16} /> {say('save-png')}
          </button>
          <button type="button" className="button small" aria-pressed={isChosen} onClick={onToggle}>
            <Icon name={isChosen ? 'check' : 'plus'} size={16} /> {isChosen ? say('chosen') : say('choose')}
          </button>
        </p>
      </div>
      <button type="button" className="icon-button" aria-label={say('close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </section>
  )
}

function CopyForm({ label, text }: { label: string; text: () => string }) {
  const w = useWords()
  const { copied, copy } = useCopy()
  return (
    <button type="button" className="button small" onClick={() => void copy(text())}>
      <Icon name={copied ? 'check' : 'copy'} size={16} /> {label}
      <span className="hidden" role="status">
        {copied ? w('copied') : ''}
      </span>
    </button>
  )
}
