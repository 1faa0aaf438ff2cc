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
export type ShareRendering<Page> = (
  address: string,
  moment: number,
  render: () => Promise<Page>,
) => Promise<Page>

/**
 * Lets requests for one page share its rendering, so that there is never more than one under way. A request
 * that came after a change does not get what was begun before it: all such wait for the next rendering.
 */
export function shareRenderings<Page>(): ShareRendering<Page> {
  const lines = new Map<string, Line<Page>>()

  const start = (address: string, startedAt: number, render: () => Promise<Page>): Promise<Page> => {
    const page = render()
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
