import { expect, open, type Page, testAlone } from './support.ts'

/** One page of each kind, with styles of its own. */
const PATHS = [
  '/',
  '/recipes/new/',
  '/setting/',
  '/blog/',
  '/category/data/',
  '/json-formatter/',
  '/aesthetic-symbols/',
  '/anniversary-calculator/',
  '/text-compare/',
  '/image-cropper/',
  '/random-wheel/',
  '/countdown-timer/',
]

/** What each element of the page is, how wide, in which colors. Heights follow what a visit leaves behind, such as tools used last. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('svg *, .yours'))
      .map((element) => {
        const { x, width } = element.getBoundingClientRect()
        const { display, position, color, backgroundColor } = getComputedStyle(element)
        const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`
        return [name, Math.round(x), Math.round(width), display, position, color, backgroundColor].join(' | ')
      }),
  )

/** The looks of a page that has come to rest: it asks for nothing more, and nothing moves. */
async function settled(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle')
  let looks: readonly string[] = []
  const isSame = async () => {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    const before = looks
    looks = await looksOf(page)
    return before.join('\n') === looks.join('\n')
  }
  await expect.poll(isSame, { intervals: [500] }).toBe(true)
  return looks
}

/** Follows a link within the site, as any on a page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, path)
  await expect(page).toHaveURL(path)
}

testAlone('a page looks the same after any other: styles of one page do not reach another', async ({ page }) => {
  testAlone.setTimeout(180_000)
  const fresh = new Map<string, readonly string[]>()
  for (const path of PATHS) {
    await open(page, path)
    fresh.set(path, await settled(page))
  }
  await open(page, '/')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  // The first tour brings the styles of all of them.
  for (const path of [...PATHS, ...PATHS]) {
    await follow(page, path)
    await expect.poll(() => looksOf(page), { message: path }).toEqual(fresh.get(path))
  }
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})
