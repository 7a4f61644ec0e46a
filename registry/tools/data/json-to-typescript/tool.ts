import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag } from '../../../../engine/core/kit.ts'
import { mapsField, readModel, shapeFailures, shapeFields, shapeNotices, shapeOutput, shapeRareFields } from '../../../lib/shapes/source.ts'
import { RESERVED, typeName, writeTypeScript } from './write.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const SAMPLE = '{"id":1,"name":"Ada","email":null,"tags":["math"],"posts":[{"id":7,"title":"Notes"},{"id":8,"title":"More","draft":true}]}'

export const jsonToTypescript = defineTool({
  id: 'json-to-typescript',
  category: 'data',
  icon: 'file-type',
  title: 'JSON to TypeScript',
  summary: 'Generate TypeScript interfaces, types or Zod schemas from sample JSON, with optional and nullable keys told apart.',
  keywords: ['json to ts', 'json to typescript interface', 'typescript types from json', 'json to zod', 'json2ts', 'zod schema generator'],
  aliases: ['json-to-ts', 'json-to-zod', 'json-to-typescript-interface'],
  slugs: {
    es: 'json-a-typescript',
    fr: 'json-en-typescript',
    id: 'json-ke-typescript',
    it: 'da-json-a-typescript',
    pl: 'json-na-typescript',
    pt: 'json-para-typescript',
    ru: 'json-v-typescript',
  },
  recognizes: [{ kind: 'json', confidence: 0.88 }],
  effect: 'pure',
  input: z.object({
    ...shapeFields,
    style: choice('Style', { interface: 'Interfaces', type: 'Type aliases', zod: 'Zod schemas' }),
    isReadonly: flag('Read-only', { help: 'Puts readonly before every key and array.', when: { style: ['interface', 'type'] } }),
    isExported: flag('Export', { default: true, advanced: true }),
    ...shapeRareFields,
    maps: mapsField('Use a Record when keys are data'),
  }),
  output: z.object(shapeOutput('typescript', 'TypeScript', 'types.ts')),
  failures: shapeFailures,
  notices: shapeNotices,
  notes: [
    'All objects of an array count as samples of one type: a key that some of them lack is optional (?), a value that is sometimes null gets “| null”, and values of several kinds become a union.',
    'Objects with the same keys and types share one type. An object whose keys look like data, such as IDs or dates, becomes a Record. A value that is always null becomes null, and items of an array that is always empty become unknown.',
    'TypeScript has one type for all numbers; whole ones become z.number().int() in Zod. The Zod schemas work in versions 3 and 4.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: {
        text: 'export interface Root {\n  id: number\n  name: string\n  email: null\n  tags: string[]\n  posts: Post[]\n}\n\nexport interface Post {\n  id: number\n  title: string\n  draft?: boolean\n}\n',
        facts: { root: 'Root', types: 2 },
      },
    },
    {
      title: 'Several kinds, null and odd keys',
      input: { text: '[{"a-b":1,"c":null},{"a-b":"x","c":2.5}]', style: 'type' },
      output: {
        text: 'export type Root = RootItem[]\n\nexport type RootItem = {\n  "a-b": number | string\n  c: number | null\n}\n',
        facts: { root: 'RootItem[]', types: 1 },
      },
    },
    {
      title: 'Zod schemas',
      input: { text: '{"id":1,"price":9.5,"by":{"name":"Ada"}}', style: 'zod', rootName: 'Book' },
      in: { id: { input: { text: '{"id":1,"price":9.5,"by":{"name":"Ayu"}}' } } },
      output: {
        text: "import * as z from 'zod'\n\nexport const bySchema = z.object({\n  name: z.string(),\n})\nexport type By = z.infer<typeof bySchema>\n\nexport const bookSchema = z.object({\n  id: z.number().int(),\n  price: z.number(),\n  by: bySchema,\n})\nexport type Book = z.infer<typeof bookSchema>\n",
      },
    },
  ],
  transform: ({ style, isReadonly, isExported, ...source }, { note }) => {
    const model = readModel(source, RESERVED, note)
    return {
      text: writeTypeScript(model, { style, isReadonly, isExported }),
      facts: { root: typeName(model.root, isReadonly), types: model.classes.length },
    }
  },
})
