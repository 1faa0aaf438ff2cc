// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadStyled } from './missing-styles.ts'

const sheets = () => [...document.querySelectorAll('link')]
const addresses = () => sheets().map(({ href }) => new URL(href).pathname)

afterEach(async () => {
  document.head.replaceChildren()
  // What a test has left missing arrives.
  const left = loadStyled(async () => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  settle('load')
  await left
  document.head.replaceChildren()
})

/** Lets the browser say what became of the sheets that stand in the page. */
function settle(how: 'load' | 'error'): void {
  for (const sheet of sheets()) sheet.dispatchEvent(new Event(how))
}

function ask(address: string): void {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = address
  document.head.append(sheet)
}

test('A style sheet that did not arrive is fetched once more, after the code that needs it and before its page', async () => {
  ask('/stars.css')
  settle('error')
  expect(sheets()).toEqual([])
  const shown = vi.fn()
  const part = loadStyled(async () => 'the page').then(shown)
  await vi.waitFor(() => expect(addresses()).toEqual(['/stars.css']))
  expect(shown).not.toHaveBeenCalled()
  settle('load')
  await part
  expect(shown).toHaveBeenCalledWith('the page')
  await loadStyled(async () => 'the next page')
  expect(addresses()).toEqual(['/stars.css'])
})

test('Two parts that come at once both wait for it', async () => {
  ask('/stars.css')
  settle('error')
  const shown = vi.fn()
  const parts = ['one', 'two'].map((part) => loadStyled(async () => part).then(shown))
  await vi.waitFor(() => expect(sheets()).toHaveLength(2))
  expect(shown).not.toHaveBeenCalled()
  settle('load')
  await Promise.all(parts)
})

test('A style sheet that never comes keeps no page away, and is asked for again with the next one', async () => {
  ask('/gone.css')
  settle('error')
  for (const page of ['one', 'two']) {
    const part = loadStyled(async () => page)
    await vi.waitFor(() => expect(addresses()).toEqual(['/gone.css']))
    settle('error')
    expect(await part).toBe(page)
  }
})

test('Other things of the page that do not arrive stay where they are', async () => {
  document.head.append(document.createElement('script'))
  document.head.firstElementChild?.dispatchEvent(new Event('error'))
  expect(document.head.children).toHaveLength(1)
  expect(await loadStyled(async () => 'the page')).toBe('the page')
})
