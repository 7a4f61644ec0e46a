import { describe, expect, it } from 'vitest'
import { renderArticle } from '../../../src/site/markdown.ts'

const html = (markdown: string) => renderArticle(markdown, 'en').html

describe('our own Markdown', () => {
  it('gives every heading an anchor of its own, in any script', () => {
    const { headings } = renderArticle('## One\n\n## One\n\n### Ęś & 2\n\n## 日本\n\n## !!!', 'en')
    expect(headings.map(({ id }) => id)).toEqual(['one', 'one-2', 'ęś-2', '日本', 'section'])
    expect(headings.map(({ level }) => level)).toEqual([2, 2, 3, 2, 2])
  })

  it('refuses a heading of the first level', () => {
    expect(() => html('# Title')).toThrow(/first level/)
  })

  it('colours code of a known language and leaves the rest as it is', () => {
    expect(html('```js\nconst a = "<b>"\n```')).toContain('<span class="hljs-keyword">const</span>')
    expect(html('```js\nconst a = "<b>"\n```')).toContain('&lt;b&gt;')
    expect(html('```nonsense\n<b>\n```')).toContain('&#x3C;b>')
  })

  it('drops raw HTML and keeps wide tables scrolling by themselves', () => {
    expect(html('a <script>alert(1)</script> b')).not.toContain('<script')
    expect(html('| a | b |\n| - | - |\n| 1 | 2 |')).toMatch(/<div class="table-scroll" tabindex="0"><table>/)
  })

  it('counts words, not signs', () => {
    expect(renderArticle('One, two – *three*.', 'en').words).toBe(3)
  })
})
