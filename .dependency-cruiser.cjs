/** The layers: registry → engine/core only; engine knows no registry entry and no src; src composes. */
module.exports = {
  forbidden: [
    // Of types, too: files that need each other's are one file, or their common types are a third.
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'registry-is-pure',
      severity: 'error',
      from: { path: '^registry' },
      to: { path: '^(engine/(?!core/|site/)|src|scripts|tests|locales)' },
    },
    {
      name: 'core-knows-nothing-above',
      severity: 'error',
      from: { path: '^engine/core' },
      to: { path: '^(engine/(?!core/)|registry|src|scripts|tests|locales)' },
    },
    {
      name: 'core-is-platform-free',
      severity: 'error',
      from: { path: '^(engine/(core|site)|registry)' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'engine-knows-no-product', severity: 'error', from: { path: '^engine' }, to: { path: '^(registry|src|scripts|tests)' } },
    { name: 'faces-stand-apart', severity: 'error', from: { path: '^engine/(faces|http|cli)' }, to: { path: '^engine/(view|read)' } },
    { name: 'view-runs-in-browsers', severity: 'error', from: { path: '^engine/view' }, to: { path: '^engine/(http|cli|faces|read)' } },
    {
      name: 'no-zod-in-the-page',
      severity: 'error',
      from: { path: '^(engine/view|engine/run/page/client|src/(app|pages|workbenches|account|shared|snapshot))' },
      to: { path: 'node_modules/zod', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'page-knows-no-server',
      severity: 'error',
      from: { path: '^src/(app|pages|workbenches|account|shared|snapshot)' },
      to: { path: '^src/server' },
    },
    {
      name: 'react-only-above',
      severity: 'error',
      from: { path: '^(engine/(core|site|run|faces|http|cli|read)|registry)' },
      to: { path: 'node_modules/react' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|/sw)' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules)' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
