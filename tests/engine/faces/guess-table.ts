import { readFileSync } from 'node:fs'

/** A text, what it is, and the tool that somebody who pastes it wants first. */
export type Sample = { readonly text: string; readonly kind: string; readonly tool: string; readonly language: string }

const read = (name: string) => readFileSync(new URL(`guesses/${name}.txt`, import.meta.url), 'utf8')

/** `# kind tool [language]`, then one text a line, or several lines between `%%`. */
function samplesIn(name: string, split: (body: string) => readonly string[]): Sample[] {
  return read(name)
    .split(/^(?=# [a-z0-9-]+ [\w-]+(?: [a-z]{2})?$)/m)
    .filter((section) => section !== '')
    .flatMap((section) => {
      const [head = '', ...lines] = section.replace(/\n$/, '').split('\n')
      const [, kind = '', tool = '', language = 'en'] = head.split(' ')
      return split(lines.join('\n')).map((text) => ({ text, kind, tool, language }))
    })
}

const byLine = (body: string) => body.split('\n')
const byBlock = (body: string) => body.split('\n%%\n')

/** What people paste, in the languages of the site. */
export const SAMPLES: readonly Sample[] = [
  ...samplesIn('lines', byLine),
  ...samplesIn('other-languages', byLine),
  ...samplesIn('blocks', byBlock),
]
