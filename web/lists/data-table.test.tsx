// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDialogs } from '../testing/browser-stubs.ts'
import { InSettings } from '../testing/in-shop.tsx'
import { countText, listTexts } from '../texts/lists.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import type { DataTableProps } from '../ui/table/data-table-props.ts'
import type { TableView } from '../ui/table/table-view.ts'
import type { BulkAction } from '../ui/table/use-selection.ts'

interface Request {
  readonly id: string
  readonly name: string
  readonly open: boolean
}

const rows: readonly Request[] = [
  { id: 'a', name: 'Ada', open: true },
  { id: 'b', name: 'Ben', open: true },
  { id: 'c', name: 'Cy', open: false },
]
const texts = {
  ...listTexts,
  caption: 'Requests',
  loading: 'Loading',
  notLoaded: 'Not loaded.',
  empty: 'None yet.',
  count: countText('request'),
}
const columns = [
  { header: 'From', cell: ({ name }: Request) => name },
  { header: 'State', cell: ({ open }: Request) => (open ? 'Open' : 'Handled') },
  { header: 'Actions', fixed: true, cell: () => 'Do it' },
] as const
const first: TableView = { search: '', sort: '', filter: '', after: '', searchBox: 0 }

const run = vi.fn<BulkAction<Request>['run']>()
const handle: BulkAction<Request> = {
  label: 'Mark as handled',
  confirm: (_, count) => `Mark ${count} requests as handled?`,
  done: (_, count) => `${count} marked as handled`,
  may: ({ open }) => open,
  run,
}
const selection = { nameOf: ({ name }: Request) => name, actions: [handle] }

function List(props: Partial<DataTableProps<Request>>) {
  const [view, setView] = useState(first)
  return (
    <DataTable
      texts={texts}
      columns={columns}
      view={view}
      list={{ status: 'ready', data: { rows } }}
      keyOf={({ id }) => id}
      whole={false}
      sorts={[{ value: '', text: 'Newest first' }]}
      onView={(change) => setView({ ...view, ...change })}
      onTryAgain={() => undefined}
      {...props}
    />
  )
}

beforeEach(() => {
  stubDialogs()
  run.mockReset()
})
afterEach(cleanup)

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('A bulk action asks for confirmation with the number of rows that it can change, and changes only those', async () => {
  run.mockResolvedValue([{ key: 'a' }, { key: 'b' }])
  render(<List selection={selection} />, { wrapper: InSettings })
  await userEvent.click(screen.getByRole('checkbox', { name: 'All on this page' }))
  expect(screen.getByRole('group', { name: '3 selected' })).toBeDefined()
  await press('Mark as handled')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Mark 2 requests as handled?')).toBeDefined()
  expect(run).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as handled' }))
  expect(run.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['a', 'b'])
  expect(await screen.findByText('2 marked as handled')).toBeDefined()
})

test('A row that fails is listed with its reason and stays selected', async () => {
  run.mockResolvedValue([{ key: 'a' }, { key: 'b', problem: 'It is gone.' }])
  render(<List selection={selection} />, { wrapper: InSettings })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select: Ada' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select: Ben' }))
  await press('Mark as handled')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as handled' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Ben: It is gone.')
  expect(screen.getByText('1 marked as handled')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Select: Ben', checked: true })).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Select: Ada', checked: false })).toBeDefined()
})

test('An action is not offered for rows that it cannot change', async () => {
  render(<List selection={selection} />, { wrapper: InSettings })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select: Cy' }))
  expect(screen.getByRole('button', { name: 'Mark as handled' }).hasAttribute('disabled')).toBe(true)
  await press('Clear the selection')
  expect(screen.queryByRole('group', { name: /selected/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('3 requests'))
})

test('Columns can be hidden, except the name of the row and its actions', async () => {
  render(<List />, { wrapper: InSettings })
  await userEvent.click(screen.getByText('Columns', { selector: 'summary' }))
  const menu = within(screen.getByRole('group', { name: 'Columns' }))
  expect(menu.getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.click(menu.getByRole('checkbox', { name: 'State' }))
  expect(headers()).toEqual(['From', 'Actions'])
  await userEvent.click(menu.getByRole('checkbox', { name: 'State' }))
  expect(headers()).toEqual(['From', 'State', 'Actions'])
})

test('A further filter narrows the list together with the others, and a list of all rows has none', async () => {
  const onView = vi.fn()
  const view = { ...first, search: 'ada', filter: 'open', also: { kind: '' } }
  const also = [
    {
      name: 'kind',
      label: 'Kind',
      choices: [
        { value: '', text: 'All' },
        { value: 'quote', text: 'Quotes' },
      ],
    },
  ]
  const { rerender } = render(<List view={view} also={also} onView={onView} />, { wrapper: InSettings })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Quotes')
  expect(onView).toHaveBeenCalledWith({ also: { kind: 'quote' } })
  rerender(<List view={view} also={also} onView={onView} whole />)
  expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull()
})
