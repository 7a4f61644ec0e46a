import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pathToFileURL } from 'node:url'
import { EFFECTS, type Effect } from '../engine/core/context.ts'
import { readCatalogue } from '../engine/run/node/catalogue.ts'
import { categories } from '../registry/categories.ts'
import { hasIcon } from '../src/site/icons.ts'
import { entryText, exportName, testText, type NewTool } from './new-tool-texts.ts'

/**
 * npm run new:tool <category>/<id>
 * Writes an entry and a test that fails until it is filled in. Edits nothing.
 */

class Refused extends Error {}

/** What is asked: why it matters, the answer without a terminal, and what is wrong with an answer. */
type Question = {
  readonly name: 'title' | 'summary' | 'icon' | 'effect'
  readonly explanation: string
  readonly suggestion: string
  readonly fault?: (answer: string) => string | undefined
}

function questionsFor(id: string): readonly Question[] {
  const plain = id.replaceAll('-', ' ')
  const notBlank = (answer: string) => (answer.trim() === '' ? 'it cannot be empty' : undefined)
  return [
    { name: 'title', explanation: 'Title, as people call it', suggestion: plain.charAt(0).toUpperCase() + plain.slice(1), fault: notBlank },
    {
      name: 'summary',
      explanation: 'What it does, in one sentence; search engines show it',
      suggestion: 'Say in one sentence what it does.',
      fault: notBlank,
    },
    {
      name: 'icon',
      explanation: 'A Lucide icon, see lucide.dev',
      suggestion: 'wrench',
      fault: (answer) => (hasIcon(answer) ? undefined : `"${answer}" is no Lucide icon`),
    },
    {
      name: 'effect',
      explanation: `What it needs beyond its input: ${EFFECTS.join(', ')}`,
      suggestion: 'pure',
      fault: (answer) => (EFFECTS.includes(answer as Effect) ? undefined : `use one of ${EFFECTS.join(', ')}`),
    },
  ]
}

async function ask(id: string): Promise<Pick<NewTool, Question['name']>> {
  const answers: Record<string, string> = {}
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  for (const { name, explanation, suggestion, fault } of questionsFor(id)) {
    let answer = suggestion
    while (terminal) {
      answer = (await terminal.question(`${explanation} [${suggestion}]: `)).trim() || suggestion
      const wrong = fault?.(answer)
      if (wrong === undefined) break
      console.log(`  ${wrong}`)
    }
    answers[name] = answer
  }
  terminal?.close()
  return answers as Pick<NewTool, Question['name']>
}

/** @throws Refused saying what would be right */
async function readPlace(argument: string | undefined, root: URL): Promise<Pick<NewTool, 'category' | 'id'>> {
  const [category = '', id = '', ...rest] = (argument ?? '').split('/')
  if (id === '' || rest.length > 0) throw new Refused('Usage: npm run new:tool <category>/<id>, such as text/word-frequency')
  if (!categories.some((entry) => entry.id === category))
    throw new Refused(`"${category}" is no category; use one of ${categories.map((entry) => entry.id).join(', ')}`)
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    throw new Refused(`"${id}" must begin with a letter and have lower-case letters, digits and single hyphens only`)
  const taken = (await readCatalogue(new URL('registry/', root))).urlOf(id)
  if (taken !== undefined) throw new Refused(`"${id}" is taken by ${taken.slice(root.href.length)}`)
  return { category, id }
}

async function write(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return path
}

async function main(): Promise<void> {
  const root = pathToFileURL(`${resolve('.')}/`)
  const place = await readPlace(process.argv[2], root)
  const entry = `registry/tools/${place.category}/${place.id}.ts`
  const test = `tests/registry/tools/${place.category}/${place.id}.test.ts`
  for (const path of [entry, test]) if (existsSync(path)) throw new Refused(`${path} exists already`)
  const tool: NewTool = { ...place, ...(await ask(place.id)) }
  await write(entry, entryText(tool))
  await write(test, testText(tool))
  console.log(`Written:
  ${[entry, test].join('\n  ')}

Next:
  1. Declare fields, results, failures, notices and at least three examples, and write the transform of ${exportName(tool.id)}: ${entry}
  2. Fill in the known answers, then run the test, which fails until you do: npx vitest run ${test}
  3. See it: npm run dev, then /${tool.id}/
  4. Other languages follow when their words come: npm run words -- fr ${tool.id}`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = 2
}
