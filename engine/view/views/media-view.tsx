import { sizeOf } from '../../core/file-size.ts'
import type { FileValue } from '../../core/file-value.ts'
import { useObjectUrl } from '../hooks/use-object-url.ts'
import { formatBytes } from '../format-bytes.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../shell-context.tsx'
import { contentOf, saveFile } from '../save.ts'
import type { ViewProps } from './types.ts'

export function ImageView({ view, value, settings }: ViewProps<FileValue>) {
  const url = useObjectUrl(value.bytes, value.type)
  const size = pngSize(value.bytes)
  return (
    <figure className="picture">
      {/* Until it has an address, its place is kept, so that nothing below it moves. */}
      <span className="checkered">{url ? <img src={url} alt={view.label} {...size} /> : <canvas {...size} />}</span>
      <figcaption className="quiet small">
        <bdi>{value.name}</bdi> · {formatBytes(value.bytes.byteLength, settings.locale)}
      </figcaption>
    </figure>
  )
}

/** Width and height in pixels, as the header of a PNG tells them; nothing of other files. */
function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length < 24 || bytes[0] !== 0x89 || bytes[1] !== 0x50) return undefined
  const header = new DataView(bytes.buffer, bytes.byteOffset, 24)
  return { width: header.getUint32(16), height: header.getUint32(20) }
}

export function AudioView({ view, value }: ViewProps<FileValue>) {
  const url = useObjectUrl(value.bytes, value.type)
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- sounds made by tools (tones, Morse) have their text beside them
  return <audio className="sound" controls src={url} aria-label={view.label} />
}

/** Kinds that every browser shows. SVG is not among them: a stranger's is only saved. */
const SHOWN = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** Who wants less motion is shown no animation that plays by itself. */
function isShown({ type, bytes }: FileValue): boolean {
  if (!SHOWN.includes(type)) return false
  const mayMove = type === 'image/gif' || (type === 'image/png' && String.fromCharCode(...bytes.subarray(0, 200)).includes('acTL'))
  return !mayMove || !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Its name stands beside it, so it says nothing more to who cannot see it. */
function FilePreview({ file }: { file: FileValue }) {
  const url = useObjectUrl(file.bytes, file.type)
  return <img className="file-thumb" src={url} alt="" loading="lazy" width={40} height={40} />
}

/** Files to save one by one, or all in one zip. */
export function FilesView({ value, settings, toolId }: ViewProps<FileValue | readonly FileValue[]>) {
  const w = useWords()
  const files: readonly FileValue[] = Array.isArray(value) ? value : [value as FileValue]
  const zip = async () => {
    const { zipSync } = await import('fflate')
    const names = uniqueNames(files)
    saveFile(
      `${toolId}.zip`,
      'application/zip',
      zipSync(
        Object.fromEntries(files.map((file, index) => [names[index] as string, [file.bytes, { level: 0 }]])),
      ) as Uint8Array<ArrayBuffer>,
    )
  }
  return (
    <div className="files-view">
      {files.map((file, index) => (
        <p className="file-chip" key={index}>
          {isShown(file) ? <FilePreview file={file} /> : <Icon name="file" />}
          <span className="file-name">{file.name}</span>
          <span className="quiet">{formatBytes(sizeOf(file), settings.locale)}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={w('download', file.name)}
            onClick={() => saveFile(file.name, file.type, contentOf(file))}
          >
            <Icon name="download" />
          </button>
        </p>
      ))}
      {files.length > 1 && (
        <button type="button" className="button" onClick={() => void zip()}>
          <Icon name="download" size={16} /> {w('download-zip')}
        </button>
      )}
    </div>
  )
}

/** `a.png, a.png` becomes `a.png, a (2).png`, and no name leaves its folder. */
function uniqueNames(files: readonly FileValue[]): string[] {
  const taken = new Set<string>()
  return files.map(({ name }) => {
    const base = name.replace(/[\\/]/g, '_').replace(/^\.+/, '') || 'file'
    const dot = base.lastIndexOf('.') > 0 ? base.lastIndexOf('.') : base.length
    let unique = base
    for (let i = 2; taken.has(unique); i++) unique = `${base.slice(0, dot)} (${i})${base.slice(dot)}`
    taken.add(unique)
    return unique
  })
}
