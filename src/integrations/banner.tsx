import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { homePath } from '../app/routing/paths.ts'
import type { Shell } from '../../engine/site/page.ts'
import type { Consent, ConsentWords, Offered } from './consent.ts'

type Props = {
  readonly offered: readonly Offered[]
  readonly purposes: readonly string[]
  readonly words: ConsentWords
  readonly shell: Shell
  readonly held: Consent
  readonly onChoice: (consent: Consent) => void
}

/** Shows the question below the page; it covers nothing that is being used. */
export function showBanner(props: Props): void {
  document.getElementById('consent')?.remove()
  const place = document.createElement('div')
  place.id = 'consent'
  document.body.append(place)
  const root = createRoot(place)
  const close = (consent: Consent) => {
    root.unmount()
    place.remove()
    props.onChoice(consent)
  }
  root.render(<Banner {...props} onChoice={close} />)
}

function Banner({ offered, purposes, words, shell, held, onChoice }: Props) {
  const [chosen, setChosen] = useState<Consent>(() => Object.fromEntries(purposes.map((purpose) => [purpose, held[purpose] ?? false])))
  const all = (value: boolean) => Object.fromEntries(purposes.map((purpose) => [purpose, value]))
  return (
    <section className="consent" aria-labelledby="consent-title">
      <h2 id="consent-title">{words.title}</h2>
      <p>
        {words.text} <a href={`${homePath(shell.language)}privacy-policy/`}>{words.privacy}</a>
      </p>
      <details>
        <summary>{words.choose}</summary>
        {purposes.map((purpose) => (
          <label key={purpose} className="consent-choice">
            <input
              type="checkbox"
              checked={chosen[purpose] ?? false}
              onChange={(event) => setChosen({ ...chosen, [purpose]: event.target.checked })}
            />{' '}
            <span>
              {words[purpose]}{' '}
              <span className="quiet small">
                {offered
                  .filter((service) => service.purpose === purpose)
                  .map(({ provider }) => provider)
                  .join(', ')}
              </span>
            </span>
          </label>
        ))}
        <button type="button" className="button" onClick={() => onChoice(chosen)}>
          {words.save}
        </button>
      </details>
      <p className="actions">
        <button type="button" className="button" onClick={() => onChoice(all(false))}>
          {words.refuse}
        </button>
        <button type="button" className="button" onClick={() => onChoice(all(true))}>
          {words.accept}
        </button>
      </p>
    </section>
  )
}
