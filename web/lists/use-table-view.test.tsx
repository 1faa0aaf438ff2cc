// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Link, type RouteObject } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { renderInShop } from '../testing/in-shop.tsx'
import { countText, listTexts } from '../texts/lists.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import type { DataTableProps, DataTableTexts } from '../ui/table/data-table-props.ts'
import { useTableView } from './use-table-view.ts'

interface Tool {
  readonly id: string
  readonly name: string
  readonly left: number
  readonly note?: string
}

const texts: DataTableTexts = {
  ...listTexts,
  caption: 'Tools',
  loading: 'Loading the tools',
  notLoaded: 'The tools did not load.',
  empty: 'There is no tool yet.',
  count: countText('tool'),
}
/** Thirty tools with decreasing stock: Tool 1 has 30 left. */
const tools = Array.from({ length: 30 }, (_, index): Tool => {
  const number = index + 1
  return { id: `t${number}`, name: `Tool ${number}`, left: 31 - number, note: 'steel' }
})
const columns: DataTableProps<Tool>['columns'] = [
  { header: 'Name', cell: ({ name }) => name, sort: 'name', value: ({ name }) => name, searched: true },
  { header: 'Left', cell: ({ left }) => left, figures: true, sort: 'left', value: ({ left }) => left },
  { header: 'Note', cell: ({ note }) => note, value: ({ note }) => note },
]
const sorts = [
  { value: 'left', text: 'Low stock first' },
  { value: 'name', text: 'Name' },
  { value: '-name', text: 'Name, from Z' },
]
const filter = {
  label: 'Stock',
  choices: [
    { value: '', text: 'All' },
    { value: 'low', text: 'Low' },
  ],
  matches: ({ left }: Tool) => left < 4,
}
const keyOf = ({ id }: Tool) => id

function open(props: Partial<DataTableProps<Tool>> = {}, address = '/list', others: RouteObject[] = []) {
  const Page = () => {
    const [view, onView] = useTableView()
    return (
      <>
        <DataTable
          texts={texts}
          columns={columns}
          keyOf={keyOf}
          sorts={sorts}
          filter={filter}
          view={view}
          onView={onView}
          whole={true}
          onTryAgain={() => undefined}
          list={{ status: 'ready', data: { rows: tools } }}
          {...props}
        />
        <Link to="/next">Go on</Link>
        <Link to="/list">The list</Link>
      </>
    )
  }
  return renderInShop(new FakeShop(), [{ path: '/list', Component: Page }, ...others], address)
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const count = () => screen.getByRole('status').textContent

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('A whole list', () => {
  test('shows the first page in its default order', async () => {
    const { user } = open()
    expect(names().slice(0, 3)).toEqual(['Tool 30', 'Tool 29', 'Tool 28'])
    expect(count()).toBe('25 tools, more on the next page')
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(names()).toEqual(['Tool 5', 'Tool 4', 'Tool 3', 'Tool 2', 'Tool 1'])
    expect(count()).toBe('5 tools')
    expect(document.activeElement?.textContent).toBe('5 tools')
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'First page' }))
    expect(names()).toHaveLength(25)
  })

  test('is sorted as chosen, with numbers in names by value, and the address contains the order', async () => {
    const { user, router } = open()
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, from Z')
    expect(names().slice(0, 2)).toEqual(['Tool 30', 'Tool 29'])
    expect(router.state.location.search).toBe('?sort=-name')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name')
    expect(names().slice(0, 2)).toEqual(['Tool 1', 'Tool 2'])
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Low stock first')
    expect(router.state.location.search).toBe('')
  })

  test('is searched in its searchable columns', async () => {
    const { user, router } = open()
    await user.type(screen.getByRole('searchbox'), 'tool 12{Enter}')
    expect(names()).toEqual(['Tool 12'])
    expect(count()).toBe('1 tool')
    expect(router.state.location.search).toBe('?q=tool+12')
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'steel{Enter}')
    expect(names()).toEqual([])
    expect(screen.getByText(listTexts.nothingFound)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(names()).toHaveLength(25)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  test('is searched after a pause in typing, without a new history entry', async () => {
    const { user, router } = open()
    await user.type(screen.getByRole('searchbox'), 'tool 7')
    await vi.waitFor(() => expect(names()).toEqual(['Tool 7']))
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('keeps a choice made during the pause in typing', async () => {
    const { user, router } = open()
    await user.type(screen.getByRole('searchbox'), 'tool 1')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name')
    await vi.waitFor(() => expect(router.state.location.search).toBe('?q=tool+1&sort=name'))
  })

  test('keeps typed text in the box while the previous search is pending', async () => {
    const { user, router } = open()
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    await user.type(box, 'tool')
    // Records every value of the box, including transient ones.
    const shown = vi.spyOn(box, 'value', 'set')
    await vi.waitFor(() => expect(router.state.location.search).toBe('?q=tool'))
    await user.type(box, ' 7')
    await vi.waitFor(() => expect(names()).toEqual(['Tool 7']))
    expect(shown.mock.calls.flat().filter((text) => !text.startsWith('tool'))).toEqual([])
    expect(box.value).toBe('tool 7')
  })

  test('follows Back, and drops text that was not searched yet', async () => {
    const { user, router } = open({}, '/list?q=tool+1')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name')
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'tool 2{Enter}')
    await user.type(screen.getByRole('searchbox'), '9')
    await act(() => router.navigate(-1))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(router.state.location.search).toBe('?q=tool+1')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tool 1')
  })

  test('is complete and searchable after a link has cancelled a pending search', async () => {
    const { user, router } = open()
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    await user.type(box, 'tool 7')
    // Checked before React renders the search that the click starts.
    await act(async () => screen.getByRole('link', { name: 'The list' }).click())
    expect(names()).toHaveLength(25)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name')
    expect(router.state.location.search).toBe('?sort=name')
    await user.type(screen.getByRole('searchbox'), 'tool 7{Enter}')
    expect(names()).toEqual(['Tool 7'])
  })

  test('is complete if the person asks for everything right after typing', async () => {
    const { user, router } = open({ list: { status: 'ready', data: { rows: [] } } }, '/list?state=low')
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    await user.type(box, 'tool 7')
    await act(async () => screen.getByRole('button', { name: 'Show all' }).click())
    expect(router.state.location.search).toBe('')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  test('keeps typed text while a change of order is pending', async () => {
    const { router } = open()
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    const shown = vi.spyOn(box, 'value', 'set')
    // Runs between two browser events, after the first event's work.
    await act(
      async () => void fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'name' } }),
    )
    fireEvent.change(box, { target: { value: 'tool 7' } })
    await act(async () => void (box.form && fireEvent.submit(box.form)))
    fireEvent.change(box, { target: { value: 'tool 75' } })
    await vi.waitFor(() => expect(router.state.location.search).toBe('?q=tool+75&sort=name'))
    expect(shown.mock.calls.flat()).not.toContain('')
    expect(box.value).toBe('tool 75')
  })

  test('is searched before a navigation, without blocking it', async () => {
    const next = Promise.withResolvers<null>()
    const { user, router } = open({}, '/list', [{ path: '/next', loader: () => next.promise }])
    await user.type(screen.getByRole('searchbox'), 'tool 7')
    // In a browser the first click listener returns before the second one is called; the test simulates that.
    await act(async () => document.body.click())
    await user.click(screen.getByRole('link', { name: 'Go on' }))
    await new Promise((resolve) => setTimeout(resolve, 400))
    next.resolve(null)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/next'))
    await act(() => router.navigate(-1))
    expect(names()).toEqual(['Tool 7'])
  })

  test('can be filtered, and is still sorted and searched', async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText('Stock'), 'Low')
    expect(names()).toEqual(['Tool 30', 'Tool 29', 'Tool 28'])
    await user.type(screen.getByRole('searchbox'), '29{Enter}')
    expect(names()).toEqual(['Tool 29'])
  })

  test('shows the state in its address, and follows Back', async () => {
    const { user, router } = open({}, '/list?sort=name&q=tool+1')
    expect(names()).toEqual(['Tool 1', ...tools.slice(9, 19).map(({ name }) => name)])
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Low stock first')
    expect(names()[0]).toBe('Tool 19')
    await act(() => router.navigate(-1))
    expect(names()[0]).toBe('Tool 1')
  })

  test("starts at the first page if the cursor's row is gone", () => {
    open({}, '/list?after=t99')
    expect(names()[0]).toBe('Tool 30')
  })

  test('suggests what to do if it is empty', () => {
    open({ list: { status: 'ready', data: { rows: [] } } })
    expect(screen.getByText(texts.empty)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
  })
})

describe('A list that the server pages', () => {
  const page = { status: 'ready', data: { rows: tools.slice(0, 3), next: 'c2' } } as const

  test("shows the rows in the order of the answer, and continues at the answer's cursor", async () => {
    const { user, router } = open({ whole: false, list: page }, '/list?sort=-name')
    expect(names()).toEqual(['Tool 1', 'Tool 2', 'Tool 3'])
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(router.state.location.search).toBe('?sort=-name&after=c2')
  })

  test('keeps sort order and filter during a search', async () => {
    const { user, router } = open({ whole: false, list: page }, '/list?q=hex&state=low')
    expect(names()).toEqual(['Tool 1', 'Tool 2', 'Tool 3'])
    expect(screen.getByLabelText<HTMLSelectElement>('Stock').value).toBe('low')
    await user.selectOptions(screen.getByLabelText('Sort by'), '-name')
    expect(router.state.location.search).toBe('?q=hex&sort=-name&state=low')
  })

  test('starts at the first page if anything else changes', async () => {
    const { user, router } = open({ whole: false, list: page }, '/list?after=c2')
    await user.selectOptions(screen.getByLabelText('Stock'), 'Low')
    expect(router.state.location.search).toBe('?state=low')
  })
})

describe('A list without data', () => {
  test('shows its skeleton while it loads', () => {
    open({ list: { status: 'loading' } })
    expect(screen.getByText(texts.loading)).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('shows the reason if it failed, and can be loaded again', async () => {
    const onTryAgain = vi.fn()
    const { user } = open({ list: { status: 'failed', error: { message: 'No answer.' } }, onTryAgain })
    expect(screen.getByRole('alert').textContent).toContain('The tools did not load. No answer.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onTryAgain).toHaveBeenCalledOnce()
  })

  test('leads back to its first page if the page in the address fails to load', async () => {
    const list = { status: 'failed', error: { message: 'No such page.' } } as const
    const { user, router } = open({ list }, '/list?sort=name&after=nonsense')
    await user.click(screen.getByRole('button', { name: 'First page' }))
    expect(router.state.location.search).toBe('?sort=name')
  })

  test('keeps its rows if a refresh fails, and says so', () => {
    open({ list: { status: 'ready', data: { rows: tools }, stale: { message: 'No answer.' } } })
    expect(screen.getByRole('alert').textContent).toContain(`${listTexts.notRefreshed} No answer.`)
    expect(names()).toHaveLength(25)
  })
})
