import { isDeepStrictEqual } from 'node:util'
import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import { done } from '../../../domain/outcome.ts'
import type { Database } from '../../data/database.ts'
import {
  findSaid,
  type SaidOfProduct,
  storedLists,
  translateProduct,
} from '../../data/queries/catalogue/product-details.ts'
import { claimOnce, findStoredSetting } from '../../data/queries/stored-settings.ts'
import type { SampleCatalogue } from './sample-catalogue.ts'

/** The key that says that the sample products of a shop have had their translations. */
export const claimedByWords = 'sample-words'

/**
 * Adds translations to the products of a shop seeded by an earlier release, once, so that words that an admin removes
 * stay away. Skips products whose words an admin has changed, because the translations say what the sample says.
 */
export async function renewSampleWords(database: Database, catalogue: SampleCatalogue): Promise<void> {
  if ((await findStoredSetting(database.read, claimedByWords)) !== undefined) return
  const sample = new Map(
    [...catalogue.tools, ...catalogue.items].map((product) => [product.slug, product] as const),
  )
  await database.write(async (transaction) => {
    if (!(await claimOnce(transaction, claimedByWords))) return done(null)
    for (const said of await findSaid(transaction.db, [...sample.keys()])) {
      const product = sample.get(said.id)
      const translations = product?.details?.translations
      if (!product || !translations || !isUnchanged(said, product)) continue
      await translateProduct(transaction, said, translations)
      transaction.changed('tools', 'items', `tool:${said.id}`)
    }
    return done(null)
  })
}

function isUnchanged(
  { name, shortDescription, details }: SaidOfProduct,
  sample: SampleCatalogue['tools' | 'items'][number],
): boolean {
  const stored = storedLists(details)
  return (
    name === sample.name &&
    shortDescription === ('shortDescription' in sample ? sample.shortDescription : '') &&
    stored.translations === undefined &&
    isDeepStrictEqual(wordsIn(stored), wordsIn(sample.details ?? {}))
  )
}

/** Returns what translations of details translate. */
function wordsIn({ specs = [], pictures = [] }: ProductDetails) {
  return { specs: specs.filter(({ value }) => typeof value === 'string'), pictures }
}
