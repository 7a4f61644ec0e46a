import { expect, test } from './support.ts'

/** Paths that only exist where something is configured, or that a script answers. */
const ELSEWHERE = /^\/api\//

test('no page of the site links to a page that is not there', async ({ request }) => {
  test.setTimeout(180_000)
  const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string }
  const { prerendered } = (await (await request.get(`/builds/meta/${id}.json`)).json()) as { prerendered: string[] }
  const linked = new Map<string, string>()
  const anchors: string[] = []
  for (const path of [...prerendered, '/404.html', '/fr/404.html']) {
    const html = await (await request.get(path)).text()
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const [target = '', hash] = href.split('#')
      if (target === '' && hash !== undefined && !ids.has(decodeURIComponent(hash))) anchors.push(`${path}#${hash}`)
      if (target.startsWith('/') && !ELSEWHERE.test(target)) linked.set(target, path)
    }
  }
  const known = new Set(prerendered)
  const dead: string[] = []
  for (const [target, from] of linked) {
    if (known.has(target.replace(/\?.*/, ''))) continue
    const answer = await request.get(target, { maxRedirects: 0 })
    if (answer.status() !== 200) dead.push(`${from} → ${target} (${answer.status()})`)
  }
  expect(linked.size).toBeGreaterThan(500)
  expect(dead).toEqual([])
  expect(anchors).toEqual([])
})
