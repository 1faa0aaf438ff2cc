import { said } from '../../../contract/languages/said.ts'
import { goesInParcel, isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { dueAtOf, refusalOfTerms } from '../../../domain/payments/on-account.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import type { Reader } from '../../data/database.ts'
import type { Company } from '../../data/queries/accounts/companies.ts'
import { findProfile } from '../../data/queries/accounts/profiles.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { hasDisputedCard, sumOwed } from '../../data/queries/payments/receivables.ts'
import type { Shop } from '../shop.ts'
import type { TermsOfOrder } from './open-item.ts'
import { termsTexts } from './terms-texts.ts'

interface Asked {
  /** The company for which the account buys now; undefined for a consumer. */
  readonly company: Company | undefined
  readonly orders: readonly OrderRow[]
}

/**
 * Returns the terms on which orders are on account now, or why they cannot be. Holds under races if the company is
 * locked and the orders, too.
 */
export async function checkTerms(
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  read: Reader,
  { company, orders }: Asked,
): Promise<Outcome<TermsOfOrder>> {
  const { invoicing, money } = await settings.readWithin(read)
  if (!company || company.termsDays === null || company.limitCents === null || invoicing.iban === '')
    return refused('NO_TERMS')
  const { id: companyId, termsDays, limitCents, invoiceEmail } = company
  if (orders.some((order) => order.companyId !== companyId)) return refused('ORDER_NOT_OF_COMPANY')
  if (orders.some(isGiftCard)) return refused('GIFT_CARD_ON_ACCOUNT')
  if (!(await haveAddress(read, orders))) return refused('TERMS_ADDRESS')
  if (await hasDisputedCard(read, companyId)) return refused('TERMS_CARD_DISPUTED')
  const owed = await sumOwed(read, companyId, money.currency.toLowerCase())
  const priceCents = orders.reduce((sum, order) => sum + order.priceCents, 0)
  const now = clock()
  const terms = { limitCents, owedCents: owed.cents, oldestDueAt: owed.oldestDueAt }
  const refusal = refusalOfTerms(terms, priceCents, now)
  const { amount, date } = settings.formats
  const texts = said(termsTexts)
  if (refusal?.why === 'overdue')
    return refused('TERMS_OVERDUE', texts.overdue(date(dateIn(money.timeZone, refusal.dueAt))))
  if (refusal) {
    const { excessCents } = refusal
    const figures = [amount(owed.cents), amount(limitCents), amount(priceCents), amount(excessCents)] as const
    return refused('TERMS_LIMIT', texts.aboveLimit(...figures))
  }
  return done({ companyId, invoiceEmail, dueAt: dueAtOf(money.timeZone, now, termsDays) })
}

/** Returns whether every order that is sent has an address, or its customer's profile has one. */
async function haveAddress(read: Reader, orders: readonly OrderRow[]): Promise<boolean> {
  const lacking = orders.find((order) => order.deliveryAddress === null && goesInParcel(order))
  if (!lacking) return true
  const profile = await findProfile(read, lacking.userId)
  return (profile?.address.trim() ?? '') !== ''
}
