import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { layoutHtml, tableFailures } from '../../lib/html/layout.ts'
import { htmlFailures, readHtml } from '../../lib/html/source.ts'
import { inText } from '../../lib/words/in-text.ts'

/** Each level of lists and quotes indents all that is in it. */
const MOST_LEVELS = 200

export const htmlToText = defineTool({
  id: 'html-to-text',
  category: 'code',
  icon: 'file-text',
  title: 'HTML to text converter',
  summary: 'Convert HTML to plain text that keeps its structure: paragraphs, lists, tables in columns and link addresses.',
  keywords: ['html to plain text', 'html to txt', 'html email to text', 'convert html to text', 'html2text', 'plain text email'],
  aliases: ['html-to-plain-text', 'html2text'],
  slugs: {
    es: 'html-a-texto',
    fr: 'html-en-texte',
    id: 'html-ke-teks',
    it: 'da-html-a-testo',
    pl: 'html-na-tekst',
    pt: 'html-para-texto',
    ru: 'html-v-tekst',
  },
  recognizes: [{ kind: 'html', confidence: 0.95 }],
  effect: 'pure',
  input: z.object({
    text: text('HTML', { control: 'code', language: 'html', media: 'text/html' }),
    lineWidth: whole('Line width', {
      min: 0,
      max: 1000,
      default: 80,
      unit: 'character|characters',
      help: '0 keeps every paragraph on one line.',
    }),
    links: choice('Links', { inline: 'URL after the text', footnotes: 'Numbers, URLs at the end', text: 'Text only' }),
    headings: choice('Headings', { plain: 'Plain', underlined: 'Underlined', capitals: 'Uppercase' }),
    bullet: choice('Bullet', ['•', '-', '*'], { named: 'raw' }),
    tables: flag('Tables in columns', { default: true, help: 'Otherwise one cell after another.' }),
    images: flag('Alt text of images', { default: true, help: 'In square brackets.' }),
  }),
  output: z.object({ text: part(z.string(), 'Text', { view: 'code', media: 'text/plain', fileName: 'page.txt' }) }),
  failures: { ...htmlFailures.words, ...tableFailures.words },
  notes: [
    'Your HTML is parsed by the HTML Standard’s algorithm, as in browsers. Scripts, styles and anything hidden by an attribute are left out; style sheets are not evaluated.',
    'Columns are aligned for fixed-width fonts, where East Asian characters and emoji take two places. Long words and URLs are never broken.',
    'Superscript and subscript digits stay that way: 10⁶ and H₂O, not 106 and H2O.',
  ],
  examples: [
    {
      input: {
        text: '<h1>Tea</h1>\n<p>Green &amp; black, from <a href="https://example.com/tea">our shop</a>.</p>\n<ol><li>Boil water<li>Wait<ul><li>green: 2 min<li>black: 4 min</ul></ol>\n<table><tr><th>Kind<th>Price<tr><td>Sencha<td>$7<tr><td>Assam<td>$12</table>',
        headings: 'underlined',
      },
      in: inText({
        es: '<h1>Té</h1>\n<p>Verde &amp; negro, de <a href="https://example.com/tea">nuestra tienda</a>.</p>\n<ol><li>Hervir agua<li>Esperar<ul><li>verde: 2 min<li>negro: 4 min</ul></ol>\n<table><tr><th>Tipo<th>Precio<tr><td>Sencha<td>7 €<tr><td>Assam<td>12 €</table>',
        fr: '<h1>Thé</h1>\n<p>Vert &amp; noir, de <a href="https://example.com/tea">notre boutique</a>.</p>\n<ol><li>Faire bouillir l’eau<li>Attendre<ul><li>vert : 2 min<li>noir : 4 min</ul></ol>\n<table><tr><th>Sorte<th>Prix<tr><td>Sencha<td>7 €<tr><td>Assam<td>12 €</table>',
        id: '<h1>Teh</h1>\n<p>Hijau &amp; hitam, dari <a href="https://example.com/tea">toko kami</a>.</p>\n<ol><li>Didihkan air<li>Tunggu<ul><li>hijau: 2 menit<li>hitam: 4 menit</ul></ol>\n<table><tr><th>Jenis<th>Harga<tr><td>Sencha<td>Rp70.000<tr><td>Assam<td>Rp120.000</table>',
        it: '<h1>Tè</h1>\n<p>Verde &amp; nero, dal <a href="https://example.com/tea">nostro negozio</a>.</p>\n<ol><li>Bollire l’acqua<li>Aspettare<ul><li>verde: 2 min<li>nero: 4 min</ul></ol>\n<table><tr><th>Tipo<th>Prezzo<tr><td>Sencha<td>7 €<tr><td>Assam<td>12 €</table>',
        pl: '<h1>Herbata</h1>\n<p>Zielona &amp; czarna, z <a href="https://example.com/tea">naszego sklepu</a>.</p>\n<ol><li>Zagotować wodę<li>Odczekać<ul><li>zielona: 2 min<li>czarna: 4 min</ul></ol>\n<table><tr><th>Rodzaj<th>Cena<tr><td>Sencha<td>35 zł<tr><td>Assam<td>60 zł</table>',
        pt: '<h1>Chá</h1>\n<p>Verde &amp; preto, da <a href="https://example.com/tea">nossa loja</a>.</p>\n<ol><li>Ferver a água<li>Esperar<ul><li>verde: 2 min<li>preto: 4 min</ul></ol>\n<table><tr><th>Tipo<th>Preço<tr><td>Sencha<td>R$ 35<tr><td>Assam<td>R$ 60</table>',
        ru: '<h1>Чай</h1>\n<p>Зелёный &amp; чёрный, из <a href="https://example.com/tea">нашего магазина</a>.</p>\n<ol><li>Вскипятить воду<li>Подождать<ul><li>зелёный: 2 мин<li>чёрный: 4 мин</ul></ol>\n<table><tr><th>Сорт<th>Цена<tr><td>Сенча<td>700 ₽<tr><td>Ассам<td>1200 ₽</table>',
      }),
      output: {
        text: 'Tea\n===\n\nGreen & black, from our shop (https://example.com/tea).\n\n1. Boil water\n2. Wait\n   • green: 2 min\n   • black: 4 min\n\nKind    Price\n------  -----\nSencha  $7\nAssam   $12',
      },
    },
    {
      title: 'Links as notes at the end',
      input: {
        text: '<p>See <a href="https://a.example">A</a>, <a href="https://b.example">B</a> and <a href="https://a.example">A again</a>.</p>',
        links: 'footnotes',
      },
      in: inText({
        es: '<p>Consulta <a href="https://a.example">A</a>, <a href="https://b.example">B</a> y <a href="https://a.example">otra vez A</a>.</p>',
        fr: '<p>Voir <a href="https://a.example">A</a>, <a href="https://b.example">B</a> et <a href="https://a.example">encore A</a>.</p>',
        id: '<p>Lihat <a href="https://a.example">A</a>, <a href="https://b.example">B</a>, dan <a href="https://a.example">A lagi</a>.</p>',
        it: '<p>Vedi <a href="https://a.example">A</a>, <a href="https://b.example">B</a> e <a href="https://a.example">ancora A</a>.</p>',
        pl: '<p>Zobacz <a href="https://a.example">A</a>, <a href="https://b.example">B</a> i <a href="https://a.example">znowu A</a>.</p>',
        pt: '<p>Veja <a href="https://a.example">A</a>, <a href="https://b.example">B</a> e <a href="https://a.example">A de novo</a>.</p>',
        ru: '<p>См. <a href="https://a.example">A</a>, <a href="https://b.example">B</a> и <a href="https://a.example">снова A</a>.</p>',
      }),
      output: { text: 'See A [1], B [2] and A again [1].\n\n[1] https://a.example\n[2] https://b.example' },
    },
    {
      title: 'A narrow quote',
      input: { text: '<blockquote>Water at 175 °F makes the best green tea.</blockquote>', lineWidth: 24 },
      in: inText({
        es: '<blockquote>El mejor té verde se hace con agua a 80 °C.</blockquote>',
        fr: '<blockquote>Le meilleur thé vert se fait avec de l’eau à 80 °C.</blockquote>',
        id: '<blockquote>Teh hijau terbaik diseduh dengan air 80 °C.</blockquote>',
        it: '<blockquote>Il miglior tè verde si fa con acqua a 80 °C.</blockquote>',
        pl: '<blockquote>Najlepsza zielona herbata wymaga wody o temperaturze 80 °C.</blockquote>',
        pt: '<blockquote>O melhor chá verde se faz com água a 80 °C.</blockquote>',
        ru: '<blockquote>Лучший зелёный чай заваривают водой при 80 °C.</blockquote>',
      }),
      output: { text: '> Water at 175 °F makes\n> the best green tea.' },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ text, lineWidth: width, ...layout }) => {
    const { root } = await readHtml(text, { mostLevels: MOST_LEVELS })
    return { text: layoutHtml(root, { width, ...layout }) }
  },
})
