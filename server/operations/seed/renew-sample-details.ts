import { done } from '../../../domain/outcome.ts'
import type { Database } from '../../data/database.ts'
import { describeProduct, findUndescribed } from '../../data/queries/catalogue/product-details.ts'
import type { SampleCatalogue } from './sample-catalogue.ts'

/**
 * Adds details to the products of a shop seeded by an earlier release. Skips products with details, and products that
 * an admin has renamed, because they may be other products now.
 */
export async function renewSampleDetails(database: Database, catalogue: SampleCatalogue): Promise<void> {
  const tools = await undescribed(database, catalogue.tools)
  const items = await undescribed(database, catalogue.items)
  if (tools.length + items.length === 0) return
  await database.write(async (transaction) => {
    for (const { slug, details } of tools) await describeProduct(transaction, slug, details)
    for (const { slug, details } of items) await describeProduct(transaction, slug, details)
    transaction.changed('tools', 'items', ...[...tools, ...items].map(({ slug }) => `tool:${slug}` as const))
    return done(null)
  })
}

async function undescribed({ read }: Database, products: SampleCatalogue['tools' | 'items']) {
  const described = products.flatMap(({ slug, name, details }) => (details ? [{ slug, name, details }] : []))
  const names = await findUndescribed(
    read,
    described.map(({ slug }) => slug),
  )
  return described.filter(({ slug, name }) => names.get(slug) === name)
}
