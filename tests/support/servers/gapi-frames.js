// A stand-in for the part of https://apis.google.com/js/api.js that pop-up sign-in uses: two frames that call each other.
// The tests have no network; the emulator's own provider pages and the provider's own code do the rest.
;(() => {
  const channel = (target) => {
    const handlers = {}
    const waiting = new Map()
    const post = (message) => target().postMessage({ gapiFrames: true, ...message }, '*')
    addEventListener('message', async ({ data, source }) => {
      if (data?.gapiFrames !== true || source !== target()) return
      if (data.reply !== undefined) {
        try {
          waiting.get(data.reply)?.([data.value])
        } catch {
          // The provider’s code throws `internal-error` after every answer; the frames it was written for hold that back too.
        }
        waiting.delete(data.reply)
      } else if (data.name === 'ping') post({ reply: data.id, value: { status: 'ACK' } })
      else post({ reply: data.id, value: await (await handlerOf(data.name))(data.value) })
    })
    // What is sent before the other side has registered for it waits.
    const handlerOf = async (name) => {
      while (!handlers[name]) await new Promise((later) => setTimeout(later, 50))
      return handlers[name]
    }
    const send = (name, value, done = () => {}) => {
      const id = crypto.randomUUID()
      waiting.set(id, done)
      post({ name, id, value })
    }
    return {
      register: (name, handler) => (handlers[name] = handler),
      send,
      restyle: async () => {},
      ping: (done) =>
        new Promise((resolve) => {
          const timer = setInterval(() => send('ping', undefined, () => (clearInterval(timer), done(), resolve())), 100)
        }),
    }
  }
  const context = {
    open({ url, where }, done) {
      const frame = document.createElement('iframe')
      frame.src = url
      frame.style.display = 'none'
      where.append(frame)
      return done(channel(() => frame.contentWindow))
    },
    getParentIframe: () => channel(() => parent),
  }
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  }
  window[new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload']?.()
})()
