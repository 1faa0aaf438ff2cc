import type * as contract from '../../../contract/prices/customer-groups.ts'
import { done, refused } from '../../../domain/outcome.ts'
import {
  countRulesByGroup,
  findGroup,
  listGroups,
  listMembers,
} from '../../data/queries/prices/managed-groups.ts'
import { listPriceLists } from '../../data/queries/prices/price-lists.ts'
import {
  addCustomerGroup,
  changeCustomerGroup,
  deleteCustomerGroup,
} from '../../operations/prices/change-customer-groups.ts'
import { deleted, inserted, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const customerGroups = {
  listCustomerGroups: async ({ shop }) => {
    const { read } = shop.database
    const [groups, rules, lists] = await Promise.all([
      listGroups(read),
      countRulesByGroup(read, shop.clock()),
      listPriceLists(read),
    ])
    const names = new Map(lists.map(({ id, name }) => [id, name]))
    return done(
      groups.map(({ id, priceListId, ...group }) => {
        const name = names.get(priceListId ?? '')
        const priceList = priceListId === null || name === undefined ? null : { _id: priceListId, name }
        return { _id: id, ...group, rules: rules.get(id) ?? 0, priceList }
      }),
    )
  },
  getCustomerGroup: async ({ shop, input: { params } }) => {
    const { read } = shop.database
    const [group, emails] = await Promise.all([findGroup(read, params.id), listMembers(read, params.id)])
    if (!group) return refused('CUSTOMER_GROUP_NOT_FOUND')
    const { id, name, priceListId: priceList, version } = group
    return done({ _id: id, name, emails: [...emails], priceList, version })
  },
  addCustomerGroup: async ({ shop, caller, input: { body } }) =>
    inserted(await addCustomerGroup(shop, caller, body)),
  changeCustomerGroup: async ({ shop, caller, input: { params, body } }) =>
    updated(await changeCustomerGroup(shop, caller, params.id, body)),
  deleteCustomerGroup: async ({ shop, caller, input: { params } }) =>
    deleted(await deleteCustomerGroup(shop, caller, params.id)),
} satisfies HandlersOf<typeof contract.customerGroupOperations>
