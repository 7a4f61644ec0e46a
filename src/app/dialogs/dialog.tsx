import type { PagePayload } from '../../../engine/site/page.ts'
import { Palette } from '../search/palette.tsx'
import { KeyList } from './key-list.tsx'

type Props = { readonly kind: 'search' | 'keys'; readonly payload: PagePayload; readonly onClose: () => void }

/** The search, or the list of keys. */
export function Dialog({ kind, payload, onClose }: Props) {
  return kind === 'search' ? <Palette payload={payload} onClose={onClose} /> : <KeyList payload={payload} onClose={onClose} />
}
