import { describe, expect, it } from 'vitest'
import { changeMode, lettersOf, octalOf, readMode, symbolicOf } from '../../../../registry/tools/code/chmod-calculator/mode.ts'
import { chmodCalculator } from '../../../../registry/tools/code/chmod-calculator/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const octal = async (mode: string, more: object = {}): Promise<string> => (await output(chmodCalculator, { mode, ...more })).octal
const WHERE = { field: 'changes', offset: 0, text: '' }

describe('chmod-calculator', () => {
  // As `ls -l` and `stat -c %a` of GNU coreutils 9 show them.
  it.each([
    ['000', '---------', 'a='],
    ['644', 'rw-r--r--', 'u=rw,go=r'],
    ['755', 'rwxr-xr-x', 'u=rwx,go=rx'],
    ['777', 'rwxrwxrwx', 'a=rwx'],
    ['421', 'r---w---x', 'u=r,g=w,o=x'],
    ['4755', 'rwsr-xr-x', 'u=rwxs,go=rx'],
    ['4644', 'rwSr--r--', 'u=rws,go=r'],
    ['2755', 'rwxr-sr-x', 'u=rwx,g=rxs,o=rx'],
    ['2745', 'rwxr-Sr-x', 'u=rwx,g=rs,o=rx'],
    ['1777', 'rwxrwxrwt', 'a=rwx,+t'],
    ['1776', 'rwxrwxrwT', 'ug=rwx,o=rw,+t'],
    ['7000', '--S--S--T', 'ug=s,o=,+t'],
  ])('writes %s as %s and %s', async (digits, letters, symbolic) => {
    expect(await output(chmodCalculator, { mode: digits })).toMatchObject({ octal: digits, facts: { letters: `-${letters}`, symbolic } })
    expect(await octal(letters)).toBe(digits)
    expect(await octal(symbolic)).toBe(digits)
  })

  it('brings every one of the 4,096 modes there and back', () => {
    for (let bits = 0; bits < 4096; bits++)
      for (const form of [octalOf(bits), lettersOf(bits), symbolicOf(bits)]) expect(readMode(form, 'mode', false).bits).toBe(bits)
  })

  // What chmod of GNU coreutils 9 made of a file and of a directory; 160 pairs of each were compared by hand.
  it.each([
    ['644', 'u+x', '744', '744'],
    ['644', '+x', '755', '755'],
    ['755', 'go-w', '755', '755'],
    ['644', 'u=g', '444', '444'],
    ['644', 'g=u,o=g', '666', '666'],
    ['000', 'ug+s', '6000', '6000'],
    ['755', '+t', '1755', '1755'],
    ['755', 'o+t', '1755', '1755'],
    ['755', 'u+t', '755', '755'],
    ['644', 'a+X', '644', '755'],
    ['744', 'a+X', '755', '755'],
    ['755', 'a-x,a+X', '644', '755'],
    ['644', 'ugo+rw-x', '666', '666'],
    ['4755', 'u=rwx', '755', '4755'],
    ['4755', 'u-s', '755', '755'],
    ['1777', '=', '000', '000'],
    ['755', 'u=', '055', '055'],
  ])('changes %s by %s to %s, a directory to %s', (mode, change, file, directory) => {
    const bits = Number.parseInt(mode, 8)
    expect(octalOf(changeMode(bits, change, WHERE, false))).toBe(file)
    expect(octalOf(changeMode(bits, change, WHERE, true))).toBe(directory)
  })

  it.each([
    ['0755', '755'],
    ['0o644', '644'],
    [' -rw-r--r--. 1 a a 0 x', '644'],
    ['-rw-rw-r--+ 1 a a', '664'],
    ['lrwxrwxrwx@', '777'],
    ['drwxr-xr-x', '755'],
  ])('reads %j', async (mode, digits) => {
    expect(await octal(mode)).toBe(digits)
  })

  it('takes a umask away, and tells the one that leaves just this', async () => {
    expect(await octal('777', { umask: '022' })).toBe('755')
    expect(await octal('666', { umask: '0027' })).toBe('640')
    expect((await output(chmodCalculator, { mode: '640' })).facts.umask).toBe('137')
  })

  it.each([
    [{ mode: '666' }, ['all-write']],
    [{ mode: '1777', kind: 'directory' }, []],
    [{ mode: '4775' }, ['setuid-write']],
    [{ mode: '4644' }, ['capital-letter']],
    [{ mode: '644', kind: 'directory' }, ['directory-no-execute']],
    [{ mode: '777', umask: '022' }, ['umask-execute']],
  ])('tells of %j: %j', async (input, codes) => {
    expect(noticeCodes(await output(chmodCalculator, input))).toEqual(codes)
  })

  it('quotes the name of the file for a shell', async () => {
    const command = async (path: string) => (await output(chmodCalculator, { mode: '644', path })).facts.command
    expect(await command('a b')).toBe("chmod 644 'a b'")
    expect(await command("$(x)'y")).toBe("chmod 644 '$(x)'\\''y'")
    expect(await command('-rf')).toBe('chmod 644 ./-rf')
  })

  it.each([
    [{ mode: '888' }, { code: 'mode-octal', field: 'mode' }],
    [{ mode: '75' }, { code: 'mode-octal' }],
    [{ mode: '12345' }, { code: 'mode-octal' }],
    [{ mode: 'hello' }, { code: 'mode-form', field: 'mode' }],
    [{ mode: 'rwxr-xr-' }, { code: 'mode-form' }],
    [{ mode: '-rwxrsxr-x' }, { code: 'mode-letter', params: { found: 's', allowed: 'w -' }, place: { offset: 5 } }],
    [{ mode: 'rwxrwxrws' }, { code: 'mode-letter', params: { found: 's', allowed: 'x t T -' }, place: { offset: 8 } }],
    [
      { mode: '644', changes: 'u+x,z+w' },
      { code: 'mode-change', field: 'changes', place: { offset: 4 } },
    ],
    [{ mode: 'u+x,g' }, { code: 'mode-change', field: 'mode', place: { offset: 4 } }],
    [
      { mode: '644', umask: '089' },
      { code: 'mode-umask', field: 'umask' },
    ],
    [{ mode: ' ' }, { code: 'mode-form' }],
  ])('refuses %j', async (input, expected) => {
    expect(await failure(chmodCalculator, input)).toMatchObject(expected)
  })
})
