import type { AccountRole } from '../../contract/shop/accounting.ts'
import { euCountries } from '../shop/european-countries.ts'
import type { TaxAtRate } from '../tax/taxes-by-rate.ts'

/** An invoice or credit note, as far as it is booked. */
export interface BookedPaper {
  readonly kind: 'invoice' | 'credit-note'
  readonly grossCents: number
  /** How much of it is gift cards, which are a debt of the shop until they are used. */
  readonly giftCents: number
  /** How much credit paid, or went to credit; the card paid or got the rest. */
  readonly creditCents: number
  /** Whether a company pays the invoice later, or the credit note lowers such an invoice: neither has a payment yet. */
  readonly isOpen?: boolean
  /** The rate in percent of a paper with one tax for everyone. */
  readonly rate: number | null
  /** The VAT number of the company that declares the tax; missing on a paper with its usual tax. */
  readonly exemptNumber?: string | undefined
  /** The amounts by rate and country, if the paper has them. */
  readonly taxes: readonly Pick<TaxAtRate, 'rate' | 'country' | 'grossCents'>[]
}

/** The tax of another country of the European Union, or the VAT number of the company there that declares it. */
type EuTax = { readonly country: string; readonly rate: number } | { readonly vatNumber: string }

/** An amount that is booked from one account to another. */
export interface Posting {
  /** Never negative. */
  readonly cents: number
  /** The side of `account`: `S` debits and `H` credits it. */
  readonly side: 'S' | 'H'
  readonly account: AccountRole
  readonly contra: AccountRole
  readonly eu?: EuTax
}

/**
 * Returns the postings of a paper: its revenue by tax and its gift cards against the customer, then what card and
 * credit paid, unless a company pays the invoice later. A credit note is booked the other way round.
 *
 * @param home the country that the shop sells from; null if it is unknown. A paper with one tax does not need it.
 */
export function postingsOf(paper: BookedPaper, home: string | null): readonly Posting[] {
  const { kind, grossCents, giftCents, creditCents, isOpen = false } = paper
  const sold = revenueOf(paper, home).map(({ cents, role, eu }) => booked(cents, kind, 'debtor', role, eu))
  return [
    ...sold,
    booked(giftCents, kind, 'debtor', 'credit'),
    booked(isOpen ? 0 : grossCents - creditCents, kind, 'transit', 'debtor'),
    booked(creditCents, kind, 'credit', 'debtor'),
  ].filter(({ cents }) => cents !== 0)
}

/** Returns the postings of a payment by card and credit that came after its invoice was issued. */
export function postingsOfCharge({
  paidCents,
  creditCents,
}: {
  readonly paidCents: number
  readonly creditCents: number
}): readonly Posting[] {
  return [
    booked(paidCents - creditCents, 'invoice', 'transit', 'debtor'),
    booked(creditCents, 'invoice', 'credit', 'debtor'),
  ].filter(({ cents }) => cents !== 0)
}

function booked(
  cents: number,
  kind: BookedPaper['kind'],
  account: AccountRole,
  contra: AccountRole,
  eu?: EuTax,
): Posting {
  const side = (kind === 'invoice') === cents >= 0 ? 'S' : 'H'
  const posting = { cents: Math.abs(cents), side, account, contra } as const
  return eu ? { ...posting, eu } : posting
}

interface Revenue {
  readonly cents: number
  readonly role: AccountRole
  readonly eu?: EuTax | undefined
}

/** Returns what was sold at each rate, without gift cards. */
function revenueOf(paper: BookedPaper, home: string | null): readonly Revenue[] {
  let gifts = paper.giftCents
  const atRates = paper.taxes.map((tax): Revenue => {
    const ofGifts = tax.rate === 0 && tax.country === null ? Math.min(gifts, tax.grossCents) : 0
    gifts -= ofGifts
    return { cents: tax.grossCents - ofGifts, ...accountOf(tax, home, paper.exemptNumber) }
  })
  const rest = paper.grossCents - paper.taxes.reduce((sum, { grossCents }) => sum + grossCents, 0) - gifts
  // What has no row of its own has no tax, or the one tax of the paper.
  const role = paper.taxes.length > 0 ? 'revenueFree' : homeRole(paper.rate ?? 0)
  return [...atRates, { cents: rest, role }]
}

function accountOf(
  { country, rate }: BookedPaper['taxes'][number],
  home: string | null,
  exemptNumber: string | undefined,
): Pick<Revenue, 'role' | 'eu'> {
  if (country === null || home === null || country === home) return { role: homeRole(rate) }
  if (!euCountries.has(country)) return { role: 'revenueAbroad' }
  if (rate === 0 && exemptNumber !== undefined)
    return { role: 'revenueIntraEu', eu: { vatNumber: exemptNumber } }
  return { role: 'revenueEu', eu: { country, rate } }
}

/** The accounts of the full and the reduced German rate compute their tax themselves. */
function homeRole(rate: number): AccountRole {
  if (rate === 19) return 'revenueFull'
  if (rate === 7) return 'revenueReduced'
  return rate === 0 ? 'revenueFree' : 'revenueOther'
}
