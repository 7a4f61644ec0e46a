/**
 * The rules of Mozilla’s HTTP Observatory that answers of a site without cookies, CORS and scripts of others can meet.
 * @see https://github.com/mdn/mdn-http-observatory src/grader/charts.js, src/analyzer/tests/*.js, src/scanner/index.js,
 * at commit 94042bbf (2026-08-20)
 */
export type Finding = { readonly rule: string; readonly modifier: number }

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const UNSAFE = ["'unsafe-inline'", 'data:']
const SIX_MONTHS = 15_552_000
/** Only who has as much without extra credits gets any. */
const LEAST_FOR_CREDITS = 90

/** What each test finds in the headers of an answer over HTTPS whose HTML is `page`. */
export function findingsOf(headers: Readonly<Record<string, string | string[] | undefined>>, page: string): readonly Finding[] {
  const header = (name: string) =>
    String(headers[name] ?? '')
      .trim()
      .toLowerCase()
  const csp = parsePolicy(header('content-security-policy'))
  return [
    policyFinding(csp),
    headers['set-cookie'] === undefined ? { rule: 'cookies-not-found', modifier: 0 } : { rule: 'cookies', modifier: -20 },
    transportFinding(header('strict-transport-security')),
    oneOf(header('referrer-policy'), 'referrer-policy', 0, -5, {
      'no-referrer': 5,
      'same-origin': 5,
      'strict-origin': 5,
      'strict-origin-when-cross-origin': 5,
    }),
    oneOf(header('x-content-type-options'), 'x-content-type-options', -5, -5, { nosniff: 0 }),
    csp?.has('frame-ancestors')
      ? { rule: 'x-frame-options-implemented-via-csp', modifier: 5 }
      : oneOf(header('x-frame-options'), 'x-frame-options', -20, -20, { deny: 5, sameorigin: 5 }),
    oneOf(header('cross-origin-resource-policy'), 'cross-origin-resource-policy', 0, -5, {
      'same-origin': 10,
      'same-site': 10,
      'cross-origin': 0,
    }),
    oneOf(header('cross-origin-opener-policy'), 'cross-origin-opener-policy', 0, -5, {
      'same-origin': 10,
      'same-origin-allow-popups': 10,
      'noopener-allow-popups': 10,
      'unsafe-none': 0,
    }),
    oneOf(header('cross-origin-embedder-policy'), 'cross-origin-embedder-policy', 0, -5, {
      'require-corp': 10,
      credentialless: 10,
      'unsafe-none': 0,
    }),
    scriptFinding(page),
  ]
}

/** The score: 100 and the modifiers; what raises it counts only where the rest is good. */
export function scoreOf(findings: readonly Finding[]): number {
  const sum = (wanted: (modifier: number) => boolean) =>
    findings.reduce((total, { modifier }) => total + (wanted(modifier) ? modifier : 0), 0)
  const plain = 100 + sum((modifier) => modifier < 0)
  return Math.max(0, plain >= LEAST_FOR_CREDITS ? plain + sum((modifier) => modifier > 0) : plain)
}

function oneOf(value: string, rule: string, absent: number, other: number, known: Readonly<Record<string, number>>): Finding {
  if (value === '') return { rule: `${rule}-not-implemented`, modifier: absent }
  return { rule: `${rule}-${value}`, modifier: Object.hasOwn(known, value) ? (known[value] as number) : other }
}

/** Undefined for none, or one that names a directive twice. */
function parsePolicy(text: string): ReadonlyMap<string, readonly string[]> | undefined {
  const entries = text
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name !== '')
  const policy = new Map(entries.map(([name = '', ...sources]) => [name, sources]))
  return policy.size === 0 || policy.size < entries.length ? undefined : policy
}

function policyFinding(csp: ReadonlyMap<string, readonly string[]> | undefined): Finding {
  if (!csp) return { rule: 'csp-not-implemented-or-invalid', modifier: -25 }
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*']
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')]
  const active = [...csp].filter(([name]) => !['img-src', 'media-src'].includes(name)).flatMap(([, sources]) => sources)
  const isInsecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:')
  if (scripts.some((source) => [...BROAD, ...UNSAFE].includes(source)) || objects.some((source) => BROAD.includes(source)))
    return { rule: 'csp-implemented-with-unsafe-inline', modifier: -20 }
  if (active.some(isInsecure)) return { rule: 'csp-implemented-with-insecure-scheme', modifier: -20 }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return { rule: 'csp-implemented-with-unsafe-eval', modifier: -10 }
  if ([...of('img-src'), ...of('media-src')].some(isInsecure))
    return { rule: 'csp-implemented-with-insecure-scheme-in-passive-content-only', modifier: -10 }
  if (styles.some((source) => [...BROAD, ...UNSAFE].includes(source)))
    return { rule: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0 }
  return csp.get('default-src')?.join(' ') === "'none'"
    ? { rule: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 }
    : { rule: 'csp-implemented-with-no-unsafe', modifier: 5 }
}

function transportFinding(value: string): Finding {
  if (value === '') return { rule: 'hsts-not-implemented', modifier: -20 }
  const age = /(?:^|;)\s*max-age=(\d+)/.exec(value)?.[1]
  if (age === undefined || value.includes(',')) return { rule: 'hsts-header-invalid', modifier: -20 }
  return Number(age) < SIX_MONTHS
    ? { rule: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 }
    : { rule: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 }
}

function scriptFinding(page: string): Finding {
  const scripts = [...page.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => attributes)
  const sources = scripts.flatMap((attributes) => /\bsrc="([^"]*)"/i.exec(attributes)?.[1] ?? [])
  if (sources.some((source) => /^(?:[a-z]+:)?\/\//i.test(source))) return { rule: 'sri-not-implemented-but-external-scripts', modifier: -5 }
  return { rule: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', modifier: 0 }
}
