/** What is told of a failure of the page: its kind and place. Its message stays here, as it may hold what was typed. */
export type CrashReport = { readonly kind: string; readonly frames: readonly string[]; readonly url: string }

export function crashReport(error: unknown): CrashReport {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
  const frames = stack.split('\n').flatMap((line) => /(?:at |@).*?([\w./:-]+\.js:\d+:\d+)/.exec(line)?.[1] ?? [])
  return { kind: name, frames: frames.slice(0, 20), url: location.origin + location.pathname }
}
