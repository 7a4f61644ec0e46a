import { StreamLanguage, type StreamParser } from '@codemirror/language'
import type { Extension } from '@codemirror/state'

const script = async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true })
const shell = () => streamed(async () => (await import('@codemirror/legacy-modes/mode/shell')).shell)
const csharp = () => streamed(async () => (await import('@codemirror/legacy-modes/mode/clike')).csharp)

/** Grammars by the name that fields use, in small letters; each comes as a chunk of its own, when it is first needed. */
const GRAMMARS: Readonly<Record<string, () => Promise<Extension>>> = {
  json: async () => (await import('@codemirror/lang-json')).json(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  scss: async () => (await import('@codemirror/lang-css')).css(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  javascript: script,
  node: script,
  typescript: async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true, jsx: true }),
  markdown: async () => {
    const { markdown, markdownLanguage } = await import('@codemirror/lang-markdown')
    return markdown({ base: markdownLanguage })
  },
  'html, xml': async () => (await import('@codemirror/lang-html')).html(),
  xml: async () => (await import('@codemirror/lang-xml')).xml(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  php: async () => (await import('@codemirror/lang-php')).php(),
  python: () => streamed(async () => (await import('@codemirror/legacy-modes/mode/python')).python),
  ruby: () => streamed(async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby),
  http: () => streamed(async () => (await import('@codemirror/legacy-modes/mode/http')).http),
  bash: shell,
  curl: shell,
  lua: () => streamed(async () => (await import('@codemirror/legacy-modes/mode/lua')).lua),
  go: () => streamed(async () => (await import('@codemirror/legacy-modes/mode/go')).go),
  rust: () => streamed(async () => (await import('@codemirror/legacy-modes/mode/rust')).rust),
  c: () => streamed(async () => (await import('@codemirror/legacy-modes/mode/clike')).c),
  'c++': () => streamed(async () => (await import('@codemirror/legacy-modes/mode/clike')).cpp),
  java: () => streamed(async () => (await import('@codemirror/legacy-modes/mode/clike')).java),
  'c#': csharp,
  csharp,
  kotlin: () => streamed(async () => (await import('@codemirror/legacy-modes/mode/clike')).kotlin),
  swift: () => streamed(async () => (await import('@codemirror/legacy-modes/mode/swift')).swift),
  'toml, ini': () => streamed(async () => (await import('@codemirror/legacy-modes/mode/toml')).toml),
}

async function streamed(load: () => Promise<StreamParser<unknown>>): Promise<Extension> {
  return StreamLanguage.define(await load())
}

/** The grammar of a language; nothing for plain text and for names without one. */
export async function loadGrammar(language: string | undefined): Promise<Extension> {
  const name = language?.toLowerCase() ?? ''
  const load = Object.hasOwn(GRAMMARS, name) ? GRAMMARS[name] : undefined
  return (await load?.()) ?? []
}
