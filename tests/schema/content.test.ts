import { describe, expect, it } from 'vitest'
import { checkRegistry, formatProblem } from '../../engine/site/check-registry.ts'
import { readRegistry } from '../../engine/read/registry.ts'
import { AROUND } from '../support/surroundings.ts'
import { renderArticle } from '../../src/site/markdown.ts'

const registry = await readRegistry(new URL('../../registry/', import.meta.url))

describe('articles and deals', () => {
  it.each(registry.posts.map((post) => [post.id, post] as const))('%s renders, and says enough to be worth reading', (_id, post) => {
    expect(renderArticle(post.body, 'en').words).toBeGreaterThan(400)
    expect(post.date <= (post.updated ?? post.date)).toBe(true)
  })

  it.each(registry.deals.map((deal) => [deal.id, deal] as const))('the deal of %s says what it is and what to watch for', (_id, deal) => {
    expect(deal.about.join(' ').length).toBeGreaterThan(200)
    expect(deal.watch.length).toBeGreaterThan(0)
    expect(deal.alternatives.length).toBeGreaterThan(1)
    expect(deal.steps.length > 0).toBe(deal.offer !== 'ended')
  })

  const [post, deal] = [registry.posts[0], registry.deals[0]]
  if (!post || !deal) throw new Error('no article or deal to try with')
  it.each([
    [{ posts: [{ ...post, author: 'nobody' }] }, /author: "nobody" is unknown/],
    [{ posts: [{ ...post, category: 'none' }] }, /category: "none" is unknown/],
    [{ posts: [{ ...post, tools: ['no-such-tool'] }] }, /there is no tool "no-such-tool"/],
    [{ posts: [{ ...post, cover: 'no-icon-at-all' }] }, /no Lucide icon/],
    [{ deals: [{ ...deal, asOf: '2025-13' }] }, /no month/],
    [{ deals: [{ ...deal, url: 'http://example.com' }] }, /no https address/],
    [{ deals: [{ ...deal, icon: 'no-icon-at-all' }] }, /no Lucide icon/],
  ])('an entry that names what is not there is refused: %#', (change, message) => {
    const problems = checkRegistry({ ...registry, ...change }, AROUND).map(formatProblem)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(message)
  })
})
