/** Most steps of a recipe. */
export const MOST_STEPS = 50
/** Most ways of a fork. */
export const MOST_ITEMS = 10_000
/** Between texts of a fork that are joined, where nothing else is said. */
export const LINE_END = '\n'
