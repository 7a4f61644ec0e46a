import { ToolError } from '../../../../engine/core/errors.ts'
import { isStackOverflow } from '../../../lib/code/failures.ts'
import { readJson } from '../../../lib/json/read.ts'

/** jsonrepair recurses. */
const MOST_LEVELS = 500
/** It takes quadratic time for some documents. */
const LONGEST_TO_MEND = 100_000

/** A guess at the JSON that a faulty text was meant to be, or undefined where there is none. */
export async function proposeJson(text: string): Promise<string | undefined> {
  if (text.length > LONGEST_TO_MEND || bracketDepth(text) > MOST_LEVELS) return undefined
  const { jsonrepair, JSONRepairError } = await import('jsonrepair')
  try {
    const proposal = jsonrepair(text)
    readJson(proposal, {})
    return proposal
  } catch (error) {
    if (error instanceof JSONRepairError || error instanceof ToolError || isStackOverflow(error)) return undefined
    throw error
  }
}

/** Brackets open at once, including those in strings: at least as many as a parser can go deep. */
function bracketDepth(text: string): number {
  let most = 0
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (letter === '[' || letter === '{' || letter === '(') most = Math.max(most, ++depth)
    else if (letter === ']' || letter === '}') depth = Math.max(0, depth - 1)
  }
  return most
}
