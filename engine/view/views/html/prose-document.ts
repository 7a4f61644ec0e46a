const LIGHT = {
  scheme: 'light',
  paper: '#fdfefe',
  sunken: '#eef2f2',
  line: '#d3dbdb',
  ink: '#1b2527',
  quiet: '#4d5a5d',
  accent: '#00616a',
} as const
const DARK = {
  scheme: 'dark',
  paper: '#1b2224',
  sunken: '#12181a',
  line: '#384245',
  ink: '#e7eded',
  quiet: '#aeb9ba',
  accent: '#7fd0d4',
} as const

/** Written text with the style in which it is read; the frame cannot use the site's own. */
export function proseDocument(html: string, isDark: boolean): string {
  const { scheme, paper, sunken, line, ink, quiet, accent } = isDark ? DARK : LIGHT
  const style = [
    `html{color-scheme:${scheme};background:${paper};color:${ink};font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}`,
    'body{max-width:46em;margin:0 auto;padding:20px 24px 40px;overflow-wrap:break-word}',
    'h1,h2,h3,h4,h5,h6{margin:1.4em 0 .6em;line-height:1.25;text-wrap:balance}',
    'h1{font-size:2em}h2{font-size:1.5em}h3{font-size:1.25em}h4{font-size:1em}h5,h6{font-size:.875em}',
    `h1,h2{padding-bottom:.3em;border-bottom:1px solid ${line}}h6{color:${quiet}}`,
    'body>:first-child{margin-top:0}p,ul,ol,dl,table,pre,blockquote,figure{margin:0 0 1em}li+li{margin-top:.25em}',
    'ul,ol{padding-inline-start:2em}li>p{margin:.5em 0}input[type=checkbox]{margin:0 .4em 0 -1.4em}li:has(>input[type=checkbox]){list-style:none}',
    `a{color:${accent}}hr{height:1px;margin:1.5em 0;border:0;background:${line}}`,
    `blockquote{margin-inline:0;padding-inline-start:1em;border-inline-start:4px solid ${line};color:${quiet}}`,
    `code,kbd,samp{padding:.15em .4em;border-radius:6px;background:${sunken};font:.875em ui-monospace,"SF Mono","Cascadia Code","Noto Sans Mono",monospace}`,
    `pre{padding:14px 16px;overflow:auto;border-radius:8px;background:${sunken};line-height:1.5}pre code{padding:0;background:none}`,
    `table{display:block;width:max-content;max-width:100%;overflow:auto;border-collapse:collapse;font-variant-numeric:tabular-nums}`,
    `th,td{padding:6px 13px;border:1px solid ${line}}th{background:${sunken}}img,video{max-width:100%;height:auto}`,
  ].join('')
  return `<!doctype html><style>${style}</style>${html}`
}
