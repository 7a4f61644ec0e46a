/** Holds back what has not begun. */
export type Gate = {
  readonly isOpen: boolean
  open(): void
  close(): void
  /** Resolves at once while open. */
  pass(): Promise<void>
}

export function createGate(): Gate {
  let wait: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined
  return {
    get isOpen() {
      return wait === undefined
    },
    open() {
      wait?.resolve()
      wait = undefined
    },
    close() {
      wait ??= Promise.withResolvers<void>()
    },
    pass: async () => {
      while (wait) await wait.promise
    },
  }
}

export type ItemsOptions<T> = {
  readonly items: Iterable<T> | AsyncIterable<T>
  /** So many are worked on at once; the next is taken from `items` only then. */
  readonly atOnce: number
  /** Works on one item. What it throws ends all: a failure of one item is its own to keep. */
  readonly work: (item: T, worker: number) => Promise<void>
  readonly gate?: Gate
  /** Once aborted, nothing more is begun. */
  readonly signal?: AbortSignal
}

/** Works through items, several at once; resolves when all that was begun has ended. */
export async function runItems<T>({ items, atOnce, work, gate, signal }: ItemsOptions<T>): Promise<void> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  let isOver = false
  // One asks at a time: a generator would queue the others, but not stop at an abort.
  let turn: Promise<unknown> = Promise.resolve()
  const next = (): Promise<IteratorResult<T>> => {
    const step = turn.then(async (): Promise<IteratorResult<T>> => {
      await gate?.pass()
      if (isOver || signal?.aborted) return { done: true, value: undefined }
      return iterator.next()
    })
    turn = step.catch(() => {})
    return step
  }
  const worker = async (_: unknown, index: number) => {
    for (let step = await next(); !step.done; step = await next()) await work(step.value, index)
  }
  const workers = Array.from({ length: Math.max(1, atOnce) }, (unused, index) =>
    worker(unused, index).catch((error: unknown) => {
      isOver = true
      throw error
    }),
  )
  const ends = await Promise.allSettled(workers)
  const broken = ends.find((end) => end.status === 'rejected')
  if (isOver || signal?.aborted) await iterator.return?.()
  if (broken) throw broken.reason
}
