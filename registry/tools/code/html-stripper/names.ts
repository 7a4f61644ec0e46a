import { defineFailures } from '../../../../engine/core/define.ts'

export const elementNameFailures = defineFailures({
  'bad-tag-name': '“{{name}}” isn’t a tag name. Enter names such as p or h1, separated by commas or spaces.',
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
