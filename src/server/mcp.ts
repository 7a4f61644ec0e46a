import type { ServerOptions } from './server.ts'
import { rowsOf } from '../../engine/mcp/calls.ts'
import type { McpHost } from '../../engine/mcp/host.ts'
import { site } from '../../registry/site.ts'
import { type Environment, WrongSetting } from './settings.ts'

/** Who serves, as clients are told. */
export const MCP_INFO = { name: site.name.toLowerCase(), title: site.name, version: '1.0.0' } as const

export type McpParts = Pick<McpHost, 'tools' | 'locales' | 'say' | 'wordsOf' | 'recognizer' | 'takenIn' | 'recipes'> & {
  readonly env: Environment
  /** What a text finds, pages among the tools included. */
  readonly find: McpHost['search']
}

/**
 * What serves models. MCP=false turns it off over HTTP, MCP_TOOLS names the tools that are listed by their own names, too,
 * MCP_ORIGINS the origins whose pages may ask. @throws WrongSetting
 */
export async function readMcp({ env, ...parts }: McpParts): Promise<ServerOptions['mcp']> {
  if (env.MCP === 'false') return undefined
  const origins = listOf(env.MCP_ORIGINS)
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong !== undefined) throw new WrongSetting(`MCP_ORIGINS names "${wrong}", but must hold origins such as https://example.com.`)
  return { host: await mcpHost(parts, listOf(env.MCP_TOOLS), true), origins }
}

/** @param direct ids of tools that are listed by their own names @throws WrongSetting */
export async function mcpHost({ find, ...parts }: Omit<McpParts, 'env'>, direct: readonly string[], isRemote: boolean): Promise<McpHost> {
  const { tools } = parts
  const unknown = direct.find((id) => tools.urlOf(id) === undefined)
  if (unknown !== undefined) throw new WrongSetting(`MCP_TOOLS names "${unknown}", but there is no such tool.`)
  const search: McpHost['search'] = async (typed, language) => {
    // A page that is listed among the tools cannot be run.
    return (await find(typed, language)).filter(({ id }) => tools.urlOf(id) !== undefined)
  }
  const host = { ...parts, info: MCP_INFO, search, direct, isRemote }
  if (direct.length > 0)
    await rowsOf(host).catch((cause: Error) => {
      throw new WrongSetting(`MCP_TOOLS: ${cause.message}.`, { cause })
    })
  return host
}

export function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
