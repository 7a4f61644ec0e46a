import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { firebaseConfig, formerAddresses } from '../../scripts/firebase.ts'
import { headersOfFile, securityHeaders } from '../../src/server/headers.ts'
import { registry } from '../support/real-registry.ts'

type Rule = { readonly source: string; readonly headers: readonly { readonly key: string; readonly value: string }[] }

const config = JSON.parse(await readFile('firebase.json', 'utf8')) as {
  hosting: { headers: Rule[]; redirects: { source: string; destination: string; type: number }[]; rewrites: object[] }
}

/** Headers of a path as the host puts them together: of every rule that fits, the last one wins. */
function headersAt(path: string): Record<string, string> {
  const fits = (source: string) =>
    new RegExp(
      `^${source
        .replaceAll('.', String.raw`\.`)
        .replaceAll('**', '\0')
        .replaceAll('*', '[^/]*')
        .replaceAll('\0', '.*')}$`,
    ).test(path)
  const found = config.hosting.headers.filter(({ source }) => fits(source)).flatMap(({ headers }) => headers)
  return Object.fromEntries(found.map(({ key, value }) => [key, value]))
}

it('is what the server’s own headers and the former slugs make it (node scripts/firebase.ts)', () => {
  expect(config).toEqual(JSON.parse(JSON.stringify(firebaseConfig(formerAddresses(registry)))))
})

it.each([
  ['fr', 'formateur-json', 'formater-json'],
  ['ru', 'socsetey', 'sotssetey'],
  ['es', 'mayusculas-y-minusculas', 'convertir-mayusculas-y-minusculas'],
])('leads a slug that a page had in %s to today’s for good, with and without its slash', (language, former, today) => {
  const found = config.hosting.redirects.filter(({ source }) => source.startsWith(`/${language}/`) && source.endsWith(`${former}{,/}`))
  expect(found.length).toBeGreaterThan(0)
  for (const { destination, type } of found) {
    expect(type).toBe(301)
    expect(destination.endsWith(`${today}/`)).toBe(true)
  }
})

it.each([
  '/base64-encode/',
  '/embed/base64-encode/index.html',
  '/fr/embed/encoder-base64/index.html',
  '/assets/a-1.js',
  '/share/en/a.png',
  '/sandbox/index.html',
  '/sandbox/network/index.html',
  '/favicon.ico',
  '/builds/latest.json',
])('gives %s the headers that the server gives it', (path) => {
  const server = { ...securityHeaders(), ...headersOfFile(path.slice(1).split('/')) }
  expect(headersAt(path)).toMatchObject(server)
})

it('asks the server for what is no file', () => {
  expect(config.hosting.rewrites).toEqual([{ source: '**', run: { serviceId: 'toolglot', region: 'europe-west1' } }])
})
