import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { joinPage } from './web-page.ts'
import { inText } from '../../../lib/words/in-text.ts'

const code = { max: 2_000_000, control: 'editor', drafts: 'pages', lines: 12 } as const

export const realtimeHtmlEditor = defineTool({
  id: 'realtime-html-editor',
  category: 'code',
  icon: 'app-window',
  title: 'Real-time HTML editor',
  summary: 'Write HTML, CSS and JavaScript, see the page update as you type, and save it as one file.',
  keywords: ['html editor', 'online html editor', 'html css js playground', 'live html preview', 'code pen', 'try html'],
  aliases: ['html-editor', 'online-html-editor'],
  slugs: {
    es: 'editores-html-online',
    fr: 'editeur-html-en-ligne',
    id: 'editor-html-online',
    it: 'editor-html-online',
    pl: 'edytor-html-online',
    pt: 'editor-html-online',
    ru: 'onlayn-redaktor-html',
  },
  effect: 'pure',
  input: z.object({
    text: text('HTML', { ...code, language: 'html', media: 'text/html', tabs: ['css', 'script'] }),
    css: text('CSS', { ...code, default: '', language: 'css' }),
    script: text('JavaScript', { ...code, default: '', language: 'javascript' }),
  }),
  output: z.object({
    preview: part(z.string(), 'Preview', { view: 'html', console: true }),
    text: part(z.string(), 'Whole page', { view: 'code', language: 'html', media: 'text/html', fileName: 'page.html' }),
  }),
  notes: [
    'The page is shown in a separate frame that can’t reach this site. It runs no scripts and loads nothing from the network until you allow it, and both are off again on your next visit. If you allow the network, the servers that the page contacts see your IP address, as with any page.',
    'CSS is put at the end of the head and JavaScript at the end of the body. HTML without a head or body gets both, and a doctype.',
  ],
  examples: [
    {
      input: {
        text: '<h1>Hello</h1>\n<p>It is <time>…</time>.</p>',
        css: 'h1 { color: teal; }',
        script: "document.querySelector('time').textContent = new Date().toLocaleTimeString()",
      },
      in: inText({
        es: '<h1>Hola</h1>\n<p>Son las <time>…</time>.</p>',
        fr: '<h1>Bonjour</h1>\n<p>Il est <time>…</time>.</p>',
        id: '<h1>Halo</h1>\n<p>Sekarang pukul <time>…</time>.</p>',
        it: '<h1>Ciao</h1>\n<p>Sono le <time>…</time>.</p>',
        pl: '<h1>Dzień dobry</h1>\n<p>Jest <time>…</time>.</p>',
        pt: '<h1>Olá</h1>\n<p>São <time>…</time>.</p>',
        ru: '<h1>Привет</h1>\n<p>Сейчас <time>…</time>.</p>',
      }),
      output: {
        text: '<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>\nh1 { color: teal; }\n</style>\n</head>\n<body>\n<h1>Hello</h1>\n<p>It is <time>…</time>.</p>\n<script>\ndocument.querySelector(\'time\').textContent = new Date().toLocaleTimeString()\n</script>\n</body>\n</html>\n',
      },
    },
    {
      title: 'A page that has a head',
      input: { text: '<html><head><title>A</title></head><body>B</body></html>', css: 'body{margin:0}' },
      output: { text: '<html><head><title>A</title><style>\nbody{margin:0}\n</style>\n</head><body>B</body></html>' },
    },
    {
      title: 'A script that contains its end tag',
      input: { text: '<body></body>', script: "document.body.append('</script>')" },
      output: { text: "<body><script>\ndocument.body.append('<\\/script>')\n</script>\n</body>" },
    },
  ],
  transform: ({ text, css, script }) => {
    const page = joinPage({ html: text, css, script })
    return { preview: page, text: page }
  },
})
