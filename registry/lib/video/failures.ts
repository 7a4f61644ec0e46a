import { defineFailures } from '../../../engine/core/define.ts'

/** The file that reads and writes videos; an entry that uses `context.video` lists it under `assets`. */
export const VIDEO_ASSET = 'mediabunny/dist/bundles/mediabunny.min.mjs'

/** What can be wrong with a video that someone gives; spread `words` into the entry's `failures`. */
export const videoFailures = defineFailures({
  'not-a-video': '“{{name}}” is not a video that can be read here. MP4, MOV, WebM, MKV and MPEG-TS work.',
  'codec-not-read': 'This browser cannot decode {{codec}} video. Try another browser, or convert the video to H.264 first.',
  'video-damaged': '“{{name}}” is damaged or incomplete. Download or save it again.',
  'video-encrypted': '“{{name}}” is encrypted (DRM) and cannot be read here. Choose a video without copy protection.',
  'video-gone': '“{{name}}” can no longer be read. It may have been moved or changed. Choose it again.',
  'video-too-big': 'This video is {{width}} × {{height}} pixels. At most {{maximum}} pixels per side can be read.',
})
