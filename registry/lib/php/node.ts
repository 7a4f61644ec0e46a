/** As much of a node of php-parser as is looked at. */
export type PhpNode = {
  readonly kind: string
  readonly loc?: {
    readonly source?: string | null
    readonly start: { readonly offset: number }
    readonly end: { readonly offset: number }
  } | null
  readonly [key: string]: unknown
}

export type PhpFault = { readonly offset: number; readonly reason: string }
