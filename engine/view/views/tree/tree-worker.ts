import { TreeIndex, type TreeRow } from './tree-index.ts'

/** What a page asks of the worker that holds a large document. */
export type TreeQuestion =
  | { readonly ask: 'open'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ask: 'children'; readonly id: number; readonly of: number; readonly from: number; readonly most: number }
  | { readonly ask: 'source'; readonly id: number; readonly of: number }
/** Answers carry the question's `id`; a document that cannot be opened gives null. */
export type TreeAnswer = { readonly id: number; readonly rows?: readonly TreeRow[] | null; readonly source?: string }

let index: TreeIndex | undefined

addEventListener('message', ({ data }: MessageEvent<TreeQuestion>) => {
  const { id } = data
  const answer = (rest: Omit<TreeAnswer, 'id'>) => postMessage({ id, ...rest } satisfies TreeAnswer)
  if (data.ask === 'open') {
    try {
      index = new TreeIndex(new TextDecoder().decode(data.bytes))
      answer({ rows: [index.root()] })
    } catch (error) {
      // Too many values for this device, or a text that a browser cannot hold: the page shows its start instead.
      console.warn(error)
      answer({ rows: null })
    }
  } else if (data.ask === 'children') answer({ rows: index?.children(data.of, data.from, data.most) ?? [] })
  else answer({ source: index?.source(data.of) ?? '' })
})
