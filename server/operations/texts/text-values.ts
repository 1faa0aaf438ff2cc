import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { inLanguage } from '../../../contract/languages/said.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { includesDelivery } from '../../../domain/delivery/delivery-fee.ts'
import { centsOf } from '../../../domain/money.ts'
import { leastReturnDays } from '../../../domain/orders/withdrawal.ts'
import { settingsIn } from '../../../domain/shop/owners-words.ts'
import { priceTermsOf, priceTermsText } from '../../../domain/shop/price-terms.ts'
import { priceTermsTexts } from '../../../domain/shop/price-terms-texts.ts'
import { compareTexts } from '../../../domain/writing/text-order.ts'
import { zoneName } from '../../../domain/writing/zone-name.ts'
import { zoneNameTexts } from '../../../domain/writing/zone-name-texts.ts'
import type { Reader } from '../../data/database.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Formats } from '../emails/formats.ts'
import type { Shop } from '../shop.ts'
import { textValueTexts } from './text-value-texts.ts'

type Texts = typeof textValueTexts

type Zone = SectionValues['rates']['zones'][number]

/**
 * Returns the values of the placeholders in texts; empty values are not set yet.
 *
 * @param language the language of the text, whose words and numbers the values have.
 * @param reader reads the settings within a transaction, which may wait only for its own queries.
 */
export async function textValues(
  { settings, holdMs }: Pick<Shop, 'settings' | 'holdMs'>,
  language: LanguageTag,
  reader?: Reader,
): Promise<ReadonlyMap<string, string>> {
  const inForce = settingsIn(await (reader ? settings.readWithin(reader) : settings.read()), language)
  const { company, delivery, languages, money, rates } = inForce
  // The owner's locale belongs to the standard language, as on pages.
  const formats = settings.formatsIn(language === languages.standard ? undefined : language)
  const texts = inLanguage(textValueTexts, language)
  const number = (value: number | null) => (value === null ? '' : formats.number(value))
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
    currency: currencyName(money, language),
    'price-terms': priceTermsText(priceTermsOf(inForce), inLanguage(priceTermsTexts, language)),
    'delivery-prices': deliveryPrices(rates, formats, texts),
    'hold-hours': number(holdMs / hourMs),
    'time-zone': zoneName(money.timeZone, inLanguage(zoneNameTexts, language)),
    'leaves-before': delivery.leavesBefore === null ? '' : texts.hour(delivery.leavesBefore),
    'days-from': number(delivery.daysFrom),
    'days-to': number(delivery.daysTo),
    'days-farthest': number(delivery.daysFarthest),
    countries: countryNames(delivery.countries, language),
    'country-count': delivery.countries.length === 0 ? '' : number(delivery.countries.length),
    // The number of days that a withdrawal uses.
    'return-days': number(delivery.returnDays ?? leastReturnDays),
    'refund-days': number(delivery.refundDays ?? leastReturnDays),
    // The sample's text until version 1.0.0 has it, and so may an owner's.
    'accessibility-tests': texts.accessibilityTests,
  }
  return new Map(Object.entries(values))
}

function countryNames(codes: readonly string[], language: LanguageTag): string {
  return codes
    .map((code) => countryName(code, language))
    .toSorted(compareTexts)
    .join(', ')
}

/** Returns the prices of delivery as sentences, one for each zone. */
function deliveryPrices(rates: SectionValues['rates'], formats: Formats, texts: Texts): string {
  if (includesDelivery(rates)) return texts.deliveryIncluded
  return rates.zones.map((zone) => zonePrices(zone, formats, texts)).join(' ')
}

function zonePrices({ name, by, steps, freeFrom }: Zone, { amount, number }: Formats, texts: Texts): string {
  const prices = steps.map(({ from, fee }) => {
    const start = by === 'weight' ? texts.weight(number(from / 1_000)) : amount(centsOf(from))
    return from === 0 ? amount(centsOf(fee)) : texts.feeFrom(amount(centsOf(fee)), start)
  })
  const free = freeFrom === null ? [] : [texts.freeFrom(amount(centsOf(freeFrom)))]
  return texts.zone(name, [...prices, ...free].join(', '))
}

/** Returns the plural of a currency, such as "US dollars". */
function currencyName({ currency }: SectionValues['money'], language: LanguageTag): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}
