import { describe, expect, it } from 'vitest'
import { USED_PORTS } from '../../../../registry/data/web/used-ports.ts'
import { randomPortGenerator as tool } from '../../../../registry/tools/network/random-port-generator.ts'
import { fairBound, chiSquared, countsOf } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { port: string; range: string; service?: string }
const numbers = (ports: Row[]) => ports.map(({ port }) => Number(port))

describe('the used ports', () => {
  // From the IANA registry.
  it.each([
    [22, 'ssh'],
    [80, 'http'],
    [443, 'https'],
    [3306, 'mysql'],
    [5432, 'postgresql'],
  ])('%i is %s', (port, service) => {
    expect(USED_PORTS.get(port)).toBe(service)
  })

  it('lie within the ports, and ranges are filled', () => {
    for (const [port, service] of USED_PORTS) expect(port > 0 && port <= 65_535 && service !== '').toBe(true)
    expect([6881, 6885, 6889].every((port) => USED_PORTS.has(port))).toBe(true)
  })
})

describe('random-port-generator', () => {
  it.each([
    ['free', 1024, 65_535],
    ['system', 0, 1023],
    ['registered', 1024, 49_151],
    ['dynamic', 49_152, 65_535],
  ])('keeps to the range %s and leaves out what services use', async (range, min, max) => {
    const { ports } = await output(tool, { range, count: 500 })
    for (const port of numbers(ports)) expect(port >= min && port <= max && !USED_PORTS.has(port)).toBe(true)
    expect(new Set(numbers(ports)).size).toBe(500)
  })

  it('draws every allowed port evenly, both ends too', async () => {
    const drawn: number[] = []
    for (let seed = 0; seed < 12; seed++)
      drawn.push(...numbers((await output(tool, { range: 'own', min: 49_152, max: 49_251, count: 1000, unique: false }, { seed })).ports))
    expect(
      chiSquared(
        countsOf(
          drawn,
          Array.from({ length: 100 }, (_, index) => 49_152 + index),
        ),
      ),
    ).toBeLessThan(fairBound(99))
  })

  it('leaves out what the visitor names, and names services otherwise', async () => {
    const near = { range: 'own', min: 8078, max: 8083, unused: false, order: 'ascending' }
    expect((await output(tool, { ...near, count: 6 })).ports).toContainEqual({
      port: '8080',
      range: 'registered',
      service: USED_PORTS.get(8080),
    })
    expect(numbers((await output(tool, { ...near, count: 3, exclude: '8080; 8082-8083' })).ports)).toEqual([8078, 8079, 8081])
  })

  it('draws the same from the same seed', async () => {
    const of = (seed: string) => output(tool, { count: 5, seed })
    expect(await of('a')).toEqual(await of('a'))
    expect(await of('a')).not.toEqual(await of('b'))
  })

  it.each([
    [{ range: 'own', min: 2, max: 1 }, 'min-above-max', 'min'],
    [{ exclude: '80a' }, 'bad-ports', 'exclude'],
    [{ exclude: '90-80' }, 'bad-ports', 'exclude'],
    [{ exclude: '65536' }, 'bad-ports', 'exclude'],
    [{ range: 'own', min: 80, max: 80 }, 'too-few-to-draw', 'count'],
    [{ range: 'own', min: 8000, max: 8001, count: 3, unused: false }, 'too-few-to-draw', 'count'],
    [{ max: 65_536 }, 'too-large', 'max'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})
