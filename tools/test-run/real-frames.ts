// Runs before every test file. jsdom draws frames, and moves the focus from a removed element, on an interval of Node.
// An interval that starts under fake timers never ticks again, and no later file of the worker would get a frame, so
// jsdom gets the real one. The fake timers can clear it too (`shouldClearNativeTimers`, Vitest's default).
interface Painted {
  requestAnimationFrame: typeof requestAnimationFrame
  _requestFocusFixup: () => void
  hasRealFrames?: boolean
}

const { jsdom } = globalThis as { jsdom?: { readonly window: Painted } }
const { setInterval: realSetInterval } = globalThis

if (jsdom && jsdom.window.hasRealFrames !== true) {
  const { window } = jsdom
  const { requestAnimationFrame: nextFrame, _requestFocusFixup: fixFocus } = window
  window.requestAnimationFrame = (callback) => onRealInterval(() => nextFrame(callback))
  window._requestFocusFixup = () => onRealInterval(fixFocus)
  // Vitest has made it a global, which some tests fake.
  globalThis.requestAnimationFrame = window.requestAnimationFrame
  window.hasRealFrames = true
}

function onRealInterval<Value>(work: () => Value): Value {
  const current = globalThis.setInterval
  globalThis.setInterval = realSetInterval
  try {
    return work()
  } finally {
    globalThis.setInterval = current
  }
}
