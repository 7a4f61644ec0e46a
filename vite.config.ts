import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Plugin, type UserConfig, defineConfig } from 'vite'
import { pagelessTools, readCatalogue } from './engine/run/node/catalogue.ts'
import { devSite } from './src/site/dev-site.ts'

/** Files that are asked for by name. */
const FIXED_NAMES: Readonly<Record<string, string>> = { 'service-worker': 'sw.js', sandbox: 'sandbox/frame.js', embed: 'embed.js' }

const NAMED_REFERENCES = 'decode-named-character-reference'

/** Every tool is an entry of its own, so that the worker can import just that one; chunks are shared between them. */
async function toolEntries(): Promise<Record<string, string>> {
  const registry = pathToFileURL('registry/')
  const tools = await readCatalogue(registry)
  return Object.fromEntries([
    ...tools.ids.map((id) => [`tool-${id}`, relative('.', fileURLToPath(tools.urlOf(id) as string))]),
    ...[...(await pagelessTools(registry))].map(([id, path]) => [id, `registry/${path}`]),
  ])
}

/**
 * Codecs name the WebAssembly file beside them, to fetch it themselves. They are handed theirs compiled (`assets` of an entry),
 * so the reference goes, lest every file be emitted twice.
 */
function codecsWithoutFiles(): Plugin {
  return {
    name: 'codecs-without-files',
    enforce: 'pre',
    transform: {
      filter: { id: /@jsquash\/\w+\/codec\/.*\.js$/ },
      handler: (code) => ({ code: code.replaceAll(/new URL\(["'][\w.]+["'], ?import\.meta\.url\)/g, '({ href: "" })'), map: null }),
    },
  }
}

/** The library's variables stand on the root, and a new one there has the browser style every element anew; its own root will do. */
function toastsByThemselves(): Plugin {
  return {
    name: 'toasts-by-themselves',
    enforce: 'pre',
    transform: {
      filter: { id: /react-toastify\/dist\/ReactToastify\.css/ },
      handler(code) {
        if (code.split(':root').length !== 2) this.error('the toasts have their variables elsewhere')
        return { code: code.replace(':root', '.Toastify'), map: null }
      },
    },
  }
}

export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => ({
  plugins: [react(), devSite(), codecsWithoutFiles(), toastsByThemselves()],
  optimizeDeps: { exclude: ['@jsquash/jpeg', '@jsquash/webp', '@jsquash/avif'] },
  // Markdown tools run in the worker, but this library's browser form wants a document.
  resolve: {
    alias: {
      [NAMED_REFERENCES]: createRequire(import.meta.url).resolve(NAMED_REFERENCES),
      // What the shim stands in for, React has itself.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  worker: { format: 'es' },
  publicDir: false,
  appType: 'custom',
  build: isSsrBuild
    ? { outDir: 'dist/server', rolldownOptions: { input: 'src/render.tsx' }, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        target: 'es2024',
        // Tools import libraries inside the worker, where there is no document to put a preload link into.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
        },
        chunkSizeWarningLimit: 3000,
        reportCompressedSize: false,
        rolldownOptions: {
          // The PHP printer asks for files only to read a configuration, which it is never told to do.
          onLog: (level, log, report) => {
            if (!/plugin-php\/standalone/.test(log.message)) report(level, log)
          },
          input: {
            client: 'src/client.tsx',
            mode: 'src/theme/mode.ts',
            worker: 'engine/run/page/worker.ts',
            'service-worker': 'src/service-worker.ts',
            sandbox: 'src/sandbox.ts',
            'embed-first': 'src/embed/first.ts',
            'embed-show': 'src/embed/show.tsx',
            embed: 'src/embed/parent.ts',
            ...(await toolEntries()),
          },
          preserveEntrySignatures: 'allow-extension',
          output: {
            // Few chunks instead of a dozen small ones compress better and are asked for at once; what the worker shares with the page
            // stays apart, and so does every module that is imported dynamically, unless a group takes it.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'shell',
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack|jotai|use-sync-external-store)\/|src\/(client|pages\/(category-tile|page-words)|app\/(?!search\/|dialogs\/|guess\/|offline\/|routing\/builds|services\/(?!notify|toast\.|fetch-json)))|engine\/run\/page\/client\.|engine\/(view\/(icon|menu|shell-context|toolbar|when-idle|held-key|hooks\/use-is-hydrated|copy-button|lazy-part|local-number|part-words)|site\/(units|choice-label))\./,
                },
                { name: 'bench', test: /src\/workbenches\/common\/(full-screen|kept)\./ },
                { name: 'editor-start', test: /engine\/view\/(editor\/(go-to|use-editor|when-editor-loads)|when-used)\./ },
                {
                  name: 'search',
                  test: /src\/(app\/search\/(tool-search|use-search|use-tool-links|hit-row|no-match)|pages\/tool-links)\./,
                },
                // What pages share with the worker, which has no document: nothing in it may lead to React.
                { name: 'shared', test: /preload-helper|engine\/(core\/(kinds|main-part|file-value|large-text)|run\/protocol)\./ },
                {
                  name: 'form',
                  test: /node_modules\/react-hook-form\/|engine\/view\/(parts|ghosts|tool-form|tool-result|field-row|input-bar|result-pane|main-output|form-values|hooks\/use-(?:failures|tool)|controls\/(text|number|choice|later-control|types)|views\/text)/,
                },
              ],
            },
            entryFileNames: (chunk) => FIXED_NAMES[chunk.name] ?? 'assets/[name]-[hash].js',
          },
        },
      },
}))
