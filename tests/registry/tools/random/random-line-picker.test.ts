import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomLinePicker } from '../../../../registry/tools/random/random-line-picker/tool.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

const fileOf = (bytes: Uint8Array) => ({ name: 'a.txt', type: 'text/plain', bytes })
const utf8 = (text: string) => fileOf(new TextEncoder().encode(text))

describe('random-line-picker', () => {
  it('picks every line equally often', async () => {
    const text = 'a\nb\nc\nd\ne'
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 10; seed++)
      for (const line of (await output(randomLinePicker, { text, count: 1000, unique: false }, { seed })).lines)
        counts.set(line, (counts.get(line) ?? 0) + 1)
    expect(chiSquared([...counts.values()], 2000)).toBeLessThan(fairBound(4))
  })

  it('keeps lines letter for letter and says where they stand', async () => {
    const lines = ['  indented', 'tab\tbed', '🏳️‍🌈 \ud83d\ude00', 'last']
    const text = `${lines[0]}\r\n\r${lines[1]}\n \n${lines[2]}\n${lines[3]}\n`
    const result = await output(randomLinePicker, { text, count: 4, order: 'text' })
    expect(result.lines).toEqual(lines)
    const places = result.log.map(({ place }: { place: number }) => place)
    expect(places.toSorted()).toEqual([1, 3, 5, 6])
    expect(result.method).toMatchObject({ entries: 4, drawn: 4 })
  })

  it('counts empty lines if asked, but none after the last line break', async () => {
    const { lines, method } = await output(randomLinePicker, { text: 'a\n\n\n', blank: true, count: 3, order: 'text' })
    expect(lines).toEqual(['a', '', ''])
    expect(method.entries).toBe(3)
  })

  it('finds what splitting would find', async () => {
    const texts = fc.stringMatching(/^[ab \r\n]{1,40}$/)
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const split = text.split(/\r\n|\r|\n/)
        if (split.at(-1) === '') split.pop()
        fc.pre(split.length > 0)
        const result = await output(randomLinePicker, { text, blank: true, count: split.length, order: 'text' })
        expect(result.lines).toEqual(split)
      }),
    )
  })

  it('reads files, also in UTF-16 and the old encoding of the page', async () => {
    expect((await output(randomLinePicker, { file: utf8('\ufeffżółw\n') })).lines).toEqual(['żółw'])
    expect((await output(randomLinePicker, { file: fileOf(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x0a, 0)) })).lines).toEqual(['A'])
    expect((await output(randomLinePicker, { file: fileOf(Uint8Array.of(0xbf)) }, { locale: 'pl' })).lines).toEqual(['ż'])
  })

  it('picks from millions of lines', async () => {
    const result = await output(randomLinePicker, { text: 'x\n'.repeat(3_000_000), count: 1000 })
    expect(result.method.entries).toBe(3_000_000)
    expect(new Set(result.log.map(({ place }: { place: number }) => place)).size).toBe(1000)
  })

  it('picks the same again from a seed', async () => {
    const input = { text: 'a\nb\nc\nd\ne\nf\ng', count: 4, seed: 'again' }
    expect(await output(randomLinePicker, input, { seed: 1 })).toEqual(await output(randomLinePicker, input, { seed: 2 }))
  })

  it.each([
    [{}, 'required', 'text'],
    [{ file: utf8('') }, 'required', 'file'],
    [{ text: ' \n\t\n' }, 'only-empty-lines', 'text'],
    [{ text: 'a\nb', count: 3 }, 'too-few-to-draw', 'count'],
    [{ text: 'a', file: utf8('a') }, 'text-and-file', 'file'],
    [{ file: fileOf(Uint8Array.of(65, 0, 66)) }, 'not-text', 'file'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(randomLinePicker, input)).toMatchObject({ code, field })
  })
})
