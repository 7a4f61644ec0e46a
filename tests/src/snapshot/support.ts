import { layOut } from '../../../src/snapshot/layout.ts'
import { DEFAULTS, type SnapshotOptions } from '../../../src/snapshot/options.ts'
import type { Scene } from '../../../src/snapshot/scene.ts'
import { colorLines, readCode } from '../../../src/snapshot/tokens.ts'

/** A snapshot as the page makes it. */
export async function sceneOf(code: string, given: Partial<SnapshotOptions> = {}): Promise<Scene> {
  const options = { ...DEFAULTS, language: 'plain', ...given }
  const { lines, endsInBreak } = readCode(code)
  const { tokens } = await colorLines(lines, options.language, options.diff)
  return layOut({ tokens, endsInBreak, options })
}
