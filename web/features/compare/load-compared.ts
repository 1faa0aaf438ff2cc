import { listSpecKeys } from '../../../contract/catalogue/spec-keys.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { explainedSpecs } from '../../../domain/catalogue/explained-specs.ts'
import type { SpecDictionary } from '../../../domain/catalogue/spec-keys.ts'
import type { ShopApi } from '../../api/client.ts'
import { findTool } from '../../api/find-tool.ts'
import { hostOf } from '../../api/host.ts'
import type { DescribedTool, Tool } from '../../api/rows/catalogue.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { compareTexts } from './texts.ts'

/** One line of the comparison: a value for each tool, an empty text for none. */
export interface ComparedProperty {
  readonly name: string
  readonly values: readonly string[]
  readonly differs: boolean
}

export interface Compared {
  readonly tools: readonly Tool[]
  readonly properties: readonly ComparedProperty[]
}

interface Loading {
  readonly query: { readonly getAll: (name: 'tools') => string[] }
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/** More columns would be too narrow to read. */
const mostTools = 4

/** Loads the tools whose ids are in the address (`tools=a,b`, or `tools=a&tools=b` as a form sends it). */
export async function loadCompared(api: ShopApi, { query, settings, signal }: Loading): Promise<Compared> {
  const ids = query.getAll('tools').flatMap((value) => value.split(','))
  const distinct = [...new Set(ids)].filter((id) => id !== '').slice(0, mostTools)
  const [dictionary, ...found] = await Promise.all([
    hostOf(settings).offers(listSpecKeys) ? api.call(listSpecKeys, {}, { signal }) : [],
    ...distinct.map((id) => findTool(api, id, signal)),
  ])
  const tools = found.filter((tool) => tool !== null)
  return {
    tools: tools.map(
      ({ _id, name, img, shortDescription, availableQuantity, minOrderQuantity, outline, price }) => ({
        _id,
        name,
        img,
        shortDescription,
        availableQuantity,
        minOrderQuantity,
        outline,
        price,
      }),
    ),
    properties: propertiesOf(tools, dictionaryOf(dictionary)),
  }
}

function dictionaryOf(rows: AnswerOf<typeof listSpecKeys>): SpecDictionary {
  return new Map(rows.map(({ key, unit, ...row }) => [key, { ...row, ...(unit !== undefined && { unit }) }]))
}

function propertiesOf(
  tools: readonly DescribedTool[],
  dictionary: SpecDictionary,
): readonly ComparedProperty[] {
  const own: [string, (tool: DescribedTool) => string | undefined][] = [
    [compareTexts.price, ({ price }) => (price !== undefined ? moneyFigure(price) : undefined)],
    [compareTexts.minimum, ({ minOrderQuantity }) => figure(minOrderQuantity)],
    [compareTexts.available, ({ availableQuantity }) => figure(availableQuantity)],
    [compareTexts.category, ({ category }) => category],
    [compareTexts.brand, ({ brand }) => brand],
    [compareTexts.weight, ({ weightGrams }) => figure(weightGrams, ' g')],
    [compareTexts.length, ({ lengthMm }) => figure(lengthMm, ' mm')],
  ]
  const specs = tools.map((tool) => explainedSpecs(tool.specs ?? [], dictionary))
  const names = new Map(specs.flat().map(({ key, name }) => [key, name]))
  const lines = [
    ...own.map(([name, read]) => ({ name, values: tools.map((tool) => read(tool) ?? '') })),
    ...[...names].map(([key, name]) => ({
      name,
      values: specs.map((rows) => {
        const row = rows.find((one) => one.key === key)
        return row ? `${row.value}${row.unit ? ` ${row.unit}` : ''}` : ''
      }),
    })),
  ]
  return lines
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((line) => ({ ...line, differs: new Set(line.values).size > 1 }))
}

function figure(value: number | undefined, unit = ''): string | undefined {
  return value === undefined ? undefined : wholeNumber(value) + unit
}
