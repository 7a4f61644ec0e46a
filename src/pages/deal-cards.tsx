import { ToolIcon } from '../../engine/view/icon.tsx'
import type { DealCard } from '../site/content-pages.ts'
import type { GroupWord } from '../../engine/view/part-words.tsx'

/** Deals as cards, each with what kind of offer it is. */
export function DealCards({ deals, say }: { deals: readonly DealCard[]; say: (word: GroupWord<'deals'>) => string }) {
  return (
    <ul className="cards">
      {deals.map((deal) => (
        <li key={deal.id}>
          <a className="card" href={deal.path}>
            <ToolIcon name={deal.icon} />
            <span className="card-title">{deal.name}</span>
            <span className="small">{say(deal.offer)}</span>
            <span className="quiet small">{deal.summary}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
