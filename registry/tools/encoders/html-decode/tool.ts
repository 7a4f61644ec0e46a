import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { decodeHtmlReferences } from './references.ts'
import { inText } from '../../../lib/words/in-text.ts'

/** The price where the currency follows the number. */
const EURO_LAST = { input: { text: 'Cr&egrave;me br&#251;l&#xE9;e &rarr; 5 &euro; &#128512;' }, output: { text: 'Crème brûlée → 5 € 😀' } }

export const htmlDecode = defineTool({
  id: 'html-decode',
  category: 'encoders',
  icon: 'file-text',
  title: 'HTML decode',
  summary: 'Decode HTML entities such as &amp;, &eacute; or &#8364; to characters, just as browsers do.',
  keywords: [
    'html entities',
    'unescape html',
    'html_entity_decode',
    'html unescape',
    '&amp;',
    '&lt;',
    '&nbsp;',
    '&#39;',
    'htmlspecialchars_decode',
  ],
  aliases: ['html-decoder', 'html-unescape', 'html-entity-decoder'],
  slugs: {
    es: 'decodificar-html',
    fr: 'decoder-html',
    id: ['decode-html', 'dekode-html'],
    it: 'decodifica-html',
    pl: 'dekodowanie-html',
    pt: 'decodificar-html',
    ru: 'dekodirovanie-html',
  },
  recognizes: [{ kind: 'html-entities' }],
  effect: 'pure',
  inverse: 'html-encode',
  input: z.object({
    text: text('Text', { control: 'code', media: 'text/html', language: 'html' }),
    passes: whole('Passes', { min: 1, max: 9, default: 1, help: '2 for text that was encoded twice.' }),
    place: choice(
      'Context',
      { text: 'Text', attribute: 'Attribute' },
      { help: 'In attributes, old names without a semicolon stay as they are before letters, digits and =.', advanced: true },
    ),
  }),
  output: z.object({ text: part(z.string(), 'Result', { view: 'code', fileName: 'text.txt' }) }),
  notices: {
    'unknown-names': 'Names that aren’t HTML entities stay as they are: {{names}}',
    replaced: { warning: 'Numbers that aren’t valid characters are shown as �: {{numbers}}' },
    'windows-1252': 'Decoded as Windows-1252, not as control characters, as HTML requires: {{numbers}}',
  },
  notes: [
    'All 2,231 names in the HTML Standard work, and so do decimal and hexadecimal numbers. Old names such as &copy; are decoded without a semicolon too, as in browsers.',
    'Tags and everything else that isn’t an entity stay as they are.',
  ],
  examples: [
    {
      input: { text: '&lt;a href=&quot;?x=1&amp;y=2&quot;&gt;it&apos;s&lt;/a&gt;' },
      in: inText({
        es: '&lt;a href=&quot;?x=1&amp;y=2&quot;&gt;&apos;aquí&apos;&lt;/a&gt;',
        fr: '&lt;a href=&quot;?x=1&amp;y=2&quot;&gt;l&apos;eau&lt;/a&gt;',
        id: '&lt;a href=&quot;?x=1&amp;y=2&quot;&gt;Ma&apos;ruf&lt;/a&gt;',
        it: '&lt;a href=&quot;?x=1&amp;y=2&quot;&gt;l&apos;acqua&lt;/a&gt;',
        pl: '&lt;a href=&quot;?x=1&amp;y=2&quot;&gt;&apos;tutaj&apos;&lt;/a&gt;',
        pt: '&lt;a href=&quot;?x=1&amp;y=2&quot;&gt;copo d&apos;água&lt;/a&gt;',
        ru: '&lt;a href=&quot;?x=1&amp;y=2&quot;&gt;&apos;тут&apos;&lt;/a&gt;',
      }),
      output: { text: '<a href="?x=1&y=2">it\'s</a>' },
    },
    {
      title: 'Names and numbers',
      input: { text: 'Cr&egrave;me br&#251;l&#xE9;e &rarr; &euro;5 &#128512;' },
      in: {
        es: EURO_LAST,
        fr: EURO_LAST,
        it: EURO_LAST,
        pl: EURO_LAST,
        pt: {
          input: { text: 'Caf&eacute; com a&#231;&#xFA;car &rarr; R&dollar; 5 &#128512;' },
          output: { text: 'Café com açúcar → R$ 5 😀' },
        },
        ru: EURO_LAST,
      },
      output: { text: 'Crème brûlée → €5 😀' },
    },
    { title: 'Encoded twice', input: { text: '&amp;lt;b&amp;gt;', passes: 2 }, output: { text: '<b>' } },
  ],
  transform: async ({ text, passes, place }, { note }) => {
    const { HTML_ENTITIES } = await import('../../../data/symbols/html-entities.ts')
    let decoded = text
    const unknown = new Set<string>()
    const replaced = new Set<string>()
    const remapped = new Set<string>()
    for (let pass = 0; pass < passes; pass++) {
      const before = decoded
      // Only the last pass says what stays.
      unknown.clear()
      decoded = decodeHtmlReferences(before, place, HTML_ENTITIES, { unknown, replaced, remapped })
      if (decoded === before) break
    }
    if (unknown.size > 0) note('unknown-names', { names: listed(unknown) })
    if (replaced.size > 0) note('replaced', { numbers: listed(replaced) })
    if (remapped.size > 0) note('windows-1252', { numbers: listed(remapped) })
    return { text: decoded }
  },
})

const listed = (references: ReadonlySet<string>): string => [...references].join('  ')
