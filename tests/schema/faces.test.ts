import { spawn } from 'node:child_process'
import { afterAll, describe, expect, it } from 'vitest'
import { readAll } from '../../engine/cli/terminal.ts'
import { parseArguments, toKebab } from '../../engine/cli/arguments.ts'
import { fieldsOf } from '../../engine/core/fields.ts'
import { toWire } from '../../engine/core/wire.ts'
import { hasFace, isEverything, ownChoice } from '../../scripts/choose.ts'
import { ask } from '../support/servers/ask.ts'
import { flagsOf, oneOfEachKind, requestOf, withSeedField } from '../support/example-requests.ts'
import { REGISTRY_URL, runsAnywhere, tools } from '../support/real-registry.ts'
import { TOOL_CHECKS } from '../support/tool-checks.ts'
import { type Case, casesOf, openToolWorld } from '../support/tool-world.ts'

const choice = ownChoice()
const isWhole = isEverything(choice)
const cases = casesOf(runsAnywhere)
const inBrowser = tools.filter(({ effect }) => effect === 'browser')
const world = await openToolWorld(REGISTRY_URL)
afterAll(() => world.close())

/** A face is the same code for every tool: of all tools, an example of each kind; of chosen tools, every one. */
const facing = (all: readonly Case[]) => (isWhole ? oneOfEachKind(all) : all)
const flagged = cases.filter((one) => flagsOf(withSeedField(one).example))

const FACES = {
  examples: { title: 'the transform itself', fitting: cases },
  repeatable: { title: 'a second run, which leaves its input as it was', fitting: cases },
  seeds: { title: 'other seeds, which give other answers', fitting: cases },
  inverse: { title: 'the inverse, which brings back what went in', fitting: cases },
  http: { title: 'the HTTP API', fitting: facing(cases) },
  flags: { title: 'the command line', fitting: facing(flagged) },
} as const
const LONG: ReadonlySet<string> = new Set(['repeatable', 'seeds'])

for (const { name, face, fits, faults } of TOOL_CHECKS) {
  const about = FACES[name as keyof typeof FACES]
  if (!about || (face && !hasFace(choice, face))) continue
  const chosen = Map.groupBy(
    about.fitting.filter(({ tool }) => fits(tool)),
    ({ tool }) => tool,
  )
  describe.runIf(chosen.size > 0)(about.title, { tags: LONG.has(name) ? 'long' : [] }, () => {
    it.each([...chosen].map(([tool, own]) => [tool.id, tool, own] as const))('answers the examples of %s', async (_, tool, own) => {
      const indexes = own.map(({ index }) => index)
      expect(await faults(world, tool, indexes)).toEqual([])
    })
  })
}

const asking = casesOf(tools.filter(({ effect }) => effect === 'network'))
const refused = inBrowser.slice(0, isWhole ? 2 : undefined)
// A suite without a test would be a failure, where a tool was chosen that is neither.
describe.runIf(asking.length > 0)('tools that ask the network', () => {
  it.each(asking.map((one) => [one.tool.id, one.index, one] as const))(
    '%s records an output that fits in example %i',
    (_, __, { tool, example }) => {
      expect(tool.input.safeParse(example.input).error).toBeUndefined()
      // Its page shows what is recorded, so each part of it is whole.
      expect(tool.output.partial().safeParse(example.output).error).toBeUndefined()
    },
  )
})

describe.runIf(refused.length > 0)('tools that need a browser', () => {
  it.each(refused.map((tool) => [tool.id, tool] as const))('%s is refused', async (_, tool) => {
    const { status, text } = await ask(world.port, `/api/tools/${tool.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: {} }),
    })
    expect({ status, body: JSON.parse(text) as unknown }).toMatchObject({ status: 501, body: { code: 'browser-only' } })
    expect((await world.command([tool.id])).exit).toBe(5)
  })
})

describe.runIf(hasFace(choice, 'batch'))('the command line as a process of its own', () => {
  it('answers all examples in one batch as the transform does, in order', { tags: 'long' }, async () => {
    const browserLines = inBrowser.map((tool) => ({ tool: tool.id, input: toWire(tool.examples[0]?.input) }))
    const lines = [...cases.map((one) => ({ tool: one.tool.id, ...requestOf(one) })), ...browserLines]
    const { out, exit } = await ownProcess(['--batch'], lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    expect(exit).toBe(0)
    const got =
      out === ''
        ? []
        : out
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line) as object)
    const expected = [
      ...(await Promise.all(cases.map(async (one) => ({ ok: true, output: await world.answerOf(one) })))),
      ...browserLines.map(() => ({ ok: false, error: { code: 'browser-only', message: expect.any(String) } })),
    ]
    expect(got).toHaveLength(expected.length)
    got.forEach((answer, index) => expect(answer, lines[index]?.tool).toEqual(expected[index]))
  })
})

describe.runIf(isWhole)('flags', () => {
  it('can carry the examples of every tool, but for those that take several files', () => {
    const reached = new Set(flagged.map(({ tool }) => tool.id))
    const takesFiles = ({ input }: (typeof tools)[number]) => fieldsOf(input).some(({ value }) => value === 'files')
    expect(runsAnywhere.filter((tool) => !reached.has(tool.id) && !takesFiles(tool)).map(({ id }) => id)).toEqual([])
  })

  it('reach every field, also where the command has an option of that name', () => {
    const lost = runsAnywhere.flatMap((tool) => {
      const fields = fieldsOf(tool.input)
      const isLost = (name: string, isSwitch: boolean) =>
        !parseArguments(isSwitch ? [`--${toKebab(name)}`] : [`--${toKebab(name)}`, 'x'], fields).given.has(name)
      return fields.filter(({ name, value }) => isLost(name, value === 'boolean')).map(({ name }) => `${tool.id}: ${name}`)
    })
    expect(lost).toEqual([])
  })

  it('are read in a process of its own', async () => {
    const one = cases.find(({ tool, index }) => tool.id === 'base64-encode' && index === 0) as Case
    const { exit, out } = await ownProcess(['base64-encode', ...(flagsOf(one.example) ?? []), '--json'])
    expect({ exit, output: JSON.parse(out) as unknown }).toEqual({ exit: 0, output: await world.answerOf(one) })
  })
})

async function ownProcess(argv: readonly string[], input = ''): Promise<{ out: string; exit: number | null }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/cli/main.ts', ...argv], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(input)
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { out: (await readAll(child.stdout)).toString(), exit: await exit }
}
