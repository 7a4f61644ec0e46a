import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice } from '../../../../engine/core/kit.ts'
import { mapsField, readModel, shapeFailures, shapeFields, shapeNotices, shapeOutput, shapeRareFields } from '../../../lib/shapes/source.ts'
import { pythonType, RESERVED, writePython } from './write.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const SAMPLE = '{"userId":7,"tags":["a"],"home":{"city":"London"}}'

export const jsonToPython = defineTool({
  id: 'json-to-python',
  category: 'data',
  icon: 'file-code-corner',
  title: 'JSON to Python',
  summary: 'Generate Python dataclasses, TypedDicts or Pydantic models from sample JSON, with aliases for awkward keys.',
  keywords: ['json to python class', 'json to dataclass', 'json to pydantic', 'pydantic model generator', 'json to typeddict'],
  aliases: ['json-to-pydantic', 'json-to-dataclass', 'json-to-python-class'],
  slugs: {
    es: 'json-a-python',
    fr: 'json-en-python',
    id: 'json-ke-python',
    it: 'da-json-a-python',
    pl: 'json-na-python',
    pt: 'json-para-python',
    ru: 'json-v-python',
  },
  recognizes: [{ kind: 'json', confidence: 0.86 }],
  effect: 'pure',
  input: z.object({
    ...shapeFields,
    style: choice('Style', { dataclass: 'Dataclasses', pydantic: 'Pydantic models', typeddict: 'TypedDicts' }),
    ...shapeRareFields,
    maps: mapsField('Use a dict when keys are data'),
  }),
  output: z.object(shapeOutput('python', 'Python', 'models.py')),
  failures: shapeFailures,
  notices: shapeNotices,
  notes: [
    'The code needs Python 3.10, TypedDicts with optional keys need Python 3.11, and Pydantic models need Pydantic 2.',
    'All objects of an array count as samples of one type: a key that some of them lack gets the default None (NotRequired in a TypedDict), and a value that is sometimes null gets “| None”. Objects with the same keys and types share one class; keys that look like data make a dict.',
    'Names are in snake_case and never a keyword. Pydantic models read the original key through an alias, a dataclass names it in a comment, and a TypedDict keeps it. A fraction with more digits than a float holds becomes Decimal.',
  ],
  examples: [
    {
      input: { text: '[{"userId":7,"name":"Ada"},{"userId":8,"name":null,"class":"x"}]' },
      in: { id: { input: { text: '[{"userId":7,"name":"Ayu"},{"userId":8,"name":null,"class":"x"}]' } } },
      output: {
        text: 'from __future__ import annotations\n\nfrom dataclasses import dataclass\n\n\n@dataclass\nclass RootItem:\n    user_id: int  # "userId"\n    name: str | None\n    class_: str | None = None  # "class"\n\n\nRoot = list[RootItem]\n',
        facts: { root: 'list[RootItem]', types: 1 },
      },
    },
    {
      title: 'Pydantic models',
      input: { text: SAMPLE, rootName: 'User', style: 'pydantic' },
      in: inSample({ text: SAMPLE }),
      output: {
        text: 'from __future__ import annotations\n\nfrom pydantic import BaseModel, ConfigDict, Field\n\n\nclass Home(BaseModel):\n    city: str\n\n\nclass User(BaseModel):\n    model_config = ConfigDict(populate_by_name=True)\n\n    user_id: int = Field(alias="userId")\n    tags: list[str]\n    home: Home\n',
        facts: { root: 'User', types: 2 },
      },
    },
    {
      title: 'TypedDict with a key that isn’t a name',
      input: { text: '{"content-type":"text/plain","size":1.5}', rootName: 'Part', style: 'typeddict' },
      output: {
        text: 'from __future__ import annotations\n\nfrom typing import TypedDict\n\n\nPart = TypedDict(\n    "Part",\n    {\n        "content-type": str,\n        "size": float,\n    },\n)\n',
      },
    },
  ],
  transform: ({ style, ...source }, { note }) => {
    const model = readModel(source, RESERVED, note)
    return { text: writePython(model, style), facts: { root: pythonType(model.root), types: model.classes.length } }
  },
})
