import type * as contract from '../../../contract/catalogue/tool-guide.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { explainedSpecs } from '../../../domain/catalogue/explained-specs.ts'
import { saidUnit } from '../../../domain/catalogue/spec-dictionary.ts'
import { type Reading, readWordsOf, wordsInLanguage } from '../../../domain/catalogue/words-in-language.ts'
import { doesNotFitOf, fitsOf, jobsOf } from '../../../domain/fit/tool-fits.ts'
import { amountOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { describeProducts } from '../../data/queries/catalogue/described-products.ts'
import {
  type CardRow,
  findProductGuide,
  type ProductGuideRows,
} from '../../data/queries/catalogue/product-guide.ts'
import type { Shop } from '../../operations/shop.ts'
import { currentRequest } from '../../platform/request-context.ts'
import type { CatalogueSearch } from '../../search/catalogue-search.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { familyOf } from './guide-family.ts'
import { readingOf } from './reading.ts'
import { readDictionary } from './spec-keys.ts'

/** How many tools are suggested instead of one that does not fit. */
const mostInstead = 3

export const toolGuides = {
  getToolGuide: async ({ shop, web, input: { params } }) => {
    const found = await findProductGuide(shop.database.read, params.id)
    if (!found) return refused('TOOL_NOT_FOUND')
    const reading = readingOf(shop)
    const { ownWord } = shop.settings
    const guide = wordsInLanguage(found, reading)
    const { fits = [], specs = [] } = guide.details
    const safety = safetyOf(guide)
    const dictionary = await readDictionary(shop)
    const family = familyOf(found, { reading, dictionary, ownWord })
    return done({
      specs: explainedSpecs(specs.map(inSaidUnit), dictionary, ownWord),
      needsAlso: guide.needsAlso.map((row) => toCard(row, reading)),
      neighbours: guide.neighbours.map((row) => toCard(row, reading)),
      fits: [...fitsOf(fits)],
      doesNotFit: await Promise.all(
        doesNotFitOf(fits).map(async (other) => ({
          ...other,
          instead: (await toolsThatFit(shop, web.search, other.id)).map((product) => {
            const { id, name, lang } = wordsInLanguage(product, reading)
            return { _id: id, name, ...readWordsOf({ lang }) }
          }),
        })),
      ),
      ...(safety && { safety }),
      ...(family && { family }),
      jobs: jobsOf(found.name, found.details, reading.standard).map(({ id, name, steps }) => ({
        id,
        name,
        steps: steps.length,
      })),
    })
  },
} satisfies HandlersOf<typeof contract.toolGuides>

function inSaidUnit<Spec extends { readonly key: string; readonly unit?: string | undefined }>(
  spec: Spec,
): Spec {
  return spec.unit === undefined ? spec : { ...spec, unit: saidUnit(spec.key, spec.unit) }
}

async function toolsThatFit({ database }: Shop, search: CatalogueSearch, standard: string) {
  return describeProducts(database.read, 'tool', await search.idsThatFit('tool', standard, mostInstead))
}

/** Returns what the owner entered about the safety of a product; undefined for nothing. */
function safetyOf({
  details,
  maker,
}: Pick<ProductGuideRows, 'details' | 'maker'>): contract.ProductSafety | undefined {
  const { warnings, guaranteeYears: years, guaranteeTerms: terms } = details
  const guarantor = details.guarantor ?? maker?.name
  const hasGuarantee = years !== undefined || terms !== undefined || details.guarantor !== undefined
  if (!maker && warnings === undefined && !hasGuarantee) return undefined
  return {
    ...(maker && {
      maker: { ...maker, countryName: countryName(maker.country, currentRequest()?.language) },
    }),
    ...(warnings !== undefined && { warnings }),
    ...(hasGuarantee && {
      guarantee: {
        ...(years !== undefined && { years }),
        ...(guarantor !== undefined && { guarantor }),
        ...(terms !== undefined && { terms }),
      },
    }),
  }
}

/** Converts a stored tool to the contract's card. */
function toCard(row: CardRow, reading: Reading): contract.ToolCard {
  const {
    id,
    unitPriceCents,
    available,
    minimumOrder,
    details,
    descriptionLang: _,
    categoryLabel: _category,
    ...card
  } = wordsInLanguage(row, reading)
  return {
    _id: id,
    ...card,
    price: amountOf(unitPriceCents),
    availableQuantity: available,
    minOrderQuantity: minimumOrder,
    ...(details.lengthMm !== undefined && { lengthMm: details.lengthMm }),
  }
}
