import type { Plugin } from 'vite'

export function devSite(): Plugin {
  return { name: 'toolglot-dev-site' }
}
