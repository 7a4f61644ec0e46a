/** What came of a step: how many tests passed, and a line or more on each that failed. */
export type Outcome = { readonly passed: number; readonly failures: readonly string[] }

/** Lines of a failure's message that are told again at the end. */
const SHOWN_LINES = 12

type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[]
  }[]
}
type PlaywrightReport = Suite & { readonly errors?: readonly { readonly message?: string }[] }
type VitestReport = {
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/**
 * Reads what Vitest's JSON reporter wrote.
 * @param root folder that file names are told from, without a slash at its end
 */
export function readVitest(report: VitestReport, root: string): Outcome {
  const files = report.testResults ?? []
  const results = files.flatMap((file) => file.assertionResults.map((result) => ({ ...result, file: file.name.replace(`${root}/`, '') })))
  return {
    passed: results.filter(({ status }) => status === 'passed').length,
    failures: [
      ...results
        .filter(({ status }) => status === 'failed')
        .map(({ file, fullName, failureMessages }) => told(`${file} › ${fullName}`, failureMessages.join('\n'))),
      // A file that could not be read at all names no test.
      ...files
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((result) => result.status !== 'failed'))
        .map(({ name, message }) => told(name.replace(`${root}/`, ''), message)),
    ],
  }
}

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywright(report: PlaywrightReport): Outcome {
  const specs = specsOf(report)
  return {
    passed: specs.filter(({ ok }) => ok).length,
    failures: [
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ file, line, title, tests }) =>
          told(
            `tests/e2e/${file}:${line} › ${title}`,
            tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
          ),
        ),
      ...(report.errors ?? []).map(({ message }) => told('browser tests', message ?? '')),
    ],
  }
}

function specsOf({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}

function told(name: string, message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, SHOWN_LINES).map((line) => `  ${line}`)].join('\n')
}
