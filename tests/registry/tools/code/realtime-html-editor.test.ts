import * as fc from 'fast-check'
import { parse, parseFragment, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { realtimeHtmlEditor } from '../../../../registry/tools/code/realtime-html-editor/tool.ts'
import { output } from '../../../support/run-tool.ts'

type Element = { nodeName: string; childNodes?: Element[]; value?: string }
const find = (node: Element, name: string): Element[] => [
  ...(node.nodeName === name ? [node] : []),
  ...(node.childNodes ?? []).flatMap((child) => find(child, name)),
]
const page = async (input: object) => parse((await output(realtimeHtmlEditor, input)).text) as unknown as Element
const text = (element: Element | undefined) => element?.childNodes?.map(({ value }) => value).join('') ?? ''

describe('realtime-html-editor', () => {
  it.each([
    ['a fragment', '<p>Hi</p>'],
    ['a body only', '<body class="x"><p>Hi</p></body>'],
    ['a head only', '<head><title>T</title></head><p>Hi</p>'],
    ['a whole page', '<!DOCTYPE html>\n<html lang="en"><head><title>T</title></head><body><p>Hi</p></body></html>\n'],
    ['a page in capitals', '<HTML><HEAD></HEAD><BODY><P>Hi</P></BODY></HTML>'],
  ])('puts the style in the head and the script at the end of the body of %s', async (_, html) => {
    const tree = await page({ text: html, css: 'p{color:red}', script: 'go()' })
    const [head] = find(tree, 'head')
    const [body] = find(tree, 'body')
    expect(text(find(head as Element, 'style')[0])).toBe('\np{color:red}\n')
    const elements = (body as Element).childNodes?.filter(({ nodeName }) => nodeName !== '#text').map(({ nodeName }) => nodeName)
    expect(elements).toEqual(['p', 'script'])
    expect(text(find(tree, 'script')[0])).toBe('\ngo()\n')
  })

  it('lets neither CSS nor JavaScript end its element early', async () => {
    const tree = await page({
      text: '<p>x</p>',
      css: 'a::after{content:"</style><img src=x>"}',
      script: 'say("</script><img src=x>", "<!--<script>")',
    })
    expect(find(tree, 'img')).toEqual([])
    expect(text(find(tree, 'style')[0])).toContain('<\\/style><img src=x>')
    expect(text(find(tree, 'script')[0])).toContain('<\\/script><img src=x>')
  })

  it('adds nothing for empty parts', async () => {
    expect(await output(realtimeHtmlEditor, { text: '<html></html>', css: ' \n', script: '' })).toMatchObject({ text: '<html></html>' })
  })

  it('keeps any fragment as it is in the body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', ' ', '<b>', '</b>', '<p>', '&amp;', '😀', '$&', '"') }), async (html) => {
        const whole = (await output(realtimeHtmlEditor, { text: html, css: 'a{}', script: 'b()' })).text as string
        expect(whole).toContain(`<body>\n${html}\n<script>`)
        expect(serialize(parseFragment(html))).toBeDefined()
      }),
    )
  })
})
