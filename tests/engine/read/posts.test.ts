import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readPost, readPosts } from '../../../engine/read/posts.ts'

const matter = (more: Readonly<Record<string, string>> = {}) => {
  const fields = {
    slug: 'an-article',
    title: 'A title of some length',
    summary: 'A summary that says in one sentence what the article is about.',
    author: 'team',
    date: '2026-02-28',
    category: 'data',
    tags: '[JSON]',
    cover: 'braces',
    tools: '[json-formatter]',
    ...more,
  }
  return `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n\nText.\n`
}

describe('articles', () => {
  it('reads front matter and body', () => {
    expect(readPost('an-article.md', matter())).toMatchObject({ id: 'an-article', date: '2026-02-28', tags: ['JSON'], body: '\nText.\n' })
  })

  it.each([
    ['date', { date: '2026-02-30' }],
    ['tags', { tags: '[]' }],
    ['title', { title: 'Short' }],
    ['slug', { slug: 'Not A Slug' }],
    ['slug', { slug: 'another-name' }],
    ['colour', { colour: 'red' }],
  ])('names the file and the key %s', (key, more) => {
    expect(() => readPost('an-article.md', matter(more))).toThrow(new RegExp(`blog/an-article\\.md.*${key}`, 's'))
  })

  it('refuses a file without front matter', () => {
    expect(() => readPost('x.md', 'Text')).toThrow(/front matter/)
  })

  it('gives the newest first, and none where there is no folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'posts-'))
    await writeFile(join(folder, 'old.md'), matter({ slug: 'old', date: '2025-01-01' }))
    await writeFile(join(folder, 'new.md'), matter({ slug: 'new', date: '2026-01-01' }))
    expect((await readPosts(pathToFileURL(`${folder}/`))).map(({ id }) => id)).toEqual(['new', 'old'])
    expect(await readPosts(pathToFileURL(`${folder}/missing/`))).toEqual([])
  })
})
