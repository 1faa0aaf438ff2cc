import { withinTime } from '../platform/time-limit.ts'

/** Above the timeout of a page's calls (`api-transport.ts`), so that only a stuck render exceeds it. */
export const renderWithinMs = 10_000

interface PendingRender<Page> {
  moment: number
  readonly page: Promise<Page>
}

interface RenderState<Page> {
  readonly startedAt: number
  readonly page: Promise<Page>
  next: PendingRender<Page> | undefined
}

/** Renders a page for a request with its change counter, which increases whenever shown data changes. */
export type CoalesceRender<Page> = (
  address: string,
  moment: number,
  render: () => Promise<Page>,
) => Promise<Page>

/** Reports that a render exceeded its time limit. */
export class RenderTimeout extends Error {
  override readonly name = 'RenderTimeout'
}

/**
 * Coalesces concurrent requests for one page into one render. A request that arrives after a change never gets a render
 * that began before the change: such requests share the next render.
 *
 * @param withinMs the time limit of a render in milliseconds. After it, waiting requests get RenderTimeout, and the
 * next request starts another render.
 */
export function coalesceRenders<Page>(withinMs = renderWithinMs): CoalesceRender<Page> {
  const states = new Map<string, RenderState<Page>>()

  const start = (address: string, startedAt: number, render: () => Promise<Page>): Promise<Page> => {
    const page = withinTime(render(), withinMs, () => {
      throw new RenderTimeout(`${address} was not rendered within ${withinMs} ms`)
    })
    const state: RenderState<Page> = { startedAt, page, next: undefined }
    states.set(address, state)
    const removeIfIdle = () => {
      if (state.next === undefined) states.delete(address)
    }
    page.then(removeIfIdle, removeIfIdle)
    return page
  }

  return (address, moment, render) => {
    const state = states.get(address)
    if (!state) return start(address, moment, render)
    if (state.startedAt >= moment) return state.page
    const begin = () => start(address, state.next?.moment ?? moment, render)
    state.next ??= { moment, page: state.page.then(begin, begin) }
    state.next.moment = Math.max(state.next.moment, moment)
    return state.next.page
  }
}
