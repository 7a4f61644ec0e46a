import rehypeParse from 'rehype-parse'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { markdownToHtml } from '../../../../../registry/tools/code/markdown-to-html.ts'
import { output } from '../../../../support/run-tool.ts'

export const convert = async (text: string, more: object = {}): Promise<string> => (await output(markdownToHtml, { text, ...more })).text
/** What the libraries make of it by themselves, in one piece. */
export const atOnce = (text: string) => {
  const raw = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { clobberPrefix: '', allowDangerousHtml: true })
    .use(rehypeStringify, { allowDangerousHtml: true })
    .processSync(text)
  return String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '' })
      .use(rehypeStringify)
      .processSync(String(raw)),
  )
}
