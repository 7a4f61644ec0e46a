import { type Draft, type Trouble, isBlank, secondName, titleOf, troubleOf } from './draft.ts'
import { DraftError, type DraftStore } from './draft-store.ts'

/** What is to be seen of a drawer. */
export type DeskState = {
  readonly drafts: readonly Draft[]
  readonly current: Draft
  /** Why something is not kept. */
  readonly trouble?: Trouble
  /** Deleted last, and not yet forgotten. */
  readonly removed?: Draft
  /** A draft that another tab saved too, so that there are two of it now. */
  readonly doubled?: Draft
}

export type DeskOptions = {
  readonly drawer: string
  readonly store: DraftStore
  /** Tells this page from every other. */
  readonly page: string
  readonly now: () => number
  readonly newId: () => string
  /** Puts a text before the visitor, on a fresh sheet. */
  readonly show: (text: string) => void
  /** Keeps the id of the current draft for the next visit of this tab. */
  readonly remember: (id: string) => void
}

const byAge = (a: Draft, b: Draft) => a.made - b.made

/**
 * The drafts of one drawer, one of which lies open. Every change is saved at once; saves run one after another.
 * A text that comes from elsewhere never takes the place of another: it is a draft of its own.
 */
export class DraftDesk {
  #options: DeskOptions
  #state: DeskState
  #listeners = new Set<() => void>()
  /** Ids of drafts whose last change is not saved. */
  #dirty = new Set<string>()
  /** Deleted, but not yet in the store. */
  #gone = new Map<string, Draft>()
  /** What the store held when this page last saved. */
  #versions = new Map<string, number>()
  #isSaving = false
  /** Ids of what was put down when the page was closed, should it come back. */
  #left: string[] = []

  constructor(options: DeskOptions) {
    this.#options = options
    const current = this.#begin('')
    this.#state = { drafts: [current], current }
  }

  /** Reads the drawer and opens the text that was given, else the draft with this id, else the one changed last. */
  async open(given: () => string, id: string | undefined): Promise<void> {
    const stored = await this.#options.store.all(this.#options.drawer)
    const text = given()
    const newest = stored.toSorted((a, b) => b.changed - a.changed)[0]
    const found = text === '' ? (stored.find((draft) => draft.id === id) ?? newest) : stored.find((draft) => draft.text === text)
    if (found) return this.#lay({ drafts: stored, current: found })
    this.#add(this.#begin(text), stored)
  }

  /** What the visitor typed into the current draft. */
  type(text: string): void {
    this.#change({ ...this.#state.current, text, changed: this.#options.now() })
  }

  /** A text that did not come from typing: a file, a sample, a link. An empty one clears the current draft away. */
  replace(text: string, name?: string): void {
    if (text === '') return this.remove()
    const added = { ...this.#begin(text), ...(name && { name }) }
    this.#add(added, this.#state.drafts)
  }

  create(): void {
    if (!isBlank(this.#state.current)) this.#add(this.#begin(''), this.#state.drafts)
  }

  select(id: string): void {
    const current = this.#state.drafts.find((draft) => draft.id === id)
    if (current) this.#lay({ ...this.#state, current })
  }

  /** Names the current draft; without a name its first line serves again. */
  rename(name: string): void {
    const { name: _, ...current } = this.#state.current
    this.#change({ ...current, ...(name.trim() && { name: name.trim() }), changed: this.#options.now() })
  }

  /** Deletes the current draft; `restore` brings it back. */
  remove(): void {
    const { current, drafts, removed } = this.#state
    const at = drafts.indexOf(current)
    const rest = drafts.filter((draft) => draft !== current)
    const next = rest[Math.min(at, rest.length - 1)] ?? this.#begin('')
    this.#dirty.delete(current.id)
    const last = isBlank(current) ? removed : current
    this.#lay({ current: next, drafts: rest.length > 0 ? rest : [next], ...(last && { removed: last }) })
    this.#gone.set(current.id, current)
    void this.#save()
  }

  /** Brings back what was deleted last. */
  restore(): void {
    const { removed, drafts } = this.#state
    if (!removed) return
    this.#gone.delete(removed.id)
    const current = { ...removed, version: this.#versions.get(removed.id) ?? removed.version }
    const others = drafts.filter((draft) => !isBlank(draft) && draft.id !== removed.id)
    this.#lay({ drafts: [...others, current].toSorted(byAge), current })
    this.#touch(current)
  }

  /** Another tab has changed the drawer. What is not changed here follows. */
  async refresh(): Promise<void> {
    const stored = await this.#options.store.all(this.#options.drawer)
    const { current, drafts } = this.#state
    const merged = new Map(stored.filter(({ id }) => !this.#gone.has(id)).map((draft) => [draft.id, draft]))
    for (const draft of drafts) {
      const theirs = merged.get(draft.id)
      const isOwn = theirs ? draft.version >= theirs.version : draft.version === 0 || draft.id === current.id
      if (isOwn || this.#dirty.has(draft.id)) merged.set(draft.id, draft)
    }
    const latest = merged.get(current.id) ?? current
    const state = { ...this.#state, drafts: [...merged.values()].toSorted(byAge), current: latest }
    if (latest.text === current.text) this.#set(state)
    else this.#lay(state)
  }

  /** The page goes away: what is not saved is put down in one step. */
  leave(): void {
    const { store, newId, page } = this.#options
    const left = this.#state.drafts
      .filter((draft) => this.#dirty.has(draft.id) && !isBlank(draft))
      .map((draft) => ({ ...draft, by: page, id: newId(), version: 0, follows: { id: draft.id, version: draft.version } }))
    this.#left = left.map(({ id }) => id)
    store.leave(left)
  }

  /** The page came back after all. */
  returned(): void {
    for (const id of this.#left.splice(0)) void this.#options.store.remove({ id, version: 0 }).catch(() => {})
    void this.#save()
  }

  /** The messages were read. */
  dismiss(): void {
    const { removed: _removed, doubled: _doubled, ...state } = this.#state
    this.#set(state)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): DeskState => this.#state

  #begin(text: string): Draft {
    const { newId, drawer, now, page } = this.#options
    return { id: newId(), drawer, text, made: now(), changed: now(), version: 0, by: page }
  }

  /** Lays a new draft open; an empty sheet beside it has no further use. */
  #add(current: Draft, drafts: readonly Draft[]): void {
    const { removed } = this.#state
    this.#lay({ current, drafts: [...drafts.filter((draft) => !isBlank(draft)), current], ...(removed && { removed }) })
    if (!isBlank(current)) this.#touch(current)
  }

  #lay(state: DeskState): void {
    this.#set(state)
    this.#options.remember(state.current.id)
    this.#options.show(state.current.text)
  }

  #change(current: Draft): void {
    const drafts = this.#state.drafts.map((draft) => (draft.id === current.id ? current : draft))
    this.#set({ ...this.#state, drafts, current })
    this.#touch(current)
  }

  #touch({ id }: Draft): void {
    this.#dirty.add(id)
    void this.#save()
  }

  async #save(): Promise<void> {
    if (this.#isSaving) return
    this.#isSaving = true
    const refused = new Map<string, Trouble>()
    try {
      for (;;) {
        const id = [...this.#dirty].find((one) => !refused.has(one))
        if (id === undefined) break
        const draft = this.#state.drafts.find((other) => other.id === id)
        const trouble = draft && troubleOf(draft, this.#state.drafts)
        if (trouble) refused.set(id, trouble)
        else if (!draft || (isBlank(draft) && draft.version === 0)) this.#dirty.delete(id)
        else this.#saved(draft, await this.#options.store.save({ ...draft, by: this.#options.page }))
      }
      for (const [id, draft] of this.#gone) {
        this.#gone.delete(id)
        const version = this.#versions.get(id) ?? draft.version
        if (version > 0 && !(await this.#options.store.remove({ id, version }))) await this.refresh()
      }
      const [trouble] = refused.values()
      const { trouble: _, ...state } = this.#state
      this.#set({ ...state, ...(trouble && { trouble }) })
    } catch (error) {
      this.#fail(error)
    } finally {
      this.#isSaving = false
    }
    if ([...this.#dirty].some((id) => !refused.has(id)) && !this.#state.trouble) void this.#save()
  }

  /** @param version undefined when another tab has saved the draft too: then this one goes on under another id */
  #saved(draft: Draft, version: number | undefined): void {
    if (version !== undefined) this.#versions.set(draft.id, version)
    const latest = this.#state.drafts.find(({ id }) => id === draft.id)
    const isDone = version !== undefined && (!latest || (latest.text === draft.text && latest.name === draft.name))
    if (isDone || version === undefined) this.#dirty.delete(draft.id)
    if (!latest) return
    const next =
      version === undefined
        ? { ...latest, id: this.#options.newId(), name: secondName(titleOf(latest)), version: 0 }
        : { ...latest, version, by: this.#options.page }
    const { drafts, current } = this.#state
    this.#set({
      ...this.#state,
      drafts: drafts.map((other) => (other.id === draft.id ? next : other)),
      current: current.id === draft.id ? next : current,
      ...(version === undefined && { doubled: next }),
    })
    if (version !== undefined) return
    this.#dirty.add(next.id)
    this.#options.remember(this.#state.current.id)
    void this.refresh().catch((error: unknown) => this.#fail(error))
  }

  #fail(error: unknown): void {
    if (!(error instanceof DraftError)) throw error
    this.#set({ ...this.#state, trouble: error.reason })
  }

  #set(state: DeskState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
