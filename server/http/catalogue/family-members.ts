import type { Tool } from '../../../contract/catalogue/tools.ts'
import { said } from '../../../contract/languages/said.ts'
import { familyTexts } from '../../../domain/catalogue/family-texts.ts'
import { nameOfMembers } from '../../../domain/catalogue/product-family.ts'
import { amountOf } from '../../../domain/money.ts'
import type { Shop } from '../../operations/shop.ts'
import type { RowOfFamily } from '../../search/group-families.ts'

/** Returns what the row of a list says about the family of its product, in the language of the request. */
export function membersIn(shop: Shop, family: RowOfFamily | undefined): Pick<Tool, 'members'> {
  if (!family) return {}
  const { count, of, axes, fromCents, pricesDiffer } = family
  const texts = said(familyTexts)
  const members = texts.members(nameOfMembers(axes), count, of)
  return {
    members: {
      count,
      of,
      fromPrice: amountOf(fromCents),
      text: pricesDiffer ? texts.from(members, shop.settings.formats.amount(fromCents)) : members,
    },
  }
}
