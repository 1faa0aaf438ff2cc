// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

afterEach(cleanup)
beforeEach(() => vi.resetModules())

async function freshRegion() {
  const { NotificationRegion } = await import('./notification-region.tsx')
  const { showToast } = await import('./toast.ts')
  return { NotificationRegion, showToast }
}

test('A page starts with an empty notification container', async () => {
  const { NotificationRegion } = await freshRegion()
  render(<NotificationRegion label="Notifications" soon={false} />)
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('')
})

test('A toast raised before the code of toasts has loaded is shown and announced once', async () => {
  const { NotificationRegion, showToast } = await freshRegion()
  showToast('success', 'Successfully Booked')
  render(<NotificationRegion label="Notifications" soon={false} />)
  const toast = await waitFor(() => screen.getByText('Successfully Booked'))
  expect(toast.closest('[aria-live="polite"]')).not.toBeNull()
  expect(toast.closest('[role="alert"], [role="status"]')).toBeNull()
  expect(screen.getAllByText('Successfully Booked')).toHaveLength(1)
})

test.each([
  ['a phone', true, ['Two', 'Three']],
  ['a wide screen', false, ['One', 'Two', 'Three']],
])('Three toasts at once on %s', async (_, matches, remaining) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const { NotificationRegion, showToast } = await freshRegion()
  render(<NotificationRegion label="Notifications" soon={false} />)
  for (const text of ['One', 'Two', 'Three']) showToast('info', text)
  await waitFor(() => screen.getByText('Three'))
  const texts = () => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')]
    // jsdom never ends an animation, but a toast disappears at the end of its own.
    for (const each of toasts) fireEvent.animationEnd(each)
    return toasts.map((each) => each.textContent)
  }
  await waitFor(() => expect(texts().sort()).toEqual([...remaining].sort()))
  vi.unstubAllGlobals()
})

test.each([
  ['stays where the pointer is over it as it arrives', ':hover', 'paused'],
  ['counts down once it has arrived', ':focus', 'running'],
])('A toast %s', async (_, state, countdown) => {
  const { NotificationRegion, showToast } = await freshRegion()
  render(<NotificationRegion label="Notifications" soon={false} />)
  showToast('success', 'Successfully Booked')
  const toast = (await screen.findByText('Successfully Booked')).closest<HTMLElement>('.Toastify__toast')
  if (!toast) throw new Error('The text is in no toast.')
  // jsdom has no pointer.
  vi.spyOn(toast, 'matches').mockImplementation((selector) => selector === state)
  fireEvent.animationEnd(toast)
  const bar = screen.getByRole('progressbar', { hidden: true })
  expect(bar.style.animationPlayState).toBe(countdown)
})

test('A toast does not wait for the browser to be idle', async () => {
  vi.doMock('./when-idle.ts', () => ({ whenIdle: () => () => undefined }))
  const { NotificationRegion, showToast } = await freshRegion()
  render(<NotificationRegion label="Notifications" soon />)
  showToast('success', 'Successfully Booked')
  await waitFor(() => screen.getByText('Successfully Booked'))
  vi.doUnmock('./when-idle.ts')
})
