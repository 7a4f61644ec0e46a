import type { LabelledColumn } from './page.ts'

/** What a choice is called on the page; undefined for what is no choice. Small enough for the view that is always at hand. */
export function choiceLabel(column: Pick<LabelledColumn, 'choices'> | undefined, value: unknown): string | undefined {
  return column?.choices?.find((choice) => choice.value === value)?.label
}
