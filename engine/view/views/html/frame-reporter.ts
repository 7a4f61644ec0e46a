/**
 * Runs in the frame before every other script: tells the page around it what is written to the console and what goes wrong, as text,
 * up to a number of messages. It is text itself, because it becomes part of the visitor's document; it must not hold a script's end tag.
 */
export const REPORTER = `(() => {
  let left = 500
  const post = parent.postMessage.bind(parent)
  const write = (value) => {
    if (typeof value === 'string') return value
    if (value instanceof Error) return String(value)
    if (value instanceof Element) return value.outerHTML
    try {
      return (typeof value === 'object' && value !== null && JSON.stringify(value)) || String(value)
    } catch {
      return String(value)
    }
  }
  const say = (level, values) => {
    if (left-- > 0) post({ level, text: values.map(write).join(' ').slice(0, 2000) }, '*')
  }
  for (const [name, level] of [['log', 'log'], ['debug', 'log'], ['info', 'info'], ['warn', 'warn'], ['error', 'error']]) {
    const own = console[name].bind(console)
    console[name] = (...values) => {
      say(level, values)
      own(...values)
    }
  }
  addEventListener('error', ({ message, lineno }) => say('error', [lineno ? message + ' (' + lineno + ')' : message]))
  addEventListener('unhandledrejection', ({ reason }) => say('error', [reason]))
})()`.replace(/\n\s*/g, '\n')
