// Runs in an opaque frame of its own: takes one document by message and becomes it.
addEventListener(
  'message',
  ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return
    document.open()
    document.write(data)
    document.close()
  },
  { once: true },
)
