/** A field of a tool, or a part of its result, as the reference tells it: all in words of the page's language. */
export type ReferenceRow = {
  /** Its name on the wire; of a column, with the name of its table before it. */
  readonly name: string
  readonly label: string
  readonly type: string
  /** Bounds, what is required, what is taken where it is left out. */
  readonly facts: readonly string[]
  readonly help?: string | undefined
  readonly choices?: readonly { readonly value: string; readonly label: string }[] | undefined
}

/** One tool in the reference of the HTTP API. */
export type ToolReference = {
  readonly id: string
  /** Time, sizes, and what else bounds it. */
  readonly limits: readonly string[]
  readonly fields: readonly ReferenceRow[]
  readonly result: readonly ReferenceRow[]
  readonly failures: readonly { readonly code: string; readonly text: string }[]
  /** The body of a request, and its answer; long parts are cut. */
  readonly request: unknown
  readonly answer: unknown
  readonly isCut: boolean
}

export type ReferenceTool = { readonly id: string; readonly text: string; readonly summary: string; readonly url: string }

export type ReferenceData = {
  /** Folder of the files that tell of single tools. */
  readonly folder: string
  readonly groups: readonly { readonly title: string; readonly tools: readonly ReferenceTool[] }[]
  /** Failures that every tool knows. */
  readonly failures: readonly { readonly code: string; readonly status: number; readonly text: string }[]
}
