import { writeFile } from 'node:fs/promises'
import { readRegistry } from '../engine/read/registry.ts'
import { formerPaths, type Registry } from '../engine/site/registry.ts'
import { embedPath } from '../src/site/embed-page.ts'
import { EMBED_HEADERS, FILE_HEADERS, FOLDER_HEADERS, securityHeaders, SHOWN_ELSEWHERE } from '../src/server/headers.ts'

type Rule = { readonly source: string; readonly headers: readonly { readonly key: string; readonly value: string }[] }
type Headers = Readonly<Record<string, string>>

const rule = (source: string, headers: Headers): Rule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

/**
 * The configuration of Firebase Hosting: files of the build with the headers that our own server gives them; what is no file is
 * asked of the server, which runs as a service of Cloud Run. Later rules win over earlier ones.
 * @param former the addresses that pages had before: the host answers them itself, as search engines hold on to them even while
 *   the service is down
 */
export function firebaseConfig(former: readonly (readonly [from: string, to: string])[], service = 'toolglot', region = 'europe-west1') {
  return {
    hosting: {
      public: 'dist/client',
      // Packed forms: the host packs files itself.
      ignore: ['**/*.br', '**/*.gz', '.vite/**'],
      trailingSlash: true,
      headers: [
        rule('**', { ...securityHeaders(), 'cache-control': 'no-cache' }),
        rule('/assets/**', { 'cache-control': 'public, max-age=31536000, immutable' }),
        rule('/share/**', SHOWN_ELSEWHERE),
        // A header cannot be taken off here; browsers pass over an empty X-Frame-Options, and the policy allows the frame.
        ...['/embed/**', '/*/embed/**'].map((source) => rule(source, EMBED_HEADERS)),
        ...Object.entries(FOLDER_HEADERS).map(([folder, headers]) => rule(`/${folder}/*`, headers)),
        ...Object.entries(FILE_HEADERS).map(([file, headers]) => rule(`/${file}`, headers)),
      ],
      redirects: former.map(([from, destination]) => ({ source: `${from.slice(0, -1)}{,/}`, destination, type: 301 })),
      rewrites: [{ source: '**', run: { serviceId: service, region } }],
    },
  }
}

/** The former addresses of tools, on pages of their own and within those of others. */
export const formerAddresses = (registry: Registry): (readonly [string, string])[] =>
  formerPaths(registry).flatMap(([from, to]) => [
    [from, to],
    [embedPath(from), embedPath(to)],
  ])

if (import.meta.filename === process.argv[1]) {
  const registry = await readRegistry(new URL('../registry/', import.meta.url))
  await writeFile('firebase.json', `${JSON.stringify(firebaseConfig(formerAddresses(registry)), null, 2)}\n`)
}
