/** @module-tag long */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf, type FieldSpec } from '../../engine/core/fields.ts'
import { BUILT_SITE, ensureBuilt } from '../support/built-site.ts'
import { tools } from '../support/real-registry.ts'

/** What the main thread loads of a page before it works, by its HTML. */
let scripts: ReadonlyMap<string, string>
const pages = new Map<string, readonly string[]>()

const kindsOf = ({ control, rows = [] }: FieldSpec): readonly string[] => [control, ...rows.flatMap(kindsOf)]

beforeAll(async () => {
  await ensureBuilt()
  const names = (await readdir(BUILT_SITE, { recursive: true })).filter((name) => name.endsWith('.html') && !name.startsWith('sandbox'))
  for (const name of names) {
    const html = await readFile(join(BUILT_SITE, name), 'utf8')
    pages.set(
      name,
      [...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g)].map((match) => match[1] as string),
    )
  }
  const all = [...new Set([...pages.values()].flat())]
  scripts = new Map(await Promise.all(all.map(async (path) => [path, await readFile(join(BUILT_SITE, path), 'utf8')] as const)))
}, 600_000)

describe('the scripts of a page', () => {
  it('hold neither zod nor a tool', () => {
    const found = [...scripts].filter(([, text]) => /\$ZodType|ZodString|ZodError/.test(text)).map(([path]) => path)
    expect(found).toEqual([])
    const transforms = tools.filter(({ summary }) => [...scripts.values()].some((text) => text.includes(summary)))
    expect(transforms.map(({ id }) => id)).toEqual([])
  })

  it('are the same for tools with the same kinds of fields, and few in all', () => {
    const listsOf = new Map<string, Set<string>>()
    for (const { id, input, workbench } of tools) {
      const kinds = new Set(fieldsOf(input).flatMap(kindsOf))
      const key = [workbench?.name ?? '', ...[...kinds].toSorted()].join(' ')
      const list = pages.get(`${id}/index.html`)?.toSorted().join() ?? `${id} has no page`
      listsOf.set(key, new Set([...(listsOf.get(key) ?? []), list]))
    }
    expect([...listsOf].filter(([, lists]) => lists.size > 1).map(([key]) => key)).toEqual([])
    expect(new Set([...listsOf.values()].flatMap((lists) => [...lists].flatMap((list) => list.split(',')))).size).toBeLessThan(40)
    expect(pages.size).toBeGreaterThan(tools.length)
  })

  it('name every module that they import at once, so that none waits for another', () => {
    const late: string[] = []
    for (const [page, list] of pages)
      for (const path of list)
        for (const [, imported] of (scripts.get(path) ?? '').matchAll(/(?:^|[;}\s])(?:import|from)\s*["']\.\/([^"']+\.js)["']/g))
          if (!list.includes(`/assets/${imported}`)) late.push(`${page}: ${path} imports ${imported}`)
    expect(late).toEqual([])
  })
})

describe('the worker that runs tools', () => {
  it('loads nothing that a page is made of', async () => {
    const [, shell = ''] = /data-shell="([^"]+)"/.exec(await readFile(join(BUILT_SITE, 'index.html'), 'utf8')) ?? []
    const { assets } = JSON.parse(await readFile(join(BUILT_SITE, shell), 'utf8')) as { readonly assets: { readonly worker: string } }
    const reached = new Set([assets.worker.replace(/^.*\//, '')])
    const ofPages: string[] = []
    for (const name of reached) {
      const text = await readFile(join(BUILT_SITE, 'assets', name), 'utf8')
      if (/Symbol\.for\([`'"]react\./.test(text)) ofPages.push(name)
      for (const [, imported] of text.matchAll(/(?:^|[;}\s])(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)) reached.add(imported as string)
    }
    expect(reached.size).toBeGreaterThan(1)
    expect(ofPages).toEqual([])
  })
})
