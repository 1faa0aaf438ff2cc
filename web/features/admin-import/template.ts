import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { productColumns } from '../../../domain/catalogue/product-file/product-columns.ts'
import { wordColumnsOf } from '../../../domain/catalogue/product-file/word-columns.ts'
import { exampleTexts as texts } from './texts.ts'

/** A sample tool and a sample part that show the format of each cell. */
const examples: readonly Readonly<Record<string, string>>[] = [
  {
    kind: 'tool',
    name: texts.tool,
    sku: 'CW-1315',
    state: 'draft',
    price: '9.50',
    priceBreaks: '10: 8.50; 50: 7.90',
    minOrderQuantity: '1',
    availableQuantity: '12',
    img: 'cone-wrench.jpg',
    shortDescription: texts.toolText,
    brand: 'Truewheel',
    category: texts.toolCategory,
    weightGrams: '95',
    lengthMm: '150',
  },
  {
    kind: 'part',
    name: texts.part,
    sku: 'IT-2832',
    state: 'draft',
    price: '6.00',
    minOrderQuantity: '1',
    availableQuantity: '40',
    img: 'inner-tube.jpg',
    category: texts.partCategory,
  },
]

/**
 * Returns a CSV file with the columns of an import and one sample of each kind, as drafts.
 *
 * @param languages those in which products can have words besides the standard one.
 */
export function templateFile(languages: readonly LanguageTag[]): string {
  const own = productColumns.filter((column) => column !== 'exportedQuantity')
  const columns = [...own, ...wordColumnsOf(languages)]
  const rows = examples.map((example) => columns.map((column) => example[column] ?? ''))
  return `\uFEFF${[columns, ...rows].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}
