import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { allOperations } from '../../../contract/all-operations.ts'
import type { Operation } from '../../../contract/operation.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { planPages } from '../../data/testing/page-plans.ts'
import { type Statement, watchedEngine } from '../../data/testing/watched-engine.ts'
import { indexNewOrders } from '../../operations/orders/index-new-orders.ts'
import { callApi, type OperationId } from '../../testing/api-call.ts'
import { deskRows } from '../../testing/desk-ids.ts'
import { addDeskRows } from '../../testing/desk-rows.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Asked = Readonly<Record<string, string>>

const rows = 120
const limit = 5
/** A page reads one extra row, and the rows that it skips if a filter uses a part of the list's own index. */
const mostRead = 5 * (limit + 1)

/** All paged lists of the desk. */
const lists = allOperations
  .map((operation): Operation & { readonly id: OperationId } => operation)
  .filter(
    ({ method, access, answerType, ...operation }) =>
      method === 'GET' &&
      access === 'admin' &&
      answerType === undefined &&
      'limit' in parametersOf(operation),
  )

const person = 'desk-user-5@truewheel.example'
/** Values for list parameters that the contract does not enumerate: each entry is one call. */
const values: Readonly<Record<string, readonly Asked[]>> = {
  // Texts that no row, few rows and most rows contain; two letters are too short for the trigrams.
  search: ['xylophone', 'desk 17', 'desk', 'de'].map((search) => ({ search })),
  category: [{ category: 'Chain tools' }],
  stars: [{ stars: '5' }],
  tool: [{ tool: deskRows.tool }],
  customer: [{ customer: person }],
  person: [{ person }],
  company: [{ company: 'desk-company-5' }],
  // The subject of a change.
  id: [{ kind: 'user', id: 'desk-user-5' }],
}
const ofDays = { from: [{ from: '2020-01-01' }], to: [{ to: '2040-12-31' }] }
const ofInstants = { from: [{ from: '1000' }], until: [{ until: '2000000000000' }] }

/**
 * Filters without an index: a page walks at most 10,000 rows in the list's order and tests each (decision 0048), as
 * each search does.
 */
const tested: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  listDeliveries: ['state'],
  listPriceRules: ['phase'],
  listProducts: ['state', 'category'],
  listQuotes: ['kind'],
  listReceivables: ['state'],
  listTransfers: ['state'],
  listWrittenReviews: ['stars'],
}

/** Returns whether a list may read and sort all matching rows: staff are few, and so are low products. */
function areFew(id: OperationId, asked: Asked): boolean {
  return (
    (id === 'listUsers' && asked.role !== undefined && asked.role !== 'customer') || asked.state === 'low'
  )
}

function parametersOf({ query }: Pick<Operation, 'query'>): Readonly<Record<string, $ZodType>> {
  return query instanceof z.ZodMiniObject ? query.shape : {}
}

/** Returns the calls for each value of a parameter. */
function askedFor(list: Operation, name: string): readonly Asked[] {
  const parameters = parametersOf(list)
  const parameter = parameters[name]
  const type = parameter instanceof z.ZodMiniOptional ? parameter.def.innerType : parameter
  const ranges: Readonly<Record<string, readonly Asked[]>> = 'until' in parameters ? ofInstants : ofDays
  const known = values[name] ?? ranges[name]
  if (known) return known
  // A kind of subject needs an id.
  if (name === 'kind' && 'id' in parameters && list.id === 'listChanges') return []
  if (type instanceof z.ZodMiniEnum) return type.options.map((value) => ({ [name]: String(value) }))
  throw new Error(`${list.id} takes ${name}: say here what it is asked for`)
}

/** Returns each filter and search in each order, and each filter with each search. */
function pagesOf(list: Operation): readonly Asked[] {
  const names = Object.keys(parametersOf(list))
  const filters = names
    .filter((name) => !['search', 'sort', 'limit', 'after'].includes(name))
    .flatMap((name) => askedFor(list, name).slice(0, name === 'action' ? 1 : undefined))
  const sorts = names.includes('sort') ? askedFor(list, 'sort') : []
  const searches = names.includes('search') ? askedFor(list, 'search') : []
  const narrowed: readonly Asked[] = [{}, ...filters, ...searches]
  return [
    ...narrowed,
    ...narrowed.flatMap((asked) => sorts.map((sort) => ({ ...asked, ...sort }))),
    ...filters.flatMap((filter) => searches.slice(1, 3).map((search) => ({ ...filter, ...search }))),
  ]
}

test('The contract contains paged lists of the desk, whose plans are tested below', () => {
  expect(lists.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['listOrders', 'listUsers', 'listProducts']),
  )
})

describeOnEveryEngine('The pages of', (engine) => {
  let app: TestApp
  let token: string
  let queries: Statement[] = []

  beforeAll(async () => {
    app = await openTestApp(
      watchedEngine({ ...engine, fresh: () => engine.fresh('unused') }, (query) => queries.push(query)),
    )
    token = await app.tokenOf(await addAdmin(app.shop))
    await addDeskRows(app.shop, 0, rows)
    await indexNewOrders(app.shop)
    // Fills the cache of settings, so that no page reads them.
    await app.shop.settings.read()
  })
  afterAll(() => app.drop())

  /** Returns the statements of a page, without those that query the planner. */
  async function statementsOf(list: Operation, asked: Asked): Promise<readonly Statement[]> {
    queries = []
    const ids: Readonly<Record<string, string>> = {
      listMovements: deskRows.tool,
      listDeliveries: deskRows.webhook,
      listListedPrices: deskRows.priceList,
    }
    const params = { id: ids[list.id] ?? deskRows.import }
    const answer = await callApi(app, list, { token, params, query: { ...asked, limit: String(limit) } })
    expect([asked, answer.statusCode]).toEqual([asked, 200])
    return queries.filter(({ sql }) => sql.startsWith('select'))
  }

  test.each(lists)('$id are read from an index in the order of the list', async (list) => {
    for (const asked of pagesOf(list)) {
      const walks =
        areFew(list.id, asked) || ['search', ...(tested[list.id] ?? [])].some((name) => name in asked)
      for (const plan of await planPages(app.shop.database, await statementsOf(list, asked))) {
        const about = `${JSON.stringify(asked)}\n${plan.text}`
        expect(plan.scanned, about).toEqual([])
        if (!areFew(list.id, asked)) expect(plan.sorts, about).toBe(false)
        if (!walks) expect(plan.mostRead ?? 0, about).toBeLessThanOrEqual(mostRead)
      }
    }
  })
})
