import { describe, expect, it } from 'vitest'
import { textFile } from '../../../engine/view/text-file.ts'

describe('textFile', () => {
  it.each([
    ['nothing', ''],
    ['a character over the seam of two slices', `${'a'.repeat((1 << 20) - 1)}😀${'é'.repeat(1 << 20)}`],
    ['characters of two units before and after it', `${'😀'.repeat(1 << 19)}${'😀'.repeat(1 << 19)}x`],
    ['a byte order mark', `\uFEFF${'z'.repeat(1_200_000)}`],
  ])('keeps every letter: %s', async (_, text) => {
    const file = await textFile(text)
    expect(new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(await file.arrayBuffer()) === text).toBe(true)
    expect([file.name, file.type]).toEqual(['text.txt', 'text/plain'])
  })

  it('gives each who reads it bytes of their own, which they may hand on', async () => {
    const file = await textFile('Zażółć 😀')
    const first = await file.arrayBuffer()
    structuredClone(first, { transfer: [first] })
    const [second, third] = [await file.arrayBuffer(), await file.arrayBuffer()]
    expect(second).not.toBe(third)
    expect([second, third].map((bytes) => new TextDecoder().decode(bytes))).toEqual(['Zażółć 😀', 'Zażółć 😀'])
    expect(await file.text()).toBe('Zażółć 😀')
  })

  it('writes half a character at the seam as a sign that it is none', async () => {
    const text = `${'a'.repeat((1 << 20) - 1)}\uD83Da`
    expect((await (await textFile(text)).text()).slice(-2)).toBe('\uFFFDa')
  })
})
