/**
 * Hands a signal to some work that is aborted after `timeMs`, or with `outer`. Nothing of it is left once the work has ended.
 * The reason of the signal is a {@link Late} when the time was up.
 */
export async function withDeadline<T>(timeMs: number, outer: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const stop = () => controller.abort(outer.reason)
  const timer = setTimeout(() => controller.abort(new Late()), timeMs)
  if (outer.aborted) stop()
  else outer.addEventListener('abort', stop, { once: true })
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', stop)
  }
}

/** The time was up. */
export class Late extends Error {}

/** A promise that is rejected with the signal's reason once that is aborted, even if it already was. */
export function aborted(signal: AbortSignal): { readonly promise: Promise<never>; readonly drop: () => void } {
  let drop = () => {}
  const promise = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error)
    drop = () => signal.removeEventListener('abort', stop)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  // Whoever races against it may be done before.
  promise.catch(() => {})
  return { promise, drop }
}

/** The first of a promise and the end of its time. */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, drop } = aborted(signal)
  try {
    return await Promise.race([work, promise])
  } finally {
    drop()
  }
}
