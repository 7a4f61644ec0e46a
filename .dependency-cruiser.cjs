/** The layers: tools → engine/core only, pages and content → engine/site too; engine knows no registry entry and no src; src composes. */
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
    { name: 'data-is-data', severity: 'error', from: { path: '^registry/data' }, to: { pathNot: '^registry/data' } },
    {
      name: 'tools-know-no-site',
      severity: 'error',
      from: { path: '^registry/(tools|lib|data|pageless)' },
      to: { path: '^(engine/site|registry/(?!tools|lib|data|pageless))' },
    },
    { name: 'lib-knows-no-tool', severity: 'error', from: { path: '^registry/lib' }, to: { path: '^registry/tools' } },
    {
      name: 'helpers-of-one-tool',
      severity: 'error',
      from: { path: '^registry/tools/([^/]+/[^/]+)' },
      to: { path: '^registry/tools/[^/]+/[^/]+/', pathNot: '^registry/tools/$1/' },
    },
    {
      name: 'core-knows-nothing-above',
      severity: 'error',
      from: { path: '^engine/core' },
      to: { path: '^(engine/(?!core/)|registry|src|scripts|tests|locales)' },
    },
    {
      name: 'site-knows-core-only',
      severity: 'error',
      from: { path: '^engine/site' },
      to: { path: '^(engine/(?!core/|site/)|registry|src|scripts|tests|locales)' },
    },
    { name: 'search-stands-alone', severity: 'error', from: { path: '^engine/search' }, to: { pathNot: '^engine/search' } },
    {
      name: 'core-is-platform-free',
      severity: 'error',
      from: { path: '^(engine/(core|site)|registry)' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'engine-knows-no-product', severity: 'error', from: { path: '^engine' }, to: { path: '^(registry|src|scripts|tests)' } },
    { name: 'faces-stand-apart', severity: 'error', from: { path: '^engine/(faces|http|cli|mcp)' }, to: { path: '^engine/(view|read)' } },
    { name: 'view-runs-in-browsers', severity: 'error', from: { path: '^engine/view' }, to: { path: '^engine/(http|cli|mcp|faces|read)' } },
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
      from: { path: '^(engine/(batch|core|site|run|faces|http|cli|mcp|read)|registry)' },
      to: { path: 'node_modules/react' },
    },
    {
      name: 'page-runs-in-browsers',
      severity: 'error',
      from: { path: '^(engine/(view|run/page)|src/(app|pages|workbenches|account|shared|snapshot))' },
      to: { path: '^engine/run/(node|net)' },
    },
    { name: 'run-knows-core-only', severity: 'error', from: { path: '^engine/run' }, to: { path: '^engine/(?!core/|run/)' } },
    { name: 'batch-knows-core-only', severity: 'error', from: { path: '^engine/batch' }, to: { path: '^engine/(?!core/|batch/)' } },
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
