import { describe, expect, it } from 'vitest'
import { frameDocument, framePolicy } from '../../../../../engine/view/views/html/frame-document.ts'

const directives = (scripts: boolean, network: boolean) =>
  Object.fromEntries(
    framePolicy({ scripts, network })
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  )

describe('framePolicy', () => {
  it('allows nothing but what stands in the document', () => {
    expect(directives(false, false)).toEqual({
      'default-src': "'none'",
      'style-src': "'unsafe-inline'",
      'img-src': 'data: blob:',
      'media-src': 'data: blob:',
      'font-src': 'data:',
      'form-action': "'none'",
    })
  })

  it('runs scripts without letting them out', () => {
    const { 'script-src': script, ...rest } = directives(true, false)
    expect(script).toBe("'unsafe-inline' 'unsafe-eval'")
    expect(rest).toEqual(directives(false, false))
  })

  it('loads from the network without running anything', () => {
    const policy = directives(false, true)
    expect(policy).not.toHaveProperty('script-src')
    expect(policy).not.toHaveProperty('connect-src')
    expect(policy['img-src']).toBe('data: blob: https: http:')
    expect(policy['form-action']).toBe("'none'")
  })

  it('fetches only where scripts run with the network', () => {
    expect(directives(true, true)).toMatchObject({
      'connect-src': 'data: blob: https: http:',
      'script-src': "'unsafe-inline' 'unsafe-eval' https: http:",
      'default-src': "'none'",
    })
  })
})

describe('frameDocument', () => {
  const nothing = { scripts: false, network: false }
  it.each([
    ['<p>x', ''],
    ['<!doctype html><p>x', '<!doctype html>'],
    [' \n<!DOCTYPE html PUBLIC "a">\n<p>x', ' \n<!DOCTYPE html PUBLIC "a">'],
  ])('puts the policy before everything but the doctype of %j', (html, doctype) => {
    const shown = frameDocument(html, nothing)
    expect(shown.startsWith(`${doctype}<meta http-equiv="Content-Security-Policy" content="default-src 'none';`)).toBe(true)
    expect(shown.endsWith(html.slice(doctype.length))).toBe(true)
  })

  it.each(['<!-- x --><!doctype html><script>', '\ufeff<!doctype html><script>', '\u00a0<!doctype html>', '\u3000\n<!doctype html>'])(
    'lets nothing come before the policy that would open the body, as in %j',
    (html) => {
      expect(frameDocument(html, nothing)).toMatch(/^<meta/)
    },
  )

  it.each([
    ['<script>a</script><SCRIPT src=b></SCRIPT>', '<script type="text/plain">a</script><script type="text/plain" src=b></SCRIPT>'],
    ['<script type="module">"<script>"</script>', '<script type="text/plain" type="module">"<script>"</script>'],
    ['<!-- <script> --><textarea><script></textarea><p title="<b>">', undefined],
    ['<scripts>&lt;script&gt;', undefined],
    ['<!-- <script>', undefined],
  ])('keeps scripts that may not run from being tried: %j', (html, idle = html) => {
    expect(frameDocument(html, nothing).endsWith(`>${idle}`)).toBe(true)
    expect(frameDocument(html, { scripts: true, network: false }).endsWith(`>${html}`)).toBe(true)
  })
})
