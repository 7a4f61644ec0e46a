import type { OtherLanguage } from '../../../engine/core/define.ts'
import { storedZip } from '../files/stored-zip.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const KIND = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** What the document says: a sentence in five pieces, of which the second is emphasized and the fourth a link. */
type Words = {
  readonly name: string
  readonly heading: string
  readonly sentence: readonly [string, string, string, string, string]
  readonly note: string
  readonly columns: readonly [string, string]
  readonly price: string
  /** Two kinds of tea, where they are not Sencha and Assam. */
  readonly kinds?: readonly [string, string]
}
const ENGLISH: Words = {
  name: 'tea',
  heading: 'Tea',
  sentence: ['Green ', 'or', ' black, from ', 'our shop', '. Brew at 175 °F.'],
  note: 'No hotter.',
  columns: ['Kind', 'Price'],
  price: '$7',
}
const OTHERS: { readonly [L in OtherLanguage]?: Words } = {
  es: {
    name: 'té',
    heading: 'Té',
    sentence: ['Verde ', 'o', ' negro, de ', 'nuestra tienda', '. Prepáralo a 80 °C.'],
    note: 'Nunca a más de 80 °C.',
    columns: ['Tipo', 'Precio'],
    price: '7 €',
  },
  fr: {
    name: 'thé',
    heading: 'Thé',
    sentence: ['Vert ', 'ou', ' noir, de ', 'notre boutique', '. Infusez à 80 °C.'],
    note: 'Jamais au-delà de 80 °C.',
    columns: ['Sorte', 'Prix'],
    price: '7 €',
  },
  id: {
    name: 'teh',
    heading: 'Teh',
    sentence: ['Hijau ', 'atau', ' hitam, dari ', 'toko kami', '. Seduh pada 80 °C.'],
    note: 'Jangan lebih panas.',
    columns: ['Jenis', 'Harga'],
    price: 'Rp95.000',
  },
  it: {
    name: 'tè',
    heading: 'Tè',
    sentence: ['Verde ', 'o', ' nero, dal ', 'nostro negozio', '. Infusione a 80 °C.'],
    note: 'Mai oltre gli 80 °C.',
    columns: ['Tipo', 'Prezzo'],
    price: '7 €',
  },
  pl: {
    name: 'herbata',
    heading: 'Herbata',
    sentence: ['Zielona ', 'lub', ' czarna, z ', 'naszego sklepu', '. Parz w 80 °C.'],
    note: 'Nie w wyższej temperaturze.',
    columns: ['Rodzaj', 'Cena'],
    price: '30 zł',
  },
  pt: {
    name: 'chá',
    heading: 'Chá',
    sentence: ['Verde ', 'ou', ' preto, da ', 'nossa loja', '. Prepare a 80 °C.'],
    note: 'Não passe disso.',
    columns: ['Tipo', 'Preço'],
    price: 'R$ 40',
  },
  ru: {
    name: 'чай',
    heading: 'Чай',
    sentence: ['Зелёный ', 'или', ' чёрный, из ', 'нашего магазина', '. Заваривайте при 80 °C.'],
    note: 'Не горячее.',
    columns: ['Сорт', 'Цена'],
    price: '700 ₽',
    kinds: ['Сенча', 'Ассам'],
  },
}

function wordDocument({ name, heading, sentence, note, columns, price, kinds = ['Sencha', 'Assam'] }: Words) {
  const [start, emphasized, middle, link, end] = sentence
  const type = (part: string) =>
    `<Override PartName="/word/${part}.xml" ContentType="${KIND}.${part === 'document' ? 'document.main' : part}+xml"/>`
  const relation = (number: number, kind: string, target: string) =>
    `<Relationship Id="rId${number}" Type="${OFFICE}/${kind}" Target="${target}"${kind === 'hyperlink' ? ' TargetMode="External"' : ''}/>`
  const relations = (inside: string) => `<Relationships xmlns="${PACKAGE}/relationships">${inside}</Relationships>`
  const parts = ['document', 'styles', 'numbering', 'footnotes']
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.map(type).join('')}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relations(
      relation(1, 'styles', 'styles.xml') +
        relation(2, 'numbering', 'numbering.xml') +
        relation(3, 'footnotes', 'footnotes.xml') +
        relation(4, 'hyperlink', 'https://example.com/tea'),
    ),
    'word/styles.xml': `<w:styles ${MAIN}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/numbering.xml': `<w:numbering ${MAIN}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/footnotes.xml': `<w:footnotes ${MAIN}><w:footnote w:id="1">${paragraph(run(note))}</w:footnote></w:footnotes>`,
    'word/document.xml': `<w:document ${MAIN} xmlns:r="${OFFICE}"><w:body>${[
      paragraph(run(heading), '<w:pStyle w:val="Heading1"/>'),
      paragraph(
        `${run(start)}${run(emphasized, '<w:i/>')}${run(middle)}<w:hyperlink r:id="rId4">${run(link)}</w:hyperlink>${run(end)}<w:r><w:footnoteReference w:id="1"/></w:r>`,
      ),
      ...kinds.map((kind) => paragraph(run(kind), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')),
      `<w:tbl>${row(columns, '<w:trPr><w:tblHeader/></w:trPr>')}${row([kinds[0], price])}</w:tbl>`,
    ].join('')}</w:body></w:document>`,
  }
  return { name: `${name}.docx`, type: `${KIND}.document`, bytes: storedZip(files) }
}

const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (inside: string, properties = '') => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`
const row = (cells: readonly string[], properties = '') =>
  `<w:tr>${properties}${cells.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`

/** A Word document with a heading, a link, a footnote, a list and a table. */
export const SAMPLE_WORD = wordDocument(ENGLISH)
/** The same in other languages, as an example's `in`. */
export const SAMPLE_WORD_IN = Object.fromEntries(
  Object.entries(OTHERS).map(([language, words]) => [language, { input: { file: wordDocument(words) } }]),
) as { readonly [L in OtherLanguage]?: { readonly input: { readonly file: ReturnType<typeof wordDocument> } } }
