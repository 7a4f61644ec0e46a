import { useMemo, useState } from 'react'
import type { FileValue } from '../../../core/file-value.ts'
import { type LargeText, isLargeText } from '../../../core/large-text.ts'
import { useObjectUrl } from '../../hooks/use-object-url.ts'
import { Icon } from '../../icon.tsx'
import { Menu } from '../../menu.tsx'
import { usePartWords } from '../../part-words.tsx'
import { contentOf, saveFile } from '../../save.ts'
import { useShell, useWords } from '../../shell-context.tsx'
import type { ViewProps } from '../types.ts'
import { svgSize } from './svg-size.ts'
import './svg-view.css'

const TOLD_MS = 1500
/** Larger than any place, in pixels: what bounds the drawing is its place. */
const FILLS = 2400

/** A drawing as large as its place allows. It is shown as an image, so that nothing in it can run. */
export function SvgView({ view, value, toolId, formats }: ViewProps<string | LargeText>) {
  const svg = useMemo(() => (isLargeText(value) ? new TextDecoder().decode(value.bytes) : value), [value])
  const url = useObjectUrl(svg, 'image/svg+xml')
  const { width, height } = useMemo(() => svgSize(svg), [svg])
  const scale = FILLS / Math.max(width, height)
  return (
    <figure className="picture drawing">
      <span className="checkered">
        {/* Keeps the place in the shape of the drawing until that is there. */}
        <svg width={width * scale} height={height * scale} aria-hidden="true" />
        {url && <img src={url} alt={view.label} />}
      </span>
      <figcaption>
        <Formats name={view.fileName?.replace(/\.svg$/, '') ?? toolId} svg={svg} files={filesOf(formats)} />
      </figcaption>
    </figure>
  )
}

const filesOf = (formats: readonly unknown[] = []) => formats.flatMap((part) => (part ?? []) as FileValue | readonly FileValue[])

/** One button that saves the drawing as PNG, the other formats in its menu, and one that copies it as an image. */
function Formats({ name, svg, files }: { name: string; svg: string; files: readonly FileValue[] }) {
  const w = useWords()
  const say = usePartWords('svg')
  const { notify } = useShell()
  const [copied, setCopied] = useState(false)
  const failed = () => notify('error', w('download-png-failed'))
  const png = files.find(({ type }) => type === 'image/png')
  const drawn = async () => (png ? contentOf(png) : (await import('../../svg-png.ts')).drawPng(svg))
  const savePng = async () => saveFile(png?.name ?? `${name}.png`, 'image/png', await drawn())
  const savePdf = async () => saveFile(`${name}.pdf`, 'application/pdf', await (await import('./picture-pdf.ts')).picturePdf(svg))
  const copy = async () => {
    // Safari takes an image from a touch only when the promise of it is handed over at once.
    const image = drawn().then((bytes) => new Blob([bytes], { type: 'image/png' }))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })])
    setCopied(true)
    setTimeout(() => setCopied(false), TOLD_MS)
  }
  const others = files.filter((file) => file !== png)
  return (
    <div className="drawing-actions">
      <span className="split-button">
        <button type="button" className="button" onClick={() => void savePng().catch(failed)}>
          <Icon name="download" size={16} /> {w('download-png')}
        </button>
        <Menu label={say('formats')} icon="chevron-down" className="button">
          <button type="button" className="menu-item" onClick={() => saveFile(`${name}.svg`, 'image/svg+xml', svg)}>
            <Icon name="download" size={16} /> {'SVG'}
          </button>
          {!others.some(({ type }) => type === 'application/pdf') && (
            <button type="button" className="menu-item" onClick={() => void savePdf().catch(failed)}>
              <Icon name="download" size={16} /> {'PDF'}
            </button>
          )}
          {others.map((file, index) => (
            <button key={index} type="button" className="menu-item" onClick={() => saveFile(file.name, file.type, contentOf(file))}>
              <Icon name="download" size={16} /> {others.length === 1 && file.type === 'application/pdf' ? 'PDF' : file.name}
            </button>
          ))}
        </Menu>
      </span>
      <button type="button" className="button quiet-button" onClick={() => void copy().catch(() => notify('error', say('copy-failed')))}>
        <Icon name={copied ? 'check' : 'copy'} size={16} /> {copied ? w('copied') : say('copy')}
      </button>
      <span className="hidden" role="status">
        {copied ? w('copied') : ''}
      </span>
    </div>
  )
}
