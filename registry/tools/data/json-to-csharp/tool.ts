import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { mapsField, readModel, shapeFailures, shapeFields, shapeNotices, shapeOutput, shapeRareFields } from '../../../lib/shapes/source.ts'
import { inText } from '../../../lib/words/in-text.ts'
import { csharpType, RESERVED, writeCSharp } from './write.ts'

export const jsonToCsharp = defineTool({
  id: 'json-to-csharp',
  category: 'data',
  icon: 'file-code',
  title: 'JSON to C#',
  summary: 'Generate C# classes or records from sample JSON for System.Text.Json or Newtonsoft.Json.',
  keywords: ['json to c# class', 'json to c# record', 'json2csharp', 'c# model from json', 'convert json to c#', 'newtonsoft json class'],
  aliases: ['json2csharp', 'json-to-c-sharp', 'json-to-csharp-class'],
  slugs: {
    es: 'json-a-csharp',
    fr: 'json-en-csharp',
    id: 'json-ke-csharp',
    it: 'da-json-a-csharp',
    pl: 'json-na-csharp',
    pt: 'json-para-csharp',
    ru: 'json-v-csharp',
  },
  recognizes: [{ kind: 'json', confidence: 0.87 }],
  effect: 'pure',
  input: z.object({
    ...shapeFields,
    style: choice('Style', { record: 'Records', class: 'Classes' }),
    library: choice('Library', { system: 'System.Text.Json', newtonsoft: 'Newtonsoft.Json' }),
    arrays: choice('Arrays', { list: 'List<T>', array: 'T[]' }),
    namespace: text('Namespace', {
      max: 200,
      default: '',
      control: 'line',
      placeholder: 'MyApp.Models',
      pattern: /^(?:[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)?$/,
    }),
    isNullable: flag('Nullable reference types', {
      default: true,
      help: 'Also marks keys that are always present as required (C# 11).',
      advanced: true,
    }),
    ...shapeRareFields,
    maps: mapsField('Use a Dictionary when keys are data'),
  }),
  output: z.object(shapeOutput('csharp', 'C#', 'Model.cs')),
  failures: shapeFailures,
  notices: shapeNotices,
  notes: [
    'All objects of an array count as samples of one type: a key that some of them lack, or whose value is sometimes null, becomes nullable. Objects with the same keys and types share one class; keys that look like data make a Dictionary.',
    'Whole numbers become int or long, depending on their size; longer ones become BigInteger (Newtonsoft.Json) or JsonElement (System.Text.Json, which has no BigInteger). A number with more digits than a double holds becomes decimal. Strings stay strings, even those that look like dates.',
    'Values of several kinds become JsonElement or JToken. Names are in PascalCase, with the JSON key in an attribute.',
  ],
  examples: [
    {
      input: { text: '{"user_id":7,"name":"Ada","scores":[1,2.5],"manager":{"name":"Bea"}}' },
      in: inText({ id: '{"user_id":7,"name":"Ayu","scores":[1,2.5],"manager":{"name":"Bea"}}' }),
      output: {
        text: '#nullable enable\nusing System.Collections.Generic;\nusing System.Text.Json.Serialization;\n\npublic record Root\n{\n    [JsonPropertyName("user_id")]\n    public required int UserId { get; init; }\n\n    [JsonPropertyName("name")]\n    public required string Name { get; init; }\n\n    [JsonPropertyName("scores")]\n    public required List<double> Scores { get; init; }\n\n    [JsonPropertyName("manager")]\n    public required Manager Manager { get; init; }\n}\n\npublic record Manager\n{\n    [JsonPropertyName("name")]\n    public required string Name { get; init; }\n}\n',
        facts: { root: 'Root', types: 2 },
      },
    },
    {
      title: 'Classes for Newtonsoft.Json',
      input: {
        text: '[{"id":12345678901234567890},{"id":1,"note":"x"}]',
        style: 'class',
        library: 'newtonsoft',
        isNullable: false,
        namespace: 'App.Models',
      },
      output: {
        text: 'using System.Numerics;\nusing Newtonsoft.Json;\n\nnamespace App.Models;\n\npublic class RootItem\n{\n    [JsonProperty("id")]\n    public BigInteger Id { get; set; }\n\n    [JsonProperty("note")]\n    public string Note { get; set; }\n}\n',
        facts: { root: 'List<RootItem>', types: 1 },
      },
    },
    {
      title: 'Keys that are sometimes missing or null',
      input: { text: '[{"a":1,"b":null},{"b":true}]', arrays: 'array' },
      output: { facts: { root: 'RootItem[]', types: 1 } },
    },
  ],
  transform: ({ style, library, arrays, namespace, isNullable, ...source }, { note }) => {
    const model = readModel(source, RESERVED, note)
    const options = { style, library, arrays, namespace, isNullable }
    return { text: writeCSharp(model, options), facts: { root: csharpType(model.root, options), types: model.classes.length } }
  },
})
