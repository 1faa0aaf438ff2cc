// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadStyled } from './missing-styles.ts'

const sheets = () => [...document.querySelectorAll('link')]
const paths = () => sheets().map(({ href }) => new URL(href).pathname)

afterEach(async () => {
  document.head.replaceChildren()
  // Loads the style sheets that a test left missing.
  const pending = loadStyled(async () => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  settle('load')
  await pending
  document.head.replaceChildren()
})

/** Fires `load` or `error` on every style sheet of the page. */
function settle(event: 'load' | 'error'): void {
  for (const sheet of sheets()) sheet.dispatchEvent(new Event(event))
}

function addSheet(address: string): void {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = address
  document.head.append(sheet)
}

test('A style sheet that failed to load is fetched again after the code that needs it, and before its page is shown', async () => {
  addSheet('/stars.css')
  settle('error')
  expect(sheets()).toEqual([])
  const shown = vi.fn()
  const part = loadStyled(async () => 'the page').then(shown)
  await vi.waitFor(() => expect(paths()).toEqual(['/stars.css']))
  expect(shown).not.toHaveBeenCalled()
  settle('load')
  await part
  expect(shown).toHaveBeenCalledWith('the page')
  await loadStyled(async () => 'the next page')
  expect(paths()).toEqual(['/stars.css'])
})

test('Two parts that load at the same time both wait for the style sheet', async () => {
  addSheet('/stars.css')
  settle('error')
  const shown = vi.fn()
  const parts = ['one', 'two'].map((part) => loadStyled(async () => part).then(shown))
  await vi.waitFor(() => expect(sheets()).toHaveLength(2))
  expect(shown).not.toHaveBeenCalled()
  settle('load')
  await Promise.all(parts)
})

test('A style sheet that keeps failing blocks no page, and is fetched again with the next page', async () => {
  addSheet('/gone.css')
  settle('error')
  for (const page of ['one', 'two']) {
    const part = loadStyled(async () => page)
    await vi.waitFor(() => expect(paths()).toEqual(['/gone.css']))
    settle('error')
    expect(await part).toBe(page)
  }
})

test('Other elements that fail to load stay in the page', async () => {
  document.head.append(document.createElement('script'))
  document.head.firstElementChild?.dispatchEvent(new Event('error'))
  expect(document.head.children).toHaveLength(1)
  expect(await loadStyled(async () => 'the page')).toBe('the page')
})
