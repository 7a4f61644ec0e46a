type Node = { readonly type?: string; readonly start?: number; readonly [key: string]: unknown }

/** A constant without a value, which is an early error (ECMA-262, 14.3.1.1) that Babel is told to let pass. */
export function findEmptyConstant(ast: object): { readonly offset: number; readonly reason: string } | undefined {
  let first: number | undefined
  const pending: { readonly node: unknown; readonly isLoop: boolean }[] = [{ node: ast, isLoop: false }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (typeof next.node !== 'object' || next.node === null) continue
    const node = next.node as Node
    const isConstant = node.type === 'VariableDeclaration' && /^(?:const|using|await using)$/.test(String(node['kind'])) && !node['declare']
    if (isConstant && !next.isLoop)
      for (const { init, start } of node['declarations'] as Node[])
        if (!init && start !== undefined) first = Math.min(first ?? start, start)
    const isLoop = node.type === 'ForInStatement' || node.type === 'ForOfStatement'
    for (const [key, part] of Object.entries(node))
      if (key !== 'comments' && key !== 'tokens') pending.push({ node: part, isLoop: isLoop && key === 'left' })
  }
  return first === undefined ? undefined : { offset: first, reason: 'Missing initializer in const declaration' }
}
