import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text } from '../../../../engine/core/kit.ts'
import { readModel, shapeFailures, shapeFields, shapeNotices, shapeOutput, shapeRareFields } from '../../../lib/shapes/source.ts'
import { inText } from '../../../lib/words/in-text.ts'
import { javaType, RESERVED, writeJava } from './write.ts'

export const jsonToJava = defineTool({
  id: 'json-to-java',
  category: 'data',
  icon: 'coffee',
  title: 'JSON to Java',
  summary: 'Generate Java records or classes from sample JSON, with Jackson, Gson or Lombok annotations.',
  keywords: [
    'json to java class',
    'json to pojo',
    'json to java record',
    'jackson class generator',
    'gson class generator',
    'json schema to pojo',
  ],
  aliases: ['json-to-pojo', 'json-to-java-class', 'json-to-java-record'],
  slugs: {
    es: 'json-a-java',
    fr: 'json-en-java',
    id: 'json-ke-java',
    it: 'da-json-a-java',
    pl: 'json-na-java',
    pt: 'json-para-java',
    ru: 'json-v-java',
  },
  recognizes: [{ kind: 'json', confidence: 0.86 }],
  effect: 'pure',
  input: z.object({
    ...shapeFields,
    style: choice('Style', { record: 'Records', class: 'Classes with getters and setters', lombok: 'Classes with Lombok' }),
    library: choice('Annotations', { jackson: 'Jackson', gson: 'Gson', none: 'None' }),
    packageName: text('Package', {
      max: 200,
      default: '',
      control: 'line',
      placeholder: 'com.example.model',
      pattern: /^(?:[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)?$/,
    }),
    ...shapeRareFields,
  }),
  output: z.object(shapeOutput('java', 'Java', 'Root.java')),
  failures: shapeFailures,
  notices: { ...shapeNotices, 'no-class': { info: 'The document holds no objects, so there is no class to write; its type is below.' } },
  notes: [
    'All objects of an array count as samples of one type. Keys that some of them lack, or whose value is sometimes null, get the boxed types Integer, Long, Double and Boolean, which can be null. Objects with the same keys and types share one class, and keys that look like data make a Map.',
    'Whole numbers become int, long or BigInteger, depending on their size; fractions become double, or BigDecimal where a double would lose digits. Values of several kinds become Object.',
    'Names are in camelCase; where that differs from the key, or the key is a reserved word, an annotation names the key. All types are in one file, nested in the first, because Java allows only one public type in each.',
  ],
  examples: [
    {
      input: { text: '{"user_id":7,"name":"Ada","tags":["a"],"manager":{"class":"x","age":null}}' },
      in: inText({ id: '{"user_id":7,"name":"Ayu","tags":["a"],"manager":{"class":"x","age":null}}' }),
      output: {
        text: 'import com.fasterxml.jackson.annotation.JsonProperty;\nimport java.util.List;\n\npublic record Root(\n    @JsonProperty("user_id") int userId,\n    String name,\n    List<String> tags,\n    Manager manager\n) {\n    public record Manager(\n        @JsonProperty("class") String class_,\n        Object age\n    ) {}\n}\n',
        facts: { root: 'Root', types: 2 },
      },
    },
    {
      title: 'Classes with Lombok, and large numbers',
      input: {
        text: '[{"id":9007199254740993,"big":12345678901234567890},{"id":null,"big":1}]',
        style: 'lombok',
        packageName: 'com.example',
      },
      output: {
        text: 'package com.example;\n\nimport java.math.BigInteger;\nimport lombok.Data;\n\n@Data\npublic class RootItem {\n    private Long id;\n    private BigInteger big;\n}\n',
        facts: { root: 'List<RootItem>', types: 1 },
      },
    },
    {
      title: 'Getters and setters',
      input: { text: '{"ok":true}', style: 'class', library: 'none' },
      output: {
        text: 'public class Root {\n    private boolean ok;\n\n    public boolean isOk() {\n        return ok;\n    }\n\n    public void setOk(boolean ok) {\n        this.ok = ok;\n    }\n}\n',
      },
    },
  ],
  transform: ({ style, library, packageName, ...source }, { note }) => {
    const model = readModel(source, RESERVED, note)
    if (model.classes.length === 0) note('no-class')
    return {
      text: writeJava(model, { style, library, packageName }),
      facts: { root: javaType(model.root, false), types: model.classes.length },
    }
  },
})
