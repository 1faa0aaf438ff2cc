import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { isPostgres } from './is-postgres.ts'
import * as firstShop from './migrations/0001-first-shop.ts'
import * as signIn from './migrations/0002-sign-in.ts'
import * as administration from './migrations/0003-administration.ts'
import * as paymentEvents from './migrations/0004-payment-events.ts'
import * as provenAccounts from './migrations/0005-proven-accounts.ts'
import * as mail from './migrations/0006-mail.ts'
import * as refunds from './migrations/0007-refunds.ts'
import * as unfinishedPayments from './migrations/0008-unfinished-payments.ts'
import * as outboxGrown from './migrations/0009-outbox-grown.ts'
import * as disputes from './migrations/0010-disputes.ts'
import * as unusedPictures from './migrations/0011-unused-pictures.ts'
import * as picturesShownHere from './migrations/0012-pictures-shown-here.ts'
import * as refundAttempts from './migrations/0013-refund-attempts.ts'
import * as heldStock from './migrations/0014-held-stock.ts'
import * as accountAlerts from './migrations/0015-account-alerts.ts'
import * as hiddenReviews from './migrations/0016-hidden-reviews.ts'
import * as productDetails from './migrations/0017-product-details.ts'
import * as itemsByPage from './migrations/0018-items-by-page.ts'
import * as prices from './migrations/0019-prices.ts'
import * as ownSpecKeys from './migrations/0020-spec-keys.ts'
import * as reviewsOfAProduct from './migrations/0021-reviews-of-a-tool.ts'
import * as restockRequests from './migrations/0022-restock-requests.ts'
import * as settingVersions from './migrations/0023-setting-versions.ts'
import * as changes from './migrations/0024-changes.ts'
import * as orderNumbers from './migrations/0025-order-numbers.ts'
import * as managedProducts from './migrations/0026-managed-products.ts'
import * as figures from './migrations/0027-figures.ts'
import * as orderSearch from './migrations/0031-order-search.ts'
import * as staff from './migrations/0033-staff.ts'
import * as soldByDay from './migrations/0034-sold-by-day.ts'
import * as imports from './migrations/0035-imports.ts'
import * as answersAndOffers from './migrations/0036-answers-and-offers.ts'
import * as reviewReplies from './migrations/0037-review-replies.ts'
import * as notifications from './migrations/0038-notifications.ts'
import * as passkeys from './migrations/0039-passkeys.ts'
import * as partsAreProducts from './migrations/0040-parts-are-products.ts'
import * as filteredLists from './migrations/0042-filtered-lists.ts'
import * as openDisputes from './migrations/0043-open-disputes.ts'
import * as userSearch from './migrations/0046-user-search.ts'
import * as hiddenProducts from './migrations/0047-hidden-products.ts'
import * as importsOfParts from './migrations/0048-imports-of-parts.ts'
import * as paidByBooking from './migrations/0049-paid-by-booking.ts'
import * as purchases from './migrations/0051-purchases.ts'
import * as paymentsOfManyOrders from './migrations/0052-payments-of-many-orders.ts'
import * as orderAddresses from './migrations/0053-order-addresses.ts'
import * as invoices from './migrations/0054-invoices.ts'
import * as cancelledBy from './migrations/0056-cancelled-by.ts'
import * as withdrawals from './migrations/0057-withdrawals.ts'
import * as baskets from './migrations/0058-baskets.ts'
import * as declinesByAddress from './migrations/0060-declines-by-address.ts'
import * as ordersByReceiver from './migrations/0062-orders-by-receiver.ts'
import * as endedWithdrawals from './migrations/0063-ended-withdrawals.ts'
import * as invoicesByNumber from './migrations/0064-invoices-by-number.ts'
import * as exportLinks from './migrations/0067-export-links.ts'
import * as importRuns from './migrations/0068-import-runs.ts'
import * as mailLayouts from './migrations/0072-mail-layouts.ts'
import * as pictureObjects from './migrations/0075-picture-objects.ts'
import * as correctedInvoices from './migrations/0082-corrected-invoices.ts'
import * as keptEmails from './migrations/0085-kept-emails.ts'
import * as foldedNames from './migrations/0087-folded-names.ts'
import * as uniqueSkus from './migrations/0088-unique-skus.ts'
import * as pictureFamilies from './migrations/0090-picture-families.ts'
import * as ordersOfACustomer from './migrations/0096-orders-of-a-customer.ts'
import * as sandboxLists from './migrations/0097-sandbox-lists.ts'
import * as whatIsOver from './migrations/0098-what-is-over.ts'
import * as picturesInUse from './migrations/0099-pictures-in-use.ts'
import * as foldedRequestsAndReviews from './migrations/0100-folded-requests-and-reviews.ts'
import * as products from './migrations/0101-products.ts'
import * as signInCodes from './migrations/0102-sign-in-codes.ts'
import * as makers from './migrations/0103-makers.ts'
import * as parcels from './migrations/0104-parcels.ts'
import * as addressParts from './migrations/0105-address-parts.ts'
import * as delivery from './migrations/0106-delivery.ts'
import * as taxOfCountry from './migrations/0107-tax-of-country.ts'
import * as pickUp from './migrations/0108-pick-up.ts'
import * as sumsFromIndexes from './migrations/0109-sums-from-indexes.ts'
import * as languages from './migrations/0110-languages.ts'
import * as shownNames from './migrations/0111-shown-names.ts'
import * as replyTranslations from './migrations/0112-reply-translations.ts'
import * as priceRules from './migrations/0113-price-rules.ts'
import * as credit from './migrations/0114-credit.ts'
import * as families from './migrations/0115-families.ts'
import * as plannedSales from './migrations/0116-planned-sales.ts'
import * as discounts from './migrations/0117-discounts.ts'
import * as sumsOfPriceRules from './migrations/0118-sums-of-price-rules.ts'
import * as apiKeys from './migrations/0119-api-keys.ts'
import * as webhooks from './migrations/0120-webhooks.ts'
import * as agentCarts from './migrations/0121-agent-carts.ts'
import * as exportsOfOtherShops from './migrations/0122-exports-of-other-shops.ts'
import * as movedIn from './migrations/0123-moved-in.ts'
import * as visits from './migrations/0124-visits.ts'
import * as companies from './migrations/0125-companies.ts'
import * as receivables from './migrations/0126-receivables.ts'
import * as priceLists from './migrations/0127-price-lists.ts'
import * as keptLists from './migrations/0128-kept-lists.ts'
import * as openItems from './migrations/0130-open-items.ts'
import * as openAlerts from './migrations/0131-open-alerts.ts'
import { findNewer, markOldestCode, type ShopMigration } from './newer-schema.ts'

/** Sorted by name. Never edit a migration that has run anywhere; write a new one. */
const migrations: Readonly<Record<string, ShopMigration>> = {
  '0001-first-shop': firstShop,
  '0002-sign-in': signIn,
  '0003-administration': administration,
  '0004-payment-events': paymentEvents,
  '0005-proven-accounts': provenAccounts,
  '0006-mail': mail,
  '0007-refunds': refunds,
  '0008-unfinished-payments': unfinishedPayments,
  '0009-outbox-grown': outboxGrown,
  '0010-disputes': disputes,
  '0011-unused-pictures': unusedPictures,
  '0012-pictures-shown-here': picturesShownHere,
  '0013-refund-attempts': refundAttempts,
  '0014-held-stock': heldStock,
  '0015-account-alerts': accountAlerts,
  '0016-hidden-reviews': hiddenReviews,
  '0017-product-details': productDetails,
  '0018-items-by-page': itemsByPage,
  '0019-prices': prices,
  '0020-spec-keys': ownSpecKeys,
  '0021-reviews-of-a-tool': reviewsOfAProduct,
  '0022-restock-requests': restockRequests,
  '0023-setting-versions': settingVersions,
  '0024-changes': changes,
  '0025-order-numbers': orderNumbers,
  '0026-managed-products': managedProducts,
  '0027-figures': figures,
  '0031-order-search': orderSearch,
  '0033-staff': staff,
  '0034-sold-by-day': soldByDay,
  '0035-imports': imports,
  '0036-answers-and-offers': answersAndOffers,
  '0037-review-replies': reviewReplies,
  '0038-notifications': notifications,
  '0039-passkeys': passkeys,
  '0040-parts-are-products': partsAreProducts,
  '0042-filtered-lists': filteredLists,
  '0043-open-disputes': openDisputes,
  '0046-user-search': userSearch,
  '0047-hidden-products': hiddenProducts,
  '0048-imports-of-parts': importsOfParts,
  '0049-paid-by-booking': paidByBooking,
  '0051-purchases': purchases,
  '0052-payments-of-many-orders': paymentsOfManyOrders,
  '0053-order-addresses': orderAddresses,
  '0054-invoices': invoices,
  '0056-cancelled-by': cancelledBy,
  '0057-withdrawals': withdrawals,
  '0058-baskets': baskets,
  '0060-declines-by-address': declinesByAddress,
  '0062-orders-by-receiver': ordersByReceiver,
  '0063-ended-withdrawals': endedWithdrawals,
  '0064-invoices-by-number': invoicesByNumber,
  '0067-export-links': exportLinks,
  '0068-import-runs': importRuns,
  '0072-mail-layouts': mailLayouts,
  '0075-picture-objects': pictureObjects,
  '0082-corrected-invoices': correctedInvoices,
  '0085-kept-emails': keptEmails,
  '0087-folded-names': foldedNames,
  '0088-unique-skus': uniqueSkus,
  '0090-picture-families': pictureFamilies,
  '0096-orders-of-a-customer': ordersOfACustomer,
  '0097-sandbox-lists': sandboxLists,
  '0098-what-is-over': whatIsOver,
  '0099-pictures-in-use': picturesInUse,
  '0100-folded-requests-and-reviews': foldedRequestsAndReviews,
  '0101-products': products,
  '0102-sign-in-codes': signInCodes,
  '0103-makers': makers,
  '0104-parcels': parcels,
  '0105-address-parts': addressParts,
  '0106-delivery': delivery,
  '0107-tax-of-country': taxOfCountry,
  '0108-pick-up': pickUp,
  '0109-sums-from-indexes': sumsFromIndexes,
  '0110-languages': languages,
  '0111-shown-names': shownNames,
  '0112-reply-translations': replyTranslations,
  '0113-price-rules': priceRules,
  '0114-credit': credit,
  '0115-families': families,
  '0116-planned-sales': plannedSales,
  '0117-discounts': discounts,
  '0118-sums-of-price-rules': sumsOfPriceRules,
  '0119-api-keys': apiKeys,
  '0120-webhooks': webhooks,
  '0121-agent-carts': agentCarts,
  '0122-exports-of-other-shops': exportsOfOtherShops,
  '0123-moved-in': movedIn,
  '0124-visits': visits,
  '0125-companies': companies,
  '0126-receivables': receivables,
  '0127-price-lists': priceLists,
  '0130-open-items': openItems,
  '0128-kept-lists': keptLists,
  '0131-open-alerts': openAlerts,
}

/**
 * Migrates the tables under a lock, so that several processes may start at once. Leaves migrations of a newer version
 * alone (newer-schema.ts).
 *
 * @param upTo the last migration to run; default: all of them. Tests of later migrations set it.
 * @param known the migrations of this version. Tests set others.
 * @returns the database's migrations of a newer version.
 * @throws SchemaTooNew when this version would damage the changes of a newer one.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  upTo?: string,
  known: Readonly<Record<string, ShopMigration>> = migrations,
): Promise<readonly string[]> {
  let newer: readonly string[] = []
  const getMigrations = async () => {
    newer = await findNewer(db, Object.keys(known))
    const done = newer.map((name) => [name, { up: async () => undefined }])
    const own = Object.entries(known).map(([name, migration]) => [name, markOldestCode(name, migration)])
    return Object.fromEntries([...own, ...done])
  }
  const migrator = new Migrator({ db, provider: { getMigrations }, ...(await placeOfRecord(db)) })
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
  return newer
}

/**
 * Returns the schema that has the shop's table of migrations, or else the schema for new tables. Otherwise the library
 * would use another program's table in another schema.
 */
async function placeOfRecord<Schema>(
  db: Kysely<Schema>,
): Promise<{ readonly migrationTableSchema?: string }> {
  if (!isPostgres(db)) return {}
  const { rows } = await sql<{ schema: string | null }>`select coalesce(
    (select nspname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where pg_class.oid = to_regclass('kysely_migration')),
    current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema
  return schema ? { migrationTableSchema: schema } : {}
}

/** Returns whether this version has a migration. An unknown migration belongs to a newer version. */
export function knowsMigration(name: string): boolean {
  return Object.hasOwn(migrations, name)
}
