import type { RunResult } from '../../core/run.ts'
import type { Drawn } from './draw-pages.ts'

/** The pages of a file, as far as they are known. */
export type Thumbnails = {
  /** `locked`: the file opens with another password only. */
  readonly state: 'opening' | 'open' | 'locked' | 'failed'
  readonly count: number
  /** Width through height of the first page. */
  readonly ratio: number
  /** Addresses of the pictures that are held, by page; empty for a page that cannot be shown. */
  readonly pictures: ReadonlyMap<number, string>
}

const BROKEN: RunResult = { ok: false, failures: [{ code: 'bug', params: {} }] }

/** Pages that are drawn at once: the file is opened for each such run, and what comes into sight waits for its end. */
const MOST_AT_ONCE = 8
/** Pictures that are held beside those in sight. */
const MOST_HELD = 60

export const OPENING: Thumbnails = { state: 'opening', count: 0, ratio: 0, pictures: new Map() }

/**
 * Has the pages that are in sight drawn, those that came last first, and lets go of the pictures of others.
 * @param run draws pages, given as `1, 2`
 */
export function openThumbnails(run: (pages: string) => Promise<RunResult>, onChange: (thumbnails: Thumbnails) => void) {
  const pictures = new Map<number, string>()
  /** How many tiles of each page are in sight: it may be in several grids. */
  const near = new Map<number, number>()
  let known = OPENING
  let wanted: number[] = []
  /** After a run that failed, page by page, so that one does not take others with it. */
  let most = MOST_AT_ONCE
  let isDrawing = true
  let isClosed = false

  const show = (change: Partial<Thumbnails>) => {
    known = { ...known, ...change, pictures: new Map(pictures) }
    onChange(known)
  }
  const hold = ({ page, image }: Drawn) =>
    pictures.set(page, URL.createObjectURL(new Blob([image.bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' })))
  const letGo = () => {
    for (const [page, url] of pictures) {
      if (pictures.size <= MOST_HELD) return
      if (near.has(page)) continue
      URL.revokeObjectURL(url)
      pictures.delete(page)
    }
  }
  const draw = async (pages: readonly number[]) => {
    // What is a bug of the drawing is no more than a page that cannot be shown.
    const result = await run(pages.map((page) => page + 1).join(', ')).catch(() => BROKEN)
    if (result.ok && !isClosed) for (const drawn of result.output.drawn as readonly Drawn[]) hold(drawn)
    return result
  }
  const work = async () => {
    if (isDrawing) return
    isDrawing = true
    while (!isClosed && wanted.length > 0) {
      const pages = wanted.slice(0, most)
      const { ok } = await draw(pages)
      if (isClosed) return
      if (!ok && pages.length > 1) {
        most = 1
        continue
      }
      for (const page of pages) if (!pictures.has(page)) pictures.set(page, '')
      wanted = wanted.filter((page) => !pictures.has(page))
      letGo()
      show({})
    }
    isDrawing = false
  }
  const open = async () => {
    const result = await draw([0])
    if (isClosed) return
    isDrawing = false
    if (!result.ok) return show({ state: result.failures.some(({ field }) => field === 'password') ? 'locked' : 'failed' })
    const [first] = result.output.drawn as readonly Drawn[]
    show({ state: 'open', count: result.output.count as number, ratio: first ? first.width / first.height : Math.SQRT1_2 })
    void work()
  }
  void open()

  return {
    /** What has come into sight, and what has left it. */
    see(come: readonly number[], gone: readonly number[]) {
      const count = (page: number, by: 1 | -1) => {
        const tiles = (near.get(page) ?? 0) + by
        if (tiles > 0) near.set(page, tiles)
        else near.delete(page)
      }
      for (const page of come) count(page, 1)
      for (const page of gone) count(page, -1)
      const asked = come.filter((page) => !pictures.has(page))
      wanted = [...asked, ...wanted.filter((page) => near.has(page) && !asked.includes(page))]
      void work()
    },
    close() {
      isClosed = true
      for (const url of pictures.values()) URL.revokeObjectURL(url)
    },
  }
}
