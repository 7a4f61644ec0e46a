import { readFile } from 'node:fs/promises'
import type { ListedTool } from '../../engine/http/api.ts'

const kept = new Map<string, Promise<readonly ListedTool[]>>()

/** The tools of a language as the build wrote them beside the client (`dist/server/tools.<language>.json`). */
export function listTools(language: string): Promise<readonly ListedTool[]> {
  const list = kept.get(language) ?? readFile(new URL(`../../dist/server/tools.${language}.json`, import.meta.url), 'utf8').then((text) => JSON.parse(text) as ListedTool[])
  kept.set(language, list)
  return list
}
