import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useShell } from '../../../../engine/view/shell-context.tsx'
import { useEditor } from '../editor-context.ts'
import { newSticker } from '../new-layers.ts'
import { type Emoji, emojiFor } from './emoji.ts'

/** Most emoji that are shown at once. */
const SHOWN = 180

/** The emoji of Unicode as stickers, found by their names in the page’s language. */
export function StickersPanel() {
  const { document, add, say } = useEditor()
  const { locale, notify } = useShell()
  const [all, setAll] = useState<readonly Emoji[]>([])
  const [find, setFind] = useState('')
  const [shown, setShown] = useState(SHOWN)
  const fail = useEffectEvent(() => notify('error', say('no-emoji')))
  useEffect(() => {
    let isOver = false
    emojiFor(locale).then(
      (list) => !isOver && setAll(list),
      () => fail(),
    )
    return () => {
      isOver = true
    }
  }, [locale])
  const found = useMemo(() => {
    const words = find.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
    return words.length === 0 ? all : all.filter(({ search }) => words.every((word) => search.includes(word)))
  }, [all, find, locale])
  return (
    <>
      <label className="photo-field">
        {say('find-emoji')}
        <input
          className="control"
          type="search"
          value={find}
          maxLength={60}
          onChange={(event) => {
            setFind(event.target.value)
            setShown(SHOWN)
          }}
        />
      </label>
      <div className="photo-emoji">
        {found.slice(0, shown).map(({ emoji, label }) => (
          <button key={emoji} type="button" aria-label={label} title={label} onClick={() => add(newSticker(document, emoji))}>
            {emoji}
          </button>
        ))}
      </div>
      {all.length > 0 && found.length === 0 && (
        <p className="field-help" role="status">
          {say('none-found')}
        </p>
      )}
      {found.length > shown && (
        <button type="button" className="button quiet-button" onClick={() => setShown(shown + 3 * SHOWN)}>
          {say('more')}
        </button>
      )}
    </>
  )
}
