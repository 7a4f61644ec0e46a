import type { LabelledColumn } from './page.ts'

/** What a choice, or a list of choices, is called on the page; undefined for what is no choice. Small enough for the view that is always at hand. */
export function choiceLabel(column: Pick<LabelledColumn, 'choices'> | undefined, value: unknown): string | undefined {
  if (column?.choices && Array.isArray(value)) return value.map((item) => choiceLabel(column, item) ?? String(item)).join(', ')
  return column?.choices?.find((choice) => choice.value === value)?.label
}
