import { usePartWords } from '../../../engine/view/part-words.tsx'
import { useShell } from '../../../engine/view/shell-context.tsx'
import { WheelEntries } from './entries.tsx'
import type { Looks } from './looks.ts'
import { WheelShelf } from './shelf.tsx'
import type { Slice } from './slices.ts'

type Props = {
  readonly slices: readonly Slice[]
  readonly looks: Looks
  readonly text: string
  readonly isTurning: boolean
  readonly onLooks: (looks: Looks) => void
  readonly onText: (text: string) => void
}

/** What a wheel can do beyond turning: colours and pictures of its entries, and wheels kept on the device. */
export function WheelExtras({ slices, looks, text, isTurning, onLooks, onText }: Props) {
  const say = usePartWords('wheel')
  // In a page of others, nothing is kept.
  const { page } = useShell()
  const names = [...new Set(slices.map(({ name }) => name))]
  return (
    <fieldset className="wheel-more" disabled={isTurning}>
      <WheelEntries names={names} looks={looks} say={say} onLooks={onLooks} />
      {page === undefined && (
        <WheelShelf
          say={say}
          wheel={{ text, looks: Object.fromEntries(names.flatMap((name) => (looks[name] ? [[name, looks[name]]] : []))) }}
          onOpen={(kept) => {
            onLooks(kept.looks)
            onText(kept.text)
          }}
        />
      )}
    </fieldset>
  )
}
