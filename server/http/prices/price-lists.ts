import type * as contract from '../../../contract/prices/price-lists.ts'
import type { PriceBreak } from '../../../domain/catalogue/price-breaks.ts'
import { amountOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { priceBreaksOf } from '../../data/queries/catalogue/price-columns.ts'
import { type ListedProduct, listListedByPage } from '../../data/queries/prices/price-list-products.ts'
import { findPriceList, listPriceLists, usersOfLists } from '../../data/queries/prices/price-lists.ts'
import { addPriceList, changePriceList, deletePriceList } from '../../operations/prices/change-price-lists.ts'
import { applyPriceFile, type ComparedProduct, checkPriceFile } from '../../operations/prices/price-files.ts'
import { deleted, inserted, listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

const mostShown = { users: 5, mistakes: 100, changes: 50 } as const

export const priceLists = {
  listPriceLists: async ({ shop }) => {
    const { read } = shop.database
    const [lists, users] = await Promise.all([listPriceLists(read), usersOfLists(read)])
    return done(
      lists.map(({ id, name, rateHundredths, products, version }) => {
        const { companies = [], groups = [] } = users.get(id) ?? {}
        return {
          _id: id,
          name,
          percent: rateHundredths / 100,
          products,
          companies: companies.slice(0, mostShown.users),
          groups: groups.slice(0, mostShown.users),
          usedBy: companies.length + groups.length,
          version,
        }
      }),
    )
  },
  addPriceList: async ({ shop, caller, input: { body } }) =>
    inserted(await addPriceList(shop, caller, writtenList(body))),
  changePriceList: async ({ shop, caller, input: { params, body } }) => {
    const { version } = body
    return updated(await changePriceList(shop, caller, params.id, { ...writtenList(body), version }))
  },
  deletePriceList: async ({ shop, caller, input: { params } }) =>
    deleted(await deletePriceList(shop, caller, params.id)),
  listListedPrices: {
    handle: async ({ shop, input: { params, query }, setHeader }) => {
      const { limit, after, search = '' } = query
      const { read } = shop.database
      if (!(await findPriceList(read, params.id))) return refused('PRICE_LIST_NOT_FOUND')
      return listPage(
        await listListedByPage(read, { listId: params.id, search }, { limit, after }),
        setHeader,
        toListed,
      )
    },
    hasUsualLimit: () => true,
  },
  checkPriceFile: async ({ shop, input: { params, body } }) => {
    const checked = await checkPriceFile(shop, params.id, body)
    if (!checked.ok) return checked
    const { counts, changes, mistakes } = checked.value
    return done({
      ...counts,
      mistakes: mistakes.slice(0, mostShown.mistakes).map(({ line, message }) => ({ line, message })),
      mistakesInAll: mistakes.length,
      first: changes.slice(0, mostShown.changes).map(toCompared),
    })
  },
  applyPriceFile: ({ shop, caller, input: { params, body } }) =>
    applyPriceFile(shop, caller, params.id, body),
} satisfies HandlersOf<typeof contract.priceLists>

function writtenList({ name, percent }: { readonly name: string; readonly percent: number }) {
  return { name, rateHundredths: Math.round(percent * 100) }
}

function toListed({ id, name, sku, unitPriceCents, steps }: ListedProduct): contract.ListedPrice {
  return {
    Id: id,
    tool: name,
    ...(sku !== null && { sku }),
    publicPrice: amountOf(unitPriceCents),
    steps: toSteps(steps),
  }
}

function toCompared({
  productId,
  name,
  unitPriceCents,
  before,
  after,
}: ComparedProduct): contract.ComparedPrice {
  return {
    Id: productId,
    tool: name,
    publicPrice: amountOf(unitPriceCents),
    before: toSteps(priceBreaksOf(before)),
    after: toSteps(priceBreaksOf(after)),
  }
}

function toSteps(steps: readonly PriceBreak[]) {
  return steps.map(({ from, unitPriceCents }) => ({ from, price: amountOf(unitPriceCents) }))
}
