import { expect, it } from 'vitest'
import { BuiltAssets } from '../../../src/site/assets.ts'

const assets = new BuiltAssets({
  'src/client.tsx': { file: 'assets/client-1.js', imports: ['_shell-2.js'] },
  'src/theme/mode.ts': { file: 'assets/mode-3.js' },
  'engine/view/controls/rows-control.tsx': { file: 'assets/rows-control-4.js', imports: ['_shell-2.js'], css: ['assets/rows-5.css'] },
  'src/recipes/bench.tsx': { file: 'assets/bench-7.js', imports: ['_recipe-8.js'] },
  '_recipe-8.js': { file: 'assets/recipe-8.js', imports: ['_shell-2.js'], css: ['assets/recipe-9.css'] },
  '_shell-2.js': { file: 'assets/shell-2.js', name: 'shell' },
  '_editor-control-6.js': { file: 'assets/editor-control-6.js', name: 'editor-control' },
  '_form-10.js': { file: 'assets/form-10.js', name: 'form' },
  '_parts-11.js': { file: 'assets/parts-11.js', name: 'parts' },
  '_parts-12.js': { file: 'assets/parts-12.js', name: 'parts' },
})

it('preloads what a page waits for, with its imports and styles', () => {
  const { entry, preload, styles } = assets.page(['engine/view/controls/rows-control.tsx'])
  expect([entry, preload, styles]).toEqual([
    '/assets/client-1.js',
    ['/assets/shell-2.js', '/assets/rows-control-4.js'],
    ['/assets/rows-5.css'],
  ])
})

it('has the styles of what comes later, wherever they are, but not its scripts', () => {
  const { preload, styles } = assets.page([], ['src/recipes/bench.tsx'])
  expect([preload, styles]).toEqual([['/assets/shell-2.js'], ['/assets/recipe-9.css']])
})

it('finds a module that others import at once, too, by the name of its chunk', () => {
  expect(assets.page(['engine/view/controls/editor-control.tsx']).preload).toContain('/assets/editor-control-6.js')
})

it('finds a group of modules by its name', () => {
  expect(assets.page(['form']).preload).toContain('/assets/form-10.js')
})

it('refuses a source whose chunk may be another’s', () => {
  expect(() => assets.page(['engine/view/parts.tsx'])).toThrow('several chunks that may be of "engine/view/parts.tsx"')
})

it('refuses a source that the build does not hold', () => {
  expect(() => assets.page(['engine/view/controls/gone-control.tsx'])).toThrow('no chunk of "engine/view/controls/gone-control.tsx"')
})
