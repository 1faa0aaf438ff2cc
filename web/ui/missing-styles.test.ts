// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { loadStyled } from './missing-styles.ts'

const sheets = () => [...document.querySelectorAll('link')]
const addresses = () => sheets().map(({ href }) => new URL(href).pathname)

afterEach(async () => {
  // What a test has left missing arrives.
  const left = loadStyled(async () => undefined)
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

test('A style sheet that did not arrive is not in the page, until its code is asked for once more', async () => {
  ask('/stars.css')
  settle('error')
  expect(sheets()).toEqual([])
  const part = loadStyled(async () => 'the page')
  expect(addresses()).toEqual(['/stars.css'])
  settle('load')
  expect(await part).toBe('the page')
  expect(addresses()).toEqual(['/stars.css'])
})

test('Code whose style fails again does not come without it, and does when it arrives', async () => {
  ask('/stars.css')
  settle('error')
  const second = loadStyled(async () => 'the page')
  settle('error')
  await expect(second).rejects.toThrow('/stars.css did not arrive')
  const third = loadStyled(async () => 'the page')
  settle('load')
  expect(await third).toBe('the page')
})

test('Other things of the page that do not arrive stay where they are', async () => {
  document.head.append(document.createElement('script'))
  document.head.firstElementChild?.dispatchEvent(new Event('error'))
  expect(document.head.children).toHaveLength(1)
  expect(await loadStyled(async () => 'the page')).toBe('the page')
})
