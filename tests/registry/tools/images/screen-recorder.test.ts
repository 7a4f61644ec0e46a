import { describe, expect, it } from 'vitest'
import { ToolError } from '../../../../engine/core/errors.ts'
import { screenRecorder } from '../../../../registry/tools/images/screen-recorder.ts'
import { fileOf } from '../../../support/samples/pictures.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { videoHost } from '../../../support/samples/video.ts'

const recording = fileOf(new Uint8Array(), 'recording.webm', 'video/webm')
const make = (input = {}) => output(screenRecorder, { file: recording, ...input }, {}, { video: videoHost() })
const refuse = (input = {}, host: Parameters<typeof videoHost>[0] = {}) =>
  failure(screenRecorder, { file: recording, ...input }, {}, { video: videoHost(host) })

describe('screen-recorder', () => {
  it('packs the whole recording, and tells what it became', async () => {
    const { video, facts } = await make()
    expect(video).toMatchObject({ name: 'recording.webm', type: 'video/webm' })
    expect(new TextDecoder().decode(video.bytes)).toBe('webm 0 ')
    expect(facts).toEqual({ duration: 2, dimensions: '320 × 180', bytes: 7, codec: 'vp9', sound: true })
  })

  it('cuts what is asked for, and nothing where the end lies behind the recording', async () => {
    const cut = await make({ start: 0.5, end: 1.5, format: 'mp4' })
    expect(cut.video.name).toBe('recording.mp4')
    expect(new TextDecoder().decode(cut.video.bytes)).toBe('mp4 0.5 1.5')
    expect(new TextDecoder().decode((await make({ end: 9 })).video.bytes)).toBe('webm 0 ')
  })

  it('takes a video that stays on the device, and tells its size', async () => {
    const source = { size: 3_000_000_000, type: 'video/webm', slice: () => new Blob() }
    const pack = () => Promise.resolve({ bytes: new Uint8Array(), source })
    const { video, facts } = await output(screenRecorder, { file: recording }, {}, { video: { ...videoHost(), pack } })
    expect(video.source).toBe(source)
    expect(facts.bytes).toBe(3_000_000_000)
  })

  it('refuses a recording beyond its limit, wherever its bytes are', async () => {
    const file = { ...recording, source: { size: 4_000_000_001, type: 'video/webm', slice: () => new Blob() } }
    expect(await refuse({ file })).toMatchObject({ code: 'file-too-big', field: 'file' })
  })

  it('refuses a range that is none', async () => {
    expect(await refuse({ start: 1, end: 1 })).toMatchObject({ code: 'end-before-start', field: 'end' })
    expect(await refuse({ start: 2 })).toMatchObject({ code: 'start-after-end', field: 'start', params: { duration: 2 } })
  })

  it.each(['not-a-video', 'codec-not-read', 'video-damaged', 'video-encrypted', 'video-gone', 'video-too-big', 'no-space', 'cannot-pack'])(
    'passes on %s from the browser',
    async (code) => {
      expect(await refuse({}, { fails: new ToolError(code) })).toMatchObject({ code })
    },
  )
})
