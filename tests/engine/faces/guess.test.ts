import { describe, expect, it } from 'vitest'
import { type Recognized, offersFor } from '../../../engine/faces/guess.ts'
import { guessIndex } from '../../../engine/faces/guess-index.ts'
import { recognizer } from '../../../registry/pageless/recognizer.ts'
import { registry } from '../../support/real-registry.ts'
import { output, run } from '../../support/run-tool.ts'
import { SAMPLES } from './guess-table.ts'

const index = guessIndex(registry.tools)

const guess = async (input: { text?: string; file?: { name: string; type: string; bytes: Uint8Array } }, locale = 'en') => {
  const recognized = (await output(recognizer, input, { locale })) as Recognized
  return { ...recognized, offers: offersFor(input, recognized, index) }
}
const fileOf = (name: string, text: string) => ({ name, type: '', bytes: new TextEncoder().encode(text) })

describe('what people paste', () => {
  it('is recognized, and the tool they want is first, in 95 of 100 of at least 400 samples', async () => {
    const wrong: string[] = []
    for (const { text, kind, tool, language } of SAMPLES) {
      const { found, offers } = await guess({ text }, language)
      if (found[0]?.kind !== kind || offers[0]?.tool !== tool)
        wrong.push(`${kind}/${tool}: ${text.slice(0, 60)} → ${found[0]?.kind}/${offers[0]?.tool}`)
    }
    expect(SAMPLES.length).toBeGreaterThanOrEqual(400)
    expect(wrong.length / SAMPLES.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
  })

  it('has each kind of text among the samples', () => {
    const sampled = new Set(SAMPLES.map(({ kind }) => kind))
    const taken = new Set(index.flatMap(({ takes }) => takes.map(({ kind }) => kind)))
    const files = ['qr', 'barcode', 'image', 'gif', 'video', 'audio', 'word', 'pdf', 'archive', 'file']
    expect([...taken].filter((kind) => !sampled.has(kind) && !files.includes(kind))).toEqual([])
  })
})

describe('the tool offered first', () => {
  it('takes what is put into its fields, in 95 of 100 samples', { tags: 'long' }, async () => {
    const refused: string[] = []
    let asked = 0
    for (const { text, language } of SAMPLES) {
      const [offer] = (await guess({ text }, language)).offers
      const tool = registry.tools.find(({ id }) => id === offer?.tool)
      if (!offer || !tool || tool.effect === 'network' || tool.effect === 'browser') continue
      asked++
      const result = await run(tool, offer.values, { locale: language, currency: 'USD', timeZone: 'Europe/Warsaw' })
      if (!result.ok)
        refused.push(`${tool.id}: ${text.slice(0, 60)} → ${result.failures[0].code} ${JSON.stringify(result.failures[0].field)}`)
    }
    expect(asked).toBeGreaterThan(400)
    expect(refused.length / asked, refused.join('\n')).toBeLessThanOrEqual(0.05)
  })
})

describe('an offer', () => {
  it('puts the text into the field', async () => {
    const { offers } = await guess({ text: '[1]' })
    expect(offers[0]).toMatchObject({ tool: 'json-formatter', field: 'text', values: { text: '[1]' }, within: [] })
  })

  it('gives what was read, and other fields what goes with it', async () => {
    expect((await guess({ text: '98.6 °F' })).offers[0]).toMatchObject({ values: { temperature: '98.6', scale: 'fahrenheit' } })
    expect((await guess({ text: '4006381333931' })).offers[0]).toMatchObject({ values: { text: '4006381333931', symbology: 'EAN-13' } })
    expect((await guess({ text: '12/03/2026' }, 'fr')).offers[0]).toMatchObject({ values: { date: '2026-03-12' } })
    expect((await guess({ text: '12/03/2026' }, 'en')).offers[0]).toMatchObject({ values: { date: '2026-12-03' } })
  })

  it('comes for what is inside, too, and says in what', async () => {
    const { offers, contents } = await guess({ text: 'eyJhIjoxfQ==' })
    const inner = offers.find(({ tool }) => tool === 'json-formatter')
    expect(offers[0]?.tool).toBe('base64-decode')
    expect(inner).toMatchObject({ within: ['base64'], values: { text: '{"a":1}' } })
    expect(contents[inner?.content as number]).toBe('{"a":1}')
  })

  it('is one for each tool, with the likeliest first, and there are at most twelve', async () => {
    const { offers } = await guess({ text: '<p>Hello <a href="/">you</a></p>' })
    expect(new Set(offers.map(({ tool }) => tool)).size).toBe(offers.length)
    expect(offers.map(({ confidence }) => confidence)).toEqual(offers.map(({ confidence }) => confidence).toSorted((a, b) => b - a))
    expect(offers.length).toBeLessThanOrEqual(12)
  })

  it('of a file hands the file over, and its ending tells what its text may only hint at', async () => {
    const file = fileOf('data.yaml', 'a: 1')
    const { offers } = await guess({ file })
    expect(offers[0]).toMatchObject({ tool: 'yaml-to-json-converter', values: { text: file } })
    expect((await guess({ file: fileOf('notes.txt', 'a: 1') })).offers[0]?.tool).not.toBe('yaml-to-json-converter')
  })

  it('of several lines never goes to a field of one', async () => {
    const { offers } = await guess({ text: 'example.com\nexample.org' })
    expect(offers[0]).toMatchObject({ tool: 'domain-availability-checker', values: { text: 'example.com\nexample.org' } })
    expect(offers.map(({ tool }) => tool)).not.toContain('whois-lookup')
  })

  it('is made where the pattern of the entry fits, and not elsewhere', async () => {
    expect((await guess({ text: 'https://youtu.be/dQw4w9WgXcQ' })).offers[0]?.tool).toBe('youtube-thumbnail-downloader')
    expect((await guess({ text: 'https://example.com/' })).offers.map(({ tool }) => tool)).not.toContain('youtube-thumbnail-downloader')
  })
})
