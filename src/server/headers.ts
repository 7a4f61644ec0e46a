import type { PolicySources } from '../../engine/site/entries.ts'

type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'style-src-attr'
  | 'img-src'
  | 'media-src'
  | 'font-src'
  | 'connect-src'
  | 'worker-src'
  | 'frame-src'
  | 'manifest-src'
  | 'object-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors'

type Policy = Readonly<Record<Directive, readonly string[]>>

const POLICY: Policy = {
  'default-src': ["'none'"],
  // Codecs are WebAssembly; this allows compiling it, and nothing of `eval`.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  // Pages hold no style attribute; what scripts set are properties, which no policy asks about. A browser’s own
  // editing makes some in the code editor, which takes them out again, so that nothing is missed.
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // The video library merges transparency in a worker of its own, which it makes from its own code.
  'worker-src': ["'self'", 'blob:'],
  // The HTML preview is a sandboxed page of this site, and leads nowhere else.
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** The content security policy, with further sources for a deployment that needs them. */
export function contentSecurityPolicy(more: readonly PolicySources[] = []): string {
  return Object.entries(POLICY)
    .map(([directive, sources]) =>
      [directive, ...new Set([...sources, ...more.flatMap((part) => part[directive as keyof PolicySources] ?? [])])].join(' '),
    )
    .join('; ')
}

const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
/** Features that tools of this site ask for, never a frame in it. One document shows many pages, so all pages have them. */
const OWN_FEATURES = ['camera', 'clipboard-read', 'clipboard-write', 'display-capture', 'fullscreen', 'microphone', 'screen-wake-lock']
/** Those of them that no page of others gets at through a tool in it. */
const CAPTURES = ['camera', 'display-capture', 'microphone']

function permissionsPolicy(denied: readonly string[]): string {
  const own = OWN_FEATURES.filter((feature) => !denied.includes(feature))
  return [...denied.map((feature) => `${feature}=()`), ...own.map((feature) => `${feature}=(self)`)].join(', ')
}

/**
 * Headers of every answer, whatever it is.
 * @param hsts the value of Strict-Transport-Security, where the site is reached over TLS alone
 */
export function securityHeaders(more: readonly PolicySources[] = [], hsts?: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(more),
    'x-content-type-options': 'nosniff',
    // For browsers that know no `frame-ancestors`.
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(DENIED_FEATURES),
    // Sign-in opens a window of the identity provider that must be able to answer.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // No page of others holds our files, but for those that are made to be seen there: see FOLDER_HEADERS.
    'cross-origin-resource-policy': 'same-origin',
    ...(hsts !== undefined && { 'strict-transport-security': hsts }),
  }
}

/**
 * What a visitor's own HTML may do in the frame that takes it by message: run, but as a page of no origin.
 * The `sandbox` directive holds even when the page is opened by itself, where its scripts would otherwise be ours.
 * The document narrows this further by a policy of its own, as long as scripts are off.
 * @param web sources besides the document itself
 */
const sandboxHeaders = (web: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src 'self' 'unsafe-inline' 'unsafe-eval'${web}`,
    `style-src 'unsafe-inline'${web}`,
    `img-src data: blob:${web}`,
    `media-src data: blob:${web}`,
    `font-src data:${web}`,
    ...(web ? [`connect-src data: blob:${web}`] : ["base-uri 'none'"]),
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  // A page of no origin is of none that is the same, so it loads its own script as a stranger.
  'cross-origin-resource-policy': 'cross-origin',
})

/** Pages of others show these: icons beside a bookmark or a search result, images of a page beside a link to it. */
export const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' }

/** Headers of the folders of the build that need others than the rest. */
export const FOLDER_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The allowlist also holds what no content security policy covers: peer connections, and looking ahead for names and servers.
  sandbox: { ...sandboxHeaders(''), 'x-frame-options': 'SAMEORIGIN', 'connection-allowlist': '(response-origin)' },
  'sandbox/network': { ...sandboxHeaders(' https: http:'), 'x-frame-options': 'SAMEORIGIN' },
}

/** Headers of single files. */
export const FILE_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Pages ask it whether there is a newer build; an answer kept on the way would hide that.
  'builds/latest.json': { 'cache-control': 'no-store' },
  'embed.js': SHOWN_ELSEWHERE,
  'favicon.ico': SHOWN_ELSEWHERE,
  'favicon.svg': SHOWN_ELSEWHERE,
  'icon-192.png': SHOWN_ELSEWHERE,
  'icon-512.png': SHOWN_ELSEWHERE,
}

/** A tool that pages of others may show, and that reaches no services of others. */
export const EMBED_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy().replace("frame-ancestors 'none'", 'frame-ancestors *'),
  // Empty: the server takes it off. There is no value that allows all.
  'x-frame-options': '',
  'permissions-policy': permissionsPolicy([...DENIED_FEATURES, ...CAPTURES]),
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
}

/** `/embed/tool/`, or that of a language. */
function isEmbedPage(segments: readonly string[]): boolean {
  return segments.at(-3) === 'embed' && segments.at(-1) === 'index.html' && segments.length <= 4
}

/** Headers that a file of the build needs beside, or in place of, those of every answer. */
export function headersOfFile(segments: readonly string[]): Readonly<Record<string, string>> {
  const path = segments.join('/')
  const folder = segments.slice(0, -1).join('/')
  if (Object.hasOwn(FILE_HEADERS, path)) return FILE_HEADERS[path] as Readonly<Record<string, string>>
  if (Object.hasOwn(FOLDER_HEADERS, folder)) return FOLDER_HEADERS[folder] as Readonly<Record<string, string>>
  if (isEmbedPage(segments)) return EMBED_HEADERS
  return segments[0] === 'share' ? SHOWN_ELSEWHERE : NONE
}

const NONE = {}
