// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
})

test('Frames go on after a test with fake timers in which the focused element was removed', async () => {
  vi.useFakeTimers()
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  field.remove()
  vi.useRealTimers()
  expect(await new Promise(requestAnimationFrame)).toBeGreaterThan(0)
  expect(document.activeElement).toBe(document.body)
})

test('A frame comes under a fake interval', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  expect(await new Promise(requestAnimationFrame)).toBeGreaterThan(0)
})
