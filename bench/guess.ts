import { type GuessIndex, offersFor } from '../engine/faces/guess.ts'
import { guessIndex } from '../engine/faces/guess-index.ts'
import { readRegistry } from '../engine/read/registry.ts'
import { recognizeText } from '../registry/lib/recognize/recognize.ts'
import { recognizeGiven } from '../registry/lib/recognize/given.ts'
import { makeContext } from '../engine/run/context.ts'
import { readAsset } from '../engine/run/node/read-asset.ts'
import { SAMPLES } from '../tests/engine/faces/guess-table.ts'
import type { Row } from './table.ts'

/** Longest time that a guess may take, in milliseconds. */
const MOST_MS = 20
const ROUNDS = 7

/** How many of the samples are right first, and how long each takes: the slowest sample by its median, and in the first round. */
export async function guesses(): Promise<Row[]> {
  const { tools } = await readRegistry(new URL('../registry/', import.meta.url))
  const index: GuessIndex = guessIndex(tools)
  const context = (language: string) => makeContext({ locale: language }, { asset: readAsset })
  let right = 0
  for (const { text, kind, tool, language } of SAMPLES) {
    const recognized = await recognizeGiven({ text }, context(language))
    if (recognized.found[0]?.kind === kind && offersFor({ text }, recognized, index)[0]?.tool === tool) right++
  }
  const times = SAMPLES.map(({ text, language }) => timesOf(text, language))
  const medians = times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0)
  const large = SAMPLES.filter(({ text }) => text.includes('\n')).map(({ text, language }) => {
    const grown = `${text}\n`.repeat(Math.ceil((256 * 1024) / text.length))
    return timesOf(grown, language).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  })
  const what = `${SAMPLES.length} samples`
  return [
    {
      part: 'guess',
      what: `${what}: kind and tool right first`,
      value: (right / SAMPLES.length) * 100,
      unit: '%',
      bound: 95,
      atLeast: true,
    },
    { part: 'guess', what: `${what}: slowest, median of ${ROUNDS}`, value: Math.max(...medians), unit: 'ms', bound: MOST_MS },
    { part: 'guess', what: `${what}: mean of medians`, value: medians.reduce((sum, ms) => sum + ms, 0) / medians.length, unit: 'ms' },
    { part: 'guess', what: 'samples of several lines, grown to 256 Ki characters: slowest', value: Math.max(...large), unit: 'ms' },
  ]
}

function timesOf(text: string, language: string): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const before = performance.now()
    recognizeText(text, { language })
    return performance.now() - before
  })
}
