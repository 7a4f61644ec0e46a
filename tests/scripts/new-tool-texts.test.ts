import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { EFFECTS } from '../../engine/core/context.ts'
import type { Tool } from '../../engine/core/define.ts'
import { entryText, exportName } from '../../scripts/new-tool-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'entry-'))
const SAMPLE = { category: 'text', id: 'trial', title: 'Trial', summary: 'A trial.', icon: 'wrench', effect: 'pure' } as const

/** The entry as Node reads it. */
async function load(text: string, name: string): Promise<Tool> {
  const path = join(folder, `${name}.ts`)
  const here = pathToFileURL(`${resolve('.')}/`).href
  writeFileSync(path, text.replaceAll("'../../../", `'${here}`).replace("'zod'", `'${here}node_modules/zod/index.js'`))
  return ((await import(pathToFileURL(path).href)) as { trial: Tool }).trial
}

describe('exportName', () => {
  it.each([
    ['trial', 'trial'],
    ['base64-encode-file', 'base64EncodeFile'],
    ['hsl-to-rgb-2', 'hslToRgb2'],
  ])('calls %s %s', (id, name) => {
    expect(exportName(id)).toBe(name)
  })
})

describe('entryText', () => {
  it('names every key that an entry may have', () => {
    const contract = readFileSync('engine/core/define.ts', 'utf8')
    const declaration = /export type ToolDeclaration<[\s\S]*?\n> = \{\n([\s\S]*?)\n\}/.exec(contract)?.[1] ?? ''
    const keys = [...declaration.matchAll(/^ {2}readonly (\w+)\??:/gm)].map((match) => match[1] as string)
    expect(keys.length).toBeGreaterThan(20)
    const text = entryText(SAMPLE)
    expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(text))).toEqual([])
  })

  it.each(EFFECTS)('declares a tool of effect %s', async (effect) => {
    const tool = await load(entryText({ ...SAMPLE, effect }), `effect-${effect}`)
    expect(tool).toMatchObject({ kind: 'tool', id: 'trial', effect, title: 'Trial' })
    expect(tool.examples[0]?.seed !== undefined).toBe(effect === 'random')
    expect(tool.examples[0]?.now !== undefined).toBe(effect === 'clock')
    expect(tool.hosts.length > 0).toBe(effect === 'network')
  })

  it.each(["It's here", 'Say "so"', `Both ' and "`, 'a \\ b', '${name} `x`'])('keeps the title %j to the letter', async (title) => {
    const name = `title-${[...title].map((letter) => letter.charCodeAt(0)).join('-')}`
    expect((await load(entryText({ ...SAMPLE, title }), name)).title).toBe(title)
  })
})
