import { reductionFrom } from '../../../domain/catalogue/reduction.ts'
import { done } from '../../../domain/outcome.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { addDays, dateIn, startOfDay } from '../../../domain/shop/shop-days.ts'
import type { Database, Transaction } from '../../data/database.ts'
import { insertPictures } from '../../data/queries/catalogue/images.ts'
import { insertParts } from '../../data/queries/catalogue/parts.ts'
import { insertProducts } from '../../data/queries/catalogue/product-writes.ts'
import { countTools, positionGap } from '../../data/queries/catalogue/products.ts'
import { insertReviews } from '../../data/queries/catalogue/reviews.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import { insertPriceRule } from '../../data/queries/prices/price-rules.ts'
import { claimOnce } from '../../data/queries/stored-settings.ts'
import { dayMs, hourMs } from '../../platform/clock.ts'
import { salesChanged } from '../prices/apply-sales.ts'
import { claimedByWords } from './renew-sample-words.ts'
import { picturesOf, pictureUrl, type SampleCatalogue } from './sample-catalogue.ts'
import { seedSampleRule } from './sample-rule.ts'

/** Fills an empty shop with the sample catalogue; does nothing in a shop that has tools. */
export async function seedSampleCatalogue(
  database: Database,
  catalogue: SampleCatalogue,
  now: number,
): Promise<void> {
  await database.write(async (transaction) => {
    const first = await claimOnce(transaction, 'sample-catalogue')
    if (!first || (await countTools(transaction.db)) > 0) return done(null)
    await claimOnce(transaction, claimedByWords)
    await insertPictures(transaction, picturesOf(catalogue), now)
    await seedTools(transaction, catalogue, now)
    await insertParts(
      transaction,
      catalogue.items.map(({ slug, name, unitPriceCents, picture, details = {} }, position) => ({
        id: slug,
        name,
        img: pictureUrl(picture),
        priceCents: unitPriceCents,
        position: position * positionGap,
        details,
      })),
      now,
    )
    await seedReviews(transaction, catalogue, now)
    if (catalogue.sale) await seedSale(transaction, catalogue.sale, now)
    await seedSampleRule(transaction, now)
    transaction.changed('tools', 'items', 'reviews')
    return done(null)
  })
}

async function seedTools(
  transaction: Transaction,
  { tools, prices, sale }: SampleCatalogue,
  now: number,
): Promise<void> {
  await insertProducts(
    transaction,
    tools.map(
      ({ slug, name, shortDescription, minimumOrder, unitPriceCents, picture, details = {} }, position) => ({
        // The slug is the id, so `needsAlso` can contain slugs.
        id: slug,
        name,
        img: pictureUrl(picture),
        shortDescription,
        minimumOrder,
        unitPriceCents,
        ...(sale && details.category === sale.category
          ? { history: [{ since: now - sale.regularSinceDays * dayMs, unitPriceCents }] }
          : pricesOf(unitPriceCents, prices[slug], now)),
        position: position * positionGap,
        details,
      }),
    ),
    now,
  )
  for (const { slug, available } of tools) {
    if (available === 0) continue
    await moveStock(transaction, { productId: slug, quantity: available, reason: 'opening' }, now)
  }
}

/** Begins the sample's sale, which the shop applies before its first answer. */
async function seedSale(
  transaction: Transaction,
  { name, category, hundredths, days }: NonNullable<SampleCatalogue['sale']>,
  now: number,
): Promise<void> {
  const { timeZone } = sampleSettings.money
  const rule = {
    id: 'sample-sale',
    name,
    way: 'sale',
    off: { kind: 'percent', hundredths },
    on: { kind: 'categories', names: [category] },
    startsAt: now,
    endsAt: startOfDay(timeZone, addDays(dateIn(timeZone, now), days)),
    minimumCents: null,
    oncePerAccount: false,
    mostUses: null,
    code: null,
    groupId: null,
    by: null,
  } as const
  await insertPriceRule(transaction, rule, now)
  await salesChanged(transaction)
}

/** Returns the other prices of a sample tool, with the history that makes its reduction true. */
function pricesOf(
  unitPriceCents: number,
  { breaks = [], earlier }: SampleCatalogue['prices'][string] = {},
  now: number,
) {
  if (!earlier) return { priceBreaks: breaks }
  const daysAgo = (days: number) => now - days * 24 * hourMs
  const history = [
    { since: daysAgo(earlier.sinceDays), unitPriceCents: earlier.unitPriceCents },
    { since: daysAgo(earlier.untilDays), unitPriceCents },
  ]
  const reduction = reductionFrom(earlier.unitPriceCents, history) ?? null
  return { priceBreaks: breaks, history, reduction }
}

async function seedReviews(
  transaction: Transaction,
  { reviews }: SampleCatalogue,
  now: number,
): Promise<void> {
  await insertReviews(
    transaction,
    reviews.map(({ slug, name, text, ratings, picture, tool }, index) => ({
      id: slug,
      userId: null,
      img: pictureUrl(picture),
      name,
      email: '',
      text,
      stars: ratings,
      productId: tool,
      createdAt: now - index * hourMs,
    })),
  )
}
