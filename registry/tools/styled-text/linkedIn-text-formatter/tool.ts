import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { text } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { PLATFORM_LIMITS } from '../../../data/social/platform-limits.ts'
import { isDeeper, parseMarkdown } from '../../../lib/markdown/read.ts'
import { PLATFORM_NOTES } from '../../../lib/styled/platform-styles.ts'
import { writePost } from './post.ts'
import { STYLE_NOTES } from '../../../lib/styled/tools.ts'
import { STYLED_TEXT_MOST, readStyledText, styleDirection } from '../../../lib/styled/styles.ts'
import { inText } from '../../../lib/words/in-text.ts'

const { post: LIMIT } = PLATFORM_LIMITS.linkedin
const MOST_LEVELS = 100

export const linkedInTextFormatter = defineTool({
  id: 'linkedIn-text-formatter',
  category: 'styled-text',
  icon: 'pilcrow',
  title: 'LinkedIn text formatter',
  summary: 'Turn Markdown into a LinkedIn post with bold, italics, code, lists and headings, and count its characters.',
  keywords: [
    'linkedin post formatter',
    'linkedin markdown',
    'format linkedin post',
    'linkedin bold text',
    'linkedin bullet points',
    'linkedin character count',
  ],
  aliases: ['linkedin-post-formatter'],
  slugs: {
    es: 'formato-de-texto-para-linkedin',
    fr: 'mise-en-forme-linkedin',
    id: 'format-teks-linkedin',
    it: 'formattare-testo-linkedin',
    pl: 'formatowanie-tekstu-linkedin',
    pt: 'formatar-texto-linkedin',
    ru: 'formatirovanie-teksta-linkedin',
  },
  recognizes: [{ kind: 'markdown', confidence: 0.8 }],
  effect: 'pure',
  input: z.object({
    text: text('Markdown', { max: STYLED_TEXT_MOST, control: 'multiline', lines: 10, media: 'text/markdown' }),
    direction: styleDirection,
  }),
  output: z.object({
    text: part(z.string(), 'Result'),
    counts: facts(
      'Characters',
      { used: column(z.int(), 'Used'), limit: column(z.int(), 'Limit'), left: column(z.int(), 'Left') },
      { view: 'statistics' },
    ).optional(),
  }),
  failures: { 'nested-too-deep': 'Quotes or lists are nested too deeply. Remove some levels.' },
  notices: {
    'too-long-for-post': {
      one: 'This is {{count, number}} character too long for a LinkedIn post.',
      other: 'This is {{count, number}} characters too long for a LinkedIn post.',
    },
  },
  notes: [
    '**Bold**, *italic*, `code`, ~~struck~~, # headings, lists with - or 1., [ ] tasks, > quotes, tables and --- are read as in Markdown. Line breaks stay. URLs, #hashtags and @mentions keep their plain letters so they still work; a link is followed by its URL.',
    PLATFORM_NOTES.lengths,
    STYLE_NOTES.letters,
    STYLE_NOTES.readers,
  ],
  examples: [
    {
      input: { text: '# We are hiring\n\nWhat you **bring**:\n- *curiosity*\n- `TypeScript`\n\nMore: https://example.com/jobs #hiring' },
      in: inText({
        es: '# Buscamos talento\n\nLo que **aportas**:\n- *curiosidad*\n- `TypeScript`\n\nMás: https://example.com/empleo #empleo',
        fr: '# Nous recrutons\n\nVos **atouts** :\n- *curiosité*\n- `TypeScript`\n\nEn savoir plus : https://example.com/emplois #recrutement',
        id: '# Kami merekrut\n\nYang kami **cari**:\n- *rasa ingin tahu*\n- `TypeScript`\n\nInfo: https://example.com/karier #lowongan',
        it: '# Stiamo assumendo\n\nCosa **porti**:\n- *curiosità*\n- `TypeScript`\n\nInfo: https://example.com/lavoro #lavoro',
        pl: '# Rekrutujemy\n\nCo **wnosisz**:\n- *ciekawość*\n- `TypeScript`\n\nWięcej: https://example.com/praca #praca',
        pt: '# Estamos contratando\n\nO que você **traz**:\n- *curiosidade*\n- `TypeScript`\n\nSaiba mais: https://example.com/vagas #vagas',
      }),
      output: {
        text: '𝗪𝗲 𝗮𝗿𝗲 𝗵𝗶𝗿𝗶𝗻𝗴\n\nWhat you 𝗯𝗿𝗶𝗻𝗴:\n• 𝘤𝘶𝘳𝘪𝘰𝘴𝘪𝘵𝘺\n• 𝚃𝚢𝚙𝚎𝚂𝚌𝚛𝚒𝚙𝚝\n\nMore: https://example.com/jobs #hiring',
        counts: { used: 130, limit: 3000, left: 2870 },
      },
    },
    {
      title: 'Numbers, tasks and a link',
      input: { text: '1. Plan\n2. Ship\n\n- [x] [Docs](https://example.com)\n- [ ] ***Party***' },
      in: inText({
        es: '1. Plan\n2. Lanzamiento\n\n- [x] [Documentos](https://example.com)\n- [ ] ***Fiesta***',
        fr: '1. Plan\n2. Lancement\n\n- [x] [Documents](https://example.com)\n- [ ] ***Fête***',
        id: '1. Rencana\n2. Rilis\n\n- [x] [Dokumen](https://example.com)\n- [ ] ***Pesta***',
        it: '1. Piano\n2. Lancio\n\n- [x] [Documenti](https://example.com)\n- [ ] ***Festa***',
        pl: '1. Plan\n2. Start\n\n- [x] [Opis](https://example.com)\n- [ ] ***Premiera***',
        pt: '1. Plano\n2. Entrega\n\n- [x] [Documentos](https://example.com)\n- [ ] ***Festa***',
      }),
      output: { text: '1. Plan\n2. Ship\n\n☑ Docs (https://example.com)\n☐ 𝙋𝙖𝙧𝙩𝙮' },
    },
    {
      title: 'Back to plain text',
      input: { text: '𝗕𝗼𝗹𝗱 and 𝘪𝘵𝘢𝘭𝘪𝘤', direction: 'plain' },
      in: inText({
        es: '𝗡𝗲𝗴𝗿𝗶𝘁𝗮 y 𝘤𝘶𝘳𝘴𝘪𝘷𝘢',
        fr: '𝗚𝗿𝗮𝘀 et 𝘪𝘵𝘢𝘭𝘪𝘲𝘶𝘦',
        id: '𝗧𝗲𝗯𝗮𝗹 dan 𝘮𝘪𝘳𝘪𝘯𝘨',
        it: '𝗚𝗿𝗮𝘀𝘀𝗲𝘁𝘁𝗼 e 𝘤𝘰𝘳𝘴𝘪𝘷𝘰',
        pl: '𝗣𝗼𝗴𝗿𝘂𝗯𝗶𝗲𝗻𝗶𝗲 i 𝘬𝘶𝘳𝘴𝘺𝘸𝘢',
        pt: '𝗡𝗲𝗴𝗿𝗶𝘁𝗼 e 𝘪𝘵𝘢\u0301𝘭𝘪𝘤𝘰',
      }),
      output: { text: 'Bold and italic' },
    },
  ],
  transform: async ({ text, direction }, { fail, signal, note }) => {
    if (direction === 'plain') return { text: readStyledText(text) }
    const tree = await parseMarkdown(text, signal)
    if (isDeeper(tree, MOST_LEVELS)) fail('nested-too-deep', { field: 'text' })
    const post = writePost(tree)
    const left = LIMIT - post.length
    if (left < 0) note('too-long-for-post', { count: -left })
    return { text: post, counts: { used: post.length, limit: LIMIT, left } }
  },
})
