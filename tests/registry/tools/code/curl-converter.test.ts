import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { curlConverter } from '../../../../registry/tools/code/curl-converter/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const convert = (text: string, target = 'json', more: object = {}) => output(curlConverter, { text, target, ...more })
const parsed = async (text: string, more: object = {}) => JSON.parse((await convert(text, 'json', more)).text)
/** The body of a command’s first data option, as the shell passes it on. */
const value = async (text: string, shell = 'auto') => (await parsed(text, { shell })).body[0].text
const refused = async (text: string, more: object = {}) => {
  const { code, place } = await failure(curlConverter, { text, ...more })
  return [code, place?.line, place?.column]
}

describe('bash', () => {
  // What bash 5.2 passes on, seen by printf '%s'.
  it.each([
    [`'a"b'c"d'e"`, `a"bcd'e`],
    [`"\\$x \\" \\\\ \\n"`, `$x " \\ \\n`],
    [`$'\\x41\\u00e9\\U0001F600\\101\\n\\t\\e\\cA\\'\\q'`, `Aé😀A\n\t\x1b\x01'\\q`],
    [`$'\\xc3\\xa9'`, 'é'],
    [`a\\ b\\\nc`, 'a bc'],
    ['"a\\\nb"', 'ab'],
    [`{"a"}`, '{a}'],
    ['a#b # comment', 'a#b'],
    ['$', '$'],
    ['"$ 5%"', '$ 5%'],
    ['😀', '😀'],
    // Only spaces, tabs and line breaks divide words; a search for anything that looks like a space once never ended.
    ['a\u00a0b\ufeff', 'a\u00a0b\ufeff'],
  ])('reads %s', async (quoted, expected) => {
    expect(await value(`curl x.example --data-raw ${quoted}`, 'bash')).toBe(expected)
  })

  it('keeps bytes that are not UTF-8', async () => {
    expect((await parsed("curl x.example --data-binary $'\\xff\\u00e9\\0101'")).body).toEqual([{ base64: '/8OpCDE=' }])
  })

  it.each([
    ["curl 'x", ['unclosed-quote', 1, 6]],
    ['curl x \\\n -d "a', ['unclosed-quote', 2, 5]],
    ["curl -d $'a\\", ['unclosed-quote', 1, 10]],
    ['curl -d "$(date)" x', ['substitution', 1, 10]],
    ['curl -d `date` x', ['substitution', 1, 9]],
    ['curl -d @<(echo) x', ['substitution', 1, 10]],
    ['curl “http://x.example”', ['typographic', 1, 6]],
    ['curl –d x', ['typographic', 1, 6]],
    ['curl x \\ \n -d a', ['space-after', 1, 9]],
    ['curl -d {a,b} x', ['brace-pattern', 1, 9]],
    ["curl -d $'a\\0b' x", ['nul-character', 1, 12]],
    ['curl \0 x', ['nul-character', 1, 6]],
    ['curl \ud800', ['lone-surrogate', 1, 6]],
    ['wget x.example', ['no-curl', 1, 1]],
  ])('refuses %j', async (text, expected) => expect(await refused(text)).toEqual(expected))

  it('takes a prompt, a fence and what comes before', async () => {
    expect((await convert('$ curl \\\n> -d a x.example')).notices).toEqual([{ code: 'scheme-added', level: 'info' }])
    expect(await value('```bash\ncurl http://x.example -d a\n```')).toBe('a')
    const { notices } = await convert('cd /tmp && sudo curl http://x.example')
    expect(notices).toEqual([{ code: 'left-out', params: { text: 'cd /tmp && sudo', line: 1, column: 1 }, level: 'info' }])
  })

  it('says what it leaves out', async () => {
    const { notices } = await convert('curl http://x.example 2>/dev/null | jq .')
    expect(notices.map(({ params }: { params: { text: string } }) => params.text)).toEqual(['2>/dev/null', '| jq .'])
    const ampersand = await convert('curl http://x.example/?a=1&b=2')
    expect(ampersand.notices).toEqual([{ code: 'ampersand', params: { text: '&b=2', line: 1, column: 27 }, level: 'warning' }])
    expect(noticeCodes(await convert('curl http://x.example;\ncurl http://y.example'))).toEqual(['more-commands'])
    expect(noticeCodes(await convert('curl http://x.example\n -d a'))).toEqual(['joined-lines'])
  })

  it('keeps variables and names them with their place', async () => {
    const { text, notices } = await convert('curl http://x.example \\\n -H "A: $B ${C}"', 'php')
    expect(text).toContain("'A: $B ${C}'")
    expect(notices).toEqual([{ code: 'variables', params: { count: 2, names: '$B (2:9), ${C} (2:12)' }, level: 'warning' }])
  })
})

describe('cmd', () => {
  it('reads what Chrome copies', async () => {
    const text = 'curl ^"http://x.example/?q=^%^41^" ^\n  -H ^"a: b^" ^\n  --data-raw ^"^{^\\^"k^\\^":^\\^"1 ^& 2^\\^"^}^\n\nend^"'
    const { url, headers, body } = await parsed(text)
    expect([url, headers[0], body[0].text]).toEqual(['http://x.example/?q=%41', { name: 'a', value: 'b' }, '{"k":"1 & 2"}\nend'])
  })
  it.each([
    ['"{""a"":1}"', '{"a":1}'],
    ['"{\\"a\\":1}"', '{"a":1}'],
    ['"a\\\\b\\\\"', 'a\\\\b\\'],
    ['100%%', '100%'],
    ['%C3%A9', '%C3%A9'],
    ['"a^b"', 'a^b'],
    ['a^^b', 'a^b'],
  ])('reads %s', async (quoted, expected) => expect(await value(`curl http://x.example --data-raw ${quoted}`, 'cmd')).toBe(expected))
  it('names variables, doubled backslashes and open quotes', async () => {
    expect(noticeCodes(await convert('curl http://x.example -d %TOKEN%', 'json', { shell: 'cmd' }))).toEqual(['variables'])
    expect(noticeCodes(await convert('curl ^"http://x.example^" -d ^"^\\^\\d^"'))).toEqual(['doubled-backslashes'])
    expect(await refused('curl ^\n -d "a', { shell: 'cmd' })).toEqual(['unclosed-quote', 2, 5])
  })
})

describe('PowerShell', () => {
  it.each([
    ["'it''s'", "it's"],
    ['"a""b`n`$x`u{1F600}"', 'a"b\n$x😀'],
    [`'{\\"a\\":1}'`, '{"a":1}'],
    [`'{"a":1}'`, '{"a":1}'],
    ['@\'\n{"a": 1}\n\'@', '{"a": 1}'],
  ])('reads %s', async (quoted, expected) => expect(await value(`curl.exe http://x.example \`\n -d ${quoted}`)).toBe(expected))
  it('names variables and refuses what runs', async () => {
    expect(noticeCodes(await convert('curl.exe http://x.example -d "$env:X"'))).toEqual(['variables'])
    expect(await refused('curl.exe -d "$(x)" x')).toEqual(['substitution', 1, 14])
    expect(await refused("curl.exe -d 'a")).toEqual(['unclosed-quote', 1, 13])
  })
})

describe('options', () => {
  it.each([
    ['curl', ['no-url', undefined, undefined]],
    ['curl -d', ['missing-value', 1, 6]],
    ['curl x --nothing', ['unknown-option', 1, 8]],
    ['curl x -sJ9', ['unknown-option', 1, 8]],
    ['curl x --data=1', ['equals-sign', 1, 8]],
    ['curl x --da 1', ['ambiguous-option', 1, 8]],
    ['curl x y', ['several-urls', 1, 8]],
    ['curl x --next y', ['next-request', 1, 8]],
    ['curl -I -d a x', ['two-bodies', 1, 9]],
    ['curl -F a=b -d c x', ['two-bodies', 1, 13]],
    ['curl -d @- x', ['standard-input', 1, 9]],
    ['curl -F a x', ['form-field', 1, 9]],
    ['curl -F a=@b,c x', ['form-files', 1, 9]],
    ['curl -F "a=b;encoder=base64" x', ['form-setting', 1, 9]],
    ["curl -H 'a b: c' x", ['bad-header', 1, 9]],
    ["curl -H $'a: b\\nc' x", ['bad-header-value', 1, 9]],
    ['curl -X "A B" x', ['method-name', 1, 6]],
    ['curl -m soon x', ['not-a-duration', 1, 6]],
    ['curl -L --max-redirs x y', ['not-a-count', 1, 9]],
    ['curl -x gopher://p x', ['bad-proxy', 1, 9]],
    ["curl -A $'\\xff' x", ['not-utf8', 1, 9]],
    ["curl 'http://x.example/a b'", ['url-space', 1, 6]],
    ["curl 'http://x.example/[1-3]'", ['url-pattern', 1, 6]],
    ['curl ftp://x.example', ['not-http', 1, 6]],
    ['curl http://x:99999', ['bad-address', 1, 6]],
  ])('refuses %s', async (text, expected) => expect(await refused(text)).toEqual(expected))

  it.each([
    ["curl -H 'a b: c' x", { name: 'a b', most: 200 }],
    [`curl -H '${'a'.repeat(201)}: c' x`, { most: 200 }],
    ['curl -X "A/B" x', { method: 'A/B', most: 100 }],
    [`curl -X ${'A'.repeat(101)} x`, { most: 100 }],
  ])('says what a token of HTTP may hold for %s', async (text, told) =>
    // RFC 9110, 5.6.2
    expect((await failure(curlConverter, { text })).params).toMatchObject({ marks: "! # $ % & ' * + - . ^ _ ` | ~", ...told }),
  )
  it('takes all that a token of HTTP may hold', async () => {
    const token = "a1!#$%&'*+-.^_`|~"
    expect((await parsed(`curl -X "${token.replaceAll(/[$`]/g, '\\$&')}" http://x.example`)).method).toBe(token)
  })

  it('reads combined and attached ones, and negations', async () => {
    const { method, settings, headers } = await parsed('curl -sSLkXPUT -HA:b --no-insecure --no-progress-meter http://x.example')
    expect([method, headers, settings.followRedirects, settings.insecure]).toEqual(['PUT', [{ name: 'A', value: 'b' }], true, false])
  })

  it('lists what cannot be carried over', async () => {
    const { notices } = await convert('curl --resolve a:1:b -k -d x http://x.example', 'javascript')
    expect(notices).toEqual([{ code: 'lost', params: { count: 2, options: '--resolve, --insecure' }, level: 'warning' }])
  })

  it('does not send in plain what was meant for another way of signing in', async () => {
    const { user } = await parsed('curl --digest -u a:b http://x.example')
    expect(user).toBeUndefined()
  })
})

describe('request', () => {
  // Received by a server from curl 7.88.1.
  it.each([
    ["-d a -d 'b=c'", 'POST', 'a&b=c'],
    ["-d ''", 'POST', ''],
    ["--json '{}' --json '[2]' -d x", 'POST', '{}[2]&x'],
    [
      "--data-urlencode 'a b&c' --data-urlencode '=x y=z' --data-urlencode 'n=é ~!*()+'",
      'POST',
      'a+b%26c&x+y%3Dz&n=%C3%A9+~%21%2A%28%29%2B',
    ],
    ['-X GET -d x', 'GET', 'x'],
  ])('has the body of %s', async (options, method, body) => {
    const request = await parsed(`curl ${options} http://x.example`)
    expect([request.method, request.body]).toEqual([method, [{ text: body }]])
  })

  it.each([
    ['x.example', 'http://x.example/'],
    ['HTTPS://x.example/a/../b/./c?d#e', 'https://x.example/b/c?d'],
    ["'http://[::1]:80/x'", 'http://[::1]:80/x'],
    ['http://x.example/../../b', 'http://x.example/b'],
    ["-g 'http://x.example/é[1]?a[]=%zz'", 'http://x.example/%C3%A9%5B1%5D?a[]=%25zz'],
    ["-G -d a=1 --data-urlencode 'b= ' 'http://x.example/?q=0'", 'http://x.example/?q=0&a=1&b=+'],
    ["--url-query 'a=b c' --url-query '+d=%20' http://x.example", 'http://x.example/?a=b+c&d=%20'],
    ['-T a/b.txt http://x.example/up/', 'http://x.example/up/b.txt'],
    ['http://bücher.example/', 'http://xn--bcher-kva.example/'],
  ])('has the URL of %s', async (options, url) => expect((await parsed(`curl ${options}`)).url).toBe(url))

  it('adds and removes headers as curl does', async () => {
    const { headers } = await parsed(
      "curl -d x -H 'Content-Type: a/b' -H 'Accept:' -H 'X-E;' -H '__proto__: p' -b a=1 -b b=2 -A ua -e 'http://r;auto' -r 0-9 --oauth2-bearer t http://x.example",
    )
    expect(headers.map(({ name, value: is }: { name: string; value: string }) => `${name}: ${is}`)).toEqual([
      'Content-Type: a/b',
      'X-E: ',
      '__proto__: p',
      'User-Agent: ua',
      'Referer: http://r',
      'Cookie: a=1;b=2',
      'Range: bytes=0-9',
      'Authorization: Bearer t',
    ])
  })

  it('reads fields of a form', async () => {
    const { form } = await parsed(
      `curl -F 'a=b;c' -F 'b= x ;type=text/plain' -F 'c="q;\\"r"' -F 'd=@f.TXT' -F 'e=<f' -F 'f=@f;filename=x.png;type=image/png; a=b' --form-string 'g=@a;b' http://x.example`,
    )
    expect(form).toEqual([
      { name: 'a', value: 'b' },
      { name: 'b', value: 'x', type: 'text/plain' },
      { name: 'c', value: 'q;"r' },
      { name: 'd', file: 'f.TXT', fileName: 'f.TXT', type: 'text/plain' },
      { name: 'e', contents: 'f' },
      { name: 'f', file: 'f', fileName: 'x.png', type: 'image/png; a=b' },
      { name: 'g', value: '@a;b' },
    ])
  })

  it('names secrets', async () => {
    const { notices } = await convert("curl -u a:b -H 'X-Api-Key: k' -b s=1 'http://x.example/?access_token=t'")
    expect(notices).toEqual([{ code: 'secret', params: { names: 'X-Api-Key, Cookie, access_token, --user' }, level: 'warning' }])
  })

  it('is refused where the library cannot send it', async () => {
    const of = async (text: string, target: string) => (await failure(curlConverter, { text, target })).code
    expect(await of('curl -X GET -d x http://x.example', 'javascript')).toBe('body-not-allowed')
    expect(await of("curl -H 'A: é' http://x.example", 'java')).toBe('ascii-header')
    expect(await of("curl -d $'\\xff' http://x.example", 'http')).toBe('bytes-not-shown')
  })
})

describe('code', () => {
  const AWKWARD = `curl http://x.example -d $'\\'"\\\\ $a \${b} #{c} %s \`d\` \\n\\x01 é😀'`
  it.each([
    ['javascript', String.raw`'\'"\\ $a \${b} #{c} %s`.replace(String.raw`\$`, '$')],
    ['python', String.raw`"'\"\\ $a` + ' ${b} #{c} %s `d` ' + String.raw`\n\u0001 é😀".encode()`],
    ['php', String.raw`"'\"\\ \$a \${b} #{c} %s` + ' `d` ' + String.raw`\n\u{1} é😀"`],
    ['ruby', String.raw`"'\"\\ $a` + ' ${b} ' + String.raw`\#{c} %s` + ' `d` ' + String.raw`\n\u{1} é😀"`],
    ['rust', String.raw`"'\"\\ $a` + ' ${b} #{c} %s `d` ' + String.raw`\n\u{1} é😀"`],
    ['go', String.raw`"'\"\\ $a` + ' ${b} #{c} %s `d` ' + String.raw`\n\u0001 é😀"`],
    ['java', String.raw`"'\"\\ $a` + ' ${b} #{c} %s `d` ' + String.raw`\n\u0001 é😀"`],
    ['csharp', String.raw`"'\"\\ $a` + ' ${b} #{c} %s `d` ' + String.raw`\n\u0001 é😀"`],
    ['curl', `'\\''"\\ $a \${b} #{c} %s \`d\` \n\x01 é😀'`],
  ])('escapes a string of %s', async (target, expected) => expect((await convert(AWKWARD, target)).text).toContain(expected))

  type Got = { readonly method?: string; readonly url?: string; readonly headers: NodeJS.Dict<string[]>; readonly body: string }
  const got: Got[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      got.push({
        method: request.method,
        url: request.url,
        headers: request.headersDistinct,
        body: Buffer.concat(chunks).toString('latin1'),
      })
      response.end('ok')
    })
  })
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void server.close())

  it.each([
    ["-d 'a=1' -d 'b=é 😀'", 'POST', '/', ['content-type', 'application/x-www-form-urlencoded'], 'a=1&b=é 😀'],
    [`--json '{"a":"\${x}\\n"}'`, 'POST', '/', ['content-type', 'application/json'], '{"a":"${x}\\n"}'],
    ['-d x -H Content-Type: -X PATCH', 'PATCH', '/', ['content-type', undefined], 'x'],
    ["-H 'X-A: 1' -H 'X-A: 2' -H 'X-U: é' -I", 'HEAD', '/', ['x-u', 'Ã©'], ''],
    ['-u é:ü -G -d q=1', 'GET', '/?q=1', ['authorization', 'Basic w6k6w7w='], ''],
  ])('runs as JavaScript: %s', async (options, method, url, [header, is], body) => {
    got.length = 0
    const { port } = server.address() as AddressInfo
    const { text } = await convert(`curl ${options} http://127.0.0.1:${port}`, 'javascript')
    const code = await new Promise((resolve) => spawn(process.execPath, ['--input-type=module', '-e', text]).on('close', resolve))
    expect(code).toBe(0)
    expect(got).toHaveLength(1)
    const [request] = got
    expect([request?.method, request?.url, request?.headers[header as string]?.[0]]).toEqual([method, url, is])
    expect(Buffer.from(request?.body ?? '', 'latin1').toString()).toBe(body)
  })
})
