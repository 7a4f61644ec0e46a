import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { file } from '../../../engine/core/kit.ts'
import { type Reader, runForPage } from '../../../src/site/kept-runs.ts'

const AMERICAN: Reader = { locale: 'en', currency: 'USD', timeZone: 'America/New_York' }
const FRENCH: Reader = { locale: 'fr', currency: 'EUR', timeZone: 'Europe/Paris' }
const OCCASION = { seed: 'seed', now: 0 }

/** A tool that tells what it asked for, and how often it has run. */
function telling(asked: 'locale' | 'timeZone' | undefined) {
  let runs = 0
  return defineTool({
    id: 'telling',
    category: 'text',
    icon: 'text',
    title: 'Telling',
    summary: 'Tells what it is asked.',
    effect: 'random',
    input: z.object({ word: z.string() }),
    output: z.object({ told: z.string(), runs: z.number() }),
    examples: [{ input: { word: 'a' }, output: { told: 'a ' } }],
    transform: ({ word }, context) => ({ told: `${word} ${asked ? context[asked] : ''}`, runs: ++runs }),
  })
}
const told = async (...args: Parameters<typeof runForPage>) => {
  const result = await runForPage(...args)
  return result.ok ? result.output : result.failures
}

describe('a run for a page', () => {
  it('is made once for all languages where it asks nothing of the reader', async () => {
    const tool = telling(undefined)
    expect(await told(tool, { word: 'a' }, AMERICAN, OCCASION)).toEqual({ told: 'a ', runs: 1 })
    expect(await told(tool, { word: 'a' }, FRENCH, OCCASION)).toEqual({ told: 'a ', runs: 1 })
  })

  it('is made for each reader whose answer it asks for', async () => {
    const tool = telling('locale')
    expect(await told(tool, { word: 'a' }, AMERICAN, OCCASION)).toEqual({ told: 'a en', runs: 1 })
    expect(await told(tool, { word: 'a' }, FRENCH, OCCASION)).toEqual({ told: 'a fr', runs: 2 })
    expect(await told(tool, { word: 'a' }, { ...FRENCH, timeZone: 'UTC' }, OCCASION)).toEqual({ told: 'a fr', runs: 2 })
    expect(await told(tool, { word: 'a' }, AMERICAN, OCCASION)).toEqual({ told: 'a en', runs: 1 })
  })

  it('is made anew for another input, seed, clock, zone or tool', async () => {
    const tool = telling('timeZone')
    await told(tool, { word: 'a' }, FRENCH, OCCASION)
    expect(await told(tool, { word: 'b' }, FRENCH, OCCASION)).toMatchObject({ told: 'b Europe/Paris', runs: 2 })
    expect(await told(tool, { word: 'b' }, FRENCH, { ...OCCASION, seed: 'other' })).toMatchObject({ runs: 3 })
    expect(await told(tool, { word: 'b' }, FRENCH, { ...OCCASION, now: 1 })).toMatchObject({ runs: 4 })
    expect(await told(tool, { word: 'b' }, { ...FRENCH, timeZone: 'UTC' }, OCCASION)).toEqual({ told: 'b UTC', runs: 5 })
    expect(await told(telling('timeZone'), { word: 'b' }, FRENCH, OCCASION)).toMatchObject({ runs: 1 })
  })

  it('tells files apart by what they hold', async () => {
    const tool = defineTool({
      id: 'opening',
      category: 'text',
      icon: 'text',
      title: 'Opening',
      summary: 'Opens a file.',
      effect: 'pure',
      input: z.object({ word: file('Word') }),
      output: z.object({ told: z.string() }),
      examples: [{ input: { word: { name: 'a', type: '', bytes: Uint8Array.of(1) } }, output: { told: '1' } }],
      transform: ({ word }) => ({ told: String(word.bytes) }),
    })
    const fileOf = (...bytes: number[]) => ({ name: 'a', type: '', bytes: Uint8Array.from(bytes) })
    expect(await told(tool, { word: fileOf(1) }, FRENCH, OCCASION)).toMatchObject({ told: '1' })
    expect(await told(tool, { word: fileOf(2) }, FRENCH, OCCASION)).toMatchObject({ told: '2' })
  })

  it('is refused alike for all', async () => {
    const tool = telling(undefined)
    const refused = [{ code: 'required', field: 'word' }]
    expect(await told(tool, {}, AMERICAN, OCCASION)).toMatchObject(refused)
    expect(await told(tool, {}, FRENCH, OCCASION)).toMatchObject(refused)
  })
})
