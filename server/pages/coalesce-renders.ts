import { withinTime } from '../platform/time-limit.ts'

/** Above the time that a page's calls have (`api-transport.ts`), so that only a rendering that is stuck meets it. */
const renderWithinMs = 10_000

interface Waiting<Page> {
  moment: number
  readonly page: Promise<Page>
}

interface Line<Page> {
  readonly startedAt: number
  readonly page: Promise<Page>
  next: Waiting<Page> | undefined
}

/** Renders a page for a request that came at a moment: a number that grows whenever something shown changes. */
export type CoalesceRender<Page> = (
  address: string,
  moment: number,
  render: () => Promise<Page>,
) => Promise<Page>

/** A render that exceeded its time limit. */
export class RenderTimeout extends Error {
  override readonly name = 'RenderTimeout'
}

/**
 * Coalesces concurrent requests for one page into one render. A request that arrives after a change never gets a
 * render that began before it: such requests share the next render.
 *
 * @param withinMs how long a rendering may take, in milliseconds. After that those who wait for it get
 * RenderTimeout, and the next request begins another rendering.
 */
export function coalesceRenders<Page>(withinMs = renderWithinMs): CoalesceRender<Page> {
  const lines = new Map<string, Line<Page>>()

  const start = (address: string, startedAt: number, render: () => Promise<Page>): Promise<Page> => {
    const page = withinTime(render(), withinMs, () => {
      throw new RenderTimeout(`${address} was not rendered within ${withinMs} ms`)
    })
    const line: Line<Page> = { startedAt, page, next: undefined }
    lines.set(address, line)
    const over = () => {
      if (line.next === undefined) lines.delete(address)
    }
    page.then(over, over)
    return page
  }

  return (address, moment, render) => {
    const line = lines.get(address)
    if (!line) return start(address, moment, render)
    if (line.startedAt >= moment) return line.page
    const begin = () => start(address, line.next?.moment ?? moment, render)
    line.next ??= { moment, page: line.page.then(begin, begin) }
    line.next.moment = Math.max(line.next.moment, moment)
    return line.next.page
  }
}
