import { describe, expect, it } from 'vitest'
import { markdownEditor } from '../../../../registry/tools/code/markdown-editor.ts'
import { markdownToHtml } from '../../../../registry/tools/code/markdown-to-html.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('markdown-editor', () => {
  it('makes the same HTML as the converter, and shows it', async () => {
    const text = '# A\n\n| a | b |\n|---|---|\n| 1 | ~~2~~ |\n\n[x](javascript:alert(1)) <script>alert(1)</script>'
    const edited = await output(markdownEditor, { text })
    expect(edited.text).toBe((await output(markdownToHtml, { text })).text)
    expect(edited.preview).toBe(edited.text)
    expect(edited.text).not.toMatch(/javascript:|<script/)
  })

  it('counts what a reader sees, not the markup', async () => {
    expect((await output(markdownEditor, { text: '**one** [two](https://a.example/three) `four`' })).counts).toEqual({
      words: 3,
      characters: 12,
      readingTime: 1,
    })
    expect((await output(markdownEditor, { text: '# 👨‍👩‍👧' })).counts).toMatchObject({ words: 0, characters: 1 })
    expect((await output(markdownEditor, { text: '日本語のテキスト' })).counts.words).toBeGreaterThan(1)
  })

  it('lists headings with their levels, without markup', async () => {
    const { outline } = await output(markdownEditor, { text: '# A *b*\n\nSetext\n---\n\n#### `c`' })
    expect(outline).toEqual([
      { level: 1, heading: 'A b' },
      { level: 2, heading: 'Setext' },
      { level: 4, heading: 'c' },
    ])
    expect((await output(markdownEditor, { text: 'no heading' })).outline).toBeUndefined()
  })

  it('refuses what it could not draw', { tags: 'long' }, async () => {
    expect(await failure(markdownEditor, { text: '>'.repeat(5000) })).toMatchObject({ code: 'nested-too-deep', field: 'text' })
    const wide = `|${'a|'.repeat(1000)}\n|${'-|'.repeat(1000)}\n${'|x\n'.repeat(600)}`
    expect(await failure(markdownEditor, { text: wide })).toMatchObject({ code: 'table-too-big', params: { most: 500_000 } })
  })
})
