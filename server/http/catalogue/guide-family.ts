import type { ToolFamily } from '../../../contract/catalogue/tool-guide.ts'
import { explainedSpecs } from '../../../domain/catalogue/explained-specs.ts'
import { familyPlace } from '../../../domain/catalogue/product-family.ts'
import { type SpecDictionary, saidUnit } from '../../../domain/catalogue/spec-dictionary.ts'
import { specNameOf } from '../../../domain/catalogue/spec-name.ts'
import { type Reading, wordsInLanguage } from '../../../domain/catalogue/words-in-language.ts'
import { amountOf } from '../../../domain/money.ts'
import type { CardRow, ProductGuideRows } from '../../data/queries/catalogue/product-guide.ts'

interface Saying {
  readonly reading: Reading
  readonly dictionary: SpecDictionary
  readonly ownWord: (text: string) => string
}

/** Returns the family of a product in the reader's language; undefined if no other member is for sale. */
export function familyOf(
  { details, members }: Pick<ProductGuideRows, 'details' | 'members'>,
  saying: Saying,
): ToolFamily | undefined {
  const id = familyPlace(details)?.key
  if (id === undefined || members.length < 2) return undefined
  const { family = '', familyAxes = [] } = details
  const { dictionary, ownWord } = saying
  return {
    id,
    name: ownWord(family),
    axes: familyAxes.map((key) => ({
      key,
      name: dictionary.get(key)?.name ?? ownWord(specNameOf(key)),
    })),
    members: members.map((row) => memberOf(row, familyAxes, saying)),
  }
}

function memberOf(
  row: CardRow,
  axes: readonly string[],
  { reading, dictionary }: Saying,
): ToolFamily['members'][number] {
  const { id, name, unitPriceCents, available, minimumOrder, details } = wordsInLanguage(row, reading)
  const specs = explainedSpecs(details.specs ?? [], dictionary)
  return {
    _id: id,
    name,
    price: amountOf(unitPriceCents),
    availableQuantity: available,
    minOrderQuantity: minimumOrder,
    values: axes.map((axis) => {
      const { value = '', unit, lang } = specs.find(({ key }) => key === axis) ?? {}
      return { value, ...(unit !== undefined && { unit: saidUnit(axis, unit) }), ...(lang && { lang }) }
    }),
  }
}
