import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { assetFile, readAsset } from '../../../../engine/run/node/read-asset.ts'
import { assetUrl, hasAsset, licenseText, licenseUrl } from '../../../../src/site/package-assets.ts'
import { output, run } from '../../../support/run-tool.ts'

const CODEC = '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'

const readsAsset = (assets: string[]) =>
  defineTool({
    id: 'reads-asset',
    category: 'text',
    icon: 'file',
    title: 'Reads a file',
    summary: 'Counts the bytes of a file that ships with the site.',
    effect: 'pure',
    assets,
    input: z.object({ path: text('Path', { max: 200 }) }),
    output: z.object({ start: part(z.array(z.int()), 'Start') }),
    examples: [{ input: { path: CODEC }, output: { start: [0, 97, 115, 109] } }],
    transform: async ({ path }, { asset }) => ({ start: [...(await asset(path)).subarray(0, 4)] }),
  })

describe('assets', () => {
  it('are read from their package', async () => {
    // Every WebAssembly module begins with these four bytes.
    expect(await output(readsAsset([CODEC]), { path: CODEC })).toEqual({ start: [0, 97, 115, 109] })
  })

  it('that the entry does not list are a bug, here as in the browser', async () => {
    await expect(run(readsAsset([]), { path: CODEC })).rejects.toThrow("is not declared in the entry's assets")
  })

  it.each(['@jsquash/oxipng/../../package.json', 'zod/../../package.json', '../package.json', '/etc/passwd', 'zod', '@jsquash/oxipng', ''])(
    'never leave their package: %j',
    async (path) => {
      expect(() => assetFile(path)).toThrow()
      expect(hasAsset(path)).toBe(false)
      await expect(readAsset(path)).rejects.toThrow()
    },
  )

  it('that are libraries have their licence beside them', () => {
    const library = 'libheif-js/libheif-wasm/libheif-bundle.mjs'
    expect(licenseUrl(library)).toMatch(/^\/assets\/libheif-js-libheif-wasm-libheif-bundle-[\w-]{10}\.license\.txt$/)
    const text = licenseText(library)
    expect(text).toMatch(/^libheif-js 1\.\d+\.\d+, LGPL-3\.0, unmodified: https:\/\/www\.npmjs\.com\/package\/libheif-js\//)
    for (const name of ['GNU LESSER GENERAL PUBLIC LICENSE', 'GNU GENERAL PUBLIC LICENSE']) expect(text).toContain(name)
    expect(licenseText('mediabunny/dist/bundles/mediabunny.min.mjs')).toContain('Mozilla Public License')
  })

  it('that the entry does not list are no libraries either', async () => {
    const tool = { ...readsAsset([]), transform: async ({ path }: { path: string }, { library }: { library(path: string): unknown }) => library(path) } // prettier-ignore
    await expect(run(tool as never, { path: CODEC })).rejects.toThrow("is not declared in the entry's assets")
  })

  it('have one address for one content', () => {
    expect(assetUrl(CODEC)).toMatch(/^\/assets\/jsquash-oxipng-codec-pkg-squoosh_oxipng_bg-[\w-]{10}\.wasm$/)
    expect(hasAsset(CODEC)).toBe(true)
    expect(hasAsset('@jsquash/oxipng/codec/pkg/none.wasm')).toBe(false)
  })
})
