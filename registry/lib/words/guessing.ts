import { choice, choices } from '../../../engine/core/kit.ts'
import { drawFields } from '../chance/draw.ts'
import { listLanguage } from './draw.ts'
import { wordsIn } from './list.ts'

/** Themes of the things to guess, and their labels. */
export const THEMES = {
  animals: 'Animals',
  things: 'Things',
  actions: 'Actions',
  jobs: 'Jobs',
  sports: 'Sports and games',
  nature: 'Nature',
  food: 'Food',
  places: 'Places',
  stories: 'Fairy tales and fantasy',
  ideas: 'Feelings and ideas',
} as const
type Theme = keyof typeof THEMES

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
type Difficulty = (typeof DIFFICULTIES)[number]

type Group = { readonly theme: Theme; readonly difficulty: Difficulty; readonly words: readonly string[] }

/** A list for guessing: each line names a theme and a difficulty, then the words. */
export function groupsIn(list: string): Group[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', words = ''] = line.split(':', 2)
      const [theme, difficulty] = head.split(' ') as [Theme, Difficulty]
      return { theme, difficulty, words: wordsIn(words) }
    })
}

/** The options of a game of guessing with these themes. */
export function guessingFields<const T extends Theme>(themes: readonly T[]) {
  return {
    language: listLanguage,
    difficulty: choice('Difficulty', { any: 'Any difficulty', easy: 'Easy', medium: 'Medium', hard: 'Hard' }, { default: 'any' }),
    themes: choices('Themes', themes, { words: THEMES, min: 1, default: themes }),
    ...drawFields,
  }
}

/** The words of a list that are as hard and on the themes as asked for. */
export function wordsToGuess(list: string, difficulty: Difficulty | 'any', themes: readonly Theme[]): string[] {
  return groupsIn(list)
    .filter((group) => themes.includes(group.theme) && (difficulty === 'any' || difficulty === group.difficulty))
    .flatMap(({ words }) => words)
}

/** What the list holds, for the notes of such a game. */
export const GUESSING_NOTE =
  'We chose the words ourselves, and they suit any age. Young children know the easy ones; hard ones take several steps to show. “No repeats” applies to one run only, so generate the whole stack of cards at once if no word may come up twice.'
