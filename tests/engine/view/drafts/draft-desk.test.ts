import { describe, expect, it } from 'vitest'
import { type Draft, MOST_LETTERS, tidyDrawer } from '../../../../engine/view/drafts/draft.ts'
import { DraftDesk } from '../../../../engine/view/drafts/draft-desk.ts'
import { DraftError, type DraftStore } from '../../../../engine/view/drafts/draft-store.ts'

/** A store that several desks share, as tabs share a browser's; it does what the one in the browser promises. */
class SharedStore implements DraftStore {
  readonly held = new Map<string, Draft>()
  failure: DraftError | undefined
  /** Saves wait for it, so that something can happen meanwhile. */
  gate: Promise<void> = Promise.resolve()

  async all(drawer: string) {
    const { drafts, put, remove } = tidyDrawer([...this.held.values()].filter((draft) => draft.drawer === drawer))
    for (const id of remove) this.held.delete(id)
    for (const draft of put) this.held.set(draft.id, draft)
    return drafts
  }
  async save(draft: Draft) {
    await this.gate
    if (this.failure) throw this.failure
    const held = this.held.get(draft.id)
    if (held && held.version !== draft.version) return undefined
    this.held.set(draft.id, { ...draft, version: draft.version + 1 })
    return draft.version + 1
  }
  async remove({ id, version }: Pick<Draft, 'id' | 'version'>) {
    const held = this.held.get(id)
    if (held && held.version !== version) return false
    this.held.delete(id)
    return true
  }
  leave(drafts: readonly Draft[]) {
    for (const draft of drafts) this.held.set(draft.id, draft)
  }
  listen() {
    return () => {}
  }
}

let counter = 0
/** A desk in a tab of its own, with what it shows. */
async function openTab(store: DraftStore, { given = '', id }: { given?: string; id?: string } = {}) {
  const tab = { shown: undefined as string | undefined, remembered: undefined as string | undefined }
  const desk = new DraftDesk({
    drawer: 'd',
    store,
    page: `page-${++counter}`,
    now: () => ++counter,
    newId: () => `id-${++counter}`,
    show: (text) => (tab.shown = text),
    remember: (current) => (tab.remembered = current),
  })
  await desk.open(() => given, id)
  return { desk, tab }
}

const settle = async () => {
  for (let i = 0; i < 50; i++) await Promise.resolve()
}
const texts = (store: SharedStore) => [...store.held.values()].map(({ text }) => text).toSorted()
const listed = (desk: DraftDesk) => desk.snapshot().drafts.map(({ text }) => text)

describe('a desk', () => {
  it('keeps what is typed, and opens it again', async () => {
    const store = new SharedStore()
    const { desk } = await openTab(store)
    for (const text of ['D', 'De', 'Dear']) desk.type(text)
    await settle()
    expect(texts(store)).toEqual(['Dear'])
    expect((await openTab(store)).tab.shown).toBe('Dear')
  })

  it('saves what is typed while a save is under way', async () => {
    const store = new SharedStore()
    const { desk } = await openTab(store)
    let release = () => {}
    store.gate = new Promise((resolve) => (release = resolve))
    desk.type('one')
    await settle()
    desk.type('one two')
    release()
    await settle()
    expect([...store.held.values()]).toMatchObject([{ text: 'one two', version: 2 }])
  })

  it('opens the draft of this tab, else the one changed last', async () => {
    const store = new SharedStore()
    const { desk, tab } = await openTab(store)
    desk.type('first')
    const first = tab.remembered as string
    desk.create()
    desk.type('second')
    await settle()
    expect((await openTab(store)).tab.shown).toBe('second')
    expect((await openTab(store, { id: first })).tab.shown).toBe('first')
    expect((await openTab(store, { id: 'gone' })).tab.shown).toBe('second')
  })

  it('makes a draft of its own of a text that comes from elsewhere, but none twice', async () => {
    const store = new SharedStore()
    const { desk } = await openTab(store)
    desk.type('mine')
    await settle()
    const { desk: linked } = await openTab(store, { given: 'from a link' })
    await settle()
    expect(listed(linked)).toEqual(['mine', 'from a link'])
    linked.replace('from a file', 'notes.txt')
    await settle()
    expect(texts(store)).toEqual(['from a file', 'from a link', 'mine'])
    expect(linked.snapshot().current).toMatchObject({ name: 'notes.txt', text: 'from a file' })
    const { desk: again } = await openTab(store, { given: 'from a link' })
    expect(listed(again)).toHaveLength(3)
    expect(again.snapshot().current.text).toBe('from a link')
  })

  it('keeps no empty sheets', async () => {
    const store = new SharedStore()
    const { desk } = await openTab(store)
    desk.create()
    desk.create()
    expect(listed(desk)).toEqual([''])
    desk.type('a')
    desk.create()
    desk.create()
    desk.replace('b')
    await settle()
    expect(listed(desk)).toEqual(['a', 'b'])
    expect(texts(store)).toEqual(['a', 'b'])
  })

  it('deletes, and brings back', async () => {
    const store = new SharedStore()
    const { desk, tab } = await openTab(store)
    desk.type('first')
    desk.create()
    desk.type('second')
    // The save of what was just typed is still under way.
    desk.remove()
    expect(tab.shown).toBe('first')
    await settle()
    expect(texts(store)).toEqual(['first'])
    desk.restore()
    expect(tab.shown).toBe('second')
    await settle()
    expect(texts(store)).toEqual(['first', 'second'])
    expect(listed(desk)).toEqual(['first', 'second'])
    expect(desk.snapshot().doubled).toBeUndefined()
  })

  it('takes an emptied field for a deletion that can be undone', async () => {
    const store = new SharedStore()
    const { desk, tab } = await openTab(store)
    desk.type('all my words')
    await settle()
    desk.replace('')
    await settle()
    expect([tab.shown, texts(store)]).toEqual(['', []])
    desk.restore()
    await settle()
    expect([tab.shown, texts(store), listed(desk)]).toEqual(['all my words', ['all my words'], ['all my words']])
  })

  it('names, and takes a name away', async () => {
    const store = new SharedStore()
    const { desk } = await openTab(store)
    desk.type('text')
    desk.rename('  Letter ')
    await settle()
    expect([...store.held.values()]).toMatchObject([{ name: 'Letter', text: 'text' }])
    desk.rename(' ')
    await settle()
    expect([...store.held.values()][0]).not.toHaveProperty('name')
  })
})

describe('two tabs', () => {
  const both = async () => {
    const store = new SharedStore()
    const first = await openTab(store)
    first.desk.type('begun')
    await settle()
    return { store, first, second: await openTab(store) }
  }

  it('follow each other', async () => {
    const { first, second } = await both()
    first.desk.type('begun and continued')
    await settle()
    await second.desk.refresh()
    expect(second.tab.shown).toBe('begun and continued')
    second.desk.type('begun, continued and ended')
    await settle()
    await first.desk.refresh()
    expect(first.tab.shown).toBe('begun, continued and ended')
    expect(first.desk.snapshot().drafts).toHaveLength(1)
  })

  it('that write at once keep both texts', async () => {
    const { store, first, second } = await both()
    first.desk.type('begun by the first')
    second.desk.type('begun by the second')
    await settle()
    expect(texts(store)).toEqual(['begun by the first', 'begun by the second'])
    expect(second.desk.snapshot()).toMatchObject({
      doubled: { name: 'begun by the second (2)' },
      current: { text: 'begun by the second', version: 1 },
    })
    second.desk.type('begun by the second alone')
    await settle()
    expect(texts(store)).toEqual(['begun by the first', 'begun by the second alone'])
    expect(listed(second.desk).toSorted()).toEqual(['begun by the first', 'begun by the second alone'])
  })

  it('do not delete what the other has changed since', async () => {
    const { store, first, second } = await both()
    first.desk.type('begun and worth keeping')
    await settle()
    second.desk.remove()
    await settle()
    expect(texts(store)).toEqual(['begun and worth keeping'])
    expect(listed(second.desk)).toContain('begun and worth keeping')
  })

  it('go on with what the other has deleted', async () => {
    const { store, first, second } = await both()
    first.desk.remove()
    await settle()
    await second.desk.refresh()
    second.desk.type('begun again')
    await settle()
    expect(texts(store)).toEqual(['begun again'])
  })
})

describe('a page that closes', () => {
  it('puts down what it could not save', async () => {
    const store = new SharedStore()
    const { desk } = await openTab(store)
    desk.type('saved')
    await settle()
    store.gate = new Promise(() => {})
    desk.type('saved, and the last words')
    desk.leave()
    const { tab, desk: next } = await openTab(store)
    expect(tab.shown).toBe('saved, and the last words')
    expect(next.snapshot().drafts).toHaveLength(1)
  })

  it('takes it back when it returns', async () => {
    const store = new SharedStore()
    const { desk } = await openTab(store)
    let release = () => {}
    store.gate = new Promise((resolve) => (release = resolve))
    desk.type('words')
    desk.leave()
    expect(store.held.size).toBe(1)
    desk.returned()
    release()
    await settle()
    expect([...store.held.values()]).toMatchObject([{ text: 'words', version: 1 }])
    expect(store.held.size).toBe(1)
  })
})

describe('trouble', () => {
  it('is told, and over with the next save', async () => {
    const store = new SharedStore()
    const { desk } = await openTab(store)
    store.failure = new DraftError('full')
    desk.type('words')
    await settle()
    expect(desk.snapshot().trouble).toBe('full')
    store.failure = undefined
    desk.type('words again')
    await settle()
    expect(desk.snapshot().trouble).toBeUndefined()
    expect(texts(store)).toEqual(['words again'])
  })

  it('with one text does not keep the others from being saved', async () => {
    const store = new SharedStore()
    const { desk } = await openTab(store)
    desk.type('x'.repeat(MOST_LETTERS + 1))
    await settle()
    expect(desk.snapshot().trouble).toBe('too-long')
    desk.create()
    desk.type('short')
    await settle()
    expect(texts(store)).toEqual(['short'])
  })
})
