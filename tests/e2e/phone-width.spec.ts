import { toolPath } from '../../engine/site/registry.ts'
import { readRegistry } from '../../engine/read/registry.ts'
import { expect, NARROW, testAlone as test, widthOf } from './support.ts'

const { tools } = await readRegistry(new URL('../../registry/', import.meta.url))

// As they are served, with their first results: scripts only fill what is there.
test.use({ javaScriptEnabled: false, viewport: NARROW })

for (const language of ['en', 'ru'] as const)
  test(`every tool’s page fits a phone in ${language}`, async ({ page }) => {
    test.setTimeout(300_000)
    const wide: string[] = []
    for (const tool of tools) {
      const path = toolPath(tool, language)
      await page.goto(path)
      const width = await widthOf(page)
      if (width !== NARROW.width) wide.push(`${path} is ${width} pixels wide`)
    }
    expect(wide).toEqual([])
  })
