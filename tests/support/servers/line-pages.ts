import { pngHead } from './web-images.ts'
import type { Pages } from './web-sites.ts'

/** LINE STORE and its files, in the forms that open-source clients read. */
const CDN = 'https://stickershop.line-scdn.net/stickershop/v1/sticker'

export const linePreview = (data: object): string =>
  `<li class="mdCMN09Li FnStickerPreviewItem" data-preview="${JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><span></span></li>`

export const lineHead = (title = 'Moon &amp; &lt;b&gt;James&lt;/b&gt;'): string =>
  `<!doctype html><head><meta property="og:title" content="${title} – LINE stickers | LINE STORE"></head><a class="mdCMN38Item01Author" href="/stickershop/author/1/en"> LINE &amp; Friends </a>`

const still = {
  type: 'static',
  id: '11',
  staticUrl: `${CDN}/11/android/sticker.png;compress=true`,
  animationUrl: '',
  popupUrl: '',
  soundUrl: '',
}
const moving = {
  type: 'animation_sound',
  id: '12',
  staticUrl: `${CDN}/12/android/sticker.png?v=1`,
  animationUrl: `${CDN}/12/iPhone/sticker_animation@2x.png`,
  soundUrl: `${CDN}/12/android/sticker_sound.m4a`,
}

const sound = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypM4A '), Buffer.alloc(40)])
const cdn = (path: string) => `stickershop.line-scdn.net/stickershop/v1/sticker/${path}`

export const LINE_HOSTS = ['store.line.me', 'stickershop.line-scdn.net']
export const LINE_PAGES: Pages = {
  'store.line.me/stickershop/product/1/en': { body: lineHead() + linePreview(still) + linePreview(moving) + linePreview(still) },
  [cdn('11/android/sticker.png')]: { type: 'image/png', body: pngHead(370, 320, 1000) },
  [cdn('12/android/sticker.png')]: { type: 'image/png', body: pngHead(300, 270, 900) },
  [cdn('12/iPhone/sticker_animation@2x.png')]: { type: 'image/png', body: pngHead(320, 270, 5000) },
  [cdn('12/android/sticker_sound.m4a')]: { type: 'audio/mp4', body: sound },
}
