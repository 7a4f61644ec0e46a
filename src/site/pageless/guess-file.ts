import type { GuessFile } from '../../../engine/faces/guess.ts'
import { guessIndex } from '../../../engine/faces/guess-index.ts'
import { DECODER_ASSETS } from '../../../registry/lib/pictures/decode.ts'
import { assetUrl } from '../package-assets.ts'
import type { SitePages } from '../site-pages.ts'

/** What a page loads when something is first pasted, and the server and the command line go by. */
export function guessFile(pages: SitePages): GuessFile {
  const { registry, words, modules } = pages.site
  const shared = words.get(pages.language)?.shared ?? {}
  const byId = new Map(pages.tools.map((tool) => [tool.id, tool]))
  return {
    tools: guessIndex(pages.tools).flatMap((known) => {
      const tool = byId.get(known.tool)
      if (!tool) return []
      const { text, url, icon } = pages.link(tool)
      const hue = registry.categories.find(({ id }) => id === tool.category)?.hue ?? 0
      return [{ ...known, text, url, icon, hue, effect: tool.effect, starts: tool.starts }]
    }),
    kinds: Object.fromEntries(Object.entries(registry.kinds).map(([kind, { label }]) => [kind, shared[label] ?? label])),
    say: pages.viewWords('guess'),
    recognizer: { module: modules('recognizer'), assets: Object.fromEntries(DECODER_ASSETS.map((path) => [path, assetUrl(path)])) },
  }
}
