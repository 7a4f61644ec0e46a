import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hasBrowser } from '../tests/support/browser.ts'
import { REGISTRY_URL } from '../tests/support/real-registry.ts'
import { readChoice } from './choose.ts'
import { openPageChecks } from './qa-pages.ts'
import { changesBetween, type QaReport, reportHtml } from './qa-report.ts'
import { runQa, wantsPages } from './qa-run.ts'

// Every check that a tool's schema is enough for, over all tools or those that are named, as a table.

const FOLDER = 'test-results'
const { choice } = readChoice(process.argv.slice(2))
const before = await readFile(`${FOLDER}/qa.json`, 'utf8').then(
  (text) => JSON.parse(text) as QaReport,
  () => undefined,
)
const isWithPages = wantsPages(choice) && hasBrowser()
if (wantsPages(choice) && !isWithPages) console.log('No browser was found: the pages are not checked. Name one in CHROMIUM_PATH.')
const pages = isWithPages ? await openPageChecks() : undefined
try {
  const report = await runQa(REGISTRY_URL, choice, pages, console.log)
  const changes = before ? changesBetween(before, report) : []
  await mkdir(FOLDER, { recursive: true })
  await writeFile(`${FOLDER}/qa.html`, reportHtml(report, changes))
  await writeFile(`${FOLDER}/qa.json`, `${JSON.stringify(report, null, 2)}\n`)
  const failed = report.rows.flatMap(({ cells }) => Object.values(cells)).filter(({ state }) => state === 'failed').length
  for (const { tool, check, from, to } of changes) console.log(`changed: ${tool}, ${check}: ${from} → ${to}`)
  console.log(`\n${report.rows.length} tools, ${report.checks.length} checks, ${failed} failed: ${FOLDER}/qa.html and qa.json`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await pages?.close()
}
