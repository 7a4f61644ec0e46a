import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { convertMarkdown, markdownFailures, markdownNotices } from '../../lib/markdown/convert.ts'
import { countGraphemes, wordsOf } from '../../lib/text/segments.ts'
import { HARMLESS_HTML } from '../../lib/markdown/harmless-html.ts'
import { inText } from '../../lib/words/in-text.ts'

const TEXT_MOST = 2_000_000
/** Words a minute: the mean that Brysbaert (2019) found for English non-fiction. */
const READING_SPEED = 238

export const markdownEditor = defineTool({
  id: 'markdown-editor',
  category: 'code',
  icon: 'notebook-pen',
  title: 'Markdown editor',
  summary: 'Write Markdown with a live preview, an outline and a word count, and export it as Markdown or HTML.',
  keywords: ['markdown online', 'md editor', 'live markdown preview', 'readme editor', 'github markdown', 'gfm editor'],
  aliases: ['md-editor', 'online-markdown-editor'],
  slugs: {
    es: 'editor-markdown',
    fr: 'editeur-markdown',
    id: 'editor-markdown',
    it: 'editor-markdown',
    pl: 'edytor-markdown',
    pt: 'editor-markdown',
    ru: 'redaktor-markdown',
  },
  recognizes: [{ kind: 'markdown', confidence: 0.98 }],
  effect: 'pure',
  input: z.object({
    text: text('Markdown', { max: TEXT_MOST, control: 'editor', language: 'markdown', media: 'text/markdown', lines: 22 }),
    anchors: flag('Heading anchors', { help: 'Gives headings IDs that links can point to.', advanced: true }),
  }),
  output: z.object({
    preview: part(z.string(), 'Preview', { view: 'html', prose: true }),
    counts: facts(
      'Counts',
      {
        words: column(z.int(), 'Words'),
        characters: column(z.int(), 'Characters'),
        readingTime: column(z.int(), 'Reading time', { format: 'duration' }),
      },
      { view: 'statistics' },
    ),
    outline: table(
      'Outline',
      { level: column(z.int(), 'Level'), heading: column(z.string(), 'Heading') },
      { fileName: 'outline.csv' },
    ).optional(),
    text: part(z.string(), 'HTML', { view: 'code', language: 'html', media: 'text/html', fileName: 'page.html' }),
  }),
  failures: markdownFailures.words,
  notices: markdownNotices,
  notes: [
    'The syntax is CommonMark with GitHub’s additions: tables, task lists, strikethrough, footnotes and bare URLs as links.',
    'The result is always sanitized, so you can show other people’s text on your page. Harmless raw HTML such as kbd, details and tables stays, and script and style tags are shown as text, as on GitHub. Style attributes, event handlers and IDs are removed, and links and images keep only safe kinds of URL, such as https and mailto.',
    'Words and characters are counted in the visible text. Reading time assumes 238 words a minute, the average that Brysbaert (2019) found for English nonfiction.',
  ],
  examples: [
    {
      input: {
        text: '# Shopping\n\nFor the *weekend*:\n\n- [x] Bread\n- [ ] Apples\n\n| Shop | Opens |\n| --- | --- |\n| Market | daily |\n',
      },
      in: inText({
        es: '# Compras\n\nPara el *fin de semana*:\n\n- [x] Pan\n- [ ] Manzanas\n\n| Tienda | Abre |\n| --- | --- |\n| Mercado | a diario |\n',
        fr: '# Courses\n\nPour le *week-end* :\n\n- [x] Pain\n- [ ] Pommes\n\n| Magasin | Ouvert |\n| --- | --- |\n| Marché | tous les jours |\n',
        id: '# Belanja\n\nUntuk *akhir pekan*:\n\n- [x] Roti\n- [ ] Apel\n\n| Toko | Buka |\n| --- | --- |\n| Pasar | setiap hari |\n',
        it: '# Spesa\n\nPer il *fine settimana*:\n\n- [x] Pane\n- [ ] Mele\n\n| Negozio | Apre |\n| --- | --- |\n| Mercato | ogni giorno |\n',
        pl: '# Zakupy\n\nNa *weekend*:\n\n- [x] Chleb\n- [ ] Jabłka\n\n| Sklep | Otwarty |\n| --- | --- |\n| Targ | codziennie |\n',
        pt: '# Compras\n\nPara o *fim de semana*:\n\n- [x] Pão\n- [ ] Maçãs\n\n| Loja | Abre |\n| --- | --- |\n| Feira | todo dia |\n',
        ru: '# Покупки\n\nНа *выходные*:\n\n- [x] Хлеб\n- [ ] Яблоки\n\n| Магазин | Открыт |\n| --- | --- |\n| Рынок | ежедневно |\n',
      }),
      output: { counts: { words: 10, characters: 62, readingTime: 3 }, outline: [{ level: 1, heading: 'Shopping' }] },
    },
    {
      title: 'Two levels of headings',
      input: { text: '# One\n\n## Two', anchors: true },
      in: inText({
        es: '# Uno\n\n## Dos',
        fr: '# Un\n\n## Deux',
        id: '# Satu\n\n## Dua',
        it: '# Uno\n\n## Due',
        pl: '# Jeden\n\n## Dwa',
        pt: '# Um\n\n## Dois',
        ru: '# Один\n\n## Два',
      }),
      output: {
        text: '<h1 id="one">One</h1>\n<h2 id="two">Two</h2>',
        outline: [
          { level: 1, heading: 'One' },
          { level: 2, heading: 'Two' },
        ],
      },
    },
    {
      title: 'Harmless HTML stays, scripts do not',
      ...HARMLESS_HTML,
      output: { text: '<p>Press <kbd>Esc</kbd></p>', notices: [{ code: 'html-dropped', params: { count: 1 }, level: 'warning' }] },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ text, anchors }, { locale, signal, note }) => {
    const { html, headings, visible } = await convertMarkdown(text, { anchors, locale, signal, note, field: 'text' })
    const words = [...wordsOf(visible, 'und')].length
    return {
      preview: html,
      counts: { words, characters: countGraphemes(visible), readingTime: Math.ceil((words * 60) / READING_SPEED) },
      outline:
        headings.length > 0 ? headings.slice(0, 1000).map(({ level, heading }) => ({ level, heading: heading.toWellFormed() })) : undefined,
      text: html,
    }
  },
})
