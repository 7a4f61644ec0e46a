/** @module-tag long */
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from '../../scripts/test-reports.ts'
import { ProjectCopy } from '../support/project-copy.ts'

const project = new ProjectCopy(['tests/support'])
afterAll(() => project.dispose())
const report = (path: string) => JSON.parse(project.read(path)) as object

describe('the end of npm test', () => {
  it('names failed unit tests, and files that could not be read', async () => {
    project.write(
      'tests/sums.test.ts',
      "import { expect, it } from 'vitest'\nit('adds', () => expect(1 + 1).toBe(2))\nit('adds again', () => expect(1 + 1).toBe(3))\n",
    )
    project.write('tests/broken.test.ts', "import './none.ts'\n")
    const { exit } = await project.run(['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', '--outputFile=unit.json'], '')
    expect(exit).toBe(1)
    expect(readVitest(report('unit.json'), project.root)).toEqual({
      passed: 1,
      failures: [
        expect.stringMatching(/^tests\/sums\.test\.ts › adds again\n {2}AssertionError: expected 2 to be 3/),
        expect.stringMatching(/^tests\/broken\.test\.ts\n {2}.*none\.ts/),
      ],
    })
  })

  it('names failed browser tests, and what kept all of them from running', async () => {
    project.write('playwright.config.ts', "export default { testDir: 'tests/e2e', reporter: [['json', { outputFile: 'e2e.json' }]] }\n")
    project.write(
      'tests/e2e/sums.spec.ts',
      "import { expect, test } from '@playwright/test'\ntest.describe('sums', () => {\n  test('adds', () => expect(1 + 1).toBe(2))\n  test('adds again', () => expect(1 + 1).toBe(3))\n})\n",
    )
    const playwright = ['node_modules/@playwright/test/cli.js', 'test']
    expect((await project.run(playwright)).exit).toBe(1)
    expect(readPlaywright(report('e2e.json'))).toEqual({
      passed: 1,
      failures: [expect.stringMatching(/^tests\/e2e\/sums\.spec\.ts:4 › adds again\n {2}Error: .*toBe/)],
    })
    project.write('tests/e2e/sums.spec.ts', "import './none.ts'\n")
    expect((await project.run(playwright)).exit).toBe(1)
    expect(readPlaywright(report('e2e.json')).failures).toContainEqual(expect.stringMatching(/^browser tests\n.*none\.ts/))
  })

  it('takes the missing report of a runner that died for an empty one', () => {
    expect([readVitest({}, '/'), readPlaywright({})]).toEqual([
      { passed: 0, failures: [] },
      { passed: 0, failures: [] },
    ])
  })
})
