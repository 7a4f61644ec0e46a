import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ToolError } from '../../engine/core/errors.ts'
import type { ApiOptions, ListedTool } from '../../engine/http/api.ts'

/** The tools of each language as the build wrote them: `api/<language>/tools.json` in its folder. */
export function createListing(root: string): ApiOptions['listTools'] {
  return async (language) => {
    try {
      return JSON.parse(await readFile(join(root, 'api', language, 'tools.json'), 'utf8')) as ListedTool[]
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new ToolError('unknown-language', {}, {}, { cause })
      throw cause
    }
  }
}
