// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
})

test('Animation frames continue after a test with fake timers in which the focused element was removed', async () => {
  vi.useFakeTimers()
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  field.remove()
  vi.useRealTimers()
  expect(await new Promise(requestAnimationFrame)).toBeGreaterThan(0)
  expect(document.activeElement).toBe(document.body)
})

test('An animation frame arrives while an interval is faked', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  expect(await new Promise(requestAnimationFrame)).toBeGreaterThan(0)
})
