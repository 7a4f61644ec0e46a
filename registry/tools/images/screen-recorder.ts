import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { sizeOf } from '../../../engine/core/file-size.ts'
import { choice, file, number } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { fileOf } from '../../../engine/core/schema.ts'
import { VIDEO_ASSET, videoFailures } from '../../lib/video/failures.ts'
import { sampleVideo } from '../../lib/video/sample.ts'

/** A new encoding may be larger than the recording, so twice as much may come out. */
const MOST_BYTES = 4_000_000_000
const MOST_SECONDS = 86_400

export const screenRecorder = defineTool({
  id: 'screen-recorder',
  category: 'images',
  icon: 'screen-share',
  title: 'Screen recorder',
  summary:
    'Record your screen, a window or a tab with microphone, computer audio and camera, trim it, and save it as WebM or MP4. Nothing is uploaded.',
  keywords: [
    'record screen',
    'screen capture video',
    'online screen recorder',
    'record browser tab',
    'record screen with audio',
    'screencast',
  ],
  aliases: ['record-screen', 'online-screen-recorder'],
  slugs: {
    es: 'grabar-pantalla',
    fr: 'enregistrer-ecran',
    id: 'perekam-layar',
    it: 'registrare-schermo',
    pl: 'nagrywanie-ekranu',
    pt: 'gravar-tela',
    ru: 'zapis-ekrana',
  },
  effect: 'browser',
  action: 'Prepare video',
  limits: { timeMs: 3_600_000 },
  assets: [VIDEO_ASSET],
  workbench: {
    name: 'screen-recorder',
    reason: 'A recording has to be started, paused and stopped, and what was recorded is kept on the device meanwhile.',
  },
  input: z.object({
    file: file('Recording', { accept: ['video/*'], maxBytes: MOST_BYTES }),
    start: number('Start', { min: 0, max: MOST_SECONDS, default: 0, unit: 's' }),
    end: number('End', { min: 0, max: MOST_SECONDS, optional: true, unit: 's', help: 'Leave empty for the end of the recording.' }),
    format: choice('Format', { webm: 'WebM', mp4: 'MP4' }),
  }),
  output: z.object({
    video: part(fileOf(2 * MOST_BYTES), 'Video', { view: 'files', media: 'video/*' }),
    facts: facts('Video', {
      duration: column(z.number(), 'Duration', { unit: 's', decimals: 2 }),
      dimensions: column(z.string(), 'Dimensions'),
      bytes: column(z.int(), 'Size', { format: 'bytes' }),
      codec: column(z.string(), 'Codec', { format: 'code' }),
      sound: column(z.boolean(), 'Sound', { format: 'yes-no' }),
    }),
  }),
  failures: {
    ...videoFailures.words,
    'no-space': 'There is not enough free space on this device for the new file. Free up some space, or choose a shorter part.',
    'cannot-pack': 'This browser cannot save this recording as {{format}}. Choose the other format.',
    'end-before-start': 'The end must come after the start.',
    'start-after-end': 'The recording is only {{duration, number}} s long. Choose an earlier start.',
  },
  notes: [
    'What you record is written to this device about once a second. If the tab closes or the browser crashes, everything up to the last two seconds is still there the next time you open this page.',
    'The saved file shows its correct duration, and players can jump to any point in it. Where possible, video and audio are copied without re-encoding; a trimmed start or a change of format may require it.',
    'Which sources can be recorded is up to the browser. Chrome and Edge can add the audio of a tab, and on Windows, ChromeOS and macOS 14.2 or later that of the whole computer; Firefox and Safari cannot record computer audio. Phones and tablets do not let web pages record the screen.',
  ],
  // Measured; `tests/e2e/recorder.spec.ts` makes each of them again. All begin with the recording, so that every browser copies.
  examples: [
    {
      title: 'The first ten seconds, as WebM',
      input: { file: sampleVideo(), end: 10, format: 'webm' },
      output: { facts: { duration: 10, dimensions: '320 × 180', bytes: 3_365, codec: 'vp9', sound: false } },
    },
    {
      title: 'The first three seconds, as MP4',
      input: { file: sampleVideo(), end: 3, format: 'mp4' },
      output: { facts: { duration: 3, dimensions: '320 × 180', bytes: 1_647, codec: 'vp9', sound: false } },
    },
    {
      title: 'All of it, as MP4',
      input: { file: sampleVideo(), format: 'mp4' },
      output: { facts: { duration: 12, dimensions: '320 × 180', bytes: 3_791, codec: 'vp9', sound: false } },
    },
  ],
  transform: async ({ file: source, start, end, format }, { video, fail }) => {
    if (end !== undefined && end <= start) return fail('end-before-start', { field: 'end' })
    const original = await video.open(source)
    const playingTime = await original.playingTime().finally(original.close)
    if (start >= playingTime) return fail('start-after-end', { duration: Math.round(playingTime * 100) / 100, field: 'start' })
    const isCut = end !== undefined && end < playingTime
    // The last frame of what begins later has to be told how long it lasts.
    const content = await video.pack(source, { format, start, end: isCut ? end : start > 0 ? playingTime : undefined })
    const packed = { name: `${source.name.replace(/\.[^.]*$/, '') || 'recording'}.${format}`, type: `video/${format}`, ...content }
    const made = await video.open(packed)
    const duration = await made.playingTime().finally(made.close)
    return {
      video: packed,
      facts: {
        duration: Math.round(duration * 100) / 100,
        dimensions: `${made.width} × ${made.height}`,
        bytes: sizeOf(packed),
        codec: made.codec,
        sound: made.hasSound,
      },
    }
  },
})
