import { fieldsOf } from '../../engine/core/fields.ts'
import { toWire } from '../../engine/core/wire.ts'
import { readRegistry } from '../../engine/read/registry.ts'
import type { Shell } from '../../engine/site/page.ts'
import { chosenOf, isEverything, ownChoice } from '../../scripts/choose.ts'
import { oneOfEachKind } from '../support/example-requests.ts'
import { differsFromParts } from '../support/part-of.ts'
import { casesOf, asJson } from '../support/tool-world.ts'
import { answersInWorker } from './page-worker.ts'
import { expect, NARROW, open, result, test, widthOf } from './support.ts'

const { tools: all } = await readRegistry(new URL('../../registry/', import.meta.url))
const tools = chosenOf(all, ownChoice())

// The pages are visited one after another, as one visitor does.
test.use({ forgets: false })

/** A page is the same code for every tool: of all tools, one for each kind of field and view; of chosen tools, every one. */
const visited = isEverything(ownChoice()) ? oneOfEachKind(casesOf(tools).filter(({ index }) => index === 0)).map(({ tool }) => tool) : tools
// What needs a file, the network or a workbench has a test of its own.
const inPage = tools.filter(
  ({ effect, workbench, input }) =>
    effect !== 'browser' &&
    effect !== 'network' &&
    !workbench &&
    !fieldsOf(input).some(({ value }) => value === 'file' || value === 'files'),
)
for (const tool of visited)
  test(`${tool.id} works, answers its example in the page, and fits a phone`, async ({ page, complaints }) => {
    // Only the frame of a preview has this policy: it holds back the scripts of the example until the visitor wants them.
    complaints.allow(/directive 'default-src 'none''/)
    await open(page, `/${tool.id}/`)
    if (inPage.includes(tool)) {
      await page.getByRole('button', { name: 'Sample' }).click()
      const run = page.locator('.run-bar button')
      if (await run.count()) await run.click()
      await expect(result(page).locator('.faded-label')).toHaveCount(0)
      await expect(result(page).locator('.alert')).toHaveCount(0)
      await expect(page.locator('.field-error')).toHaveCount(0)
      await expect(result(page).locator('.part').first()).not.toBeEmpty()
    }
    await page.setViewportSize(NARROW)
    await expect.poll(() => widthOf(page)).toBe(NARROW.width)
  })

test('the worker of a page answers every example as it is declared', async ({ page }) => {
  test.setTimeout(180_000)
  const cases = casesOf(tools.filter(({ effect }) => effect !== 'browser' && effect !== 'network'))
  await page.goto('/')
  const shell = (await (await page.request.get((await page.locator('#island').getAttribute('data-shell')) ?? '')).json()) as Shell
  const answers = await answersInWorker(
    page,
    shell.assets.worker,
    cases.map(({ tool, example: { input, seed, now, timeZone } }) => ({
      tool: tool.id,
      input: toWire(input),
      options: { locale: 'en', currency: 'USD', seed, now: Date.parse(now), timeZone },
    })),
  )
  const faults = cases.flatMap(({ tool, index, example }, at) => {
    const answer = answers[at]
    const fault = answer?.ok ? differsFromParts(answer.output, asJson(example.output)) : JSON.stringify(answer)
    return fault === undefined ? [] : [`${tool.id}, example ${index}: ${fault}`]
  })
  expect(faults).toEqual([])
})
