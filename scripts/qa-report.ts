/** What a check said of a tool. */
export type Cell = {
  readonly state: 'passed' | 'failed' | 'not run'
  readonly faults: readonly { readonly what: string; readonly input?: unknown; readonly seed?: number }[]
}

export type ToolRow = { readonly tool: string; readonly category: string; readonly cells: Readonly<Record<string, Cell>> }

/** One run over the tools. Two of the same project compare row by row. */
export type QaReport = {
  readonly made: string
  readonly node: string
  readonly checks: readonly string[]
  readonly rows: readonly ToolRow[]
}

export type Change = { readonly tool: string; readonly check: string; readonly from: string; readonly to: string }

/** What differs from an earlier run, where both have run a check. */
export function changesBetween(before: QaReport, after: QaReport): Change[] {
  const known = new Map(before.rows.map((row) => [row.tool, row.cells]))
  return after.rows.flatMap(({ tool, cells }) =>
    Object.entries(cells).flatMap(([check, { state }]) => {
      const from = known.get(tool)?.[check]?.state ?? 'not run'
      return from === state || from === 'not run' || state === 'not run' ? [] : [{ tool, check, from, to: state }]
    }),
  )
}

/** Text in a page; `<` also keeps a script element from ending. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const SIGNS = { passed: '✓', failed: '✗', 'not run': '–' } as const

function cellHtml(check: string, cell: Cell | undefined): string {
  const { state, faults } = cell ?? { state: 'not run' as const, faults: [] }
  const lines = faults.map(({ what, input, seed }) =>
    [what, seed === undefined ? '' : `seed ${seed}`, input === undefined ? '' : `smallest input: ${JSON.stringify(input)}`]
      .filter((line) => line !== '')
      .join('\n'),
  )
  const sign = `<span aria-hidden="true">${SIGNS[state]}</span><span class="hidden">${state}</span>`
  const inside =
    lines.length === 0 ? sign : `<details><summary>${sign} ${faults.length}</summary><pre>${escaped(lines.join('\n\n'))}</pre></details>`
  return `<td class="${state.replace(' ', '-')}" data-check="${escaped(check)}" data-state="${state}">${inside}</td>`
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
body { margin: 1rem }
form { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0 }
table { border-collapse: collapse }
th, td { border: 1px solid #8888; padding: .2rem .5rem; text-align: left; vertical-align: top }
thead th { position: sticky; top: 0; background: Canvas }
.failed { background: #c002; font-weight: bold }
.not-run { opacity: .6 }
.hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
pre { max-width: 60ch; white-space: pre-wrap; overflow-wrap: anywhere; font-weight: normal }
`

const SCRIPT = `
const form = document.querySelector('form')
const rows = [...document.querySelectorAll('tbody tr')]
function filter() {
  const { text, category, check, state } = Object.fromEntries(new FormData(form))
  let shown = 0
  for (const row of rows) {
    const cells = [...row.querySelectorAll('td')].filter((cell) => check === '' || cell.dataset.check === check)
    const fits = row.dataset.tool.includes(text.trim().toLowerCase()) && (category === '' || row.dataset.category === category) &&
      (state === '' || cells.some((cell) => cell.dataset.state === state))
    row.hidden = !fits
    if (fits) shown++
  }
  document.querySelector('output').textContent = shown + ' of ' + rows.length + ' tools'
}
form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
filter()
`

const select = (name: string, label: string, values: readonly string[]) =>
  `<label>${label} <select name="${name}"><option value="">all</option>${values.map((value) => `<option>${escaped(value)}</option>`).join('')}</select></label>`

/** The report as one page that needs nothing else. */
export function reportHtml(report: QaReport, changes: readonly Change[]): string {
  const { rows, checks, made, node } = report
  const failed = rows.flatMap(({ cells }) => Object.values(cells)).filter(({ state }) => state === 'failed').length
  const categories = [...new Set(rows.map(({ category }) => category))].toSorted()
  const head = checks.map((check) => `<th scope="col">${escaped(check)}</th>`).join('')
  const body = rows
    .map(
      ({ tool, category, cells }) =>
        `<tr data-tool="${escaped(tool)}" data-category="${escaped(category)}"><th scope="row">${escaped(tool)}</th>${checks.map((check) => cellHtml(check, cells[check])).join('')}</tr>`,
    )
    .join('\n')
  const changed = changes.map(({ tool, check, from, to }) => `<li>${escaped(tool)}, ${escaped(check)}: ${from} → ${to}</li>`).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Checks of every tool</title><style>${STYLE}</style></head>
<body><h1>Checks of every tool</h1>
<p>${rows.length} tools, ${checks.length} checks, ${failed} failed. ${escaped(made)}, Node ${escaped(node)}.</p>
<h2>Since the last run</h2>${changed === '' ? '<p>Nothing has changed.</p>' : `<ul>${changed}</ul>`}
<form><label>Tool <input name="text" type="search"></label>${select('category', 'Category', categories)}${select('check', 'Check', checks)}${select('state', 'State', Object.keys(SIGNS))}<output></output></form>
<table><thead><tr><th scope="col">Tool</th>${head}</tr></thead><tbody>
${body}
</tbody></table><script>${SCRIPT}</script></body></html>
`
}
