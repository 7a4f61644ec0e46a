import { describe, expect, it } from 'vitest'
import { fileNameOf } from '../../../src/notepad/files.ts'

describe('the file name of a note', () => {
  it.each([
    ['Shopping', 'Shopping.txt'],
    ['readme.md', 'readme.md'],
    ['../../etc/passwd', 'etc passwd.txt'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.txt'],
    ['\u202etxt.exe', 'txt.exe'],
    ['…', 'note.txt'],
    ['', 'note.txt'],
    ['.hidden', 'hidden.txt'],
    ['Список покупок', 'Список покупок.txt'],
    ['🦄'.repeat(100), `${'🦄'.repeat(80)}.txt`],
  ])('of %j is %j', (title, name) => expect(fileNameOf(title, 'note')).toBe(name))
})
