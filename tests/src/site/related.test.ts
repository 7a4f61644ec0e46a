import { describe, expect, it } from 'vitest'
import { relatedTools } from '../../../src/site/related.ts'
import { registry } from '../../support/real-registry.ts'

const related = (id: string) => {
  const tool = registry.tools.find((other) => other.id === id)
  if (!tool) throw new Error(`no tool ${id}`)
  return relatedTools(tool, registry, () => true).map((other) => other.id)
}

describe('related tools', () => {
  it.each([
    ['json-formatter', ['json-validator', 'json-minifier', 'json-editor']],
    ['random-wheel', ['yes-or-no-wheel', 'random-name-picker']],
    ['markdown-editor', ['markdown-to-html', 'html-to-markdown']],
    ['image-resizer', ['image-compressor', 'image-cropper']],
    ['word-counter', ['character-counter', 'sentence-counter']],
    ['loan-calculator', ['mortgage-calculator', 'interest-rate-calculator']],
    ['csv-to-json', ['json-to-csv', 'csv-to-xml-converter']],
  ])('of %s has %j', (id, expected) => {
    expect(related(id)).toEqual(expect.arrayContaining(expected))
  })

  it('begins with the tool that undoes this one', () => {
    for (const { id, inverse } of registry.tools) if (inverse !== undefined) expect(related(id)[0]).toBe(inverse)
  })

  it('lead to every tool', () => {
    const led = new Set(registry.tools.flatMap(({ id }) => related(id)))
    expect(registry.tools.filter(({ id }) => !led.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('leaves out what has no page in the language', () => {
    const tool = registry.tools.find(({ id }) => id === 'csv-to-json')
    const found = tool && relatedTools(tool, registry, ({ id }) => id !== 'json-to-csv')
    expect(found?.map(({ id }) => id)).not.toContain('json-to-csv')
    expect(found).toHaveLength(8)
  })

  it('names eight others, each once', () => {
    for (const { id } of registry.tools) {
      const found = related(id)
      expect(new Set(found).size).toBe(8)
      expect(found).not.toContain(id)
    }
  })
})
