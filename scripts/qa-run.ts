import { checkWords } from '../engine/read/check-words.ts'
import { readReleased, readWords } from '../engine/read/words.ts'
import type { Tool } from '../engine/core/define.ts'
import { LOCALES_URL, registry } from '../tests/support/real-registry.ts'
import { type Fault, TOOL_CHECKS } from '../tests/support/tool-checks.ts'
import { openToolWorld } from '../tests/support/tool-world.ts'
import { type Choice, chosenOf, hasFace, type Face } from './choose.ts'
import type { Cell, QaReport, ToolRow } from './qa-report.ts'

/** Checks of a tool's page, by name. */
export type PageChecks = {
  readonly names: readonly string[]
  faults(tool: Tool): Promise<Readonly<Record<string, readonly Fault[] | undefined>>>
}

const cellOf = (faults: readonly Fault[] | undefined): Cell =>
  faults === undefined ? { state: 'not run', faults: [] } : { state: faults.length === 0 ? 'passed' : 'failed', faults }

/**
 * Runs every check that a tool's schema is enough for.
 * @param root registry folder, as a URL that ends with a slash
 */
export async function runQa(root: URL, choice: Choice, pages?: PageChecks, log: (line: string) => void = () => {}): Promise<QaReport> {
  const world = await openToolWorld(root, true)
  try {
    const tools = chosenOf(world.tools, choice)
    const checks = TOOL_CHECKS.filter(({ face }) => !face || hasFace(choice, face))
    const languages = registry.locales.map(({ id }) => id).filter((id) => id !== 'en')
    const asked = languages.filter((id) => choice.languages.length === 0 || choice.languages.includes(id))
    const words = await wordFaults(tools, asked)
    const rows: ToolRow[] = []
    for (const tool of tools) {
      const cells: Record<string, Cell> = {}
      for (const { name, fits, faults } of checks)
        cells[name] = cellOf(fits(tool) ? await faults(world, tool).catch((error: unknown) => [{ what: String(error) }]) : undefined)
      for (const language of asked) {
        const name = `${language} ${tool.id}`
        cells[`words: ${language}`] = cellOf(words.has(name) ? words.get(name) : [])
      }
      for (const [name, faults] of Object.entries((await pages?.faults(tool)) ?? {})) cells[name] = cellOf(faults)
      rows.push({ tool: tool.id, category: tool.category, cells })
      const failed = Object.entries(cells).filter(([, { state }]) => state === 'failed')
      log(`${failed.length === 0 ? '✓' : '✗'} ${tool.id}${failed.map(([name]) => `, ${name}`).join('')}`)
    }
    const names = [...checks.map(({ name }) => name), ...asked.map((id) => `words: ${id}`), ...(pages?.names ?? [])]
    return { made: new Date().toISOString(), node: process.version, checks: names, rows }
  } finally {
    await world.close()
  }
}

/** What is missing, stale or wrong in the words of tools, by language and id; undefined where a tool is not translated yet. */
async function wordFaults(tools: readonly Tool[], languages: readonly string[]): Promise<Map<string, Fault[] | undefined>> {
  const locales = registry.locales.filter(({ id }) => id === 'en' || languages.includes(id))
  const words = await readWords(
    LOCALES_URL,
    locales.map(({ id }) => id),
  )
  const faults = new Map<string, Fault[] | undefined>()
  for (const { kind, file, key } of checkWords({ ...registry, locales, tools: [...tools] }, words, await readReleased(LOCALES_URL))) {
    const [, language, id] = /^locales\/([^/]+)\/tools\/(.+)\.json$/.exec(file) ?? []
    if (language === undefined || id === undefined) continue
    const name = `${language} ${id}`
    faults.set(name, kind === 'later' ? undefined : [...(faults.get(name) ?? []), { what: `${kind}: ${key}` }])
  }
  return faults
}

export const wantsPages = (choice: Choice): boolean => hasFace(choice, 'page' satisfies Face)
