import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { readLoadSettings } from '../../../src/server/load-settings.ts'
import { WrongSetting } from '../../../src/server/settings.ts'
import { catalogue } from '../../support/real-registry.ts'

const MEGABYTE = 1024 * 1024

it('has defaults, and takes what it is told', () => {
  const usual = { bytes: 256 * MEGABYTE, bytesPerCaller: 64 * MEGABYTE }
  expect(readLoadSettings({})).toEqual({
    pool: { size: availableParallelism() + 1, runs: undefined, niceness: 5 },
    face: { bodies: usual, answers: usual },
  })
  expect(readLoadSettings({}, 1_000).pool.size).toBe(2)
  const told = {
    RUN_PROCESSES: '5',
    RUNS_PER_CALLER: '3',
    BODIES_MB: '10',
    BODIES_PER_CALLER_MB: '4',
    ANSWERS_MB: '20',
    ANSWERS_PER_CALLER_MB: '6',
  }
  expect(readLoadSettings(told)).toEqual({
    pool: { size: 5, runs: { perCaller: 3 }, niceness: 5 },
    face: {
      bodies: { bytes: 10 * MEGABYTE, bytesPerCaller: 4 * MEGABYTE },
      answers: { bytes: 20 * MEGABYTE, bytesPerCaller: 6 * MEGABYTE },
    },
  })
})

it.each([{ RUN_PROCESSES: '0' }, { RUNS_PER_CALLER: 'many' }, { BODIES_MB: '-1' }, { ANSWERS_PER_CALLER_MB: '1.5' }])(
  'refuses %o',
  (env) => {
    expect(() => readLoadSettings(env)).toThrow(WrongSetting)
  },
)

it('has room for the largest request and result of every tool', async () => {
  const { bodies, answers } = readLoadSettings({}).face
  for (const { id, limits } of await catalogue.loadAll()) {
    expect(limits.bytes, id).toBeLessThanOrEqual(bodies?.bytesPerCaller ?? 0)
    expect(limits.resultBytes, id).toBeLessThanOrEqual(answers?.bytesPerCaller ?? 0)
  }
})
