import { expect, it } from 'vitest'
import { csvToJson } from '../../../../registry/tools/data/csv-to-json.ts'
import { jsonFormatter } from '../../../../registry/tools/data/json-formatter.ts'
import { jsonMinifier } from '../../../../registry/tools/data/json-minifier.ts'
import { xmlFormatter } from '../../../../registry/tools/data/xml-formatter.ts'
import { xmlMinifier } from '../../../../registry/tools/data/xml-minifier.ts'
import { xmlToJson } from '../../../../registry/tools/data/xml-to-json/tool.ts'
import { yamlFormatter } from '../../../../registry/tools/data/yaml-formatter/tool.ts'
import { yamlToJsonConverter } from '../../../../registry/tools/data/yaml-to-json-converter/tool.ts'
import { failure } from '../../../support/run-tool.ts'

const TOOLS = [csvToJson, jsonFormatter, jsonMinifier, xmlFormatter, xmlMinifier, xmlToJson, yamlFormatter, yamlToJsonConverter]

it.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s asks for a document instead of giving back nothing', async (_, tool) => {
  for (const text of ['', ' \n\t']) expect(await failure(tool, { text })).toMatchObject({ code: 'required', field: 'text' })
})
