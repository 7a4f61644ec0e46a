import { defineFailures } from '../../../../engine/core/define.ts'

export const elementNameFailures = defineFailures({
  'bad-tag-name': '“{{name}}” is not the name of a tag. Write names such as p or h1, between commas or spaces.',
})

/** Names of tags as people list them, also as `<p>`; in small letters. @throws ToolError bad-tag-name */
export function readElementNames(list: string, field: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { 0: part, index } of list.matchAll(/[^\s,;]+/g)) {
    const name = /^<?\/?(!?[a-z][\w:.-]*)\/?>?$/i.exec(part)?.[1]
    if (name === undefined)
      elementNameFailures.fail('bad-tag-name', { name: part.slice(0, 100).toWellFormed(), field, offset: index, text: list })
    else names.add(name.toLowerCase())
  }
  return names
}
