import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { xmlMinifier } from '../../../../registry/tools/data/xml-minifier.ts'
import { xmlToJson } from '../../../../registry/tools/data/xml-to-json/tool.ts'
import { arbitraryXml } from '../../../support/samples/arbitrary-xml.ts'
import { failure, output } from '../../../support/run-tool.ts'

const minify = async (text: string, more: object = {}): Promise<string> => (await output(xmlMinifier, { text, ...more })).text

describe('xml-minifier', () => {
  it.each([
    ['<a>\n</a>', '<a>\n</a>'],
    ['<a>\n  <b/>\n</a>\n', '<a><b/></a>'],
    ['<a >\r\n<b  c = "1"\n/></a >', '<a><b c="1"/></a>'],
    ['<a><b></b></a>', '<a><b/></a>'],
    ['<a><!-- x --></a>', '<a/>'],
    ['<a>x<!-- y -->z</a>', '<a>xz</a>'],
    ['<a> <!-- y --> </a>', '<a>  </a>'],
    ['<p>x <b>y</b> <i>z</i></p>', '<p>x <b>y</b> <i>z</i></p>'],
    ['<a xml:space="preserve"> <b/> </a>', '<a xml:space="preserve"> <b/> </a>'],
    ['<?xml version="1.0"?>\n<!DOCTYPE a [ <!-- kept --> ]>\n<a/>', '<?xml version="1.0"?><!DOCTYPE a [ <!-- kept --> ]><a/>'],
  ])('minifies %j', async (text, expected) => {
    expect(await minify(text)).toBe(expected)
  })

  it('keeps a comment that parts what may not stand together', async () => {
    expect(await minify('<a>]]<!-- x -->></a>')).toBe('<a>]]<!-- x -->></a>')
  })

  it('keeps comments and closing tags when asked', async () => {
    const text = '<a><!-- x --><b></b><c/></a>'
    expect(await minify(text, { removeComments: false, shortTags: false })).toBe(text)
  })

  it('changes nothing that counts, is never longer, and does the same again', { tags: 'long' }, async () => {
    const meaning = async (text: string) => (await output(xmlToJson, { text, trim: false })).text
    await fc.assert(
      fc.asyncProperty(arbitraryXml, fc.boolean(), async (text, removeComments) => {
        const { text: once, sizes } = await output(xmlMinifier, { text, removeComments })
        expect(await minify(once, { removeComments })).toBe(once)
        expect(await meaning(once)).toBe(await meaning(text))
        expect(sizes.after).toBeLessThanOrEqual(sizes.before)
      }),
    )
  })

  it('tells the sizes in bytes', async () => {
    expect((await output(xmlMinifier, { text: '<a> <é/> </a>' })).sizes).toEqual({ before: 14, after: 12, saved: 14.3 })
  })

  it('refuses what is not well-formed, with its place', async () => {
    expect(await failure(xmlMinifier, { text: '<a>\n&copy;</a>' })).toMatchObject({
      code: 'xml-unknown-entity',
      place: { line: 2, column: 1 },
    })
  })

  it('takes 10,000 levels', async () => {
    const text = '<a> '.repeat(10_000) + '<b/>' + '</a>'.repeat(10_000)
    expect(await minify(text)).toBe(text.replaceAll(' ', ''))
  })
})
