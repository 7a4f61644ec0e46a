import { describe, expect, it } from 'vitest'
import { jsonToPython } from '../../../../registry/tools/data/json-to-python/tool.ts'
import { HARD_JSON } from '../../../support/shape-samples.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> => (await output(jsonToPython, { text, ...more })).text

describe('json-to-python', () => {
  it.each([
    ['1', 'int'],
    ['12345678901234567890', 'int'],
    ['1.5', 'float'],
    ['1.12345678901234567', 'Decimal'],
    ['true', 'bool'],
    ['null', 'None'],
    ['[]', 'list[Any]'],
    ['[1,"a",null]', 'list[int | str | None]'],
    ['{"1":1,"2":2}', 'dict[str, int]'],
  ])('hints %s as %s', async (value, hint) => {
    for (const style of ['dataclass', 'pydantic', 'typeddict'])
      expect(await convert(`{"a":${value}}`, { style })).toContain(`    a: ${hint}\n`)
  })

  it('imports just what it uses', async () => {
    expect(await convert('{"a":"Any"}')).toBe(
      'from __future__ import annotations\n\nfrom dataclasses import dataclass\n\n\n@dataclass\nclass Root:\n    a: str\n',
    )
    expect(await convert('[{"a":1.12345678901234567},{"b":[]}]', { style: 'typeddict' })).toMatch(
      /^from __future__ import annotations\n\nfrom decimal import Decimal\nfrom typing import Any, NotRequired, TypedDict\n\n\nclass/,
    )
    expect(await convert('[1]')).toBe('from __future__ import annotations\n\n\nRoot = list[int]\n')
  })

  it('puts members without a default first in a dataclass', async () => {
    expect(await convert('[{"a":1,"b":1},{"b":2}]')).toContain('class RootItem:\n    b: int\n    a: int | None = None\n')
  })

  it('uses no keyword, no name of a hint and none of pydantic', async () => {
    const code = await convert('{"class":1,"int":2,"copy":3,"model_x":4,"_a":5,"":6}', { style: 'pydantic' })
    expect(code).toContain(
      '    class_: int = Field(alias="class")\n    int_: int = Field(alias="int")\n    copy_: int = Field(alias="copy")\n    model_x_: int = Field(alias="model_x")\n    a: int = Field(alias="_a")\n    value: int = Field(alias="")\n',
    )
  })

  it('keeps keys of a TypedDict that are no names', async () => {
    const code = await convert(HARD_JSON, { style: 'typeddict' })
    expect(code).toContain('Root = TypedDict(\n    "Root",\n    {\n        "class": int,\n')
    expect(code).toContain('        "quote\\"\\\\": bool,\n')
    // A name that begins with two underscores would be changed inside a class.
    expect(await convert('{"__a":1}', { style: 'typeddict' })).toContain('"__a": int')
  })

  it('refuses what is no JSON', async () => {
    expect(await failure(jsonToPython, { text: "{'a':1}" })).toMatchObject({ code: 'json-single-quotes', place: { column: 2 } })
  })
})
