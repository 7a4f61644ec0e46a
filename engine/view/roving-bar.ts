const ITEMS = ':is(button:not(:disabled), summary, input):not(.menu-panel *)'
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Makes the buttons of a bar one stop of the Tab key, and lets arrow keys move among them, until the signal ends it. */
export function rove(bar: HTMLElement, signal: AbortSignal): void {
  const items = () => [...bar.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.offsetParent !== null)
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const item of items()) item.tabIndex = item === stop ? 0 : -1
  }
  const settle = () => {
    const all = items()
    if (all.filter((item) => item.tabIndex === 0).length !== 1) stopAt(all.find((item) => item === document.activeElement) ?? all[0])
  }
  let frame = 0
  // Which buttons are seen is asked when the browser lays the page out in any case: at any other time it would have to do so once more.
  const settleSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(settle)
  }
  settleSoon()
  // Buttons come, go and are switched off.
  const changes = new MutationObserver(settleSoon)
  changes.observe(bar, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  signal.addEventListener('abort', () => {
    changes.disconnect()
    cancelAnimationFrame(frame)
  })
  bar.addEventListener(
    'focusin',
    ({ target }) => {
      if (items().includes(target as HTMLElement)) stopAt(target as HTMLElement)
    },
    { signal },
  )
  bar.addEventListener(
    'keydown',
    (event) => {
      const all = items()
      const at = all.indexOf(event.target as HTMLElement)
      const next = at < 0 ? undefined : all[STEPS[event.key]?.(at, all.length - 1) ?? -1]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
    { signal },
  )
}
