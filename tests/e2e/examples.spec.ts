import { fieldsOf } from '../../engine/core/fields.ts'
import { chosenOf, ownChoice } from '../../scripts/choose.ts'
import { readRegistry } from '../../engine/read/registry.ts'
import { expect, open, result, test } from './support.ts'

const { tools: all } = await readRegistry(new URL('../../registry/', import.meta.url))
const tools = chosenOf(all, ownChoice())

// What needs a file, the network or a workbench has a test of its own.
const inPage = tools.filter(
  ({ effect, workbench, input }) =>
    effect !== 'browser' &&
    effect !== 'network' &&
    !workbench &&
    !fieldsOf(input).some(({ value }) => value === 'file' || value === 'files'),
)
for (const tool of inPage)
  test(`${tool.id} answers its example in the page`, async ({ page, complaints }) => {
    // Only the frame of a preview has this policy: it holds back the scripts of the example until the visitor wants them.
    complaints.allow(/directive 'default-src 'none''/)
    await open(page, `/${tool.id}/`)
    const sample = page.getByRole('button', { name: 'Sample' })
    await sample.click()
    const run = page.locator('.run-bar button')
    if (await run.count()) await run.click()
    await expect(result(page).locator('.faded-label')).toHaveCount(0)
    await expect(result(page).locator('.alert')).toHaveCount(0)
    await expect(page.locator('.field-error')).toHaveCount(0)
    await expect(result(page).locator('.part').first()).not.toBeEmpty()
  })
