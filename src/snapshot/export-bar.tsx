import { type ReactNode, useState } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { Menu } from '../../engine/view/menu.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { saveFile } from '../../engine/view/save.ts'
import { fileName, htmlOf, pdfFile, pngFile, svgFile } from './exports.ts'
import type { Snapshot } from './use-scene.ts'
import { useSnapshotWords } from './words.ts'

const SCALES = [1, 2, 3, 4]

/**
 * Downloads and copies of a snapshot.
 * @param links more to copy, in the menu; `children` are more buttons
 */
export function ExportBar({ snapshot, links, children }: { snapshot: Snapshot; links?: ReactNode; children?: ReactNode }) {
  const { say, fault, altText, languageName } = useSnapshotWords()
  const w = useWords()
  const { notify, locale } = useShell()
  const [scale, setScale] = useState(2)
  const [withFont, setWithFont] = useState(true)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const about = {
    title: snapshot.options.title.trim() || `${say('code')}${w('colon')}${languageName(snapshot.language)}`,
    description: altText(snapshot),
    language: locale,
  }
  const run = async (work: () => Promise<void>, other = say('fault-failed')) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (cause) {
      const said = fault(cause)
      setError(said === say('fault-failed') ? other : said)
    }
    setBusy(false)
  }
  const save = (ending: string, type: string, make: () => Promise<Uint8Array<ArrayBuffer> | string>) =>
    void run(async () => saveFile(fileName(snapshot, ending), type, await make()))
  const copy = (make: () => Promise<void>) =>
    void run(async () => {
      await make()
      notify('success', w('copied'))
    }, w('copy-failed'))
  const svg = () => svgFile(snapshot, about, withFont)
  return (
    <div className="snap-exports">
      <div className="snap-export-row">
        <button
          type="button"
          className="button primary"
          disabled={busy}
          onClick={() => save('png', 'image/png', async () => new Uint8Array(await (await pngFile(snapshot, scale)).arrayBuffer()))}
        >
          <Icon name="download" size={16} /> {`${w('download')} PNG`}
        </button>
        <select
          className="control snap-scale"
          aria-label={say('scale')}
          value={scale}
          onChange={(event) => setScale(Number(event.target.value))}
        >
          {SCALES.map((each) => (
            <option key={each} value={each}>{`${each}×`}</option>
          ))}
        </select>
        <button type="button" className="button" disabled={busy} onClick={() => save('svg', 'image/svg+xml', svg)}>
          {'SVG'}
        </button>
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => save('pdf', 'application/pdf', () => pdfFile(snapshot, about))}
        >
          {'PDF'}
        </button>
        <Menu label={w('copy')} icon="copy" className="button">
          <button
            type="button"
            className="menu-item"
            // Some browsers want the picture promised at the click.
            onClick={() => copy(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': pngFile(snapshot, scale) })]))}
          >
            {say('copy-image')}
          </button>
          <button type="button" className="menu-item" onClick={() => copy(async () => navigator.clipboard.writeText(await svg()))}>
            {say('copy-svg')}
          </button>
          <button
            type="button"
            className="menu-item"
            onClick={() =>
              copy(() =>
                navigator.clipboard.write([
                  new ClipboardItem({
                    'text/html': new Blob([htmlOf(snapshot)], { type: 'text/html' }),
                    'text/plain': new Blob([snapshot.code], { type: 'text/plain' }),
                  }),
                ]),
              )
            }
          >
            {say('copy-html')}
          </button>
          <button type="button" className="menu-item" onClick={() => copy(() => navigator.clipboard.writeText(snapshot.code))}>
            {say('copy-code')}
          </button>
          <button type="button" className="menu-item" onClick={() => copy(() => navigator.clipboard.writeText(about.description))}>
            {say('copy-alt')}
          </button>
          {links}
        </Menu>
        {children}
      </div>
      {snapshot.options.font !== 'system' && (
        <label className="snap-check">
          <input type="checkbox" checked={withFont} onChange={(event) => setWithFont(event.target.checked)} /> {say('embed')}
        </label>
      )}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
