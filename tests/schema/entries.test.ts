import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Tool } from '../../engine/core/define.ts'
import { tools } from '../support/real-registry.ts'

/** Texts of test files by their path below `tests/`. */
const testOf = (path: string) => {
  const url = new URL(`../${path}`, import.meta.url)
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined
}

const mentions = (text: string, code: string) => new RegExp(`['"\`]${code}['"\`]|${code}:`).test(text)
const texts = new Map(tools.map((tool) => [tool.id, testOf(`registry/tools/${tool.category}/${tool.id}.test.ts`) ?? '']))

/** The tests in which a failure may come up: the tool's own, and those of the tools that share the same failure with the same words. */
function testsFor(tool: Tool, code: string): string[] {
  const words = JSON.stringify(tool.failures[code])
  return tools.filter((other) => JSON.stringify(other.failures[code]) === words).map(({ id }) => texts.get(id) ?? '')
}

describe.each(tools.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  const path = `registry/tools/${tool.category}/${id}.test.ts`

  it('has three examples', () => {
    expect(tool.examples.length).toBeGreaterThanOrEqual(3)
  })

  it('has a test of its own', () => {
    expect(testOf(path), `tests/${path} is missing`).toBeDefined()
  })

  it('is tested with each of its failures', () => {
    const untested = Object.keys(tool.failures).filter((code) => !testsFor(tool, code).some((text) => mentions(text, code)))
    expect(untested, `failures that tests/${path} never mentions`).toEqual([])
  })
})
