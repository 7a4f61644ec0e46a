import { gzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ToolError } from '../../../../../engine/core/errors.ts'
import { svgToPng } from '../../../../../registry/tools/images/svg-to-png/tool.ts'
import { failure, noticeCodes, output } from '../../../../support/run-tool.ts'
import { fileOf } from '../../../../support/samples/pictures.ts'
import { asText, board, notices, refusal, X } from './support.ts'

describe('svg-to-png: files', () => {
  const plain = `<svg ${X} width="7" height="3"/>`
  const utf16 = (text: string, isLittle: boolean, mark: boolean) => {
    const bytes = new Uint8Array(2 * text.length)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), isLittle)
    return mark ? Uint8Array.of(...(isLittle ? [0xff, 0xfe] : [0xfe, 0xff]), ...bytes) : bytes
  }
  const utf8 = (text: string) => new TextEncoder().encode(text)
  it.each([
    ['UTF-8', utf8(plain)],
    ['UTF-8 with a mark', utf8(`\ufeff${plain}`)],
    ['UTF-16 LE', utf16(`<?xml version="1.0" encoding="UTF-16"?>${plain}`, true, true)],
    ['UTF-16 BE', utf16(plain, false, true)],
    ['UTF-16 LE without a mark', utf16(plain, true, false)],
    ['UTF-16 BE without a mark', utf16(plain, false, false)],
    ['gzip', gzipSync(utf8(plain))],
    ['Latin-1 as it says', Uint8Array.from(`<?xml version="1.0" encoding="ISO-8859-1"?><svg ${X} width="7" height="3" id="é"/>`, (letter) => letter.charCodeAt(0))], // prettier-ignore
  ])('reads %s', async (_name, bytes) => {
    const { canvas, asked } = board()
    const made = await output(svgToPng, { file: fileOf(bytes, 'logo.v2.svg'), scale: 1 }, {}, { canvas })
    expect(asked).toMatchObject([{ width: 7, height: 3 }])
    expect(made.image).toMatchObject({ name: 'logo.v2.png', type: 'image/png' })
  })

  const refuseFile = (bytes: Uint8Array) => refusal({ file: fileOf(bytes, 'a.svg') })
  it('refuses what is damaged, in another encoding or too large, and what is missing', async () => {
    expect(await refuseFile(gzipSync(utf8(plain)).subarray(0, 30))).toMatchObject({ code: 'svgz-damaged', field: 'file' })
    expect(await refuseFile(Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 255, 255))).toMatchObject({ code: 'svgz-damaged' })
    expect(await refuseFile(Uint8Array.of(0x3c, 0xe9, 0x3e))).toMatchObject({ code: 'svg-encoding', params: { encoding: 'UTF-8' } })
    expect(await refuseFile(utf8('<?xml version="1.0" encoding="klingon"?><svg/>'))).toMatchObject({
      code: 'svg-encoding',
      params: { encoding: 'KLINGON' },
    })
    expect(await refuseFile(gzipSync(new Uint8Array(10_000_001)))).toMatchObject({ code: 'svg-too-big', params: { most: 10 } })
    expect(await refuseFile(new Uint8Array(10_000_001))).toMatchObject({ code: 'svg-too-big', field: 'file' })
    expect(await refusal({})).toMatchObject({ code: 'required', field: 'file' })
    expect(await refusal({ source: 'text', text: ' \n' })).toMatchObject({ code: 'required', field: 'text' })
  })

  it.each([
    [`<svg ${X}>\n  <g></svg>`, 'xml-wrong-close', { line: 2, column: 6 }],
    [`<svg ${X}>\n<text>&nbsp;</text></svg>`, 'xml-unknown-entity', { line: 2, column: 7 }],
    [`<!DOCTYPE svg SYSTEM "a.dtd"><svg ${X}>\n<text>&own;</text></svg>`, 'xml-unknown-entity', { line: 2, column: 7 }],
    [`<html/>`, 'not-svg', { line: 1, column: 1 }],
    ['', 'required', undefined],
  ])('%j: %s', async (text, code, place) => {
    expect(await refusal({ source: 'text', text })).toMatchObject({ code, field: 'text', ...(place && { place }) })
    if (text !== '') expect(await refuseFile(utf8(text))).toMatchObject({ code, field: 'file', ...(place && { place }) })
  })

  it('refuses bombs: entities, depth, and elements that repeat one another', async () => {
    const entities = Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')
    const bomb = `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]><svg ${X}><text>&e10;</text></svg>`
    expect(await refusal({ source: 'text', text: bomb })).toMatchObject({ code: 'xml-entity-bomb' })
    const deep = `<svg ${X}>${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`
    expect(await refusal({ source: 'text', text: deep })).toMatchObject({ code: 'svg-too-deep', params: { depth: 100_001, maximum: 500 } })
    const uses = Array.from({ length: 9 }, (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`).join('')
    expect(await refusal({ source: 'text', text: `<svg ${X}><g id="u0"/>${uses}</svg>` })).toMatchObject({ code: 'too-much-drawn', field: 'text' }) // prettier-ignore
    const masks = uses.replaceAll(/<use href="(#u\d)"\/>/g, '<rect mask="url($1)"/>').replaceAll('<g id', '<mask id').replaceAll('</g>', '</mask>') // prettier-ignore
    expect(await refusal({ source: 'text', text: `<svg ${X}><g id="u0"/>${masks}</svg>` })).toMatchObject({ code: 'too-much-drawn' })
  })

  it('does not count what links lead to', async () => {
    const links = Array.from({ length: 9 }, (_, at) => `<g id="u${at + 1}">${`<a href="#u${at}"/>`.repeat(10)}</g>`).join('')
    expect(noticeCodes(await notices(`<svg ${X} viewBox="0 0 1 1"><g id="u0"/>${links}</svg>`))).toEqual([])
  })

  it('draws circles and many elements once', { tags: 'long' }, async () => {
    const circle = `<svg ${X} viewBox="0 0 1 1"><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>`
    expect(noticeCodes(await notices(circle))).toEqual([])
    const many = `<svg ${X} viewBox="0 0 1 1">${'<g/>'.repeat(200_000)}</svg>`
    expect(noticeCodes(await notices(many))).toEqual([])
  })

  it('says what the browser says', async () => {
    for (const code of ['svg-not-drawn', 'memory-limit']) {
      const canvas = { ...board().canvas, svg: () => Promise.reject(new ToolError(code)) }
      expect(await failure(svgToPng, asText(plain, {}), {}, { canvas })).toMatchObject({ code })
    }
  })
})
