import { readFileSync, readdirSync } from 'node:fs'
import { type SearchDocument, createSearch } from '../src/app/search/search.ts'
import type { Row } from './table.ts'

/** Time to build the index when the palette opens, and for one query, with today's tools and with 340. */
export function searchTimes(): Row[] {
  const file = readdirSync('dist/client/assets').find((name) => /^search-en-.*\.json$/.test(name)) as string
  const documents = JSON.parse(readFileSync(`dist/client/assets/${file}`, 'utf8')) as SearchDocument[]
  const many = Array.from({ length: 340 }, (_, index) => ({
    ...(documents[index % documents.length] as SearchDocument),
    id: `copy-${index}`,
  }))
  return [documents, many].flatMap((all): Row[] => {
    const started = performance.now()
    const search = createSearch(all)
    const made = performance.now() - started
    const queries = ['base', 'base64 enc', 'lona calculatr', 'json', 'p', 'qr code', 'percnt']
    const before = performance.now()
    for (let i = 0; i < 20; i++) for (const query of queries) search.find(query)
    return [
      { part: 'search', what: `index of ${all.length} tools`, value: made, unit: 'ms' },
      { part: 'search', what: `one query in ${all.length} tools`, value: (performance.now() - before) / (20 * queries.length), unit: 'ms' },
    ]
  })
}
