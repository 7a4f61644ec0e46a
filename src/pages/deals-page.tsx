import type { DealsData } from '../site/content-pages.ts'
import { DealCards } from './deal-cards.tsx'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'
import { ownTitle } from './own-title.ts'

/** All deals. */
export function Page({ payload }: PageProps<DealsData>) {
  const say = wordsOf(payload, 'deals')
  const title = ownTitle(payload.head)
  return (
    <div className="deals">
      <h1>{title}</h1>
      <p className="lead">{payload.head.description}</p>
      <p className="notice-box">
        {say('disclosure')} {say('as-of-note')}
      </p>
      <DealCards deals={payload.data.deals} say={say} />
    </div>
  )
}
