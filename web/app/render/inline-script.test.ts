// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inlineScript } from './inline-script.ts'
import { scriptsElementId } from './page-data.ts'

/** The script observes the page for ever, but other test files of this process also change the page. */
const observers: MutationObserver[] = []
const Observer = MutationObserver

const list = JSON.stringify({ start: ['/library.js', '/entry.js'], page: ['/page.js'] })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  vi.stubGlobal(
    'MutationObserver',
    class extends Observer {
      constructor(callback: MutationCallback) {
        super(callback)
        observers.push(this)
      }
    },
  )
  document.head.innerHTML = ''
  document.body.innerHTML = `<script type="application/json" id="${scriptsElementId}">${list}</script>`
})
afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Runs the script and its callbacks for the loaded document. */
function openPage(): void {
  const listen = vi.spyOn(window, 'addEventListener').mockReturnValue()
  // Run directly, because the test cannot control the timers of a script element.
  runInThisContext(inlineScript)
  for (const [event, listener] of listen.mock.calls) {
    if (event === 'DOMContentLoaded' && typeof listener === 'function') listener(new Event(event))
  }
}

function openAt(hash: string): void {
  history.replaceState(null, '', `/${hash}`)
  const { dataset } = document.documentElement
  for (const mark of Object.keys(dataset)) delete dataset[mark]
  openPage()
}

const begun = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)

test('The scripts load after the first frame, and start one after another', async () => {
  openPage()
  expect(document.head.children).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(100)
  const loaded = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [
    rel,
    new URL(href).pathname,
  ])
  expect(loaded).toEqual(['/library.js', '/entry.js', '/page.js'].map((file) => ['modulepreload', file]))
  expect(begun()).toEqual(['/library.js'])
  document.head.querySelector('script')?.dispatchEvent(new Event('load'))
  expect(begun()).toEqual(['/library.js', '/entry.js'])
})

// WebKitGTK on a busy machine painted the first frame of a new window after 14 to 19 seconds.
test('The scripts wait at most two seconds for the first frame', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  openPage()
  await vi.advanceTimersByTimeAsync(1_900)
  expect(begun()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(begun()).toEqual(['/library.js'])
})

test.each([
  ['nothing', '', null, {}],
  ['a basket and a link of an email', '#token=abc&email=a%40b.co', '[{}]', { basket: '', link: '' }],
  ['an address without a token', '#token=', null, {}],
])('Before the first paint the document is marked with %s', (_what, hash, basket, marks) => {
  localStorage.clear()
  if (basket !== null) localStorage.setItem('basket', basket)
  openAt(hash)
  expect({ ...document.documentElement.dataset }).toEqual(marks)
})

test('Pictures far down the page load two at a time, after those above, and delay the load event', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<img fetchpriority="high" src="a.png">${'<img loading="lazy" src="b.png">'.repeat(3)}`,
  )
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  const [above, ...below] = document.querySelectorAll('img')
  // jsdom loads no pictures.
  Object.defineProperties(above, { complete: { value: false }, decode: { value: async () => undefined } })
  const states = () => below.map(({ loading = 'lazy' }) => loading)
  openPage()
  expect(states()).toEqual(['lazy', 'lazy', 'lazy'])
  above?.dispatchEvent(new Event('load'))
  expect(states()).toEqual(['eager', 'eager', 'lazy'])
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  below[1]?.dispatchEvent(new Event('error'))
  expect(states()).toEqual(['eager', 'eager', 'eager'])
  for (const img of [below[0], below[2]]) img?.dispatchEvent(new Event('load'))
  expect(document.querySelectorAll('iframe')).toHaveLength(0)
})

test('On a slow connection, pictures far down the page wait until the person scrolls', async () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } })
  document.body.insertAdjacentHTML('beforeend', '<img loading="lazy" src="b.png">')
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  openPage()
  expect(document.querySelector('img')?.getAttribute('loading')).toBe('lazy')
})
