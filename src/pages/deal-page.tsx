import type { ReactNode } from 'react'
import { Icon, ToolIcon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import type { DealData } from '../site/content-pages.ts'
import { Day } from './day.tsx'
import { DealCards } from './deal-cards.tsx'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'

/** One deal: what it is, how to start it, what to watch for. */
export function Page({ payload }: PageProps<DealData>) {
  const say = wordsOf(payload, 'deals')
  const w = useWords()
  const { deal, others } = payload.data
  return (
    <article className="deal">
      <nav className="breadcrumb" aria-label={w('breadcrumb')}>
        <a href="/deals/">{say('all')}</a>
      </nav>
      <h1>
        <ToolIcon name={deal.icon} size={28} /> {deal.title}
      </h1>
      <p className="lead">{deal.summary}</p>
      <Part title={say('facts')}>
        <dl className="deal-facts">
          {[{ label: say('offer'), value: say(deal.offer) }, ...deal.facts].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{say('as-of')}</dt>
            <dd>
              <Day date={deal.asOf} />
            </dd>
          </div>
        </dl>
        <p className="quiet small">{say('as-of-note')}</p>
      </Part>
      {deal.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {deal.steps.length > 0 && (
        <Part title={say('steps')}>
          <ol>
            {deal.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
      )}
      <p>
        <a className="button primary" href={deal.url} rel="sponsored nofollow noopener">
          {say('visit')} <Icon name="external-link" size={16} />
        </a>
      </p>
      <p className="quiet small">{say('disclosure')}</p>
      <Part title={say('watch')}>
        <ul>
          {deal.watch.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Part>
      <Part title={say('alternatives')}>
        <dl className="deal-others">
          {deal.alternatives.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={say('sources')}>
        <ul>
          {deal.sources.map(({ title, url }) => (
            <li key={url}>
              <a href={url} rel="nofollow noopener">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('more')}>
        <DealCards deals={others} say={say} />
      </Part>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
