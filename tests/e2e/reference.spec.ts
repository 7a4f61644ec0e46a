import AxeBuilder from '@axe-core/playwright'
import { expect, open, test } from './support.ts'

test('a developer finds a tool, reads its fields and copies an example that works', async ({ page, baseURL }) => {
  await open(page, '/developers/')
  await page.getByLabel('Find a tool').fill('base64 url')
  await expect(page.locator('.reference-group details')).not.toHaveCount(0)
  const tool = page.locator('details#base64-encode')
  await tool.locator('summary').click()
  await expect(tool.getByRole('rowheader', { name: 'alphabet' })).toBeVisible()
  await expect(tool.locator('tr', { hasText: 'alphabet' })).toContainText('default "standard"')
  await expect(tool.locator('.reference-code').first()).toContainText(`curl ${new URL(baseURL as string).origin}/api/tools/base64-encode`)
  await tool.getByRole('button', { name: 'Python' }).click()
  await expect(tool.locator('.reference-code').first()).toContainText('urllib.request')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await page.getByLabel('Find a tool').fill('qqqqqq')
  await expect(page.getByText('No tool matches.')).toBeVisible()
})

test('a link leads to a tool of the reference, in every language', async ({ page }) => {
  await open(page, '/ru/razrabotchikam/#json-formatter')
  await expect(page.locator('details#json-formatter')).toHaveAttribute('open', '')
  await expect(page.locator('details#json-formatter .reference-facts').first()).toContainText('обязательно')
  await expect(page.locator('body')).toContainText('Ключ идемпотентности не нужен')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('what the address of an embedded tool takes is told', async ({ page }) => {
  for (const path of ['/developers/', '/ru/razrabotchikam/']) {
    await open(page, path)
    const told = page.locator('section', { has: page.locator('#embed') })
    await expect(told.locator('code')).toHaveText(['color-mode=dark', 'accent-hue=250', 'layout-compact=1'])
  }
  await expect(page.locator('section', { has: page.locator('#embed') })).toContainText('Оттенок кнопок и ссылок')
})

test('a tool’s page leads to its place in the reference', async ({ page }) => {
  await open(page, '/base64-encode/')
  await page.locator('.developers summary').click()
  await page.locator('.developers a').click()
  await expect(page.locator('details#base64-encode')).toHaveAttribute('open', '')
})

test('what the API does beside single tools is shown by requests that work', async ({ page, request }) => {
  await open(page, '/pl/dla-programistow/')
  await expect(page.locator('.reference-flows pre')).toHaveCount(3)
  const commands = await page.locator('.reference-flows pre').allTextContents()
  const answers = await Promise.all(
    commands.map(async (command) => {
      const [, url = '', type = '', data = ''] =
        /^curl (\S+) [^]*content-type: ([\w/-]+)'[^]*?(?:-d|--data-binary) '([^]*)'$/.exec(command) ?? []
      const answer = await request.post(new URL(url).pathname, { headers: { 'content-type': type }, data: Buffer.from(data) })
      expect(answer.status(), command).toBe(200)
      return answer.text()
    }),
  )
  expect(answers).toEqual([
    expect.stringContaining('base64-decode'),
    JSON.stringify({ result: 'Ada\nGrace' }),
    '{"line":1,"output":{"text":"QWRh"}}\n{"line":2,"output":{"text":"xYHDs2TFuiDwn5iA"}}\n',
  ])
})
