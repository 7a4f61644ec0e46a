import { memo } from 'react'
import { Icon } from '../icon.tsx'

type Props = {
  readonly page: number
  readonly label: string
  /** Undefined while it is not drawn, empty where it cannot be. */
  readonly picture: string | undefined
  /** Width through height. */
  readonly shape: number
  readonly isPicked: boolean
  /** In place of the check mark, where the order or the range counts. */
  readonly number: number | undefined
  readonly isStop: boolean
}

/** There may be thousands of them, so each is made anew only when it changes itself. */
export const PageTile = memo(function PageTile({ page, label, picture, shape, isPicked, number, isStop }: Props) {
  return (
    <div
      className="page-tile"
      role="option"
      aria-selected={isPicked}
      aria-label={number === undefined ? label : `${label} (${number})`}
      tabIndex={isStop ? 0 : -1}
      data-page={page}
    >
      <span className="page-sheet" style={{ aspectRatio: shape }}>
        {picture ? <img src={picture} alt="" draggable={false} /> : picture === '' && <Icon name="circle-alert" />}
      </span>
      <span className="page-number tabular">{page + 1}</span>
      {isPicked && (
        <span className="page-mark tabular" data-number={number}>
          {number === undefined && <Icon name="check" size={16} />}
        </span>
      )}
    </div>
  )
})
