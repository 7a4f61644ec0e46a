/** A request as three languages write it, with nothing to install. */
export type Snippet = { readonly language: 'curl' | 'JavaScript' | 'Python'; readonly code: string }

/** @param url the whole address @param request the body as JSON */
export function snippetsOf(url: string, request: unknown): readonly Snippet[] {
  return [
    { language: 'curl', code: curl(url, request) },
    { language: 'JavaScript', code: javascript(url, request) },
    { language: 'Python', code: python(url, request) },
  ]
}

/** A request whose body is JSON Lines, one line for each of `requests`. */
export function curlLines(url: string, requests: readonly unknown[]): string {
  const lines = requests.map((request) => JSON.stringify(request).replaceAll("'", String.raw`'\''`)).join('\n')
  return `curl ${url} \\
  -H 'content-type: application/x-ndjson' \\
  --data-binary '${lines}'`
}

export function curl(url: string, request: unknown): string {
  const body = JSON.stringify(request).replaceAll("'", String.raw`'\''`)
  return `curl ${url} \\
  -H 'content-type: application/json' \\
  -d '${body}'`
}

function javascript(url: string, request: unknown): string {
  return `const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${indented(JSON.stringify(request, null, 2))}),
})
if (!response.ok) throw new Error((await response.json()).detail)
const { output } = await response.json()
console.log(output)`
}

function python(url: string, request: unknown): string {
  return `import json, urllib.request

request = urllib.request.Request(
    "${url}",
    json.dumps(${pythonOf(request)}).encode(),
    {"content-type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["output"])`
}

const indented = (text: string) => text.replaceAll('\n', '\n  ')

const PYTHON_WORDS = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
])

/** A JSON value as a literal of Python; its strings are written as those of JSON are. */
function pythonOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return PYTHON_WORDS.get(value) ?? JSON.stringify(value)
  const items = Object.entries(value).filter(([, item]) => item !== undefined)
  return `{${items.map(([key, item]) => `${JSON.stringify(key)}: ${pythonOf(item)}`).join(', ')}}`
}
