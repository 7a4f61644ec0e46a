import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ToolWordsFile } from '../../../../engine/core/words.ts'
import { base64DecodeFile } from '../../../../registry/tools/encoders/base64-decode-file.ts'
import { base64EncodeFile } from '../../../../registry/tools/encoders/base64-encode-file.ts'
import { failure, output } from '../../../support/run-tool.ts'

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex')
const factsOf = async (text: string, name?: string) => (await output(base64DecodeFile, { text, ...(name !== undefined && { name }) })).facts

/** A zip of empty files with these names, as far as its directory tells them. */
function zipOf(...names: string[]): Buffer {
  const directory = names.map((name) => Buffer.concat([hex('504b0102'), Buffer.alloc(42), Buffer.from(name)]))
  return Buffer.concat([hex('504b0304'), Buffer.alloc(26), ...directory])
}

describe('base64-decode-file', () => {
  it.each(readdirSync('locales').filter((name) => !name.includes('.') && name !== 'en'))(
    'calls a file without a name what its field in %s says',
    async (locale) => {
      const { words } = JSON.parse(readFileSync(`locales/${locale}/tools/base64-decode-file.json`, 'utf8')) as ToolWordsFile
      const { facts } = await output(base64DecodeFile, { text: base64('a') }, { locale })
      expect(facts.name).toBe(`${words['fields.name.placeholder']}.txt`)
    },
  )

  it.each([
    ['89504e47 0d0a1a0a 00', 'image/png', 'file.png'],
    ['ffd8ffe0 0010', 'image/jpeg', 'file.jpg'],
    ['52494646 24000000 57454250', 'image/webp', 'file.webp'],
    ['52494646 24000000 57415645', 'audio/wav', 'file.wav'],
    ['0000001c 66747970 61766966', 'image/avif', 'file.avif'],
    ['0000001c 66747970 69736f6d', 'video/mp4', 'file.mp4'],
    ['25504446 2d312e37', 'application/pdf', 'file.pdf'],
    ['1f8b0800', 'application/gzip', 'file.gz'],
    ['1a45dfa3 9f428681 01428284 7765626d', 'video/webm', 'file.webm'],
    ['1a45dfa3 4282886d 6174726f 736b61', 'video/matroska', 'file.mkv'],
    ['774f4632', 'font/woff2', 'file.woff2'],
    ['424d4600 0000', 'application/octet-stream', 'file.bin'],
    ['00', 'application/octet-stream', 'file.bin'],
    ['ff', 'application/octet-stream', 'file.bin'],
    ['61 0162', 'application/octet-stream', 'file.bin'],
  ])('knows %s as %s', async (bytes, type, name) => {
    expect(await factsOf(base64(hex(bytes)))).toMatchObject({ type, name })
  })

  it.each([
    ['héllo\r\n', 'text/plain', 'file.txt'],
    ['MZ is a plate of Mozambique; this text only begins like a program, and goes on for a while.', 'text/plain', 'file.txt'],
    ['{"a":1}', 'application/json', 'file.json'],
    ['{not json}', 'text/plain', 'file.txt'],
    ['"a"', 'text/plain', 'file.txt'],
    ['<!DOCTYPE html><p>', 'text/html', 'file.html'],
    ['<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'file.svg'],
    ['<?xml version="1.0"?><feed/>', 'application/xml', 'file.xml'],
    ['<'.repeat(5000), 'text/plain', 'file.txt'],
    ['['.repeat(50_000), 'text/plain', 'file.txt'],
    ['<!--'.repeat(2000), 'text/plain', 'file.txt'],
  ])('knows the text %j', async (text, type, name) => {
    expect(await factsOf(base64(text))).toMatchObject({ type, name })
  })

  it('tells office documents from other zip files', async () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    expect(await factsOf(base64(zipOf('[Content_Types].xml', 'word/document.xml')))).toMatchObject({ type: word, name: 'file.docx' })
    expect(await factsOf(base64(zipOf('word/a.txt')))).toMatchObject({ type: 'application/zip', name: 'file.zip' })
    const epub = Buffer.concat([hex('504b0304'), Buffer.alloc(26), Buffer.from('mimetypeapplication/epub+zip')])
    expect(await factsOf(base64(epub))).toMatchObject({ type: 'application/epub+zip', name: 'file.epub' })
  })

  it.each([
    ['data:text/css;charset=utf-8;base64,YSB7fQ==', 'text/css', 'file.css', 'a {}'],
    ['DATA:text/css;Base64,YSB7fQ', 'text/css', 'file.css', 'a {}'],
    ['  url("data:text/css;base64,YSB7fQ==")\n', 'text/css', 'file.css', 'a {}'],
    ["'data:text/css,a%20%7B%7D'", 'text/css', 'file.css', 'a {}'],
    ['data:text/css;base64,YSB7fQ%3D%3d', 'text/css', 'file.css', 'a {}'],
    ['data:text/plain;base64,%0AYQ%3D%3D', 'text/plain', 'file.txt', 'a'],
    ['text/css;base64,YSB7fQ==', 'text/css', 'file.css', 'a {}'],
    ['data:;base64,e30=', 'application/json', 'file.json', '{}'],
    ['data:application/octet-stream;base64,e30=', 'application/json', 'file.json', '{}'],
    ['data:,Hi%21%E2%82%ac 100% é', 'text/plain', 'file.txt', 'Hi!€ 100% é'],
    ['data:,', 'application/octet-stream', 'file.bin', ''],
    ['data:image/jpg;base64,', 'image/jpg', 'file.jpg', ''],
    ['data:audio/x-wav;base64,', 'audio/x-wav', 'file.wav', ''],
    ['data:application/rss+xml,x', 'application/rss+xml', 'file.xml', 'x'],
    ['data:application/problem+json,x', 'application/problem+json', 'file.json', 'x'],
    ['data:text/x-lua,x', 'text/x-lua', 'file.txt', 'x'],
    ['data:application/x-own,x', 'application/x-own', 'file.bin', 'x'],
  ])('reads %j', async (text, type, name, content) => {
    const { file } = await output(base64DecodeFile, { text })
    expect({ ...file, bytes: new TextDecoder().decode(file.bytes) }).toEqual({ name, type, bytes: content })
  })

  it('shows pictures, by what they are', async () => {
    const png = hex('89504e470d0a1a0a')
    const { image, file, notices } = await output(base64DecodeFile, { text: `data:image/png;base64,${base64(png)}` })
    expect([image, notices]).toEqual([file, undefined])
    expect((await output(base64DecodeFile, { text: 'data:image/png;base64,YQ==' })).image).toBeUndefined()
  })

  it('says when an address names another type than the contents have', async () => {
    expect(await output(base64DecodeFile, { text: 'data:image/png;base64,/9j/wA==' })).toMatchObject({
      facts: { name: 'file.png', type: 'image/png' },
      notices: [{ code: 'type-differs', params: { declared: 'image/png', found: 'image/jpeg' } }],
    })
    expect(await output(base64DecodeFile, { text: 'data:image/jpg;base64,/9j/wA==' })).not.toHaveProperty('notices')
    expect(await output(base64DecodeFile, { text: 'data:image/vnd.microsoft.icon;base64,AAABAAEA' })).not.toHaveProperty('notices')
    // What only looks like something else may well be what the address says.
    expect(await output(base64DecodeFile, { text: 'data:text/csv;base64,e30=' })).not.toHaveProperty('notices')
    expect(await output(base64DecodeFile, { text: 'data:application/epub+zip;base64,UEsDBA==' })).not.toHaveProperty('notices')
  })

  it.each([
    ['photo', 'photo.txt'],
    [' photo ', 'photo.txt'],
    ['photo.old.log', 'photo.old.log'],
    ['v1. final', 'v1. final.txt'],
    ['žlutý 😀', 'žlutý 😀.txt'],
  ])('names the file by %j', async (name, full) => {
    expect(await factsOf('YQ==', name)).toMatchObject({ name: full })
  })

  it.each([
    ['a/b', '/', 1],
    ['..\\a', '\\', 2],
    ['a:b', ':', 1],
    ['a\u202egnp.exe', '\u202e', 1],
    ['..', '..', 0],
  ])('refuses the name %j', async (name, character, offset) => {
    expect(await failure(base64DecodeFile, { text: 'YQ==', name })).toMatchObject({
      code: 'bad-name',
      field: 'name',
      params: { character },
      place: { offset },
    })
  })

  it.each([
    [' \n', 'required', undefined],
    ['data:text/plain;base64', 'no-comma', 0],
    ['data:text/plain,a\ud800', 'lone-surrogate', 17],
    ['Zm9v*', 'bad-character', 4],
    ['data:;base64,Zm9v\nZ*', 'bad-character', 19],
    ['data:;base64,Zm%3D9v', 'early-padding', 15],
    ['data:;base64,Z%g0', 'bad-character', 14],
    ['data:;base64,YQ%00', 'bad-character', 15],
    ['data:;base64,%0D%0A%20\n*', 'bad-character', 23],
    ['Zm9vY', 'bad-length', 5],
    ['Zm9vYg=', 'bad-padding', 6],
    ['Zm9vYh==', 'bad-bits', 5],
    ['"', 'bad-character', 0],
  ])('refuses %j as %s', async (text, code, offset) => {
    expect(await failure(base64DecodeFile, { text })).toMatchObject({
      code,
      field: 'text',
      ...(offset !== undefined && { place: { offset } }),
    })
  })

  it('gives back what the encoder was given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1 }), fc.boolean(), async (bytes, dataUri) => {
        const { text } = await output(base64EncodeFile, { file: { name: 'a.png', type: 'image/png', bytes }, dataUri })
        const { file } = await output(base64DecodeFile, { text, name: 'a.png' })
        expect([...file.bytes]).toEqual([...bytes])
        if (dataUri) expect(file.type).toBe('image/png')
      }),
    )
  })
})
