import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareLinkGenerator as tool } from '../../../../registry/tools/code/share-link-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const url = 'https://example.com/a?b=1&c=2#d'
const all = { url, text: 'A & B', title: 'T', tags: 'one two', via: 'acc', image: 'https://example.com/p.png' }

/** Host, path and parameters of each link, as the URL Standard reads them. */
async function read(input: object): Promise<Record<string, [string, Record<string, string>]>> {
  const { links } = await output(tool, input)
  return Object.fromEntries(
    links.map(({ network, link }: { network: string; link: string }) => {
      const { protocol, host, pathname, search } = new URL(link)
      // A plus sign is a plus sign in mailto and sms.
      const pairs = search
        .slice(1)
        .split('&')
        .map((pair) => pair.split('=').map(decodeURIComponent))
      return [network, [host === '' ? protocol : host + pathname, Object.fromEntries(pairs)]]
    }),
  )
}

describe('share-link-generator', () => {
  it('fills the parameters that each network documents', async () => {
    expect(await read(all)).toEqual({
      X: ['x.com/intent/tweet', { text: 'A & B', url, hashtags: 'one,two', via: 'acc' }],
      Facebook: ['www.facebook.com/sharer/sharer.php', { u: url }],
      LinkedIn: ['www.linkedin.com/sharing/share-offsite/', { url }],
      WhatsApp: ['wa.me/', { text: `A & B ${url}` }],
      Telegram: ['t.me/share/url', { url, text: 'A & B' }],
      Reddit: ['www.reddit.com/submit', { url, title: 'T' }],
      Pinterest: ['www.pinterest.com/pin/create/button/', { url, media: 'https://example.com/p.png', description: 'A & B' }],
      Bluesky: ['bsky.app/intent/compose', { text: `A & B ${url} #one #two` }],
      Threads: ['www.threads.com/intent/post', { text: 'A & B #one #two', url }],
      LINE: ['social-plugins.line.me/lineit/share', { url, text: 'A & B' }],
      VK: ['vk.com/share.php', { url, title: 'T' }],
      Email: ['mailto:', { subject: 'T', body: `A & B\r\n\r\n${url}` }],
      SMS: ['sms:', { body: `A & B ${url}` }],
    })
  })

  it('leaves out what is not given', async () => {
    const { links } = await output(tool, { url, networks: ['X', 'Reddit', 'Email', 'Threads'] })
    const written = encodeURIComponent(url)
    expect(links.map(({ link }: { link: string }) => link)).toEqual([
      `https://x.com/intent/tweet?url=${written}`,
      `https://www.reddit.com/submit?url=${written}`,
      `https://www.threads.com/intent/post?url=${written}`,
      `mailto:?body=${written}`,
    ])
  })

  it.each([
    ['en', 'Email'],
    ['es', 'Correo electrónico'],
    ['pt-BR', 'E-mail'],
    ['it', 'Email'],
  ])('calls the link to an email what readers of %s do', async (locale, name) => {
    const { html } = await output(tool, { url, networks: ['Email'] }, { locale })
    expect(html).toContain(`>${name}</a>`)
  })

  it('takes the first line of the text as title', async () => {
    expect((await read({ url, text: 'First\r\nSecond', networks: ['Reddit', 'Email'] })).Email?.[1]).toEqual({
      subject: 'First',
      body: `First\r\nSecond\r\n\r\n${url}`,
    })
  })

  it('carries any text whole, and HTML that cannot break out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 100 }), async (text) => {
        const links = await read({ url, text })
        expect(links.Telegram?.[1].text ?? '').toBe(text.trim())
        const { html } = await output(tool, { url, text: `${text}"><script>'&` })
        expect(html.replaceAll(/href="[^"<>]*"/g, '').match(/["<>]/g)).toHaveLength(2 * 2 + 2 + 13 * 8 + 11 * 4)
      }),
      { numRuns: 50 },
    )
  })

  it('tells when X would cut the post, and who takes no text', async () => {
    const codes = async (input: object) => ((await output(tool, input)).notices ?? []).map(({ code }: { code: string }) => code)
    expect(await codes({ url, text: 'x'.repeat(256), networks: ['X'] })).toEqual([])
    expect(await codes({ url, text: 'x'.repeat(257), networks: ['X'] })).toEqual(['too-long-for-x'])
    expect(await codes({ url, text: 'x', networks: ['LinkedIn'] })).toEqual(['no-text'])
  })

  it.each([
    [{ url: '' }, 'required', 'url'],
    [{ url: 'example.com' }, 'not-a-web-address', 'url'],
    [{ url: 'javascript:alert(1)' }, 'not-a-web-address', 'url'],
    [{ url, image: 'p.png' }, 'not-a-web-address', 'image'],
    [{ url, tags: 'a-b' }, 'bad-hashtag', 'tags'],
    [{ url, tags: '2026' }, 'bad-hashtag', 'tags'],
    [{ url, tags: '\ud800' }, 'bad-hashtag', 'tags'],
    [{ url, via: 'a b' }, 'bad-account', 'via'],
    [{ url, text: '\ud800' }, 'lone-surrogate', 'text'],
    [{ url, title: '\udc00' }, 'lone-surrogate', 'title'],
    [{ url, networks: [] }, 'required', 'networks'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})
