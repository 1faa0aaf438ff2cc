import type { ProductDetails } from '../../contract/catalogue/product-details.ts'
import type { ToolGuide } from '../../contract/catalogue/tool-guide.ts'
import type { SpecDictionary } from './spec-dictionary.ts'
import { specNameOf } from './spec-name.ts'

type Spec = NonNullable<ProductDetails['specs']>[number]

/**
 * Returns the rows of a specification with names, units and meanings. A row's own unit takes precedence.
 * @param say translates the name of a key that the dictionary lacks.
 */
export function explainedSpecs(
  specs: readonly Spec[],
  dictionary: SpecDictionary,
  say = (name: string) => name,
): ToolGuide['specs'] {
  return specs.map(({ key, value, unit: own, lang }) => {
    const known = dictionary.get(key)
    const unit = own ?? (typeof value === 'number' ? known?.unit : undefined)
    return {
      key,
      name: known?.name ?? say(specNameOf(key)),
      value,
      ...(unit !== undefined && { unit }),
      ...(known && { meaning: known.meaning }),
      ...(lang && { lang }),
    }
  })
}
