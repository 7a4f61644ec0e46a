import { createContext, use, type ReactNode } from 'react'
import type { Sentences } from '../core/sentences.ts'
import type { NumberMarks } from './local-number.ts'
import type ui from '../../locales/en/ui.json'

/** Keys of the interface's words. */
export type Word = keyof typeof ui

export type Notice = 'success' | 'error' | 'info' | 'warning'

/** What components of the engine need from the page around them. */
export type ShellContext = {
  /** Language of the page, as its address has it. */
  readonly language: string
  readonly locale: string
  readonly currency: string
  /** Where most readers of the language live, until the visitor's own is known. */
  readonly timeZone: string
  readonly numberMarks: NumberMarks
  readonly words: Readonly<Record<string, string>>
  readonly uiIcons: string
  readonly toolIcons: string
  /** Address of the worker that runs tools. */
  readonly worker: string
  /** Address of the file that tells what makes a copy of an image that this browser cannot show. */
  readonly shownImage: string
  /** Path of the tool's own page, where this one is shown in a page of others. */
  readonly page?: string
  notify(kind: Notice, text: string): void
  /** Says what happened, with a button that takes it back. */
  notifyUndo(what: Word, undo: () => void): void
  /** Keeps a tool's options and input for later, as the link that opens it with them. */
  keepInput(tool: string, name: string, link: string): Promise<void>
  /** Sentences with parameters are formed by i18next, which loads after the page works. */
  sentences(toolWords?: Readonly<Record<string, string>>): Promise<Sentences>
}

const Context = createContext<ShellContext | undefined>(undefined)

export function ShellProvider({ value, children }: { value: ShellContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

export function useShell(): ShellContext {
  const value = use(Context)
  if (!value) throw new Error('no provider above')
  return value
}

/**
 * A word of the interface in the page's language, with what it is said `of` after the colon as that language writes it. Without a word
 * in this language the key shows, and the words check fails.
 */
export function useWords(): (word: Word, of?: string) => string {
  const { words } = useShell()
  return (word, of) => (words[word] ?? word) + (of === undefined ? '' : words.colon + of)
}
