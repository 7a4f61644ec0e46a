/** Calls back when the browser has nothing better to do; Safari does not tell, so there after a moment. Gives what takes it back. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, { timeout: 3000 })
  return () => cancelIdleCallback(idle)
}
