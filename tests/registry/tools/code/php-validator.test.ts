import { describe, expect, it } from 'vitest'
import { phpValidator } from '../../../../registry/tools/code/php-validator.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('php-validator', () => {
  it.each([
    ['<?php ', { valid: true, classes: 0, functions: 0 }],
    ['<p><?= $x ?></p>', { valid: true, classes: 0, functions: 0 }],
    ['<?php // c\r\n#[Attr] enum A: string { case B = "é😀"; const C = self::B; }', { valid: true, classes: 1, functions: 0 }],
    ['<?php interface I{function a();} trait T{} $f = fn() => function() {}; new class {};', { valid: true, classes: 3, functions: 3 }],
    ['<?php class A { public string $x { get => 1; set(string $v) { $this->x = $v; } } }', { valid: true, classes: 1, functions: 0 }],
    ['<?php readonly class A { public function __construct(private int|(B&C)|null $d) {} }', { valid: true, classes: 1, functions: 1 }],
    ["<?php goto a; a: declare(ticks=1); $x = <<<'E'\n  y\n  E;", { valid: true, classes: 0, functions: 0 }],
    ['<?php $a = "\ud800";', { valid: true, classes: 0, functions: 0 }],
  ])('finds nothing in %j', async (text, facts) => {
    const result = await output(phpValidator, { text })
    expect(result.problems).toBeUndefined()
    expect(result.facts).toMatchObject({ valid: facts.valid, classes: facts.classes })
  })

  // The versions are those of the release notes on php.net.
  it.each([
    ['match ($a) { 1 => 2 };', '7.4', '8.0'],
    ['enum A {}', '8.0', '8.1'],
    ['class A { public string $x { get => 1; } }', '8.3', '8.4'],
    ['$a |> f(...);', '8.4', '8.5'],
  ])('knows that %s is too new for PHP %s', async (code, older, newer) => {
    expect((await output(phpValidator, { text: `<?php ${code}`, version: older })).facts).toEqual({ valid: false })
    expect((await output(phpValidator, { text: `<?php ${code}`, version: newer })).facts.valid).toBe(true)
  })

  it.each([
    ['<?php echo 1 2;', 1, 14],
    ['<?php\r\n\r\nif (', 3, 5],
    ['<?php class { }', 1, 13],
    ['<?php "abc', 1, 11],
    ['<?php\n/* x', 2, 1],
    ['<?php\n  \0', 2, 3],
    ['é<?php }', 1, 8],
    ['<?php enum', 1, 11],
    ['<?php enum A', 1, 13],
    ['<?php #[ else', 1, 14],
  ])('finds the fault of %j', async (text, line, column) => {
    const { facts, problems } = await output(phpValidator, { text })
    expect(facts).toEqual({ valid: false })
    expect(problems).toEqual([{ line, column, problem: expect.stringMatching(/./), code: text.split(/\r?\n/)[line - 1]?.trim() }])
  })

  // What php -l says: the grammar wants a semicolon before the end of the file, `?>` is one.
  it.each(['echo 1', 'foo()', '$a = 1', 'return 1', 'new T', 'while (1) echo 2'])('wants a semicolon after %j', async (code) => {
    const { facts, problems } = await output(phpValidator, { text: `<?php ${code}` })
    expect(facts).toEqual({ valid: false })
    expect(problems).toMatchObject([{ line: 1, column: code.length + 7, problem: expect.stringContaining('unexpected end of file') }])
    expect((await output(phpValidator, { text: `<?php ${code} ?>` })).facts.valid).toBe(true)
    expect((await output(phpValidator, { text: `<?php ${code};` })).facts.valid).toBe(true)
  })

  // Messages of Zend/zend_compile.c and of the grammar.
  it.each([
    ['try { foo(); }', 7, 'try without catch'],
    ['class A { publi $foo; }', 17, 'publi'],
    ['class A { $foo; }', 17, '$foo'],
    ['function f(): { }', 21, 'unexpected token "{"'],
    ['f(); [1, , 2];', 12, 'empty array elements'],
    ['use A {B};', 13, 'unexpected token "{"'],
    ['use A\\{\\B};'.replaceAll('\\\\', '\\'), 14, 'B'],
    ['echo 1; namespace A;', 15, 'very first statement'],
    ['namespace A {} echo 1;', 22, 'No code may exist outside'],
    ['namespace A { namespace B {} }', 21, 'cannot be nested'],
    ['namespace A; namespace B { }', 20, 'Cannot mix'],
    ['function f(void $x) {}', 18, 'void cannot be used as a parameter type'],
    ['function f(...$x = []) {}', 18, 'Variadic parameter'],
    ['class self {}', 7, "Cannot use 'self' as class name"],
    ['class Int {}', 7, "Cannot use 'Int' as class name"],
    ['class A extends PARENT {}', 23, 'reserved'],
    ['interface A extends self {}', 27, 'reserved'],
    ['use A as self;', 11, 'special class name'],
    ['class A { static function __Construct() {} }', 17, 'cannot be static'],
    ['class A { readonly function f() {} }', 17, 'cannot be readonly'],
    ['class A { public $p {} }', 17, 'hook list cannot be empty'],
    ['class A { public $p, $q { get => 1; } }', 17, 'multiple properties'],
    ["$a{'b'};", 9, 'unexpected token "{"'],
    ['"\\u{110000}";'.replaceAll('\\\\', '\\'), 8, 'Codepoint too large'],
    ['"\\u{FFFFFFFFFFFFFFFF}";'.replaceAll('\\\\', '\\'), 8, 'Codepoint too large'],
    ['#[A] const B = 1, C = 2;', 12, 'attributes'],
  ])('finds what PHP refuses on compiling in %j', async (code, column, problem) => {
    const { facts, problems } = await output(phpValidator, { text: `<?php ${code}` })
    expect(facts).toEqual({ valid: false })
    expect(problems).toMatchObject([{ line: 1, column, problem: expect.stringContaining(problem) }])
  })

  // What php 8.5 says, but for what it expected: there it may name more than one thing.
  it.each([
    ['echo 1 2;', 'integer "2"'],
    ['echo 1 0x1f;', 'integer "0x1f"'],
    ['echo 1 .5;', 'floating-point number ".5"'],
    ["echo 1 'a\\'b';", 'single-quoted string "a\\\'b"'],
    ['echo 1 "a\\$b";', 'double-quoted string "a\\$b"'],
    ['echo 1 "";', 'double-quoted string ""'],
    ['echo 1 "a{$b}c";', 'double-quote mark'],
    ["echo 1 <<<'EOT'\nbody\nEOT;\n", 'heredoc start "<<<\'EOT"'],
    ['echo 1 foo;', 'identifier "foo"'],
    ['echo 1 true;', 'identifier "true"'],
    ['echo 1 $x;', 'variable "$x"'],
    ['echo 1 RETURN;', 'token "return"'],
    ['echo 1 die;', 'token "exit"'],
    ['echo 1 __class__;', 'token "__CLASS__"'],
    ['echo 2++;', 'token "++"'],
    ['echo 1', 'end of file'],
    // By zend_yytnamerr in Zend/zend_language_parser.y.
    ['echo 1 \\A\\B;', 'fully qualified name "\\A\\B"'],
    ['echo 1 namespace\\B;', 'namespace-relative name "namespace\\B"'],
    ['echo 1 A\\B;', 'namespaced name "A\\B"'],
    [`echo 1 "${'x'.repeat(33)}";`, `double-quoted string "${'x'.repeat(33)}"`],
    [`echo 1 "${'x'.repeat(34)}";`, `double-quoted string "${'x'.repeat(30)}..."`],
    ['echo 1 (integer) 2;', 'token "(int)"'],
    ['echo 1 "a on line 7";', 'double-quoted string "a on line 7"'],
    ['\0', 'character 0x00'],
    ['class A { ?int $b; }', 'token "?"'],
  ])('names what is unexpected in %j as PHP 8 does', async (code, found) => {
    const { problems } = await output(phpValidator, { text: `<?php ${code}` })
    expect(problems[0].problem.replace(/, expecting .*/, '')).toBe(`syntax error, unexpected ${found}`)
  })

  it.each([
    ['return 1 2;', '8.5', 'syntax error, unexpected integer "2", expecting ";"'],
    ['goto a b;', '8.5', 'syntax error, unexpected identifier "b", expecting ";"'],
    ['class A extends B C {}', '8.5', 'syntax error, unexpected identifier "C", expecting "{"'],
    ['$x = [1 => 2 3];', '8.5', 'syntax error, unexpected integer "3", expecting "]"'],
    ['foo(];', '8.5', "Unclosed '(' does not match ']'"],
    ['foo(\n];', '8.5', "Unclosed '(' on line 1 does not match ']'"],
    ['if ($a) {\n echo 1;\n', '8.5', "Unclosed '{' on line 1"],
    ['if (', '8.0', "Unclosed '('"],
    ['}', '8.5', "Unmatched '}'"],
    ['echo "{$a[0]} {$b}"; }', '8.5', "Unmatched '}'"],
    ['class A { function }', '8.5', 'syntax error, unexpected token "}", expecting "("'],
    // Words that an older version does not know are names there; before 8.0 other messages are used.
    ['echo 1 readonly;', '8.0', 'syntax error, unexpected identifier "readonly", expecting ";"'],
    ['echo 1 readonly;', '8.1', 'syntax error, unexpected token "readonly", expecting ";"'],
    ['}', '7.4', "syntax error, unexpected '}'"],
    ['echo 1 foo;', '7.4', "syntax error, unexpected 'foo' (T_STRING), expecting ';'"],
    ['echo 1 A::B C;', '7.4', "syntax error, unexpected 'A' (T_STRING), expecting ';'"],
    ['::f();', '7.4', "syntax error, unexpected '::' (T_PAAMAYIM_NEKUDOTAYIM)"],
    ['echo 1 \\A\\B;', '7.4', "syntax error, unexpected '\\' (T_NS_SEPARATOR), expecting ';'"],
    ['class { }', '7.4', "syntax error, unexpected '{', expecting identifier (T_STRING)"],
    ['class { }', '8.0', 'syntax error, unexpected token "{", expecting identifier'],
  ])('words the fault of %j as PHP %s', async (code, version, problem) => {
    expect((await output(phpValidator, { text: `<?php ${code}`, version })).problems).toMatchObject([{ problem }])
  })

  it.each([
    ['[, $a] = [1, 2]; list(, $b) = $c; foreach ($d as [, $e]) {}', '8.5'],
    ['class A { var $a; static $b; readonly int $c; final $d; }', '8.4'],
    ['declare(strict_types=1); namespace A { } namespace B { }', '8.5'],
    ['namespace A; echo 1; namespace B; echo 2;', '8.5'],
    ['use A\\{B, C\\D}; use function self; use A\\B as C;'.replaceAll('\\\\', '\\'), '8.5'],
    ['class Mixed {}', '7.4'],
    ["$a{'b'};", '7.4'],
    ['"\\u{10FFFF}";'.replaceAll('\\\\', '\\'), '8.5'],
    ['class A { public $p { get => 1; } }', '8.4'],
    ['"{$a[1]} ${b}";', '8.1'],
  ])('takes %j', async (code, version) => {
    expect((await output(phpValidator, { text: `<?php ${code}`, version })).problems).toBeUndefined()
  })

  // Newer than the parser, or forgotten by it; in the version before, the fault stays.
  it.each([
    ['class T { public (A&B)|C $p; }', '8.2', '8.1'],
    ['$o instanceof ("Foo" . $b);', '8.0', '7.4'],
    ['$x = match(1) { 0, 1, => 2, default, => 3 };', '8.0', '7.4'],
    ['exit(...$a); exit(status: 42); function exit() {}', '8.4', '8.3'],
    ['clone($x, ["a" => 1]); clone(...);', '8.5', '8.4'],
    ['(void)foo();', '8.5', '8.4'],
    ['class A { function __construct(final $x, final public int $y) {} }', '8.5', '8.4'],
    ['function readonly() {} readonly();', '8.3', '8.2'],
    ['namespace fn;', '8.0', '7.4'],
    [' function() use($a,) {};', '8.0', '7.4'],
  ])('knows that %j is PHP %s', async (code, version, before) => {
    expect((await output(phpValidator, { text: `<?php ${code}`, version })).problems).toBeUndefined()
    expect((await output(phpValidator, { text: `<?php ${code}`, version: before })).facts.valid).toBe(false)
  })

  it.each([
    ['declare (a="b") $C;', '8.5'],
    ['namespace foo; use bar; bar; __PROPERTY__;', '8.5'],
    ['static fn($x) => $x; function &($a) {};', '8.5'],
    ['class A { use T { a as protected; T::catch as die; } }', '8.5'],
    ['class ReadOnly {} new ReadOnly;', '7.4'],
    ['b<<<E\nx\nE;', '8.5'],
    ['class A { const __CLASS__ = 1, __TRAIT__ = 2, __LINE__ = 3; }', '8.5'],
    ['namespace A { class B { const X = 1, __TRAIT__ = 2; } }', '8.5'],
  ])('takes %j, which the parser does not read', async (code, version) => {
    expect((await output(phpValidator, { text: `<?php\n${code}`, version })).problems).toBeUndefined()
  })

  it.each(['const __TRAIT__ = 1;', 'namespace A { const B = 1, __TRAIT__ = 2; }'])('finds the fault of %j', async (code) => {
    expect((await output(phpValidator, { text: `<?php ${code}` })).facts.valid).toBe(false)
  })

  it('shows a long line in part', async () => {
    expect((await output(phpValidator, { text: `<?php ${'x'.repeat(500)} y` })).problems[0].code).toHaveLength(121)
  })

  it.each(['', 'echo 1;', '\0'])('asks for PHP instead of %j', async (text) => {
    expect(await failure(phpValidator, { text })).toMatchObject({ code: 'php-tag-missing', field: 'text', place: { offset: 0 } })
  })

  it.each([`<?php ${'{'.repeat(10_000)}`, `<?php $a=${'1+'.repeat(100_000)}1;`])('refuses what is nested too deep (%#)', async (text) => {
    expect(await failure(phpValidator, { text })).toMatchObject({ code: 'code-too-deep', field: 'text' })
  })
})
