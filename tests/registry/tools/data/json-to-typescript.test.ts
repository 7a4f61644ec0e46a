import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import { format } from 'prettier/standalone'
import { describe, expect, it } from 'vitest'
import * as zod from 'zod'
import { jsonToTypescript } from '../../../../registry/tools/data/json-to-typescript/tool.ts'
import { HARD_JSON } from '../../../support/shape-samples.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> => (await output(jsonToTypescript, { text, ...more })).text

/** The schema of a result, made to run: without its import, exports and types. */
function schemaOf(code: string, name: string): zod.ZodType {
  const script = code
    .replace(/^import .*$/m, '')
    .replace(/^export type .*$/gm, '')
    .replaceAll('export const', 'const')
  // oxlint-disable-next-line no-new-func -- what is tested is code
  return new Function('z', `${script}\nreturn ${name}`)(zod) as zod.ZodType
}

describe('json-to-typescript', () => {
  it.each(['interface', 'type', 'zod'])('writes what TypeScript can parse (%s)', async (style) => {
    for (const isReadonly of [false, true]) {
      const text = await convert(HARD_JSON, { style, isReadonly })
      await expect(format(text, { parser: 'babel-ts', plugins: [babel, estree as never] })).resolves.toContain('export')
    }
  })

  it.each([HARD_JSON, '[]', '1', 'null', '[{"a":1},{"b":null}]', '{"1":[{"a":{}}],"2":[]}'])(
    'writes zod schemas that take the sample %s',
    async (text) => {
      const schema = schemaOf(await convert(text, { style: 'zod' }), 'rootSchema')
      expect(schema.safeParse(JSON.parse(text)).error).toBeUndefined()
    },
  )

  it('tells optional and nullable apart in zod', async () => {
    const schema = schemaOf(await convert('[{"a":1,"b":null},{"b":"x"}]', { style: 'zod' }), 'rootSchema')
    const takes = (value: unknown) => schema.safeParse(value).success
    expect([takes([{ b: null }]), takes([{ a: null, b: null }]), takes([{ a: 1 }]), takes([{ a: 1.5, b: 'x' }])]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it.each([
    ['[]', 'export type Root = unknown[]\n'],
    ['"x"', 'export type Root = string\n'],
    ['[1,null,"a"]', 'export type Root = (number | string | null)[]\n'],
    ['{}', 'export interface Root {}\n'],
    ['{"1":{"a":1},"2":{"a":2}}', 'export type Root = Record<string, RootItem>\n\nexport interface RootItem {\n  a: number\n}\n'],
    ['{"record":{"a":1}}', 'export interface Root {\n  record: Record2\n}\n\nexport interface Record2 {\n  a: number\n}\n'],
  ])('writes %s', async (text, code) => {
    expect(await convert(text)).toBe(code)
  })

  it('writes readonly, and leaves out export', async () => {
    expect(await convert('{"a":[[1]],"m":{"1":1,"2":2}}', { isReadonly: true, isExported: false })).toBe(
      'interface Root {\n  readonly a: readonly (readonly number[])[]\n  readonly m: Readonly<Record<string, number>>\n}\n',
    )
  })

  it('tells what a sample cannot say', async () => {
    expect(noticeCodes(await output(jsonToTypescript, { text: '{"a":[],"b":null,"c":12345678901234567890}' }))).toEqual([
      'unknowns',
      'long-numbers',
    ])
    expect(noticeCodes(await output(jsonToTypescript, { text: '{"a":1}\n{"a":2}', syntax: 'lines' }))).toEqual(['lines-are-samples'])
  })

  it('takes each line of JSON Lines as a sample', async () => {
    expect(await convert('{"a":1}\n{}', { syntax: 'lines' })).toBe('export interface Root {\n  a?: number\n}\n')
  })

  it.each([
    ['', 'required'],
    ['{"a":1,"a":2}', 'json-repeated-name'],
    ['['.repeat(600) + ']'.repeat(600), 'json-too-deep'],
  ])('refuses %j as %s', async (text, code) => {
    expect(await failure(jsonToTypescript, { text })).toMatchObject({ code, field: 'text' })
  })
})
