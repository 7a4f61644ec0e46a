import { Icon } from '../../icon.tsx'
import { usePartWords } from '../../part-words.tsx'
import { saveFile } from '../../save.ts'
import { toSprite } from './icon-formats.ts'
import type { IconItem } from './icon-formats.ts'

type Props = {
  readonly chosen: readonly IconItem[]
  readonly all: readonly IconItem[]
  readonly toolId: string
  readonly onChoose: (icons: readonly IconItem[]) => void
}

/** What can be done with several icons at once. */
export function IconSelection({ chosen, all, toolId, onChoose }: Props) {
  const say = usePartWords('icons')
  const zip = async () => {
    const { strToU8, zipSync } = await import('fflate')
    const files = Object.fromEntries(namesOf(chosen).map(({ id, svg }) => [`${id}.svg`, strToU8(svg)]))
    const notice = [
      ...new Set(chosen.map(({ set, license, licenseUrl, source }) => `${set}: ${license}\n${licenseUrl}\n${source}\n`)),
    ].join('\n')
    saveFile(`${toolId}.zip`, 'application/zip', zipSync({ ...files, 'LICENSES.txt': strToU8(notice) }) as Uint8Array<ArrayBuffer>)
  }
  return (
    <p className="actions icon-selection">
      <button type="button" className="button small" onClick={() => onChoose(chosen.length === all.length ? [] : all)}>
        {chosen.length === all.length ? say('choose-none') : say('choose-all')}
      </button>
      {chosen.length > 0 && (
        <>
          <button type="button" className="button small" onClick={() => void zip()}>
            <Icon name="download" size={16} /> {say('save-zip')}
          </button>
          <button type="button" className="button small" onClick={() => saveFile('sprite.svg', 'image/svg+xml', toSprite(namesOf(chosen)))}>
            <Icon name="download" size={16} /> {say('save-sprite')}
          </button>
          <button type="button" className="button small quiet-button" onClick={() => onChoose([])}>
            <Icon name="x" size={16} /> {say('choose-none')}
          </button>
        </>
      )}
      <span className="quiet small" role="status">
        {say('chosen-count')} {chosen.length}
      </span>
    </p>
  )
}

/** Names that differ also where two sets have an icon of the same name. */
function namesOf(icons: readonly IconItem[]): { readonly id: string; readonly svg: string }[] {
  const counts = new Map<string, number>()
  for (const { name } of icons) counts.set(name, (counts.get(name) ?? 0) + 1)
  return icons.map(({ name, set, svg }) => ({
    id: (counts.get(name) ?? 0) > 1 ? `${set.toLowerCase().replaceAll(' ', '-')}-${name}` : name,
    svg,
  }))
}
