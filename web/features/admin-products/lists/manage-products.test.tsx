// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listRestockDemand } from '../../../../contract/catalogue/restock-requests.ts'
import { deleteTool } from '../../../../contract/catalogue/tools.ts'
import { listTools } from '../../../api/rows/catalogue.ts'
import { stubDialogs } from '../../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { sampleTool } from '../../../testing/sample-tool.ts'
import { manageProductTexts } from '../texts.ts'
import { ManageProductsPage } from './manage-products-page.tsx'

const gone = sampleTool({ _id: 'key', name: 'Torque key', availableQuantity: 0, price: 1200 })
const plenty = sampleTool()
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  shop = new FakeShop()
  shop.answers(listTools, [gone, plenty])
  shop.answers(deleteTool, { acknowledged: true, deletedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = (extensions = ['listTools', 'changeTool']) =>
  renderInShop(
    shop,
    [{ path: '/dashboard/manageproduct', Component: ManageProductsPage }],
    '/dashboard/manageproduct',
    { ...testSettings, extensions },
  )
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
const deleteButton = async (name: string) => (await rowOf(name)).getByRole('button', { name: /^Delete/ })
const confirm = () => screen.getByRole('button', { name: manageProductTexts.confirmYes })

describe('Manage Product', () => {
  test('shows picture, name, price, minimum order and stock', async () => {
    open()
    const row = await rowOf('Chain whip')
    const picture = document.querySelector('img[src="/pictures/chain-whip.webp"]')
    expect(picture?.getAttribute('alt')).toBe('')
    expect(row.getByRole('link', { name: 'Chain whip' }).getAttribute('href')).toBe('/tool/whip')
    expect(row.getByText('$24.50')).toBeDefined()
    expect(row.getByText('2')).toBeDefined()
    expect(row.getByText('40')).toBeDefined()
    expect((await rowOf('Torque key')).getByText('Sold out')).toBeDefined()
  })

  test('says how many people wait for a tool', async () => {
    shop.answers(listRestockDemand, [{ tool: 'key', waiting: 2 }])
    open(['listTools', 'changeTool', 'listRestockDemand'])
    expect(await (await rowOf('Torque key')).findByText('2 people wait')).toBeDefined()
    expect((await rowOf('Chain whip')).queryByText(/wait/)).toBeNull()
  })

  test('sorts by lowest stock first', async () => {
    const { user } = open()
    await rowOf('Chain whip')
    await user.selectOptions(screen.getByLabelText('Sort by'), manageProductTexts.dearest)
    await waitFor(() =>
      expect(shop.callsOf(listTools).map(({ query }) => query)).toEqual([
        { limit: 25, sort: 'availableQuantity' },
        { limit: 25, sort: '-price' },
      ]),
    )
  })

  test("links to each product's page", async () => {
    open()
    const link = (await rowOf('Chain whip')).getByRole('link', { name: /^Edit and restock/ })
    expect(link.getAttribute('href')).toBe('/dashboard/manageproduct/whip')
  })

  test('offers only deletion with another backend, and sorts by stock in the browser', async () => {
    shop.answers(listTools, [plenty, gone])
    open([])
    await rowOf('Chain whip')
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Torque key',
      'Chain whip',
    ])
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
    expect(shop.callsOf(listTools)[0]?.query).toEqual({})
  })

  test('says that a search also looks beyond names if the backend searches', async () => {
    open([])
    await rowOf('Chain whip')
    expect(screen.getByPlaceholderText('Any part of a name')).toBeDefined()
    cleanup()
    open()
    await rowOf('Chain whip')
    expect(screen.getByPlaceholderText('Any part of name, SKU, brand or category')).toBeDefined()
  })

  test('links to the form for the first product', async () => {
    shop.answers(listTools, [])
    open()
    const link = await screen.findByRole('link', { name: manageProductTexts.addFirst })
    expect(link.getAttribute('href')).toBe('/dashboard/addproduct')
  })
})

describe('Deleting a product', () => {
  test('asks for confirmation, and cancelling it changes nothing', async () => {
    const { user } = open()
    await user.click(await deleteButton('Chain whip'))
    expect(screen.getByRole('heading', { name: 'Are you sure?' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: manageProductTexts.confirmNo }))
    expect(shop.callsOf(deleteTool)).toEqual([])
  })

  test.each([[{ acknowledged: true, deletedCount: 1 }], [{}], ['']])(
    'confirms and reloads the list when the response is %j',
    async (answer) => {
      shop.answers(deleteTool, answer)
      const { user } = open()
      await user.click(await deleteButton('Chain whip'))
      shop.answers(listTools, [gone])
      await user.click(confirm())
      await waitFor(() => expect(screen.queryByRole('row', { name: /^Chain whip/ })).toBeNull())
      expect(shop.callsOf(deleteTool).map(({ params }) => params)).toEqual([{ id: 'whip' }])
      expect(heard.toasts).toEqual(['success: Product: Chain whip is deleted'])
      expect(document.activeElement?.textContent).toBe(manageProductTexts.caption)
    },
  )

  test.each([{ deletedCount: 1 }, { deletedCount: 0 }])(
    'leaves the dialog about another product open after the response %j',
    async (answer) => {
      const answered = Promise.withResolvers<unknown>()
      shop.answers(deleteTool, () => answered.promise)
      const { user } = open()
      await user.click(await deleteButton('Chain whip'))
      await user.click(confirm())
      await user.click(screen.getByRole('button', { name: manageProductTexts.confirmNo }))
      await user.click(await deleteButton('Torque key'))
      await act(async () => answered.resolve(answer))
      expect(screen.getByText(manageProductTexts.confirmText('Torque key'))).toBeDefined()
      expect(screen.queryByText(manageProductTexts.gone)).toBeNull()
      expect(shop.callsOf(listTools)).toHaveLength(2)
    },
  )

  test('shows the reason for a refusal', async () => {
    shop.refuses(deleteTool, 'TOOL_NOT_FOUND')
    const { user } = open()
    await user.click(await deleteButton('Chain whip'))
    await user.click(confirm())
    const reason = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(reason.textContent).toBe(refusal('TOOL_NOT_FOUND').message)
    expect(heard.toasts).toEqual([])
  })

  test('reports an error if nothing was deleted', async () => {
    shop.answers(deleteTool, { acknowledged: true, deletedCount: 0 })
    const { user } = open()
    await user.click(await deleteButton('Chain whip'))
    await user.click(confirm())
    expect(await screen.findByText(manageProductTexts.gone)).toBeDefined()
    expect(heard.toasts).toEqual([])
  })
})
