import { parseMarkdown } from './registry/lib/markdown.ts'
import { renderMarkdown, stringifyHtml } from './registry/lib/markdown-html.ts'
const ac = new AbortController()
const t = async (n: string, s: string) => { const a = performance.now(); let b = a, c = a; let msg = ''; try { const m = await parseMarkdown(s, ac.signal as never); b = performance.now(); const h = await renderMarkdown(m, 'en'); c = performance.now(); await stringifyHtml(h) } catch (e) { msg = (e as Error).message.slice(0, 50) } console.log(n, s.length, 'parse', b - a | 0, 'render', c - b | 0, 'total', performance.now() - a | 0, msg) }
await t('quote20k', '>'.repeat(20000) + 'a')
await t('quote5k', '>'.repeat(5000) + 'a')
await t('quote2k', '>'.repeat(2000) + 'a')
await t('dash2k', '- '.repeat(2000) + 'a')
await t('table', `${'|a'.repeat(1000)}\n${'|-'.repeat(1000)}\n${'|b\n'.repeat(1000)}`)
await t('list50k', '- item\n'.repeat(7000))
await t('list200k', '- item\n'.repeat(28000))
await t('defs', Array.from({length: 3000}, (_, i) => `[a${i}]: /x${i}\n\n[a${i}] text`).join('\n\n'))
await t('1MB', '# Title\n\nSome *text* with [link](http://a.b) and `code`.\n\n- item\n- item\n\n'.repeat(14000))
await t('para 1MB one', 'some *text* here\n'.repeat(60000))
