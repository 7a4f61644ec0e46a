import type { Browser, BrowserContext } from 'playwright'
import type { Tool } from '../engine/core/define.ts'
import { toolPath } from '../engine/site/registry.ts'
import type { Fault } from '../tests/support/tool-checks.ts'

/** The phone on which the first line of a result is to be in sight, in pixels. */
const PHONE = { width: 390, height: 844 } as const
/** The narrowest screen, the phone, a tablet and a desktop. */
const SCREENS = [{ width: 360, height: 740 }, PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }] as const
/** The longest words of the site are in Russian. */
const LANGUAGES = ['en', 'ru'] as const
const MODES = ['light', 'dark'] as const
const WIDEST_PHONE = 500
const READY_MS = 60_000
/** The bar with the result comes after the page works: on a busy machine, a while after. */
const BAR_MS = 10_000
/** Cumulative layout shift while a page loads, as web.dev defines it. */
const MOST_SHIFT = 0.02

type Probe = { readonly overflows: readonly string[]; readonly cut: readonly string[] }

type Faults = { readonly layout: Set<string>; readonly shift: Set<string>; readonly fold: Set<string> }
type Look = (tool: Tool, faults: Faults) => Promise<void>

/**
 * Looks at the page of a tool on four screens, in two languages, light and dark: what is wider than the screen, words that are cut off,
 * shifts while it loads, and whether a phone shows the first line of the result without scrolling.
 */
export async function openLayoutChecks(
  browser: Browser,
  origin: string,
): Promise<(tool: Tool) => Promise<Record<keyof Faults, readonly Fault[]>>> {
  const looks: Look[] = []
  for (const language of LANGUAGES)
    for (const viewport of SCREENS) {
      const context = await browser.newContext({ viewport, serviceWorkers: 'block', hasTouch: viewport.width < WIDEST_PHONE })
      await context.addInitScript(countShifts)
      looks.push((tool, faults) =>
        look(
          context,
          origin + toolPath(tool, language),
          { where: `${language} ${viewport.width} px`, hasFold: viewport === PHONE },
          faults,
        ),
      )
    }
  return async (tool) => {
    const faults: Faults = { layout: new Set(), shift: new Set(), fold: new Set() }
    for (const one of looks) await one(tool, faults)
    const listed = (found: ReadonlySet<string>): Fault[] => [...found].map((what) => ({ what }))
    return { layout: listed(faults.layout), shift: listed(faults.shift), fold: listed(faults.fold) }
  }
}

async function look(
  context: BrowserContext,
  url: string,
  { where, hasFold }: { readonly where: string; readonly hasFold: boolean },
  faults: Faults,
): Promise<void> {
  const page = await context.newPage()
  try {
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('tool-ready').length > 0, undefined, { timeout: READY_MS })
    // What follows when the page has time.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
    await page.waitForTimeout(300)
    if (hasFold)
      await page
        .waitForFunction(isResultInSight, undefined, { timeout: BAR_MS })
        .catch(() => faults.fold.add(`${where}: no line of the result in sight`))
    for (const colorScheme of MODES) {
      await page.emulateMedia({ colorScheme })
      const { overflows, cut } = await page.evaluate(probe)
      for (const what of overflows) faults.layout.add(`${where}: sticks out: ${what}`)
      for (const what of cut) faults.layout.add(`${where}: cut: ${what}`)
    }
    const shift = await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)
    if (shift > MOST_SHIFT) faults.shift.add(`${where}: ${shift.toFixed(3)}`)
  } catch (error) {
    faults.layout.add(`${where}: ${String(error)}`)
  } finally {
    await page.close()
  }
}

/** Runs in the page. */
function countShifts(): void {
  const own = globalThis as unknown as { shifts: number }
  own.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) own.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
function probe(): Probe {
  const named = (element: Element) => {
    const name = `${element.tagName.toLowerCase()}${[...element.classList].map((one) => `.${one}`).join('')}`
    return `${name} “${(element.textContent ?? '').trim().slice(0, 30)}”`
  }
  const isHidden = (element: Element) => {
    const style = getComputedStyle(element)
    return style.visibility === 'hidden' || style.clipPath !== 'none' || Number(style.opacity) === 0
  }
  const scrollsAcross = (element: Element) => ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX)
  const hasOwnText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
  const overflows: string[] = []
  const cut: string[] = []
  const visit = (element: Element, isInside: boolean): void => {
    const box = element.getBoundingClientRect()
    const isShown = box.width > 1 && box.height > 1
    if (isHidden(element)) return
    if (isShown && !isInside && (box.right > innerWidth + 1 || box.left < -1)) overflows.push(named(element))
    const style = getComputedStyle(element)
    const isCut = element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(style.overflowX) && hasOwnText(element)
    // Dots say that there is more; a control’s name may not end in them.
    if (
      isShown &&
      isCut &&
      (style.textOverflow !== 'ellipsis' ||
        element.closest('button:not(.option-summary, .options-toggle, .peek-text, .search-button), h1, h2, label'))
    )
      cut.push(named(element))
    if (
      isShown &&
      element.matches('button, summary, select, .segments label, h1, h2') &&
      style.overflowX === 'visible' &&
      element.scrollWidth > element.clientWidth + 1
    )
      cut.push(named(element))
    if (element.tagName === 'svg') return
    for (const child of element.children) visit(child, isInside || scrollsAcross(element))
  }
  visit(document.body, false)
  if (document.documentElement.scrollWidth > innerWidth) overflows.push(`the page, ${document.documentElement.scrollWidth} px wide`)
  return { overflows: overflows.slice(0, 5), cut: cut.slice(0, 5) }
}

/** Runs in the page. */
function isResultInSight(): boolean {
  const result = document.querySelector('.result-pane .part')
  return document.querySelector('.peek') !== null || !result || result.getBoundingClientRect().top + 24 < innerHeight
}
