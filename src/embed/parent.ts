// For pages that hold our tools in frames: gives each frame the height of what it shows. It reads nothing else, and loads nothing.
{
  const { src } = document.currentScript as HTMLScriptElement
  const origin = new URL(src).origin

  addEventListener(
    'message',
    ({ data, origin: sender, source }: MessageEvent<{ readonly type?: unknown; readonly height?: unknown } | null>) => {
      if (sender !== origin || data?.type !== 'embed-height' || typeof data.height !== 'number') return
      for (const frame of document.querySelectorAll('iframe'))
        if (frame.contentWindow === source) frame.style.height = `${Math.min(Math.max(data.height, 120), 6000)}px`
    },
  )
  // A frame that was there before this script has told its height to nobody.
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.src.startsWith(`${origin}/`)) frame.contentWindow?.postMessage({ type: 'embed-ask' }, '*')
}
