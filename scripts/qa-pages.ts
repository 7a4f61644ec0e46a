import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, chromium, type Page } from 'playwright'
import type { Tool } from '../engine/core/define.ts'
import { fieldsOf } from '../engine/core/fields.ts'
import { findBrowser } from '../tests/support/browser.ts'
import { startBuiltSite } from '../tests/support/built-site.ts'
import type { Fault } from '../tests/support/tool-checks.ts'
import { openLayoutChecks } from './qa-layout.ts'
import type { PageChecks } from './qa-run.ts'

const WIDE = { width: 1280, height: 900 }
const READY_MS = 60_000
/** What pages ask the server for when they work: accounts, and services of others. */
const SERVICES = ['/api/account/config', '/api/integrations']
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Opens each tool's page of the built site: its example, its accessibility in light and dark, its layout on four screens. */
export async function openPageChecks(): Promise<PageChecks & { close(): Promise<void> }> {
  const { port, server } = await startBuiltSite()
  const origin = `http://localhost:${port}`
  const executablePath = findBrowser()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const layoutFaults = await openLayoutChecks(browser, origin)
  return {
    names: ['page', 'accessible', 'layout', 'shift', 'fold'],
    faults: async (tool) => ({ ...(await checkPage(context, `${origin}/${tool.id}/`, tool)), ...(await layoutFaults(tool)) }),
    async close() {
      await browser.close()
      await server.close(0)
    },
  }
}

/** Tools whose example needs neither a file, nor the network, nor a workbench. */
const hasSample = ({ effect, workbench, input }: Tool) =>
  effect !== 'browser' && effect !== 'network' && !workbench && !fieldsOf(input).some(({ value }) => value === 'file' || value === 'files')

async function checkPage(context: BrowserContext, url: string, tool: Tool): Promise<Record<string, readonly Fault[] | undefined>> {
  const page = await context.newPage()
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { pathname } = new URL(message.location().url || url)
    // The frame of a preview holds back the scripts of the example, and says so; this server offers no services to ask for.
    if (message.text().includes("default-src 'none'") || SERVICES.includes(pathname)) return
    said.push(`${message.text()} (${pathname})`)
  })
  try {
    await page.setViewportSize(WIDE)
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('tool-ready').length > 0, undefined, { timeout: READY_MS })
    const answer = hasSample(tool) ? await exampleFault(page) : undefined
    const accessible = await violations(new AxeBuilder({ page }).withTags(RULES), 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForFunction(() => document.getAnimations().length === 0)
    accessible.push(...(await violations(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']), 'dark')))
    return { page: [...(answer === undefined ? [] : [{ what: answer }]), ...said.map((what) => ({ what }))], accessible }
  } catch (error) {
    return { page: [{ what: String(error) }], accessible: undefined }
  } finally {
    await page.close()
  }
}

/** Fills in the sample, runs it, and says what keeps it from being answered. */
async function exampleFault(page: Page): Promise<string | undefined> {
  await page.getByRole('button', { name: 'Sample' }).click()
  const run = page.locator('.run-bar button')
  if (await run.count()) await run.click()
  const result = page.locator('.result-pane')
  await result.locator('.part, .alert').first().waitFor()
  await result.locator('.faded-label').waitFor({ state: 'detached' })
  const alert = result.locator('.alert')
  if (await alert.count()) return `the example is refused: ${await alert.first().innerText()}`
  const faulty = page.locator('.field-error')
  return (await faulty.count()) ? `a field of the example is refused: ${await faulty.first().innerText()}` : undefined
}

async function violations(axe: AxeBuilder, mode: string): Promise<Fault[]> {
  const found = await axe.analyze()
  // A target of several parts lies in a frame: what is there is the visitor's own document.
  return found.violations.flatMap(({ id, nodes }) => {
    const own = nodes.filter(({ target }) => target.length === 1).map(({ target }) => target.join(' '))
    return own.length === 0 ? [] : [{ what: `${id} (${mode}): ${own.slice(0, 3).join(' | ')}` }]
  })
}
