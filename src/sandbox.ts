// Runs in an opaque frame of its own: takes one document from the page around it, and becomes that document.
// Opened any other way it does nothing, or a foreign page could run scripts in this site's name.
if (self.origin === 'null')
  addEventListener(
    'message',
    ({ data, source }: MessageEvent<unknown>) => {
      if (source !== parent || typeof data !== 'string') return
      document.open()
      document.write(data)
      document.close()
    },
    { once: true },
  )
