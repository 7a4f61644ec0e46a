import { describe, expect, it } from 'vitest'
import { phpMeaning, readPhp } from '../../../../registry/lib/php/syntax.ts'
import { phpBeautifier } from '../../../../registry/tools/code/php-beautifier/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (input: object): Promise<string> => (await output(phpBeautifier, input)).text

describe('php-beautifier', () => {
  it.each([
    ['', ''],
    [' \r\n', ''],
    ['<?php // only', '<?php // only\n'],
    ['<?php\r\necho 1;\r\n', '<?php\necho 1;\n'],
    ["<?php echo 'é😀\ud800';", "<?php echo 'é😀\ud800';\n"],
    ['<?php $a|>f(...);', '<?php $a |> f(...);\n'],
    ['<?php if($a)b();elseif($c){d();}else e();', '<?php if ($a) {\n    b();\n} elseif ($c) {\n    d();\n} else {\n    e();\n}\n'],
    ['<?php if(1):echo 1;endif;', '<?php if (1):\n    echo 1;\nendif;\n'],
    ['<?php list($a,list($b))=array(1,"k"=>2);', "<?php [$a, [$b]] = [1, 'k' => 2];\n"],
    ['<?php $a=0X1F+1E5+1.50+1_000;', '<?php $a = 0x1f + 1e5 + 1.5 + 1_000;\n'],
    ["<?php $a=\"b{$c[1]} \\n\";$d='e\\'f';", "<?php $a = \"b{$c[1]} \\n\";\n$d = 'e\\'f';\n"],
    ['<?php $x=<<<EOT\n  a $b\n  EOT;', '<?php $x = <<<EOT\na $b\nEOT;\n'],
    ['<?php match(true){1,2=>3,default=>throw new E};', '<?php match (true) {\n    1, 2 => 3,\n    default => throw new E(),\n};\n'],
  ])('lays out %j', async (text, expected) => {
    expect(await format({ text })).toBe(expected)
  })

  it('keeps all comments and the HTML around', async () => {
    const text = '<?php /** doc\n * @x */ function f(/* in */ $a){ // one\n return; # two\n} /* last */ ?>\n<p>  text  </p>\n<?= $x ?>\n'
    const result = await format({ text })
    for (const part of ['@x', '/* in */', '// one', '# two', '/* last */', '<p>  text  </p>']) expect(result).toContain(part)
  })

  it('obeys its options', async () => {
    expect(await format({ text: '<?php class A{function f(){return "b";}}', quotes: 'double', indentation: 'tab', braces: '1tbs' })).toBe(
      '<?php class A {\n\tfunction f() {\n\t\treturn "b";\n\t}\n}\n',
    )
    const call = `<?php f($${'a'.repeat(40)},$${'b'.repeat(40)});`
    expect(await format({ text: call, lineWidth: 80, version: '7.4' })).toContain(`$${'b'.repeat(40)},\n)`)
    expect(await format({ text: call })).not.toContain('(\n')
  })

  it('changes nothing on a second run of its own examples', async () => {
    for (const { input } of phpBeautifier.examples) {
      const once = await format(input)
      expect(await format({ ...input, text: once })).toBe(once)
    }
  })

  it.each([
    ['<?php echo 1 2;', '8.5', 'syntax error, unexpected integer "2", expecting ";"', 13],
    ['<?php\necho ;', '8.5', 'syntax error, unexpected token ";"', 11],
    ['<?php /* x', '8.5', 'Unterminated comment starting line 1', 6],
    ['<?php \0', '8.5', 'syntax error, unexpected character 0x00', 6],
    ['<?php $a |> f(...);', '8.4', 'PHP 8.5+ is required to use pipe operator', 9],
    ['<?php enum A {}', '8.0', 'syntax error, unexpected identifier "A", expecting ";"', 11],
  ])('refuses %j in PHP %s as “%s”', async (text, version, reason, offset) => {
    expect(await failure(phpBeautifier, { text, version })).toMatchObject({
      code: 'code-syntax',
      params: { reason },
      field: 'text',
      place: { offset },
    })
  })

  it.each([
    'function($a) { $a; };',
    'class T { #[A] final public $p; }',
    '$x = 0e0;',
    'function g() { if (yield $a); elseif (yield $b); }',
  ])('refuses %j, which its library loses or cannot write', async (code) => {
    expect(['code-changed', 'php-too-new']).toContain((await failure(phpBeautifier, { text: `<?php ${code}` })).code)
  })

  // What the library alone would drop.
  it.each([
    ['{ $a; { $b; } /* c */ }', '$a;\n$b; /* c */\n'],
    ['{}', '\n'],
    ['if($a){{$b;}}', 'if ($a) {\n    $b;\n}\n'],
    ['$x=static fn&()=>fn&($y)=>$y;', '$x = static fn&() => fn&($y) => $y;\n'],
    ['class T{final public $p;}', 'class T\n{\n    final public $p;\n}\n'],
    ["new('A'.$b)(1);", "new ('A' . $b)(1);\n"],
    ['($f=f())()();', '($f = f())()();\n'],
    // The value of a constant is no name of a class or function.
    ['new(A)(1);', 'new (A)(1);\n'],
    ['new /* c */ (A::B)(1);', 'new /* c */ (A::B)(1);\n'],
    ['new A(1);', 'new A(1);\n'],
    ['new(A::$b)(1);', 'new A::$b(1);\n'],
    ['(A)(1);', '(A)(1);\n'],
    ['(A)::b();', '(A)::b();\n'],
  ])('keeps what %j says', async (code, expected) => {
    expect((await output(phpBeautifier, { text: `<?php\n${code}` })).text).toBe(`<?php\n${expected}`)
  })

  it('says where it is behind PHP itself', async () => {
    expect(await failure(phpBeautifier, { text: '<?php class A{public string $x{get=>"";}}' })).toMatchObject({
      code: 'php-too-new',
      place: { offset: 29 },
    })
  })

  it('refuses what its library would lose', async () => {
    expect(await failure(phpBeautifier, { text: '<?php\necho 1;?>\n<b>x</b>\n<?= $x ?>\n<?php # c\n' })).toEqual({
      code: 'code-changed',
      params: {},
      field: 'text',
    })
  })

  it.each(['echo 1;', '<b>hello</b>', '<? echo 1;', '\0'])('asks for PHP instead of %j', async (text) => {
    expect(await failure(phpBeautifier, { text })).toMatchObject({ code: 'php-tag-missing', field: 'text', place: { line: 1, column: 1 } })
  })

  it.each([`<?php $a=${'['.repeat(10_000)}`, `<?php ${'if($a)'.repeat(20_000)};`, `<?php $a=${'1+'.repeat(100_000)}1;`])(
    'refuses what is nested too deep (%#)',
    async (text) => {
      expect(await failure(phpBeautifier, { text })).toMatchObject({ code: 'code-too-deep', field: 'text' })
    },
  )

  it.each([
    ['f($a);', 'f($b);', false],
    ['if ($a) b();', 'if ($a) { b(); }', true],
    ['if ($a) { b(); }', 'if ($a) { b(); c(); }', false],
    ['if ($a) b(); else c();', 'if ($a) b();', false],
    ['$a = "b";', "$a = 'b';", true],
    ['$a = "b";', "$a = 'B';", false],
    ['$a = 1.50;', '$a = 1.5;', true],
    ['$a = 1.50;', '$a = 1.05;', false],
    ['array(1);', '[1];', true],
    ['{ $a; }', '$a;', true],
    ['new (A);', 'new A;', false],
    ['(A)();', 'A();', false],
    ['(A::B)();', 'A::B();', false],
    ['($a->b)();', '$a->b();', false],
  ])('knows whether %j and %j mean the same', async (one, other, same) => {
    const meaning = async (code: string) => {
      const read = await readPhp(`<?php ${code}`, '8.5')
      return JSON.stringify(phpMeaning('program' in read && read.program))
    }
    expect((await meaning(one)) === (await meaning(other))).toBe(same)
  })
})
