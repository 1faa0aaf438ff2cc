// Replaces https://apis.google.com/js/api.js, of which the Firebase SDK and the emulator's frame use one part:
// gapi.iframes, with which a page and its frame call each other's handlers by name. This replacement uses postMessage.
// The block avoids a clash with the page's own `open`.
{
  const handlers = new Map()
  /** Calls that arrived before their handler was registered. */
  const early = []
  const waiting = new Map()
  let callCount = 0

  const answer = ({ source, data: { number, name, value } }) => {
    source.postMessage({ gapi: 'answer', number, results: [handlers.get(name)(value)] }, '*')
  }

  window.addEventListener('message', (event) => {
    const { gapi: kind, number, name, results } = event.data ?? {}
    if (kind === 'call') {
      if (handlers.has(name)) answer(event)
      else early.push(event)
    }
    if (kind === 'answer') {
      waiting.get(number)?.(results)
      waiting.delete(number)
    }
  })

  /** Returns the connection to the other window. */
  const partner = (target) => {
    return {
      register(name, handler) {
        handlers.set(name, handler)
        for (const event of early.splice(0)) {
          if (event.data.name === name) answer(event)
          else early.push(event)
        }
      },
      send(name, value, callback) {
        callCount += 1
        if (callback) waiting.set(callCount, callback)
        target().postMessage({ gapi: 'call', number: callCount, name, value }, '*')
      },
    }
  }

  /** Adds a frame to the page; `ping` calls back once the frame has loaded. */
  const open = ({ where, url, attributes: { style, ...attributes } }, opened) => {
    const frame = document.createElement('iframe')
    Object.assign(frame.style, style)
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true })
    })
    frame.src = url
    where.append(frame)
    return opened({
      ...partner(() => frame.contentWindow),
      restyle: async () => undefined,
      ping: async (callback) => {
        await loaded
        callback()
      },
    })
  }

  window.gapi = {
    load: (_part, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: 'any origin',
      getContext: () => ({ open, getParentIframe: () => partner(() => window.parent) }),
    },
  }
  const callback = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload'
  window[callback]()
}
