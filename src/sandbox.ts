import type { FromFrame, ToFrame } from '../engine/view/views/html/frame-messages.ts'

// Runs in an opaque frame of its own: says that it listens, takes one document from the page around it, and becomes that document.
// Opened any other way it does nothing, or a foreign page could run scripts in this site's name.
if (self.origin === 'null' && parent !== self) {
  const take = ({ data, source }: MessageEvent<ToFrame | undefined>) => {
    if (source !== parent || typeof data?.document !== 'string') return
    removeEventListener('message', take)
    // No content security policy covers connections between peers.
    if (!data.network) for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(self, name)
    document.open()
    document.write(data.document)
    document.close()
  }
  addEventListener('message', take)
  parent.postMessage('toolglot-frame-ready' satisfies FromFrame, '*')
}
