import { findGroup, listMembers } from '../data/queries/prices/managed-groups.ts'
import { findPriceList } from '../data/queries/prices/price-lists.ts'
import { changeCustomerGroup } from '../operations/prices/change-customer-groups.ts'
import { addPriceList } from '../operations/prices/change-price-lists.ts'
import { applyPriceFile } from '../operations/prices/price-files.ts'
import type { Shop } from '../operations/shop.ts'
import { newId } from '../platform/ids.ts'
import { granted, staff } from './shop-contents.ts'

/** Adds a price list with a rate in percent and lines of a file, such as `TW-9,9.00,10`; returns its id. */
export async function addOwnPrices(
  shop: Shop,
  percent: number,
  ...lines: readonly string[]
): Promise<string> {
  const rateHundredths = Math.round(percent * 100)
  const id = granted(await addPriceList(shop, staff, { name: newId(), rateHundredths }))
  if (lines.length > 0) await addToList(shop, id, lines)
  return id
}

/** Adds lines of a file to a price list. */
export async function addToList(shop: Shop, id: string, lines: readonly string[]): Promise<void> {
  const list = await findPriceList(shop.database.read, id)
  const file = { csv: lines.join('\n'), others: 'keep', version: list?.version ?? 1 } as const
  granted(await applyPriceFile(shop, staff, id, file))
}

/** Gives a group of customers a price list. */
export async function giveList(shop: Shop, groupId: string, listId: string | null): Promise<void> {
  const { members: emails, name, version } = await groupWith(shop, groupId)
  granted(await changeCustomerGroup(shop, staff, groupId, { name, emails, priceList: listId, version }))
}

async function groupWith({ database: { read } }: Shop, id: string) {
  const group = await findGroup(read, id)
  if (!group) throw new Error(`There is no group ${id}`)
  return { ...group, members: await listMembers(read, id) }
}
