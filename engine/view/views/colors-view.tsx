import { useCopy } from '../copy-button.tsx'
import { Icon } from '../icon.tsx'
import { useWords } from '../shell-context.tsx'
import type { ViewProps } from './types.ts'

type ColorValue = string | { readonly hex: string; readonly text?: string }

/** Swatches; a touch copies the colour as written. */
export function ColorsView({ value }: ViewProps<readonly ColorValue[]>) {
  return (
    <ul className="swatches">
      {value.map((item, index) => (
        <Swatch
          key={index}
          hex={typeof item === 'string' ? item : item.hex}
          text={typeof item === 'string' ? item : (item.text ?? item.hex)}
        />
      ))}
    </ul>
  )
}

function Swatch({ hex, text }: { hex: string; text: string }) {
  const { copied, copy } = useCopy()
  const w = useWords()
  return (
    <li>
      <button type="button" className="swatch" aria-label={w('copy', text)} onClick={() => void copy(text)}>
        <svg className="swatch-color" aria-hidden="true">
          <rect width="100%" height="100%" fill={hex} />
        </svg>
        <span className="swatch-text code">
          {text} <Icon name={copied ? 'check' : 'copy'} size={14} />
        </span>
      </button>
    </li>
  )
}
