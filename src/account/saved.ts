import { userDataAtom } from '../app/state.ts'
import type { SavedInput, UserData } from './merge.ts'
import type { Store } from './account.ts'
import { newId } from '../../engine/core/bytes/new-id.ts'

/** Most inputs that are kept; the oldest go first. */
const MOST_SAVED = 200

/** Keeps a tool's options and input as the link that opens it with them; such a link never holds what is sensitive. */
export function keepInput(store: Store, tool: string, name: string, link: string): void {
  const kept: SavedInput = { id: newId(), tool, name: name.slice(0, 200), input: { link }, at: Date.now() }
  const isSame = (item: UserData['saved'][number]) => !item.removed && item.tool === tool && item.input.link === link
  store.set(userDataAtom, (data) => {
    const others = data.saved.map((item) => (isSame(item) ? { id: item.id, at: kept.at, removed: true as const } : item))
    return { ...data, saved: [kept, ...others].slice(0, MOST_SAVED) }
  })
}

export function removeInput(store: Store, id: string): void {
  store.set(userDataAtom, (data) => ({
    ...data,
    saved: data.saved.map((item) => (item.id === id ? { id, at: Math.max(Date.now(), item.at), removed: true as const } : item)),
  }))
}

/** What is kept and was not removed, newest first. */
export function savedInputs(saved: readonly { readonly id: string }[]): (SavedInput & { readonly link: string })[] {
  return (saved as readonly SavedInput[]).flatMap((item) => {
    const link = item.removed ? undefined : item.input?.link
    return typeof link === 'string' && /^(?:\?[^#]*)?(?:#in=[\w-]+)?$/.test(link) ? [{ ...item, link }] : []
  })
}
