import { describe, expect, it } from 'vitest'
import { readXml } from '../../../../registry/lib/xml/read.ts'
import { isSameXml } from '../../../../registry/lib/xml/compare.ts'

const isSame = (a: string, b: string, withoutComments = false) => isSameXml(readXml(a), readXml(b), withoutComments)

describe('isSameXml', () => {
  it.each([
    ['<a><b/></a>', '<a>\n  <b/>\n</a>'],
    ['<a b="1" c="2"/>', "<a\n b='1' c='2'></a>"],
    ['<a>x\r\ny</a>', '<a>x\ny</a>'],
  ])('takes %j and %j for the same', (a, b) => {
    expect(isSame(a, b)).toBe(true)
  })

  it.each([
    ['<a>x</a>', '<a>y</a>'],
    ['<a>x</a>', '<a> x</a>'],
    ['<a> </a>', '<a/>'],
    ['<a>x<b/></a>', '<a>x <b/></a>'],
    ['<a b="1"/>', '<a b="2"/>'],
    ['<a b="1" c="2"/>', '<a c="2" b="1"/>'],
    ['<a><b/><c/></a>', '<a><b><c/></b></a>'],
    ['<a>x</a>', '<a><![CDATA[x]]></a>'],
    ['<a><?p x?></a>', '<a><?p y?></a>'],
    ['<a><!-- x --></a>', '<a/>'],
    ['<!DOCTYPE a []><a/>', '<a/>'],
  ])('tells %j from %j', (a, b) => {
    expect(isSame(a, b)).toBe(false)
  })

  it('passes over comments when told', () => {
    expect(isSame('<a>x<!-- y -->z</a>', '<a>xz</a>', true)).toBe(true)
    expect(isSame('<a>x<!-- y -->z</a>', '<a>x</a>', true)).toBe(false)
  })
})
