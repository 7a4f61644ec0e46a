import { describe, expect, it } from 'vitest'
import { complete } from '../../../engine/cli/complete.ts'
import { localeOf } from '../../../engine/cli/locale.ts'
import { completionScript, isShell, SHELLS } from '../../../engine/cli/shells.ts'
import { readCatalogue } from '../../../engine/run/node/catalogue.ts'
import { locales } from '../../../registry/locales.ts'
import { RUNNER_REGISTRY } from '../../support/servers/runner-server.ts'
import { cli } from '../../support/run-cli.ts'

const tools = await readCatalogue(RUNNER_REGISTRY)
const words = (...typed: string[]) =>
  complete(typed, {
    tools,
    commands: ['serve'],
    locales: ['en', 'pl'],
    wordsOf: async () => ({ 'fields.lineLength.label': 'Line length' }),
  })

describe('complete', () => {
  it('offers tools and commands first', async () => {
    expect(await words('')).toContain('all-fields')
    expect(await words('all')).toEqual(['all-fields'])
    expect((await words('ser'))[0]).toMatch(/^serve\t/)
    expect((await words('--l'))[0]).toMatch(/^--list\t/)
    expect(await words()).toContain('all-fields')
  })

  it('offers the flags of a tool with their labels, and those of all', async () => {
    expect(await words('all-fields', '--line')).toEqual(['--line-length\tLine length'])
    expect(await words('all-fields', '--no-p')).toEqual(['--no-padding'])
    expect((await words('all-fields', '--')).map((line) => line.split('\t')[0])).toEqual(
      expect.arrayContaining(['--json', '--language', '--time-zone']),
    )
    expect(await words('no-such-tool', '--')).toEqual([])
  })

  it('offers values, or paths', async () => {
    expect(await words('all-fields', '--alphabet', '')).toEqual(['standard', 'url'])
    expect(await words('all-fields', '--alphabet', '=', 'u')).toEqual(['url'])
    expect(await words('all-fields', '--locale', '')).toEqual(['en', 'pl'])
    expect(await words('all-fields', '--attachment', 'x')).toEqual([':files'])
    expect(await words('all-fields', '--out', 'x')).toEqual([':files'])
    expect(await words('all-fields', '--seed', '')).toEqual([])
    expect(await words('file-reverse', '')).toEqual([':files'])
  })

  it('is asked by the scripts of three shells', async () => {
    for (const shell of SHELLS) expect(completionScript(shell, 'toolglot')).toContain('complete --')
    expect([isShell('fish'), isShell('tcsh'), isShell(undefined)]).toEqual([true, false, false])
    expect((await cli(['complete', '--', 'all-f'])).out).toBe('all-fields\n')
  })
})

describe('localeOf', () => {
  it.each([
    [{ LANG: 'fr_CA.UTF-8' }, 'fr-CA'],
    [{ LANG: 'pl' }, 'pl'],
    [{ LANG: 'pt_BR@euro' }, 'pt-BR'],
    [{ LC_ALL: 'ru_RU', LANG: 'fr_FR' }, 'ru-RU'],
    [{ LC_MESSAGES: 'it_IT.UTF-8', LANG: 'fr_FR' }, 'it-IT'],
    [{ LANG: 'C.UTF-8' }, undefined],
    [{ LANG: 'POSIX' }, undefined],
    [{ LANG: 'de_DE.UTF-8' }, undefined],
    [{}, undefined],
  ])('%j is %s', (env, expected) => expect(localeOf(env, locales)).toBe(expected))
})
