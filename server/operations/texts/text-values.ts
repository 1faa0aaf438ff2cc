import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { leastReturnDays } from '../../../domain/orders/withdrawal.ts'
import { zoneName } from '../../../domain/writing/zone-name.ts'
import type { Reader } from '../../data/database.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

const english = 'en'

/**
 * Returns the values of the placeholders in texts; empty values are not set yet.
 *
 * @param reader reads the settings within a transaction, which may wait only for its own queries.
 */
export async function textValues(
  { settings, holdMs }: Pick<Shop, 'settings' | 'holdMs'>,
  reader?: Reader,
): Promise<ReadonlyMap<string, string>> {
  const { company, delivery, money } = await (reader ? settings.readWithin(reader) : settings.read())
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

/** Returns the plural of a currency, such as "US dollars". */
function currencyName({ currency }: SectionValues['money']): string {
  const format = new Intl.NumberFormat(english, { style: 'currency', currency, currencyDisplay: 'name' })
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}
