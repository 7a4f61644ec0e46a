import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import type { PagePayload } from '../../../engine/site/page.ts'
import { embedHtml } from '../../../engine/view/share/share.ts'
import { isEmbeddable } from '../../../engine/view/share/embeddable.ts'
import { embedDocument, embedPath } from '../../../src/site/embed-page.ts'

const payload = {
  path: '/pt/x/',
  head: { title: 'A & "B" </title><script>alert(1)</script>', canonical: 'https://site.test/pt/x/' },
} as PagePayload
const assets = { mode: '/m.js', entry: '/e.js', preload: ['/p.js'], styles: ['/s.css'] }
const shell = { url: '/assets/shell-pt-abc.json', locale: 'pt-BR' }
const text = embedDocument(payload, shell, assets, { withoutScripts: 'Scripts <needed>', failed: 'Not "loaded"' })

describe('the document of an embedded tool', () => {
  it('leads search engines to the tool’s page, and holds no data but addresses', () => {
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).toContain('<link rel="canonical" href="https://site.test/pt/x/">')
    expect(text).toContain(
      '<div id="root" data-shell="/assets/shell-pt-abc.json" data-payload="/pt/x/payload.json" data-failed="Not &quot;loaded&quot;"></div>',
    )
    expect(text.length).toBeLessThan(2000)
  })

  it('is well formed, whatever the title, with one script before the first paint and no inline script', () => {
    const scripts = JSON.stringify(parse(text), (key, value: unknown) => (key === 'parentNode' ? undefined : value))
    expect(scripts).not.toContain('"value":"alert(1)"')
    expect([...text.matchAll(/<script [^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script src="/m.js">',
      '<script type="module" src="/e.js">',
    ])
  })

  it('is where the page is, below embed', () => {
    expect(['/x/', '/fr/outil/'].map(embedPath)).toEqual(['/embed/x/', '/fr/embed/outil/'])
  })
})

describe('the line of HTML', () => {
  it('is one line that holds any title and options', () => {
    const line = embedHtml('https://site.test/embed/x/?a=1&b="', 'Say "<hi>" & go')
    expect(line).toBe(
      '<iframe src="https://site.test/embed/x/?a=1&amp;b=&quot;" title="Say &quot;&lt;hi>&quot; &amp; go" width="100%" height="560" style="border:0" loading="lazy" allow="clipboard-write; fullscreen"></iframe><script async src="https://site.test/embed.js"></script>',
    )
  })

  it('is offered for tools that show no frames of ours, with a form or a workbench that can do without the site', () => {
    expect(isEmbeddable({}, [{ view: 'code' }])).toBe(true)
    expect(isEmbeddable({}, [{ view: 'code' }, { view: 'html' }])).toBe(false)
    expect(isEmbeddable({ workbench: {} }, [{ view: 'text' }])).toBe(false)
    expect(isEmbeddable({ workbench: { embeds: true } }, [{ view: 'text' }])).toBe(true)
  })
})
