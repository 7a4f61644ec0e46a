import { useState } from 'react'
import { Icon } from '../../../engine/view/icon.tsx'
import { useShell } from '../../../engine/view/shell-context.tsx'
import type { WheelWords } from './words.ts'
import type { Look, Looks } from './looks.ts'
import { roundPicture } from './picture.ts'

const PAGE = 50
/** Shown in the colour field of an entry that has none of its own. */
const NO_COLOR = '#0f6a75'

type Props = {
  readonly names: readonly string[]
  readonly looks: Looks
  readonly say: WheelWords
  readonly onLooks: (looks: Looks) => void
}

/** A colour and a picture for each entry. Pictures stay on the device. */
export function WheelEntries({ names, looks, say, onLooks }: Props) {
  const { notify, words, worker, shownImage } = useShell()
  const [shown, setShown] = useState(PAGE)
  const change = (name: string, look: Look) => onLooks({ ...looks, [name]: { ...looks[name], ...look } })
  const addPicture = async (name: string, file: File | undefined) => {
    if (!file) return
    try {
      change(name, { image: await roundPicture(file, { worker, shownImage }) })
    } catch {
      notify('error', say('no-picture'))
    }
  }
  return (
    <>
      <h2>{say('looks')}</h2>
      <p className="field-help">{say('looks-help')}</p>
      <ul className="wheel-rows">
        {names.slice(0, shown).map((name) => {
          const { color, image } = looks[name] ?? {}
          return (
            <li key={name}>
              <span className="wheel-row-name" dir="auto">
                {image && <img src={image} alt="" width={28} height={28} />} {name}
              </span>
              <input
                type="color"
                aria-label={`${say('color')}${words.colon}${name}`}
                value={color ?? NO_COLOR}
                onChange={(event) => change(name, { color: event.target.value })}
              />
              <label className="button quiet-button small-button">
                <Icon name="file-up" size={16} /> <span className="hidden">{`${say('picture')}${words.colon}${name}`}</span>
                <input
                  type="file"
                  accept="image/*,.heic,.heif"
                  className="hidden"
                  onChange={(event) => void addPicture(name, event.target.files?.[0])}
                />
              </label>
              <button
                type="button"
                className="icon-button small-button"
                aria-label={`${say('plain')}${words.colon}${name}`}
                disabled={!color && !image}
                onClick={() => onLooks(Object.fromEntries(Object.entries(looks).filter(([other]) => other !== name)))}
              >
                <Icon name="eraser" size={16} />
              </button>
            </li>
          )
        })}
      </ul>
      {names.length > shown && (
        <button type="button" className="button quiet-button" onClick={() => setShown(shown + 10 * PAGE)}>
          {say('more')}
        </button>
      )}
    </>
  )
}
