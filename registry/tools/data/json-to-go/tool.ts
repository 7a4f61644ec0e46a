import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { flag, text } from '../../../../engine/core/kit.ts'
import { readModel, shapeFailures, shapeFields, shapeNotices, shapeOutput, shapeRareFields } from '../../../lib/shapes/source.ts'
import { goType, RESERVED, unreadableKeys, writeGo } from './write.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const SAMPLE = '{"user_id":7,"avatar_url":null,"name":"Ada","scores":[1.5,2],"home":{"city":"London"}}'

export const jsonToGo = defineTool({
  id: 'json-to-go',
  category: 'data',
  icon: 'file-code-2',
  title: 'JSON to Go',
  summary: 'Generate Go structs with json tags from sample JSON, formatted as gofmt does.',
  keywords: ['json to go struct', 'json to golang', 'go struct generator', 'golang json struct', 'convert json to go'],
  aliases: ['json-to-golang', 'json-to-go-struct'],
  slugs: { es: 'json-a-go', fr: 'json-en-go', id: 'json-ke-go', it: 'da-json-a-go', pl: 'json-na-go', pt: 'json-para-go', ru: 'json-v-go' },
  recognizes: [{ kind: 'json', confidence: 0.85 }],
  effect: 'pure',
  input: z.object({
    ...shapeFields,
    isOmitted: flag('omitempty for optional keys', { default: true, help: 'For keys that some objects lack.' }),
    packageName: text('Package', { min: 1, max: 100, default: 'main', control: 'line', pattern: /^[a-z_][a-z0-9_]*$/, advanced: true }),
    ...shapeRareFields,
  }),
  output: z.object(shapeOutput('go', 'Go', 'types.go')),
  failures: shapeFailures,
  notices: {
    ...shapeNotices,
    'key-without-tag': {
      warning: {
        one: '{{count, number}} key can’t be written in a tag, so encoding/json won’t read it: “{{key}}”.',
        other: '{{count, number}} keys can’t be written in a tag, so encoding/json won’t read them: the first is “{{key}}”.',
      },
    },
  },
  notes: [
    'All objects of an array count as samples of one type. A value that is sometimes null or an object that is sometimes missing becomes a pointer, and a key that some objects lack gets omitempty. Objects with the same keys and types share one struct; keys that look like data make a map.',
    'Whole numbers become int or int64, depending on their size, and fractions float64; numbers that neither holds exactly become json.Number. Values of several kinds become any.',
    'Names follow the initialisms that Go’s linters ask for, such as ID and URL.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: {
        text: 'package main\n\ntype Root struct {\n\tUserID    int       `json:"user_id"`\n\tAvatarURL any       `json:"avatar_url"`\n\tName      string    `json:"name"`\n\tScores    []float64 `json:"scores"`\n\tHome      Home      `json:"home"`\n}\n\ntype Home struct {\n\tCity string `json:"city"`\n}\n',
        facts: { root: 'Root', types: 2 },
      },
    },
    {
      title: 'Optional and nullable keys',
      input: { text: '[{"id":1,"note":null},{"id":9007199254740993,"note":"x","ok":true}]' },
      output: {
        text: 'package main\n\ntype Root []RootItem\n\ntype RootItem struct {\n\tID   int64   `json:"id"`\n\tNote *string `json:"note"`\n\tOk   bool    `json:"ok,omitempty"`\n}\n',
        facts: { root: '[]RootItem', types: 1 },
      },
    },
    {
      title: 'Keys that are data become a map',
      input: { text: '{"prices":{"2026-01-01":1.5,"2026-01-02":2}}' },
      output: { text: 'package main\n\ntype Root struct {\n\tPrices map[string]float64 `json:"prices"`\n}\n' },
    },
  ],
  transform: ({ isOmitted, packageName, ...source }, { note }) => {
    const model = readModel(source, RESERVED, note)
    const [first, ...rest] = unreadableKeys(model)
    if (first !== undefined) note('key-without-tag', { count: rest.length + 1, key: first.slice(0, 100).toWellFormed() })
    return { text: writeGo(model, { packageName, isOmitted }), facts: { root: goType(model.root), types: model.classes.length } }
  },
})
