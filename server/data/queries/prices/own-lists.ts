import type { PriceBreak } from '../../../../domain/catalogue/price-breaks.ts'
import type { OwnTerms } from '../../../../domain/prices/own-price.ts'
import type { Reader } from '../../database.ts'
import { priceBreaksOf } from '../catalogue/price-columns.ts'

/** Whose lists are wanted. */
export interface OwnListsOf {
  /** The list of the customer's company; null without one. */
  readonly companyListId: string | null
  /** The proven email of a customer whose groups may have lists; null if none has. */
  readonly email: string | null
}

/** The price lists of a customer, as far as they concern some products. */
export interface OwnLists {
  /** Returns what each list says of a product. */
  readonly of: (productId: string) => readonly OwnTerms[]
}

export const noOwnLists: OwnLists = { of: () => [] }

/** Reads the lists of a customer with their prices of some products, in one statement; in none without lists. */
export async function findOwnLists(
  read: Reader,
  { companyListId, email }: OwnListsOf,
  productIds: readonly string[],
): Promise<OwnLists> {
  if ((companyListId === null && email === null) || productIds.length === 0) return noOwnLists
  const ofGroups = read
    .selectFrom('customer_group_members as member')
    .innerJoin('customer_groups as grouped', 'grouped.id', 'member.group_id')
    .where('member.email', '=', email)
    .where('grouped.price_list_id', 'is not', null)
    .select('grouped.price_list_id')
  const rows = await read
    .selectFrom('price_lists as list')
    .leftJoin('price_list_products as priced', (join) =>
      join.onRef('priced.list_id', '=', 'list.id').on('priced.product_id', 'in', [...productIds]),
    )
    .where((eb) =>
      eb.or([
        ...(companyListId === null ? [] : [eb('list.id', '=', companyListId)]),
        ...(email === null ? [] : [eb('list.id', 'in', ofGroups)]),
      ]),
    )
    .select(['list.id', 'list.rate_hundredths as rateHundredths', 'priced.product_id as productId', 'steps'])
    .execute()
  return ownListsOf(rows)
}

interface Row {
  readonly id: string
  readonly rateHundredths: number
  /** Null if the list has no price of any of the products. */
  readonly productId: string | null
  readonly steps: string | null
}

function ownListsOf(rows: readonly Row[]): OwnLists {
  const lists = [...Map.groupBy(rows, ({ id }) => id).values()].map((ofList) => ({
    rateHundredths: ofList[0]?.rateHundredths ?? 0,
    steps: new Map<string | null, readonly PriceBreak[]>(
      ofList.map(({ productId, steps }) => [productId, priceBreaksOf(steps)]),
    ),
  }))
  return {
    of: (productId) =>
      lists.map(({ rateHundredths, steps }) => ({ rateHundredths, steps: steps.get(productId) ?? [] })),
  }
}
