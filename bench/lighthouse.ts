import lighthouse from 'lighthouse'
import { launch } from './browser.ts'
import type { Row } from './table.ts'

const PORT = 9333
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Scores vary with what else the machine does; the run in the middle counts, as Lighthouse's own guide advises. */
const RUNS = 3

/** Lighthouse's mobile scores of a page. */
export async function lighthouseScores(origin: string, paths: readonly string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of paths) {
    const runs = []
    for (let run = 0; run < RUNS; run++) runs.push(await measure(origin + path))
    const result = runs.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(RUNS / 2)]
    for (const [category, least] of Object.entries(LEAST)) {
      const score = Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
      const failed = Object.values(result?.lhr.audits ?? {}).filter(
        ({ score: audit, id }) =>
          audit !== null && audit < 1 && result?.lhr.categories[category]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
      )
      rows.push({
        part: 'lighthouse',
        what: `${category} ${path}`,
        value: score,
        unit: 'points',
        bound: least,
        atLeast: true,
        note: failed
          .map(({ id }) => id)
          .slice(0, 4)
          .join(', '),
      })
    }
  }
  return rows
}

async function measure(url: string) {
  const browser = await launch([`--remote-debugging-port=${PORT}`])
  try {
    return await lighthouse(url, { port: PORT, output: 'json', logLevel: 'error', onlyCategories: Object.keys(LEAST) })
  } finally {
    await browser.close()
  }
}

function performanceOf(result: Awaited<ReturnType<typeof measure>>): number {
  return result?.lhr.categories.performance?.score ?? 0
}
