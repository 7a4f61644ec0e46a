import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { LINE_LIMIT } from '../../../engine/core/schema.ts'
import { wrapPage } from '../../lib/html/page.ts'
import { convertMarkdown, markdownFailures, markdownNotices } from '../../lib/markdown/convert.ts'
import { HARMLESS_HTML } from '../../lib/markdown/harmless-html.ts'
import { inText } from '../../lib/words/in-text.ts'

export const markdownToHtml = defineTool({
  id: 'markdown-to-html',
  category: 'code',
  icon: 'file-code',
  title: 'Markdown to HTML converter',
  summary: 'Convert Markdown to clean, safe HTML with tables, task lists and footnotes, with a preview.',
  keywords: ['markdown converter', 'md to html', 'markdown preview', 'github markdown', 'gfm', 'render markdown'],
  aliases: ['md-to-html', 'markdown-converter'],
  slugs: {
    es: 'markdown-a-html',
    fr: 'markdown-en-html',
    id: 'markdown-ke-html',
    it: 'da-markdown-a-html',
    pl: 'markdown-na-html',
    pt: 'markdown-para-html',
    ru: 'markdown-v-html',
  },
  recognizes: [{ kind: 'markdown' }],
  effect: 'pure',
  input: z.object({
    text: text('Markdown', { control: 'code', language: 'markdown', media: 'text/markdown' }),
    format: choice('Format', { fragment: 'Fragment to paste', page: 'Whole page' }),
    title: text('Page title', { max: LINE_LIMIT, default: '', help: 'Defaults to the first heading.', when: { format: 'page' } }),
    anchors: flag('Heading anchors', { help: 'Gives headings IDs that links can point to.' }),
  }),
  output: z.object({
    text: part(z.string(), 'HTML', { view: 'code', language: 'html', media: 'text/html', fileName: 'page.html' }),
    preview: part(z.string(), 'Preview', { view: 'html', prose: true }),
  }),
  failures: markdownFailures.words,
  notices: markdownNotices,
  notes: [
    'The syntax is CommonMark with GitHub’s additions: tables, task lists, strikethrough, footnotes and bare URLs as links.',
    'The result is always sanitized, so you can show other people’s text on your page. Harmless raw HTML such as kbd, details and tables stays, and script and style tags are shown as text, as on GitHub. Style attributes, event handlers and IDs are removed, and links and images keep only safe kinds of URL, such as https and mailto.',
    'Heading anchors follow GitHub: lowercase, hyphens for spaces, no punctuation, and a number for repeated headings.',
  ],
  examples: [
    {
      input: { text: '# Hello\n\nSome *emphasis* and a [link](https://example.com).' },
      in: inText({
        es: '# Hola\n\nAlgo de *énfasis* y un [enlace](https://example.com).',
        fr: '# Bonjour\n\nUn peu d’*emphase* et un [lien](https://example.com).',
        id: '# Halo\n\nSedikit *penekanan* dan sebuah [tautan](https://example.com).',
        it: '# Ciao\n\nUn po’ di *enfasi* e un [link](https://example.com).',
        pl: '# Witaj\n\nTrochę *wyróżnienia* i [link](https://example.com).',
        pt: '# Olá\n\nUm pouco de *ênfase* e um [link](https://example.com).',
        ru: '# Привет\n\nНемного *выделения* и [ссылка](https://example.com).',
      }),
      output: { text: '<h1>Hello</h1>\n<p>Some <em>emphasis</em> and a <a href="https://example.com">link</a>.</p>' },
    },
    {
      title: 'A task list',
      input: { text: '- [x] Write\n- [ ] Rest' },
      in: inText({
        es: '- [x] Escribir\n- [ ] Descansar',
        fr: '- [x] Écrire\n- [ ] Se reposer',
        id: '- [x] Menulis\n- [ ] Istirahat',
        it: '- [x] Scrivere\n- [ ] Riposare',
        pl: '- [x] Napisać\n- [ ] Odpocząć',
        pt: '- [x] Escrever\n- [ ] Descansar',
        ru: '- [x] Написать\n- [ ] Отдохнуть',
      }),
      output: {
        text: '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled> Write</li>\n<li class="task-list-item"><input type="checkbox" disabled> Rest</li>\n</ul>',
      },
    },
    {
      title: 'Harmless HTML stays, scripts do not',
      ...HARMLESS_HTML,
      output: { text: '<p>Press <kbd>Esc</kbd></p>', notices: [{ code: 'html-dropped', params: { count: 1 }, level: 'warning' }] },
    },
    {
      title: 'A whole page with anchors',
      input: { text: '# What’s new?', format: 'page', anchors: true },
      in: inText({
        es: '# ¿Qué hay de nuevo?',
        fr: '# Quoi de neuf ?',
        id: '# Apa yang baru?',
        it: '# Che c’è di nuovo?',
        pl: '# Co nowego?',
        pt: '# O que há de novo?',
        ru: '# Что нового?',
      }),
      output: {
        text: '<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>What’s new?</title>\n</head>\n<body>\n<h1 id="whats-new">What’s new?</h1>\n</body>\n</html>\n',
      },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ text, format, title, anchors }, { locale, signal, note }) => {
    const { html, headings } = await convertMarkdown(text, { anchors, locale, signal, note, field: 'text' })
    return { text: format === 'page' ? wrapPage(html, title.trim() || headings[0]?.heading.trim() || 'Markdown') : html, preview: html }
  },
})
