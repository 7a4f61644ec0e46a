import { describe, expect, it } from 'vitest'
import { frameDocument } from '../../../../../engine/view/views/html/frame-document.ts'
import { proseDocument } from '../../../../../engine/view/views/html/prose-document.ts'

describe('written text in its frame', () => {
  it('keeps every letter, in the colors of the page', () => {
    const html = '<h1>A</h1><p>b &amp; c</p>'
    for (const isDark of [true, false]) {
      const shown = proseDocument(html, isDark)
      expect(shown.endsWith(html)).toBe(true)
      expect(shown).toContain(`color-scheme:${isDark ? 'dark' : 'light'};`)
    }
  })

  it('stays behind its policy, which comes right after the doctype', () => {
    const shown = frameDocument(proseDocument('<script>alert(1)</script>', true), { scripts: false, network: false })
    expect(shown).toMatch(/^<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'/)
    expect(shown).not.toContain('script-src')
  })
})
