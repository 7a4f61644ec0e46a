import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { codeFailures } from '../../lib/code/failures.ts'
import { scriptLayout, scriptOptions } from '../../lib/code/layout.ts'
import { formatWithPrettier } from '../../lib/code/prettier-format.ts'
import { inWords } from '../../lib/words/in-text.ts'

const SAMPLE =
  "// a user as the API sends it\ninterface User{readonly id:number,name:string;roles?:Array<'admin'|'guest'>}\nexport const byId=<T extends User>(users:readonly T[])=>new Map(users.map(u=>[u.id,u] as const));"

const COMPONENT = 'const Hello=({name}:{name:string})=><p>Hello, {name}!</p>'

export const typescriptFormatter = defineTool({
  id: 'typescript-formatter',
  category: 'code',
  icon: 'file-type',
  title: 'TypeScript formatter',
  summary: 'Format (beautify) TypeScript and TSX consistently. Comments are kept, and the result is checked against the original.',
  keywords: ['typescript beautifier', 'ts beautify', 'pretty print typescript', 'tsx formatter', 'format ts code'],
  aliases: ['ts-formatter', 'typescript-beautifier'],
  slugs: {
    es: 'formateador-typescript',
    fr: ['formater-typescript', 'formateur-typescript'],
    id: ['format-typescript', 'pemformat-typescript'],
    it: 'formattatore-typescript',
    pl: 'formatowanie-typescript',
    pt: 'formatador-typescript',
    ru: 'formatirovanie-typescript',
  },
  recognizes: [{ kind: 'typescript' }, { kind: 'javascript', confidence: 0.8 }],
  effect: 'pure',
  input: z.object({ text: text('TypeScript', { control: 'code', language: 'typescript', media: 'text/typescript' }), ...scriptLayout }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'typescript', media: 'text/typescript', fileName: 'formatted.ts' }),
  }),
  failures: codeFailures.words,
  notes: [
    'The style is Prettier’s, and the code is parsed by TypeScript’s own parser. Types are formatted but not checked.',
    'The result is parsed again, and its syntax tree and comments are compared with those of your code. If they differ, you get an error instead of a result.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, {
        'a user as the API sends it': {
          es: 'un usuario como lo envía la API',
          fr: 'un utilisateur tel que l’API l’envoie',
          id: 'pengguna seperti yang dikirim API',
          it: 'un utente come lo invia l’API',
          pl: 'użytkownik w postaci, jaką wysyła API',
          pt: 'um usuário como a API o envia',
          ru: 'пользователь, как его присылает API',
        },
      }),
      output: {
        text: '// a user as the API sends it\ninterface User {\n  readonly id: number;\n  name: string;\n  roles?: Array<"admin" | "guest">;\n}\nexport const byId = <T extends User>(users: readonly T[]) =>\n  new Map(users.map((u) => [u.id, u] as const));\n',
      },
    },
    {
      title: 'Enums and overloads',
      input: { text: 'enum Level{Low=1,High}\nfunction f(x:Level):void;function f(x:any){ }', quotes: 'single', semicolons: false },
      output: { text: 'enum Level {\n  Low = 1,\n  High,\n}\nfunction f(x: Level): void\nfunction f(x: any) {}\n' },
    },
    {
      title: 'TSX',
      input: { text: COMPONENT, semicolons: false },
      in: inWords(COMPONENT, {
        'Hello, {name}!': {
          es: '¡Hola, {name}!',
          fr: 'Bonjour, {name}\u00a0!',
          id: 'Halo, {name}!',
          it: 'Ciao, {name}!',
          pl: 'Cześć, {name}!',
          pt: 'Olá, {name}!',
          ru: 'Привет, {name}!',
        },
      }),
      output: { text: 'const Hello = ({ name }: { name: string }) => <p>Hello, {name}!</p>\n' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, ...layout }) => {
    const [typescript, estree] = await Promise.all([import('prettier/plugins/typescript'), import('prettier/plugins/estree')])
    return { text: await formatWithPrettier(text, { parser: 'typescript', plugins: [typescript, estree], ...scriptOptions(layout) }) }
  },
})
