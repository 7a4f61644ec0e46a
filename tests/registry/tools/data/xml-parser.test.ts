import { describe, expect, it } from 'vitest'
import { xmlParser } from '../../../../registry/tools/data/xml-parser.ts'
import { failure, output } from '../../../support/run-tool.ts'

const tree = async (text: string) => JSON.parse((await output(xmlParser, { text })).tree)

describe('xml-parser', () => {
  // Namespaces in XML 1.0, 3, 4 and 6.3.
  it.each([
    ['<x xmlns:a="u" xmlns:b="u" a:z="1" b:z="2"/>', 'repeated-expanded-name'],
    ['<x xmlns:a=""/>', 'bad-binding'],
    ['<x xmlns:xml="u"/>', 'bad-binding'],
    ['<x xmlns:xmlns="http://www.w3.org/2000/xmlns/"/>', 'bad-binding'],
    ['<x xmlns="http://www.w3.org/XML/1998/namespace"/>', 'bad-binding'],
    ['<xmlns:x/>', 'bad-qualified-name'],
    ['<x xmlns:="u"/>', 'bad-qualified-name'],
    ['<x><?a:b c?></x>', 'bad-qualified-name'],
  ])('warns of the namespaces in %j', async (text, code) => {
    expect((await output(xmlParser, { text })).notices).toMatchObject([{ code, level: 'warning', params: { line: 1 } }])
  })

  it('finds no fault in right namespaces, and counts many faults', async () => {
    const text =
      '<x xmlns:a="u" xmlns:b="v" a:z="1" b:z="2" z="3" xml:lang="en" xmlns:xml="http://www.w3.org/XML/1998/namespace" xmlns=""><a:y xmlns:a="v" a:z=""/></x>'
    expect(await output(xmlParser, { text })).not.toHaveProperty('notices')
    const { notices } = await output(xmlParser, { text: `<r>${'<xmlns:x/>'.repeat(50)}</r>` })
    expect(notices.at(-1)).toMatchObject({ code: 'more-namespace-faults' })
  })

  // XML 1.0, 3.1 (no external entity references) and 4.1 (parsed entity).
  it.each([
    ['<!DOCTYPE d [<!NOTATION n SYSTEM "n"><!ENTITY e SYSTEM "x" NDATA n>]><d>&e;</d>', 72],
    ['<!DOCTYPE d [<!NOTATION n SYSTEM "n"><!ENTITY e SYSTEM "x" NDATA n>]><d a="&e;"/>', 75],
    ['<!DOCTYPE d [<!ENTITY e SYSTEM "x">]><d a="&e;"/>', 43],
    ['<!DOCTYPE d [<!ENTITY e SYSTEM "x"><!ENTITY f "&e;">]><d a="&f;"/>', 60],
  ])('refuses the reference in %j', async (text, offset) => {
    expect(await failure(xmlParser, { text })).toMatchObject({ code: 'xml-entity-place', params: { name: 'e' }, place: { offset } })
  })

  // XML 1.0, fifth edition: sections 2.10, 2.11, 3.3.2, 3.3.3, 4.4 and appendix D.
  it.each([
    ['<a>\r\nx\ry</a>', [{ element: 'a', children: ['\nx\ny'] }]],
    ['<a b=" x\t\r\ny "/>', [{ element: 'a', attributes: { b: ' x  y ' } }]],
    ['<a b="&#xd;&#xd;A&#xa;&#xa;B&#xd;&#xa;"/>', [{ element: 'a', attributes: { b: '\r\rA\n\nB\r\n' } }]],
    ['<a>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;</a>', [{ element: 'a', children: ['<&>"\'A😀'] }]],
    ['<a><![CDATA[<b>&amp;]]]]></a>', [{ element: 'a', children: [{ cdata: '<b>&amp;]]' }] }]],
    ['<a > <b\n/></a >', [{ element: 'a', children: [{ element: 'b' }] }]],
    ['<élan xml:lang="fr" _x-1.y="·"/>', [{ element: 'élan', attributes: { 'xml:lang': 'fr', '_x-1.y': '·' } }]],
    ['\ufeff<a>\u202b\u0301</a>', [{ element: 'a', children: ['\u202b\u0301'] }]],
    ['<?x  y ?><!--c--><a/><!-- d -->', [{ instruction: 'x', text: 'y ' }, { comment: 'c' }, { element: 'a' }, { comment: ' d ' }]],
    [
      '<__proto__ constructor="1"><toString/></__proto__>',
      [JSON.parse('{"element":"__proto__","attributes":{"constructor":"1"},"children":[{"element":"toString"}]}')],
    ],
  ])('reads %j', async (text, expected) => {
    expect(await tree(text)).toEqual(expected)
  })

  it('replaces entities that stand for text, the first declaration of each', async () => {
    const text =
      '<!DOCTYPE a [<!ENTITY d "&#xD;"><!ENTITY a "&#xA;"><!ENTITY da "&#xD;&#xA;"><!ENTITY lt "&#38;#60;"><!ENTITY e "v&amp;&d;"><!ENTITY e "w">]>' +
      '<a b="&d;&d;A&a;&#x20;&a;B&da;">&e;&lt;</a>'
    expect((await tree(text))[1]).toEqual({ element: 'a', attributes: { b: '  A   B  ' }, children: ['v&\r<'] })
  })

  it('reads what parameter entities declare', async () => {
    // XML 1.0, appendix D.
    const text =
      '<!DOCTYPE test [<!ELEMENT test (#PCDATA)><!ENTITY % xx "&#37;zz;">' +
      '<!ENTITY % zz \'&#60;!ENTITY tricky "error-prone">\'> %xx; ]><test>This sample shows a &tricky; method.</test>'
    expect((await tree(text))[1]).toEqual({ element: 'test', children: ['This sample shows a error-prone method.'] })
    const rules = `<!DOCTYPE a [<!ENTITY % p "<!ATTLIST a b NMTOKENS 'x  y'><!ENTITY e 'f'>">%p;<!ENTITY e "g">]>`
    expect((await tree(`${rules}<a>&e;</a>`))[1]).toEqual({ element: 'a', attributes: { b: 'x y' }, children: ['f'] })
    const bomb = Array.from({ length: 20 }, (_, n) => `<!ENTITY % p${n} "${`&#37;p${n - 1};`.repeat(n && 10)}">`).join('')
    expect(await failure(xmlParser, { text: `<!DOCTYPE a [${bomb}%p19;]><a/>` })).toMatchObject({ code: 'xml-parameter-entity' })
  })

  // XML 1.0, 5.1: what stands behind a parameter entity that is not read might be declared in it already.
  it('leaves out what is declared behind a parameter entity in another file', async () => {
    const rest = '<!ENTITY e "f"><!ATTLIST a b CDATA "c">]><a>&e;</a>'
    const unread = await output(xmlParser, { text: `<!DOCTYPE a [<!ENTITY % p SYSTEM "p">%p;${rest}` })
    expect(JSON.parse(unread.tree)[1]).toEqual({ element: 'a', children: ['&e;'] })
    expect(unread.notices).toMatchObject([{ code: 'unresolved-entity', params: { name: 'e' } }])
    const unused = await output(xmlParser, { text: `<!DOCTYPE a [<!ENTITY % p SYSTEM "p">${rest}` })
    expect(JSON.parse(unused.tree)[1]).toEqual({ element: 'a', attributes: { b: 'c' }, children: ['f'] })
  })

  it('takes names and defaults of attributes from the DOCTYPE', async () => {
    const rest = '<!ELEMENT a ((b,c?)*|(d|e)+)><!ELEMENT b (#PCDATA|c)*><!ELEMENT c EMPTY><!NOTATION n PUBLIC "x"><!-- y --><?z?>'
    expect((await tree(`<!DOCTYPE a [${rest}]><a/>`))[1]).toEqual({ element: 'a' })
    const rules = '<!DOCTYPE a [<!ATTLIST a n NMTOKENS #IMPLIED k (p|q) "p" f CDATA #FIXED " x "><!ATTLIST a k CDATA "z">]>'
    expect((await tree(`${rules}<a n=" x  y "/>`))[1]).toEqual({ element: 'a', attributes: { n: 'x y', k: 'p', f: ' x ' } })
    expect((await tree(`${rules}<a k="q"/>`))[1]).toEqual({ element: 'a', attributes: { k: 'q', f: ' x ' } })
  })

  it('leaves out white space between elements only', async () => {
    expect(await tree('<a>\n <b> </b>\n</a>')).toEqual([{ element: 'a', children: [{ element: 'b', children: [' '] }] }])
    expect(await tree('<a> x <b/> </a>')).toEqual([{ element: 'a', children: [' x ', { element: 'b' }, ' '] }])
    expect(await tree('<a xml:space="preserve"> <b xml:space="default"> <c/> </b></a>')).toEqual([
      {
        element: 'a',
        attributes: { 'xml:space': 'preserve' },
        children: [' ', { element: 'b', attributes: { 'xml:space': 'default' }, children: [{ element: 'c' }] }],
      },
    ])
  })

  it.each([
    ['<a>\u0001</a>', 'xml-character', 1, 4],
    ['<a>\n\ud800</a>', 'xml-character', 2, 1],
    ['<a>\ufffe<b</a>', 'xml-character', 1, 4],
    ['<!-- x -->', 'xml-no-root', 1, 11],
    ['<a/>\n<b/>', 'xml-second-root', 2, 1],
    ['<a/>\n x', 'xml-text-outside', 2, 2],
    ['<![CDATA[x]]><a/>', 'xml-text-outside', 1, 1],
    ['<a ="1"/>', 'xml-name-expected', 1, 4],
    ['<a>1 < 2</a>', 'xml-stray-less-than', 1, 6],
    ['<a>x\n& y</a>', 'xml-stray-ampersand', 2, 1],
    ['<a b="?x=1&y=2"/>', 'xml-stray-ampersand', 1, 11],
    ['<a>&#x110000;</a>', 'xml-bad-reference', 1, 4],
    ['<a>&#8;</a>', 'xml-bad-reference', 1, 4],
    ['<a>&nbsp;</a>', 'xml-unknown-entity', 1, 4],
    ['<!DOCTYPE a [<!ENTITY e "<b/>">]>\n<a b="&e;"/>', 'xml-entity-markup', 2, 7],
    ['<!DOCTYPE a [<!ENTITY e "<b>">]>\n<a>&e;</b></a>', 'xml-wrong-close', 2, 4],
    ['<!DOCTYPE a [<!ENTITY e "<b>&e;</b>">]>\n<a>&e;</a>', 'xml-entity-recursion', 2, 4],
    ['<!DOCTYPE a [<!ENTITY e "<b>x&#13;y</b>">]>\n<a>&e;</a>', 'xml-entity-markup', 2, 4],
    ['<!DOCTYPE a [<!ENTITY e "&f;"><!ENTITY f "&e;">]>\n<a>&e;</a>', 'xml-entity-recursion', 2, 4],
    ['<a b="1"\nb="2"/>', 'xml-repeated-attribute', 2, 1],
    ['<a b=1/>', 'xml-attribute-value', 1, 4],
    ['<a checked/>', 'xml-attribute-value', 1, 4],
    ['<a b="x<y"/>', 'xml-attribute-less-than', 1, 8],
    ['<a b="1"c="2"/>', 'xml-space-missing', 1, 9],
    ['<a b="1/>', 'xml-unclosed-value', 1, 6],
    ['<a\n', 'xml-unclosed-tag', 1, 1],
    ['<a><!-- x', 'xml-unclosed-part', 1, 4],
    ['<a><![CDATA[x]]</a>', 'xml-unclosed-part', 1, 4],
    ['<a>\n<b></b>', 'xml-unclosed-element', 1, 1],
    ['<a>\n<b></a>', 'xml-wrong-close', 2, 4],
    ['</a>', 'xml-stray-close', 1, 1],
    ['<a>]]></a>', 'xml-section-end', 1, 4],
    ['<a><!-- x -- y --></a>', 'xml-comment-dashes', 1, 11],
    ['<a><!-- x ---></a>', 'xml-comment-dashes', 1, 11],
    ['<?xml version="2.0"?><a/>', 'xml-declaration', 1, 1],
    ['<?xml encoding="UTF-8"?><a/>', 'xml-declaration', 1, 1],
    ['\n<?xml version="1.0"?><a/>', 'xml-declaration-place', 2, 1],
    ['<!DOCTYPE a [<!ELEMENT a (b,c|d)>]><a/>', 'xml-doctype', 1, 30],
    ['<!DOCTYPE a []>\n<!DOCTYPE a []><a/>', 'xml-doctype-place', 2, 1],
    // Within declarations of the document itself they have no place (XML 1.0, 2.8), and none contains itself (4.1).
    ['<!DOCTYPE a [<!ENTITY % p "x">\n<!ENTITY e "%p;">]><a/>', 'xml-parameter-entity', 2, 13],
    ['<!DOCTYPE a [<!ENTITY % p "&#37;q;"><!ENTITY % q "&#37;p;">\n%p;]><a/>', 'xml-parameter-entity', 2, 1],
    ['<?xml version="1.0" standalone="yes"?><!DOCTYPE a [\n%p;]><a/>', 'xml-parameter-entity', 2, 1],
    ['<!DOCTYPE a [<!ENTITY % p "<!ELEMENT a (b,c|d)>">\n %p;]><a/>', 'xml-doctype', 2, 2],
    ['<!DOCTYPE a [<!ENTITY % p "<!ELEMENT a ">\n%p;]><a/>', 'xml-doctype', 2, 1],
    ['<!DOCTYPE a [<!ENTITY %p "x">]><a/>', 'xml-doctype', 1, 24],
    ['<!DOCTYPE a [<!ENTITY % p SYSTEM "x" NDATA n>]><a/>', 'xml-doctype', 1, 38],
  ])('refuses %j as %s', async (text, code, line, column) => {
    expect(await failure(xmlParser, { text })).toMatchObject({ code, field: 'text', place: { line, column } })
  })

  it('names the line in which the element was opened', async () => {
    expect(await failure(xmlParser, { text: '<a>\n<b>\n</c>' })).toMatchObject({ params: { found: 'c', opened: 'b', line: 2 } })
  })

  it('asks for a text', async () => {
    expect(await failure(xmlParser, { text: ' \n' })).toMatchObject({ code: 'required', field: 'text' })
  })

  // XML 1.0, 4.4.2 and 4.5, and its appendix D.
  it.each([
    ['<!ENTITY e "<b/>">', '&e;', [{ element: 'b' }]],
    ['<!ENTITY e "&#60;b>&lt;</b>">', 'x&e;&e;y', ['x', { element: 'b', children: ['<'] }, { element: 'b', children: ['<'] }, 'y']],
    ['<!ENTITY e "<![CDATA[&f;]]>">', '&e;', [{ cdata: '&f;' }]],
    ['<!ENTITY f "<b>1</b>"><!ENTITY e "x &f; y">', '&e;', ['x ', { element: 'b', children: ['1'] }, ' y']],
    ['<!ENTITY e "An ampersand (&#38;#38;) <b c=\'&lt;&#9;\'/>">', '&e;', ['An ampersand (&) ', { element: 'b', attributes: { c: '< ' } }]],
  ])('includes the markup of %s', async (declaration, content, children) => {
    expect((await tree(`<!DOCTYPE a [${declaration}]><a>${content}</a>`))[1]).toEqual({ element: 'a', children })
  })

  it('says the line of the reference for what stands in an entity', async () => {
    const text = '<!DOCTYPE a [<!ENTITY e "<b>\n\n<p:c/></b>">]>\n<a>\n&e;\n<q:d/></a>'
    const { notices } = await output(xmlParser, { text })
    expect(notices).toMatchObject([{ params: { prefix: 'p', line: 5 } }, { params: { prefix: 'q', line: 6 } }])
  })

  it('refuses bombs of markup', async () => {
    const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`<b>&l${i};</b>`.repeat(10)}">`).join('')
    const text = `<!DOCTYPE a [<!ENTITY l0 "<c/>">${levels}]>\n<a>&l9;</a>`
    expect(await failure(xmlParser, { text })).toMatchObject({ code: 'xml-entity-bomb', place: { line: 2, column: 4 } })
  })

  it('warns of a colon in the name of an entity or a notation', async () => {
    const text = '<!DOCTYPE a [\n<!ENTITY p:e "x">\n<!NOTATION p:n SYSTEM "y">\n]><a/>'
    expect((await output(xmlParser, { text })).notices).toMatchObject([
      { code: 'bad-qualified-name', params: { name: 'p:e', line: 2 } },
      { code: 'bad-qualified-name', params: { name: 'p:n', line: 3 } },
    ])
  })

  it('refuses entity bombs', async () => {
    const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
    expect(await failure(xmlParser, { text: `<!DOCTYPE a [<!ENTITY l0 "lol">${levels}]><a>&l9;</a>` })).toMatchObject({
      code: 'xml-entity-bomb',
    })
    const long = `<!DOCTYPE a [<!ENTITY l "${'x'.repeat(100_000)}">]><a>${'&l;'.repeat(1000)}</a>`
    expect(await failure(xmlParser, { text: long })).toMatchObject({ code: 'xml-entity-bomb' })
    const chain = Array.from({ length: 5000 }, (_, i) => `<!ENTITY e${i} "&e${i + 1};">`).join('')
    expect(await failure(xmlParser, { text: `<!DOCTYPE a [${chain}]><a>&e0;</a>` })).toMatchObject({ code: 'xml-entity-depth' })
  })

  it('fetches nothing: what another file declares stays as it is and is reported', async () => {
    const text = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<a>&x;</a>'
    const result = await output(xmlParser, { text })
    expect(JSON.parse(result.tree)[1]).toEqual({ element: 'a', children: ['&x;'] })
    expect(result.notices).toEqual([{ code: 'unresolved-entity', params: { name: 'x', line: 2 }, level: 'warning' }])
    expect((await output(xmlParser, { text: '<!DOCTYPE html SYSTEM "x.dtd"><html>&nbsp;</html>' })).notices).toMatchObject([
      { params: { name: 'nbsp' } },
    ])
    const alone = '<?xml version="1.0" standalone="yes"?><!DOCTYPE html SYSTEM "x.dtd"><html>&nbsp;</html>'
    expect(await failure(xmlParser, { text: alone })).toMatchObject({ code: 'xml-unknown-entity' })
  })

  it('looks at namespaces', async () => {
    const result = await output(xmlParser, {
      text: '<a xmlns="urn:one" xmlns:p="urn:two"><p:b p:c="1"/><q:d/><e xmlns:q="urn:one"><q:f/></e></a>',
    })
    expect(result.facts.namespaces).toEqual(['urn:one', 'urn:two'])
    expect(result.notices).toEqual([{ code: 'unknown-prefix', params: { prefix: 'q', line: 1 }, level: 'warning' }])
    expect((await output(xmlParser, { text: '<a><e xmlns:q="urn:one"/><q:f/></a>' })).notices).toMatchObject([{ params: { prefix: 'q' } }])
    expect(result.paths[1]).toEqual({ path: '/a/p:b', count: 1, attributes: 'p:c' })
  })

  it('counts', async () => {
    const { facts } = await output(xmlParser, { text: '<?xml version="1.1"?><a b="1"><!--é--><?p?><![CDATA[]]><c><d/></c></a>' })
    expect(facts).toEqual({
      root: 'a',
      elements: 3,
      attributes: 1,
      depth: 3,
      comments: 1,
      instructions: 1,
      sections: 1,
      size: 71,
      version: '1.1',
    })
  })

  it('reads 10,000 levels, 100,000 attributes and a megabyte on one line', async () => {
    expect((await output(xmlParser, { text: '<a>'.repeat(10_000) + '</a>'.repeat(10_000) })).facts.depth).toBe(10_000)
    const attributes = Array.from({ length: 100_000 }, (_, i) => `x${i}="1"`).join(' ')
    expect((await output(xmlParser, { text: `<a ${attributes}/>` })).facts.attributes).toBe(100_000)
    expect(await tree(`<a>${'&amp;'.repeat(200_000)}</a>`)).toEqual([{ element: 'a', children: ['&'.repeat(200_000)] }])
    expect(await failure(xmlParser, { text: '<a>'.repeat(10_000) })).toMatchObject({ code: 'xml-unclosed-element' })
  })
})
