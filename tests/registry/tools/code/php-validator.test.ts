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
