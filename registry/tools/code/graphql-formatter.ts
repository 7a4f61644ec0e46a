import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { codeFailures } from '../../lib/code/failures.ts'
import { indentation, indentationOptions, lineWidth } from '../../lib/code/layout.ts'
import { formatWithPrettier } from '../../lib/code/prettier-format.ts'
import { inWords } from '../../lib/words/in-text.ts'

const SAMPLE =
  'query Hero($episode:Episode=JEDI){hero(episode:$episode){name,friends(first:2){...Person}}} # done\nfragment Person on Character{id name}'

const SCHEMA = '"A person" type User@key(fields:"id"){id:ID!,posts(first:Int=10):[Post!]!} union Hit=User|Post'

export const graphqlFormatter = defineTool({
  id: 'graphql-formatter',
  category: 'code',
  icon: 'waypoints',
  title: 'GraphQL formatter',
  summary: 'Format (beautify) GraphQL queries and schemas. Comments are kept, and the result is checked against the original.',
  keywords: ['graphql beautifier', 'pretty print graphql', 'format graphql query', 'graphql schema formatter', 'sdl formatter'],
  aliases: ['graphql-beautifier'],
  slugs: {
    es: 'formateador-graphql',
    fr: ['formater-graphql', 'formateur-graphql'],
    id: ['format-graphql', 'pemformat-graphql'],
    it: 'formattatore-graphql',
    pl: 'formatowanie-graphql',
    pt: 'formatador-graphql',
    ru: 'formatirovanie-graphql',
  },
  recognizes: [{ kind: 'graphql' }],
  effect: 'pure',
  input: z.object({
    text: text('GraphQL', { control: 'code', language: 'graphql', media: 'application/graphql' }),
    indentation: indentation(),
    lineWidth: lineWidth(),
    bracketSpacing: flag('Spaces inside braces', { default: true, help: '{ a } instead of {a}.', advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'graphql', media: 'application/graphql', fileName: 'formatted.graphql' }),
  }),
  failures: codeFailures.words,
  notes: [
    'The style is Prettier’s. Queries, mutations, subscriptions, fragments and schemas are parsed according to the GraphQL specification; names and types are not checked against a schema.',
    'The result is parsed again, and its syntax tree and comments are compared with those of your code. If they differ, you get an error instead of a result.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, {
        '# done': { es: '# listo', fr: '# terminé', id: '# selesai', it: '# fatto', pl: '# gotowe', pt: '# pronto', ru: '# готово' },
      }),
      output: {
        text: 'query Hero($episode: Episode = JEDI) {\n  hero(episode: $episode) {\n    name\n    friends(first: 2) {\n      ...Person\n    }\n  }\n} # done\nfragment Person on Character {\n  id\n  name\n}\n',
      },
    },
    {
      title: 'A schema with descriptions',
      input: { text: SCHEMA },
      in: inWords(SCHEMA, {
        'A person': {
          es: 'Una persona',
          fr: 'Une personne',
          id: 'Seseorang',
          it: 'Una persona',
          pl: 'Osoba',
          pt: 'Uma pessoa',
          ru: 'Человек',
        },
      }),
      output: {
        text: '"A person"\ntype User @key(fields: "id") {\n  id: ID!\n  posts(first: Int = 10): [Post!]!\n}\nunion Hit = User | Post\n',
      },
    },
    {
      title: 'Input objects, four spaces',
      input: { text: 'mutation{save(item:{id:1,tags:["a","b"]}){ok}}', indentation: '4', bracketSpacing: false },
      output: { text: 'mutation {\n    save(item: {id: 1, tags: ["a", "b"]}) {\n        ok\n    }\n}\n' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, indentation: chosen, lineWidth: printWidth, bracketSpacing }) => {
    const graphql = await import('prettier/plugins/graphql')
    return {
      text: await formatWithPrettier(
        text,
        { parser: 'graphql', plugins: [graphql], ...indentationOptions(chosen), printWidth, bracketSpacing },
        undefined,
        findEmptySelection,
      ),
    }
  },
})

type Node = { readonly kind?: string; readonly selections?: readonly unknown[]; readonly loc?: { readonly end: number } }

/** Braces without a field, which the grammar does not allow (GraphQL, 2.4) and Prettier's parser lets pass. */
function findEmptySelection(ast: object): { readonly offset: number; readonly reason: string } | undefined {
  let first: number | undefined
  const pending: unknown[] = [ast]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next !== 'object' || next === null) continue
    const { kind, selections, loc } = next as Node
    if (kind === 'SelectionSet' && selections?.length === 0 && loc) first = Math.min(first ?? loc.end, loc.end)
    // A place leads to all tokens of the text.
    for (const [key, part] of Object.entries(next)) if (key !== 'loc' && key !== 'comments') pending.push(part)
  }
  return first === undefined ? undefined : { offset: first - 1, reason: 'Expected Name, found "}".' }
}
