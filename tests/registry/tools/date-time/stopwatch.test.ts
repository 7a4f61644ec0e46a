import { describe, expect, it } from 'vitest'
import { stopwatch as tool } from '../../../../registry/tools/date-time/stopwatch.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('stopwatch', () => {
  it.each([
    ['0', '00:00.000'],
    ['.5', undefined],
    ['59.999', '00:59.999'],
    ['90', '01:30.000'],
    ['359999.999', '99:59:59.999'],
    ['0:5', '00:05.000'],
    ['1:04,05', '01:04.050'],
    ['59:59.9', '59:59.900'],
    ['1:00:00', '1:00:00.000'],
    ['99:59:59.999', '99:59:59.999'],
    ['60:00', undefined],
    ['1:60', undefined],
    ['1:005', undefined],
    ['-1', undefined],
    ['1:2:3:4', undefined],
    ['1.2345', undefined],
    ['１:００', undefined],
    ['1e3', undefined],
    ['NaN', undefined],
  ])('reads %s', async (text, total) => {
    if (total === undefined) expect(await failure(tool, { text })).toMatchObject({ code: 'bad-lap', field: 'text' })
    else expect((await output(tool, { text })).laps).toEqual([{ number: 1, lap: total, total }])
  })

  it('skips empty lines, takes any line end, and adds up', async () => {
    const { laps } = await output(tool, { text: '\n 1.5 \r\n\r\n2.25\r3\n' })
    expect(laps.map(({ lap }: { lap: string }) => lap)).toEqual(['00:01.500', '00:00.750', '00:00.750'])
  })

  it('names the first of equal laps, and rounds the average half up', async () => {
    expect((await output(tool, { text: '1\n2\n3' })).facts).toEqual({
      fastest: '1: 00:01.000',
      slowest: '3: 00:01.000',
      average: '00:01.000',
    })
    expect((await output(tool, { text: '0.001\n0.001' })).facts.average).toBe('00:00.001')
    expect((await output(tool, { text: '0.001\n0.001\n0.001' })).facts.average).toBe('00:00.000')
  })

  it('tells the line of what is wrong', async () => {
    expect(await failure(tool, { text: '1\n\n2\nx' })).toMatchObject({ code: 'bad-lap', place: { line: 4, column: 1 } })
    expect(await failure(tool, { text: '1\n3\n2' })).toMatchObject({ code: 'lap-order', place: { line: 3 } })
    expect(await failure(tool, { text: '360000' })).toMatchObject({ code: 'too-long' })
    expect(await failure(tool, { text: ' \n ' })).toMatchObject({ code: 'required', field: 'text' })
    expect(await failure(tool, { text: '1\n'.repeat(1001) })).toMatchObject({ code: 'too-many-laps', params: { count: 1001 } })
  })
})
