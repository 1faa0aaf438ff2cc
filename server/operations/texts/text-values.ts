import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { includesDelivery } from '../../../domain/delivery/delivery-fee.ts'
import { centsOf } from '../../../domain/money.ts'
import { leastReturnDays } from '../../../domain/orders/withdrawal.ts'
import { priceTermsOf, priceTermsText } from '../../../domain/shop/price-terms.ts'
import { zoneName } from '../../../domain/writing/zone-name.ts'
import type { Reader } from '../../data/database.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Formats } from '../emails/formats.ts'
import type { Shop } from '../shop.ts'

const english = 'en'

type Zone = SectionValues['rates']['zones'][number]

/**
 * Returns the values of the placeholders in texts; empty values are not set yet.
 *
 * @param reader reads the settings within a transaction, which may wait only for its own queries.
 */
export async function textValues(
  { settings, holdMs }: Pick<Shop, 'settings' | 'holdMs'>,
  reader?: Reader,
): Promise<ReadonlyMap<string, string>> {
  const { company, delivery, money, rates, tax } = await (reader
    ? settings.readWithin(reader)
    : settings.read())
  const values = {
    'shop-name': company.name,
    'company-name': company.legalName || company.name,
    address: company.address.join(', '),
    email: company.email,
    phone: company.phone,
    hours: company.hours,
    register: company.register,
    'tax-number': company.taxNumber || company.vatNumber,
    'vat-number': company.vatNumber,
    'answer-within': company.answerWithin,
    currency: currencyName(money),
    'price-terms': priceTermsText(priceTermsOf({ money, rates, tax })),
    'delivery-prices': deliveryPrices(rates, settings.formats),
    'hold-hours': numberText(holdMs / hourMs),
    'time-zone': zoneName(money.timeZone),
    'leaves-before': delivery.leavesBefore === null ? '' : `${delivery.leavesBefore}:00`,
    'days-from': numberText(delivery.daysFrom),
    'days-to': numberText(delivery.daysTo),
    'days-farthest': numberText(delivery.daysFarthest),
    countries: countryNames(delivery.countries),
    'country-count': delivery.countries.length === 0 ? '' : String(delivery.countries.length),
    // The number of days that a withdrawal uses.
    'return-days': String(delivery.returnDays ?? leastReturnDays),
    'refund-days': String(delivery.refundDays ?? leastReturnDays),
    // The sample's text until version 1.0.0 has it, and so may an owner's.
    'accessibility-tests': 'The tests run before each release of the shop.',
  }
  return new Map(Object.entries(values))
}

function numberText(number: number | null): string {
  return number === null ? '' : String(number)
}

function countryNames(codes: readonly string[]): string {
  const names = new Intl.DisplayNames([english], { type: 'region' })
  return codes
    .map((code) => names.of(code) ?? code)
    .toSorted()
    .join(', ')
}

/** Returns the prices of delivery as sentences, one for each zone. */
function deliveryPrices(rates: SectionValues['rates'], formats: Formats): string {
  if (includesDelivery(rates)) return 'Delivery costs nothing extra.'
  return rates.zones.map((zone) => zonePrices(zone, formats)).join(' ')
}

function zonePrices({ name, by, steps, freeFrom }: Zone, { amount }: Formats): string {
  const prices = steps.map(({ from, fee }) => {
    const start = by === 'weight' ? `${from / 1_000} kg` : amount(centsOf(from))
    return from === 0 ? amount(centsOf(fee)) : `${amount(centsOf(fee))} from ${start}`
  })
  const free = freeFrom === null ? [] : [`free from ${amount(centsOf(freeFrom))}`]
  return `Delivery to ${name}: ${[...prices, ...free].join(', ')}.`
}

/** Returns the plural of a currency, such as "US dollars". */
function currencyName({ currency }: SectionValues['money']): string {
  const format = new Intl.NumberFormat(english, { style: 'currency', currency, currencyDisplay: 'name' })
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}
