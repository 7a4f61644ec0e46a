import type { Tool } from '../core/define.ts'

/** Imports a tool's module and finds the tool among its exports. @throws Error when it holds none, or several */
export async function loadTool(url: string): Promise<Tool> {
  const module = (await import(/* @vite-ignore */ url)) as Record<string, unknown>
  return toolIn(module, url)
}

export function toolIn(module: Readonly<Record<string, unknown>>, name: string): Tool {
  const tools = Object.values(module).filter((value): value is Tool => (value as Partial<Tool> | null)?.kind === 'tool')
  const [tool] = tools
  if (!tool || tools.length > 1) throw new Error(`${name}: a tool file exports one tool, this one exports ${tools.length}`)
  return tool
}
