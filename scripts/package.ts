import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { readCatalogue } from '../engine/run/node/catalogue.ts'
import { assetFile } from '../engine/run/node/read-asset.ts'
import { declarations } from '../src/package/declarations.ts'
import { isLibrary, licenseText } from '../src/site/package-assets.ts'
import { ensureBuilt } from './ensure-built.ts'

/** Folder of the package, made anew each time. */
export const PACKAGE = 'dist/package'
/** What only some deployments need, and is too large for everybody else: it is installed beside the package. */
const APART = '@google-cloud/firestore'
const NAMED_REFERENCES = 'decode-named-character-reference'

/** Files of which one for the package takes the place. */
const STAND_INS: Readonly<Record<string, string>> = {
  'src/places.ts': 'src/package/places.ts',
  'engine/run/node/read-asset.ts': 'src/package/read-asset.ts',
}

/** A package is plain JavaScript in one folder: Node runs no TypeScript below node_modules. */
function packaged(): Plugin {
  const standIns = new Map(Object.entries(STAND_INS).map(([from, to]) => [resolve(from), resolve(to)]))
  return {
    name: 'packaged',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && (standIns.get(found.id) ?? found)
    },
    transform: {
      filter: { id: /engine\/run\/node\/(process|worker)\.ts$/ },
      handler: (code) => ({ code: code.replace(/'\.\/(worker|orphan)\.ts'/, "'./$1.js'"), map: null }),
    },
  }
}

/** Bundles command, API, server, the tool process and every tool; what they share is shared in chunks. */
async function bundle(): Promise<void> {
  const tools = await readCatalogue(pathToFileURL('registry/'))
  const inputs: Record<string, string> = {
    toolglot: 'src/package/start.ts',
    index: 'src/package/api.ts',
    health: 'src/package/health.ts',
    server: 'src/server/main.ts',
    worker: 'engine/run/node/worker.ts',
    orphan: 'engine/run/node/orphan.ts',
    'pageless/recognizer': 'registry/pageless/recognizer.ts',
  }
  for (const id of tools.ids) {
    const file = relative('.', fileURLToPath(tools.urlOf(id) as string))
    inputs[file.replace(/^registry\//, '').replace(/(?:\/tool)?\.ts$/, '')] = file
  }
  for (const folder of ['pages', 'recipes'])
    for (const name of (await readdir(`registry/${folder}`)).filter((file) => file.endsWith('.ts')))
      inputs[`${folder}/${name.replace(/\.ts$/, '')}`] = `registry/${folder}/${name}`
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [packaged()],
    resolve: { alias: { [NAMED_REFERENCES]: createRequire(import.meta.url).resolve(NAMED_REFERENCES) } },
    ssr: { noExternal: true, external: [APART], target: 'node' },
    build: {
      ssr: true,
      outDir: join(PACKAGE, 'lib'),
      emptyOutDir: true,
      target: 'node22',
      license: { fileName: 'third-party-licenses.md' },
      rolldownOptions: {
        input: inputs,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunk-[name]-[hash].js',
          banner: ({ name }) => (name === 'toolglot' ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  })
}

/** The words that the faces say; those of pages are in the pages. */
async function copyWords(): Promise<void> {
  for (const { name } of (await readdir('locales', { withFileTypes: true })).filter((entry) => entry.isDirectory()))
    for (const part of ['ui.json', 'shared.json', 'views.json', 'faces.json', 'tools'])
      await cp(join('locales', name, part), join(PACKAGE, 'locales', name, part), { recursive: true }).catch(ifMissing)
}

/** Files of other packages that tools load while they run. */
async function copyAssets(assets: Iterable<string>): Promise<void> {
  for (const path of new Set(assets)) {
    const target = join(PACKAGE, 'assets', path)
    await mkdir(dirname(target), { recursive: true })
    await cp(assetFile(path), target)
    if (isLibrary(path)) await writeFile(target.replace(/\.mjs$/, '.license.txt'), licenseText(path))
  }
}

/** Other packed forms, and what the build notes for itself. */
const NEVER = /\.gz$|^\.vite\//
/** Images that other sites show beside a link are a third of all; a public site is built with its own origin, and holds them. */
const PUBLIC_ONLY = /^share\//
/** Read by the server itself, as they are. */
const PLAIN = /^(?:api|builds)\//

/** The site; of a file that was packed, the packed one alone, which is a tenth of the size. */
async function copySite(isWhole: boolean): Promise<void> {
  const from = 'dist/client'
  const files = (await readdir(from, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = new Set(files.map((entry) => relative(from, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
  for (const path of paths) {
    if (NEVER.test(path) || (!isWhole && PUBLIC_ONLY.test(path))) continue
    const isPacked = path.endsWith('.br')
    const isNeeded = PLAIN.test(path) ? !isPacked : isPacked || !paths.has(`${path}.br`)
    if (!isNeeded) continue
    await mkdir(dirname(join(PACKAGE, 'site', path)), { recursive: true })
    await cp(join(from, path), join(PACKAGE, 'site', path))
  }
}

function ifMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

type Manifest = {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

async function writeManifest(): Promise<void> {
  const { name, version, description, license, dependencies, devDependencies } = JSON.parse(
    await readFile('package.json', 'utf8'),
  ) as Manifest
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { toolglot: 'lib/toolglot.js' },
    exports: { '.': { types: './index.d.ts', default: './lib/index.js' }, './package.json': './package.json' },
    // What it was tested with.
    engines: { node: `>=${devDependencies.node?.split('.')[0]}` },
    peerDependencies: { [APART]: dependencies[APART] },
    peerDependenciesMeta: { [APART]: { optional: true } },
  }
  await writeFile(join(PACKAGE, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/**
 * Makes the package's folder, and packs it.
 * @param isWhole with what only a public site needs, for an image
 * @returns the path of the tarball, or of the folder where it is whole
 */
export async function makePackage(isWhole = false): Promise<string> {
  await ensureBuilt()
  await rm(PACKAGE, { recursive: true, force: true })
  await bundle()
  const tools = await (await readCatalogue(pathToFileURL('registry/'))).loadAll()
  await copyWords()
  await copyAssets(tools.flatMap(({ assets }) => assets))
  await copySite(isWhole)
  await writeFile(join(PACKAGE, 'index.d.ts'), declarations(tools))
  await cp('LICENSE', join(PACKAGE, 'LICENSE'))
  // Whose data the tools hold is told there as here.
  const [credits = ''] = /^Browser data in .*$/m.exec(await readFile('README.md', 'utf8')) ?? []
  await writeFile(join(PACKAGE, 'README.md'), `${await readFile('docs/package.md', 'utf8')}\n## Data and code of others\n\n${credits}\n`)
  await writeManifest()
  if (isWhole) {
    // An empty folder, for an image that has no command to make one.
    await mkdir('dist/data', { recursive: true })
    return PACKAGE
  }
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const packed = spawnSync(command, [...args, 'pack', `./${PACKAGE}`, '--pack-destination', 'dist', '--loglevel=error'], {
    encoding: 'utf8',
  })
  if (packed.status !== 0) throw new Error(`npm could not pack: ${packed.stderr}`)
  return join('dist', packed.stdout.trim().split('\n').at(-1) ?? '')
}

if (import.meta.filename === process.argv[1]) console.log(await makePackage(process.argv.includes('--whole')))
