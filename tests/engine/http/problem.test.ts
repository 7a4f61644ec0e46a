import { expect, it } from 'vitest'
import { COMMON_FAILURES } from '../../../engine/core/errors.ts'
import { problemResponse } from '../../../engine/http/problem.ts'

const answer = (code: string, headers?: Record<string, string>) =>
  problemResponse([{ code, params: {} }], { say: () => code, language: 'en', ...(headers && { headers }) })

it('says when to come again, whatever is wanting for a while', async () => {
  for (const [code, { status }] of Object.entries(COMMON_FAILURES)) {
    const { headers } = await answer(code)
    expect([code, headers.has('retry-after')]).toEqual([code, [503, 507].includes(status)])
  }
  expect((await answer('busy', { 'retry-after': '30' })).headers.get('retry-after')).toBe('30')
})
