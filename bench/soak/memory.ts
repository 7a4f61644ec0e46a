import { readdirSync, readFileSync } from 'node:fs'

/** Bytes of memory that a process and all that it started hold. @throws Error where the system does not tell (only Linux does) */
export function memoryOf(pid: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc'))
    if (/^\d+$/.test(name)) {
      // It may end between the two calls.
      const parent = statusOf(Number(name), 'PPid')
      if (parent !== undefined) parents.set(Number(name), parent)
    }
  const isOurs = (one: number | undefined): boolean => one === pid || (one !== undefined && one > 1 && isOurs(parents.get(one)))
  return [...parents.keys()].filter(isOurs).reduce((sum, one) => sum + (statusOf(one, 'VmRSS') ?? 0) * 1024, 0)
}

function statusOf(pid: number, key: string): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`^${key}:\\s+(\\d+)`, 'm'))
    return line ? Number(line[1]) : undefined
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
