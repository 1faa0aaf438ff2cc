// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { noAnswer } from '../testing/fake-shop-api.ts'
import { type Load, useLoaded } from './use-loaded.ts'

afterEach(cleanup)

function Shown({ load, reloadOnReturn = true }: { load: Load<string>; reloadOnReturn?: boolean }) {
  const [loaded, reload] = useLoaded(load, { reloadOnReturn })
  return (
    <button type="button" onClick={reload}>
      {loaded.status} {loaded.status === 'ready' && loaded.data}{' '}
      {loaded.status === 'ready' && loaded.stale && 'stale'}
    </button>
  )
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? 'broken' : this.props.children
  }
}

const text = () => screen.getByRole('button').textContent?.trim()
const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')))

test('Loaded data stays during a reload, even if the reload fails', async () => {
  const load = vi.fn<Load<string>>().mockResolvedValueOnce('one')
  render(<Shown load={load} />)
  expect(text()).toBe('loading')
  await screen.findByText(/ready one/)
  load.mockRejectedValueOnce(noAnswer())
  await userEvent.click(screen.getByRole('button'))
  await screen.findByText(/ready one stale/)
  load.mockResolvedValueOnce('two')
  await userEvent.click(screen.getByRole('button'))
  expect((await screen.findByText(/ready two/)).textContent).not.toContain('stale')
})

test('A retry after a failure shows the loading state', async () => {
  const load = vi.fn<Load<string>>().mockRejectedValueOnce(noAnswer())
  render(<Shown load={load} />)
  await screen.findByText('failed')
  load.mockReturnValueOnce(new Promise(() => undefined))
  await userEvent.click(screen.getByRole('button'))
  expect(text()).toBe('loading')
})

test('A response is dropped if a later request has overtaken it', async () => {
  let answerLate: (text: string) => void = () => undefined
  const load = vi.fn<Load<string>>().mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve
    }),
  )
  render(<Shown load={load} />)
  load.mockResolvedValueOnce('new')
  await userEvent.click(screen.getByRole('button'))
  await screen.findByText(/new/)
  await act(async () => answerLate('old'))
  expect(text()).toBe('ready new')
  expect(load.mock.calls[0]?.[0].aborted).toBe(true)
})

test('A different load function starts without data', async () => {
  const { rerender } = render(<Shown load={async () => 'one'} />)
  await screen.findByText(/one/)
  rerender(<Shown load={() => new Promise(() => undefined)} />)
  expect(text()).toBe('loading')
})

test('A reload uses the current load function, however old the callback is', async () => {
  let reloadFromBefore: () => void = () => undefined
  function Taken({ load }: { load: Load<string> }) {
    const [loaded, reload] = useLoaded(load)
    if (load === first) reloadFromBefore = reload
    return <button type="button">{loaded.status === 'ready' ? loaded.data : loaded.status}</button>
  }
  const first = vi.fn<Load<string>>(async () => 'first')
  const { rerender } = render(<Taken load={first} />)
  await screen.findByText('first')
  const second = vi.fn<Load<string>>(async () => 'second')
  rerender(<Taken load={second} />)
  await act(async () => reloadFromBefore())
  expect(text()).toBe('second')
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})

test('An unmounted component does not reload', async () => {
  const load = vi.fn<Load<string>>(async () => 'one')
  let reloadLater: () => void = () => undefined
  function Taken() {
    const [loaded, reload] = useLoaded(load)
    reloadLater = reload
    return loaded.status
  }
  const { unmount } = render(<Taken />)
  await screen.findByText('ready')
  unmount()
  reloadLater()
  expect(load).toHaveBeenCalledOnce()
})

test('Returning to the tab reloads the data, unless that is disabled', async () => {
  const load = vi.fn<Load<string>>(async () => 'one')
  const { rerender } = render(<Shown load={load} />)
  await screen.findByText(/one/)
  await comeBack()
  expect(load).toHaveBeenCalledTimes(2)
  rerender(<Shown load={load} reloadOnReturn={false} />)
  await comeBack()
  expect(load).toHaveBeenCalledTimes(2)
})

test("The network's return reloads the data", async () => {
  const load = vi.fn<Load<string>>().mockRejectedValueOnce(noAnswer()).mockResolvedValueOnce('one')
  render(<Shown load={load} />)
  await screen.findByText('failed')
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText(/ready one/)
})

test('An unexpected error reaches the error boundary', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <Boundary>
      <Shown load={() => Promise.reject(new TypeError('a mistake'))} />
    </Boundary>,
  )
  await screen.findByText('broken')
  quiet.mockRestore()
})
