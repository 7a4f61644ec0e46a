import { useCopy } from '../../engine/view/copy-button.tsx'
import { formatBytes } from '../../engine/view/format-bytes.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { saveFile } from '../../engine/view/save.ts'
import { isText, type SharedPart, textOf } from './contents.ts'

/** Longer texts are shown in part; copying and saving take all of them. */
const SHOWN = 100_000

/** What was shared, opened: texts to copy, files to save. Nothing of it is ever run or shown as a page. */
export function PartList({ parts }: { parts: readonly SharedPart[] }) {
  const say = usePartWords('clip')
  const { locale } = useShell()
  const w = useWords()
  const files = parts.filter((part) => !isText(part))
  return (
    <div className="part-list">
      {parts.filter(isText).map((part, index) => (
        <TextPart key={index} text={textOf(part)} />
      ))}
      {files.length > 0 && (
        <ul className="compose-files" aria-label={say('files-list')}>
          {files.map((part, index) => (
            <li key={index}>
              <Icon name="file" size={16} />
              <bdi>{part.name}</bdi>
              <span className="quiet tabular">{formatBytes(part.bytes.length, locale)}</span>
              <button
                type="button"
                className="button quiet-button"
                aria-label={w('download', part.name)}
                // Always as a download of no particular type, whatever the sender called it.
                onClick={() => saveFile(part.name, 'application/octet-stream', part.bytes as Uint8Array<ArrayBuffer>)}
              >
                <Icon name="download" size={16} /> {w('download')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {parts.length > 1 && (
        <button type="button" className="button" onClick={() => void saveAll(parts)}>
          <Icon name="download" size={16} /> {say('save-all')}
        </button>
      )}
    </div>
  )
}

function TextPart({ text }: { text: string }) {
  const say = usePartWords('clip')
  const w = useWords()
  const { copied, copy } = useCopy()
  return (
    <div className="part-text">
      <pre tabIndex={0} aria-label={say('text')} dir="auto">
        {text.slice(0, SHOWN)}
        {text.length > SHOWN && '…'}
      </pre>
      <button type="button" className="button primary" onClick={() => void copy(text)}>
        <Icon name={copied ? 'check' : 'copy'} size={16} /> {copied ? w('copied') : w('copy')}
      </button>
      <span className="hidden" role="status">
        {copied ? w('copied') : ''}
      </span>
    </div>
  )
}

/** One archive, in which no two files have the same name. */
async function saveAll(parts: readonly SharedPart[]): Promise<void> {
  const { zipSync } = await import('fflate')
  const entries: Record<string, Uint8Array> = Object.create(null) as Record<string, Uint8Array>
  for (const part of parts) {
    const name = isText(part) ? 'text.txt' : part.name
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]+)?$/.exec(name) ?? []
    let free = name
    for (let count = 2; free in entries; count++) free = `${stem} (${count})${ending}`
    entries[free] = part.bytes
  }
  saveFile('clipboard.zip', 'application/zip', zipSync(entries, { level: 1 }))
}
