import { strToU8, zipSync } from 'fflate'

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const NAMES = `xmlns:w="${MAIN}" xmlns:r="${RELATIONS}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Parts = Readonly<Record<string, string | Uint8Array>>

/** A run of text, with its properties. */
export const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

/** A paragraph, with its properties. */
export const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`

/** A picture whose file is the relation `rId1`. */
export const picture = (description: string) =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="${description}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

/** A Word document with this body (ECMA-376, part 1, section 17), and other parts in the archive. */
export function wordFile(body: string, { relations = '', more = {} }: { relations?: string; more?: Parts } = {}) {
  const parts: Parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
    'word/document.xml': `<w:document ${NAMES}><w:body>${body}</w:body></w:document>`,
    ...more,
  }
  return wordArchive(parts)
}

/** Archives tell the time; a fixed one keeps their bytes the same. */
export const ZIP_TIME = new Date(2026, 0, 1)

export function wordArchive(parts: Parts) {
  const files = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]))
  return { name: 'a.docx', type: WORD_TYPE, bytes: zipSync(files, { mtime: ZIP_TIME }) }
}

export const relation = (type: string, target: string, mode = '') =>
  `<Relationship Id="rId1" Type="${RELATIONS}/${type}" Target="${target}"${mode}/>`
