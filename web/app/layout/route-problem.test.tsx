// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, data, Link, Outlet, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { InSettings, testSettings } from '../../testing/in-shop.tsx'
import { partMissingText, problems } from '../../texts/problems.ts'
import { onDemand } from '../routes/on-demand.ts'
import { RouteProblem } from './route-problem.tsx'

beforeEach(() => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  window.dispatchEvent(new Event('offline'))
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Layout() {
  return (
    <>
      <Link to="/page">To the page</Link>
      <Link to="/other">To the other</Link>
      <Outlet />
    </>
  )
}

/** Renders a shop with the tested page and two working ones, nested as in the real routes. */
function open(page: RouteObject, other: RouteObject = {}) {
  const pages = [
    { index: true, Component: () => <p>the start</p> },
    { path: '/other', Component: () => <p>the other</p>, ...other } as RouteObject,
    { path: '/page', ...page } as RouteObject,
  ]
  const routes = [{ Component: Layout, children: [{ ErrorBoundary: RouteProblem, children: pages }] }]
  const router = createMemoryRouter(routes)
  render(
    <InSettings settings={{ ...testSettings, extensions: ['searchProducts'] }}>
      <RouterProvider router={router} />
    </InSettings>,
  )
  return router
}

const go = (name: string) => act(async () => screen.getByRole('link', { name }).click())
const tryAgain = () => screen.getByRole('button', { name: problems.tryAgain })

describe('A page whose code fails to load', () => {
  test('gives up after 120 seconds and offers to try again', async () => {
    vi.useFakeTimers()
    open({ lazy: onDemand(() => new Promise(() => undefined)) })
    await go('To the page')
    await act(() => vi.advanceTimersByTimeAsync(119_000))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByRole('alert').textContent).toContain(partMissingText)
    expect(tryAgain()).toBeDefined()
  })

  test('is loaded again when the network returns', async () => {
    const load = vi.fn(async () => () => <p>the page</p>).mockRejectedValueOnce(new Error('no network'))
    open({ lazy: onDemand(load) })
    await go('To the page')
    await screen.findByRole('alert')
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText('the page')
  })

  test('is loaded again even if the network returns while an earlier attempt is failing', async () => {
    const second = Promise.withResolvers<never>()
    const load = vi
      .fn(async () => () => <p>the page</p>)
      .mockRejectedValueOnce(new Error('no network'))
      .mockReturnValueOnce(second.promise)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open({ lazy: onDemand(load) })
    await go('To the page')
    await screen.findByRole('alert')
    await userEvent.click(tryAgain())
    act(() => void window.dispatchEvent(new Event('online')))
    await act(async () => second.reject(new Error('no network')))
    await screen.findByText('the page')
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('is loaded again even if its parts fail one by one, long after the network returned', async () => {
    const [code, data] = [Promise.withResolvers<never>(), Promise.withResolvers<never>()]
    // Browsers do the same: a request for a pending script waits for it and shares its failure.
    const loadCode = vi.fn(async () => () => <p>the page</p>)
    const loadData = vi.fn(async () => 'data')
    loadCode.mockRejectedValueOnce(new Error('no network')).mockReturnValueOnce(code.promise)
    loadData.mockRejectedValueOnce(new Error('no network'))
    for (const _ of [1, 2, 3]) loadData.mockReturnValueOnce(data.promise)
    open({ lazy: onDemand(loadCode), loader: () => loadOnDemand(loadData) })
    await go('To the page')
    await screen.findByRole('alert')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await userEvent.click(tryAgain())
    act(() => void window.dispatchEvent(new Event('online')))
    await act(async () => code.reject(new Error('no network')))
    await act(async () => data.reject(new Error('no network')))
    await screen.findByText('the page')
  })

  test('is retried until the returning network works', async () => {
    const load = vi.fn(async () => () => <p>the page</p>)
    for (const _ of [1, 2, 3]) load.mockRejectedValueOnce(new Error('no network'))
    open({ lazy: onDemand(load) })
    await go('To the page')
    await screen.findByRole('alert')
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText('the page')
    expect(load).toHaveBeenCalledTimes(4)
  })

  test('is loaded in place while offline, because a reload would leave the shop', async () => {
    const load = vi.fn(async () => () => <p>the page</p>).mockRejectedValueOnce(new Error('no network'))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open({ lazy: onDemand(load) })
    await go('To the page')
    await screen.findByRole('alert')
    await userEvent.click(tryAgain())
    await screen.findByText('the page')
  })
})

describe('The network returns while the person leaves a page that failed to load, and', () => {
  /** Starts a navigation to the other page after the first page has failed. */
  async function leavingFor(loader: () => Promise<unknown>) {
    const load = vi.fn(async () => () => <p>the page</p>).mockRejectedValueOnce(new Error('no network'))
    const router = open({ lazy: onDemand(load) }, { loader })
    await go('To the page')
    await screen.findByRole('alert')
    await go('To the other')
    return router
  }
  const networkReturns = () => act(() => void window.dispatchEvent(new Event('online')))

  test('chooses another page: it opens, and so does the first page afterwards', async () => {
    const loader = vi.fn(async () => 'data').mockReturnValueOnce(new Promise(() => undefined))
    const router = await leavingFor(loader)
    networkReturns()
    await screen.findByText('the other')
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => router.navigate(-1))
    await screen.findByText('the page')
    await act(() => router.navigate(-1))
    await screen.findByText('the start')
  })

  test('chooses another page: it opens, even if that page has just failed and the failure is not rendered yet', async () => {
    const first = Promise.withResolvers<string>()
    const loader = vi.fn(async () => 'data').mockReturnValueOnce(first.promise)
    const router = await leavingFor(loader)
    await act(async () => {
      first.reject(new Error('no network'))
      await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
      window.dispatchEvent(new Event('online'))
    })
    await screen.findByText('the other')
    await act(() => router.navigate(-1))
    await screen.findByText('the page')
    await act(() => router.navigate(-1))
    await screen.findByText('the start')
  })
})

describe('A page that cannot be shown', () => {
  test('shows the reason with the request id, and can be tried again in place', async () => {
    const problem = { code: 'BUSY', message: 'Come back in a minute.', requestId: 'r-17' }
    const loader = vi.fn(async () => 'data').mockRejectedValueOnce(data(problem, { status: 503 }))
    open({ loader, Component: () => <p>the page</p> })
    await go('To the page')
    expect((await screen.findByRole('alert')).textContent).toMatch(/503.*Come back in a minute\..*r-17/)
    await userEvent.click(tryAgain())
    await screen.findByText('the page')
  })

  test('leaves the navigation usable', async () => {
    open({
      Component: () => {
        throw new TypeError('a defect')
      },
    })
    await go('To the page')
    expect(screen.getByRole('alert').textContent).toContain(problems.broken)
    await go('To the other')
    await screen.findByText('the other')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows the 404 page if the API does not know it', async () => {
    open({ loader: () => Promise.reject(data({}, { status: 404 })), Component: () => null })
    await go('To the page')
    await screen.findByRole('heading', { name: problems.notFoundTitle })
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(expect.arrayContaining(['/tools', '#search']))
  })
})
