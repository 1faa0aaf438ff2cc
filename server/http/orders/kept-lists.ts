import type * as contract from '../../../contract/orders/kept-lists.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { findCompanyOf } from '../../data/queries/accounts/companies.ts'
import { findBookable } from '../../data/queries/catalogue/products.ts'
import { findIdsOfGtins, findIdsOfSkus } from '../../data/queries/catalogue/skus.ts'
import {
  findKeptList,
  type KeptLine,
  type ListedListRow,
  listKeptLists,
} from '../../data/queries/orders/kept-lists.ts'
import {
  addKeptList,
  addToKeptList,
  changeKeptList,
  deleteKeptList,
} from '../../operations/orders/keep-lists.ts'
import type { Caller, Shop } from '../../operations/shop.ts'
import { readingOf } from '../catalogue/reading.ts'
import { toToolResponse } from '../catalogue/tool-response.ts'
import { deleted, inserted } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const keptLists = {
  listKeptLists: async ({ shop, caller }) => {
    const { company, keeper } = await keeperOf(shop, caller)
    const lists = await listKeptLists(shop.database.read, keeper)
    return done({
      lists: lists.map((list) => ({ ...described(list, caller), lineCount: list.lineCount })),
      ...(company && { company: company.name }),
    })
  },
  getKeptList: async ({ shop, caller, input: { params } }) => {
    const { keeper } = await keeperOf(shop, caller)
    const list = await findKeptList(shop.database.read, keeper, params.id)
    if (!list) return refused('LIST_NOT_FOUND')
    const lines = list.lines.map(({ productId, quantity, name }) => ({ Id: productId, quantity, name }))
    return done({ ...described(list, caller), lines })
  },
  addKeptList: async ({ shop, caller, input: { body, headers } }) => {
    const { name, shared = false, lines = [] } = body
    const idempotencyKey = headers['idempotency-key']
    return inserted(
      await addKeptList(shop, caller, { name, shared, lines: lines.map(toLine), idempotencyKey }),
    )
  },
  changeKeptList: async ({ shop, caller, input: { params, body } }) => {
    const list = { ...body, lines: body.lines.map(toLine) }
    const version = await changeKeptList(shop, caller, params.id, list)
    return version.ok ? done({ acknowledged: true, version: version.value }) : version
  },
  addToKeptList: async ({ shop, caller, input: { params, body, headers } }) => {
    const added = { lines: body.lines.map(toLine), idempotencyKey: headers['idempotency-key'] }
    const version = await addToKeptList(shop, caller, params.id, added)
    return version.ok ? done({ acknowledged: true, version: version.value }) : version
  },
  deleteKeptList: async ({ shop, caller, input: { params } }) =>
    deleted(await deleteKeptList(shop, caller, params.id)),
  findByNumbers: async ({ shop, input: { body } }) => {
    const { read } = shop.database
    const numbers = [...new Set(body.numbers)].filter(Boolean)
    const [bySku, byGtin] = await Promise.all([findIdsOfSkus(read, numbers), findIdsOfGtins(read, numbers)])
    const wanted = numbers.map(
      (number) => [number, bySku.get(number) ?? byGtin.get(number) ?? number] as const,
    )
    const products = await findBookable(read, [...new Set(wanted.map(([, id]) => id))])
    const found = new Map(products.map((product) => [product.id, toToolResponse(product, readingOf(shop))]))
    return done(
      wanted.flatMap(([number, id]) => {
        const product = found.get(id)
        if (!product) return []
        const { _id, name, price, minOrderQuantity } = product
        return [{ number, _id, name, price, minOrderQuantity }]
      }),
    )
  },
} satisfies HandlersOf<typeof contract.keptLists>

async function keeperOf({ database: { read } }: Pick<Shop, 'database'>, { userId }: Caller) {
  const company = await findCompanyOf(read, userId)
  return { company, keeper: { userId, companyId: company?.id } }
}

function described(
  {
    id,
    userId,
    companyId,
    name,
    version,
    changedBy,
    changedAt,
    changedByName,
  }: ListedListRow & { changedByName: string | null },
  caller: Caller,
) {
  return {
    _id: id,
    name,
    shared: companyId !== null,
    own: userId === caller.userId,
    version,
    changedAt,
    ...(changedByName && changedBy !== caller.userId && { changedBy: changedByName }),
  }
}

function toLine({ Id: productId, quantity, name }: contract.KeptListLine): KeptLine {
  return { productId, quantity, name }
}
