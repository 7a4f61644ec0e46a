import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { RELEASED_FILE, checkWords } from '../engine/read/check-words.ts'
import { stampAnswers } from '../engine/read/answers.ts'
import { readRegistry } from '../engine/read/registry.ts'
import { type LanguageWords, readReleased, readWords } from '../engine/read/words.ts'
import type { Language, Tool } from '../engine/core/define.ts'
import type { ToolWordsFile } from '../engine/core/words.ts'
import { wordLine } from './check.ts'
import { readForm, stamped, wordsForm } from './words-form.ts'

const USAGE = `For translators.
  npm run words                                  what each language lacks
  npm run words -- fr                            every word that French lacks, with the English
  npm run words -- fr slugify                    opens the words of a tool in $EDITOR, and keeps them when they are saved
  npm run -s words -- fr slugify > form.json     the same without an editor: prints the form,
  npm run -s words -- fr slugify < form.json     and keeps it once it is filled in
  npm run words -- stamp fr slugify …            says that translations still fit the English, which has changed since`

const root = pathToFileURL(`${resolve('.')}/`)
const locales = new URL('locales/', root)
const registry = await readRegistry(new URL('registry/', root))
const languages = registry.locales.map(({ id }) => id)

class Refused extends Error {}

async function problemsOfAll() {
  return checkWords(registry, await readWords(locales, languages), await readReleased(locales))
}

async function report(only: readonly string[]): Promise<void> {
  const problems = await problemsOfAll()
  for (const id of only.length > 0 ? only : languages.filter((language) => language !== 'en')) {
    const own = problems.filter(({ file }) => file.startsWith(`locales/${id}/`))
    const later = own.filter(({ kind }) => kind === 'later')
    console.log(
      `${id}: ${own.length === 0 ? 'complete' : `${later.length} tools to translate, ${own.length - later.length} other problems`}`,
    )
    for (const { key, english } of later) console.log(`  ${key} (${english}): npm run words -- ${id} ${key}`)
    for (const problem of own.filter(({ kind }) => kind !== 'later')) console.log(`  ${wordLine(problem)}`)
  }
  for (const problem of problems.filter(({ file }) => file === RELEASED_FILE))
    console.log(`${wordLine(problem)}: npm run words -- stamp <language> ${problem.key} puts it on the list`)
}

/** A form in a file of its own, as the editor left it; undefined where there is no editor to ask. */
async function edit(form: string, name: string): Promise<{ readonly text: string; readonly path: string } | undefined> {
  const editor = process.env.VISUAL ?? process.env.EDITOR
  if (!editor || !process.stdout.isTTY) return undefined
  const path = join(await mkdtemp(join(tmpdir(), 'words-')), name)
  await writeFile(path, form)
  const { status } = spawnSync(`${editor} "${path}"`, { stdio: 'inherit', shell: true })
  if (status !== 0) throw new Refused(`${editor} ended with ${status}. Nothing is kept; the form is ${path}`)
  return { text: await readFile(path, 'utf8'), path }
}

/** Whether a form was filled in, and is kept now. */
async function translate(language: Language, tool: Tool): Promise<boolean> {
  const own = (await readWords(locales, [language])).get(language) as LanguageWords
  const form = wordsForm(tool, language, own)
  const edited = process.stdin.isTTY ? await edit(form, `${tool.id}.${language}.json`) : undefined
  const given = edited?.text ?? (process.stdin.isTTY ? '' : await readText(process.stdin))
  if (!given.trim()) {
    console.log(form.trimEnd())
    return false
  }
  const refuse = (lines: readonly string[]) => {
    const mend = edited ? [`Nothing is kept. Your form: ${edited.path}`, `npm run -s words -- ${language} ${tool.id} < ${edited.path}`] : []
    return new Refused([...lines, ...(edited ? mend : ['Nothing is kept.'])].join('\n'))
  }
  const { file, problems } = (() => {
    try {
      return readForm(given, tool, language, own)
    } catch (error) {
      throw refuse([(error as Error).message])
    }
  })()
  if (problems.length > 0) throw refuse(problems.map(wordLine))
  await keep(language, tool, file)
  if (edited) await rm(dirname(edited.path), { recursive: true })
  return true
}

async function keep(language: Language, tool: Tool, file: ToolWordsFile): Promise<void> {
  await mkdir(new URL(`${language}/tools/`, locales), { recursive: true })
  const path = `locales/${language}/tools/${tool.id}.json`
  await writeFile(path, `${JSON.stringify(stamped(tool, language, file), null, 2)}\n`)
  console.log(path)
}

/** Says that the answers about a tool, where there are any, still fit the English ones. */
async function stampAnswersOf(id: string, language: Language): Promise<void> {
  const words = await readWords(locales, ['en', language])
  const [english, own] = (['en', language] as const).map((each) => words.get(each)?.answers.get(id))
  if (english === undefined || own === undefined) return
  const path = `locales/${language}/answers/${id}.md`
  await writeFile(path, stampAnswers(own, english))
  console.log(path)
}

/** Puts tools that are complete in every language on the list of those that have to stay so. */
async function release(): Promise<void> {
  const complete = (await problemsOfAll()).filter(({ file, kind }) => file === RELEASED_FILE && kind === 'gap').map(({ key }) => key)
  if (complete.length === 0) return
  const ids = [...(await readReleased(locales)), ...complete].toSorted()
  await writeFile(RELEASED_FILE, `${JSON.stringify(ids, null, 2)}\n`)
  console.error(`complete in every language: ${complete.join(', ')}`)
}

function languageNamed(name: string): Language {
  const known = languages.find((id) => id === name)
  if (known === undefined || known === 'en') throw new Refused(`"${name}" is not a language to translate into.\n${USAGE}`)
  return known
}

function toolNamed(id: string): Tool {
  const tool = registry.tools.find((entry) => entry.id === id)
  if (!tool) throw new Refused(`There is no tool "${id}".`)
  return tool
}

async function main([first, ...rest]: readonly string[]): Promise<void> {
  if (first === undefined) return report([])
  if (first === '--help') return console.log(USAGE)
  const stamps = first === 'stamp'
  const [name = '', ...ids] = stamps ? rest : [first, ...rest]
  const language = languageNamed(name)
  if (ids.length === 0 && stamps) throw new Refused(USAGE)
  if (ids.length === 0) return report([language])
  if (stamps) {
    const held = (await readWords(locales, [language])).get(language) as LanguageWords
    for (const tool of ids.map(toolNamed)) {
      const file = held.tools.get(tool.id)
      if (file) await keep(language, tool, file)
      await stampAnswersOf(tool.id, language)
    }
    return release()
  }
  if (ids.length > 1 && !process.stdin.isTTY) throw new Refused('Without a terminal, one form at a time.')
  const kept: boolean[] = []
  for (const id of ids) kept.push(await translate(language, toolNamed(id)))
  if (kept.includes(true)) await release()
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = 2
}
