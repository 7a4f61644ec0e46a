import { readFile, readdir } from 'node:fs/promises'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Post } from '../site/content.ts'

const day = z.iso.date()

/** The front matter of an article. */
const frontMatter = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: z.string().min(10).max(90),
  summary: z.string().min(40).max(220),
  author: z.string(),
  date: day,
  updated: day.optional(),
  category: z.string(),
  tags: z.array(z.string().min(2).max(30)).min(1).max(6),
  cover: z.string(),
  tools: z.array(z.string()).min(1).max(8),
})

/** Every article of a folder, newest first. @throws Error naming file and key */
export async function readPosts(folder: URL): Promise<Post[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const posts = await Promise.all(
    files.filter((file) => file.endsWith('.md')).map(async (file) => readPost(file, await readFile(new URL(file, folder), 'utf8'))),
  )
  return posts.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}

/** @throws Error naming file and key */
export function readPost(file: string, text: string): Post {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
  if (!parts) throw new Error(`blog/${file}: it must begin with front matter between two lines of ---`)
  const { success, data, error } = frontMatter.safeParse(parse(parts[1] as string, { schema: 'core' }))
  if (!success) throw new Error(error.issues.map(({ path, message }) => `blog/${file}: ${path.join('.')}: ${message}`).join('\n'))
  const { slug, updated, ...rest } = data
  if (`${slug}.md` !== file) throw new Error(`blog/${file}: slug: "${slug}" differs from the file's name; make them equal`)
  return { ...rest, id: slug, ...(updated !== undefined && { updated }), body: parts[2] as string }
}
