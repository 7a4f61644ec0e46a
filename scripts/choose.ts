import { parseArgs } from 'node:util'

/** Ways to reach a tool. `page` needs a build and a browser. */
export const FACES = ['transform', 'http', 'flags', 'batch', 'page'] as const
export type Face = (typeof FACES)[number]

/** Which tools, faces and languages are to be checked; an empty list leaves none out. */
export type Choice = {
  readonly tools: readonly string[]
  readonly categories: readonly string[]
  readonly faces: readonly string[]
  readonly languages: readonly string[]
}

export const EVERYTHING: Choice = { tools: [], categories: [], faces: [], languages: [] }

/** Reads `--tool`, `--category`, `--face` and `--language`, each as often as one likes, and `--all`, and says what is left. @throws TypeError */
export function readChoice(args: readonly string[]): { choice: Choice; isChosen: boolean; isAll: boolean; rest: readonly string[] } {
  const many = { type: 'string', multiple: true } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { tool: many, category: many, face: many, language: many, all: { type: 'boolean', default: false } },
  })
  const list = (given: readonly string[] = []) => given.flatMap((text) => text.split(',')).filter((text) => text !== '')
  const choice = { tools: list(values.tool), categories: list(values.category), faces: list(values.face), languages: list(values.language) }
  const unknown = choice.faces.find((face) => !(FACES as readonly string[]).includes(face))
  if (unknown !== undefined) throw new TypeError(`There is no face "${unknown}"; use one of ${FACES.join(', ')}.`)
  return { choice, isChosen: !isEverything(choice), isAll: values.all, rest: positionals }
}

/** Hands a choice to a test runner that is started as a process of its own. */
export const CHOICE_VARIABLE = 'TOOLGLOT_CHOICE'

/** The choice that this process was started with. */
export function ownChoice(): Choice {
  const text = process.env[CHOICE_VARIABLE]
  return text === undefined ? EVERYTHING : (JSON.parse(text) as Choice)
}

/** @throws TypeError for a name that fits no tool */
export function chosenOf<T extends { readonly id: string; readonly category: string }>(all: readonly T[], choice: Choice): T[] {
  const { tools, categories } = choice
  const unknown = [
    ...tools.filter((id) => !all.some((tool) => tool.id === id)).map((id) => `tool "${id}"`),
    ...categories.filter((id) => !all.some(({ category }) => category === id)).map((id) => `category "${id}"`),
  ]
  if (unknown.length > 0) throw new TypeError(`There is no ${unknown.join(', no ')}.`)
  if (tools.length + categories.length === 0) return [...all]
  return all.filter(({ id, category }) => tools.includes(id) || categories.includes(category))
}

export const isEverything = (choice: Choice): boolean => Object.values(choice).every((part) => part.length === 0)

export const hasFace = ({ faces }: Choice, face: Face): boolean => faces.length === 0 || faces.includes(face)
