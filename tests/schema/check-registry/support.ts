import type { Tool } from '../../../engine/core/define.ts'
import { checkRegistry } from '../../../engine/site/check-registry.ts'
import type { Registry } from '../../../engine/site/registry.ts'
import { registry } from '../../support/real-registry.ts'
import { AROUND } from '../../support/surroundings.ts'

export const check = (changed: Registry) => checkRegistry(changed, AROUND)

export const FILE = 'tools/encoders/base64-encode.ts'
export const sample = registry.tools.find(({ id }) => id === 'base64-encode') as Tool

/** The registry with one thing wrong in one tool. */
export function withTool(change: Partial<Tool>): Registry {
  return { ...registry, tools: registry.tools.map((tool) => (tool === sample ? { ...tool, ...change } : tool)) }
}
