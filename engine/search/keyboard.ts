const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбю'

/** What would have been typed with the keyboard set to the other alphabet: `gfhjkm` is `пароль`, `оыщт` is `json`. */
export function otherLayout(typed: string): string {
  const text = typed.toLowerCase()
  const [from, to] = /[а-яё]/.test(text) ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC]
  return Array.from(text, (letter) => {
    const at = from.indexOf(letter)
    return at < 0 ? letter : (to[at] as string)
  }).join('')
}
