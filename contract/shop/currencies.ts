import { said } from '../languages/said.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

/**
 * The currencies of the world as the card provider counts them. The list is our own, because runtimes disagree: ICU
 * says how many decimals people usually write (none for COP, HUF or RSD), and each version says so differently.
 *
 * Decimals are those of ISO 4217, as of November 2026. The provider's own list (Stripe, "Supported currencies") differs
 * for MGA, which it charges without decimals. It charges UGX and ISK in hundredths that must be zero, so they count as
 * currencies without decimals here.
 */

/** Each row has a currency's code and its smallest card payment in hundredths. */
const inHundredths: readonly (readonly [string, number])[] = [
  // Smallest payments that the provider publishes ("Minimum and maximum charge amounts").
  ...rows(
    'AED 200 AUD 50 BGN 100 BRL 50 CAD 50 CHF 50 CZK 1500 DKK 250 EUR 50 GBP 30 HKD 400 HUF 17500 INR 50',
  ),
  ...rows('MXN 1000 MYR 200 NOK 300 NZD 50 PLN 200 RON 200 SEK 300 SGD 50 THB 1000 USD 50'),
  // The provider converts payments in the other currencies into the currency of the shop's bank account and applies the
  // smallest payment of that currency. These amounts are worth about a US dollar or more; no published minimum is worth
  // more than 0.75 dollars.
  ...rows('AFN 10000 ALL 10000 AMD 50000 AOA 100000 ARS 200000 AWG 200 AZN 200 BAM 200 BBD 200 BDT 15000'),
  ...rows(
    'BMD 100 BND 150 BOB 1000 BSD 100 BTN 10000 BWP 1500 BYN 400 BZD 200 CDF 300000 CNY 800 COP 500000',
  ),
  ...rows(
    'CRC 60000 CUP 12000 CVE 10000 DOP 7000 DZD 15000 EGP 6000 ERN 2000 ETB 20000 FJD 300 FKP 100 GEL 300',
  ),
  ...rows('GHS 1500 GIP 100 GMD 10000 GTQ 800 GYD 25000 HNL 3000 HTG 15000 IDR 2000000 ILS 400 IRR 10000000'),
  ...rows('JMD 20000 KES 15000 KGS 10000 KHR 500000 KPW 100000 KYD 100 KZT 60000 LAK 2500000 LBP 10000000'),
  ...rows('LKR 35000 LRD 20000 LSL 2000 MAD 1000 MDL 2000 MKD 6000 MMK 500000 MNT 400000 MOP 1000 MRU 4000'),
  ...rows(
    'MUR 5000 MVR 2000 MWK 200000 MZN 7000 NAD 2000 NGN 200000 NIO 4000 NPR 15000 PAB 100 PEN 400 PGK 500',
  ),
  ...rows(
    'PHP 6000 PKR 30000 QAR 400 RSD 12000 RUB 10000 SAR 400 SBD 1000 SCR 1500 SDG 60000 SHP 100 SLE 2500',
  ),
  ...rows(
    'SOS 60000 SRD 4000 SSP 600000 STN 2500 SVC 900 SYP 1500000 SZL 2000 TJS 1000 TMT 400 TOP 250 TRY 5000',
  ),
  ...rows(
    'TTD 700 TWD 3500 TZS 300000 UAH 5000 UYU 5000 UZS 1500000 VED 50000 VES 50000 WST 300 XCD 300 XCG 200',
  ),
  ...rows('YER 60000 ZAR 2000 ZMW 2500 ZWG 3000'),
]

/**
 * Currencies that have been replaced, with the smallest payment as above. A shop that already uses one keeps it, but no
 * shop can choose it anew.
 */
const replaced = rows('ANG 200 CUC 100 HRK 750 ZWL 50000000')

/** Currencies without hundredths, with their number of decimals. */
const others = rows(
  'BIF 0 CLP 0 DJF 0 GNF 0 ISK 0 JPY 0 KMF 0 KRW 0 MGA 0 PYG 0 RWF 0 UGX 0 VND 0 VUV 0 XAF 0 XOF 0 XPF 0 BHD 3 IQD 3 JOD 3 KWD 3 LYD 3 OMR 3 TND 3',
)

const smallestPayments: ReadonlyMap<string, number> = new Map([...inHundredths, ...replaced])
const otherDecimals: ReadonlyMap<string, number> = new Map(others)

/** The codes that an owner can choose, in alphabetical order. */
export const currencyCodes: readonly string[] = inHundredths.map(([code]) => code).sort()

/** Returns whether the shop supports a currency: only those with hundredths. */
export function isCountedInHundredths(code: string): boolean {
  return smallestPayments.has(code)
}

/** Returns the message why the shop cannot use a currency. */
export function refusalOfCurrencyCode(code: string): string {
  const decimals = otherDecimals.get(code)
  const texts = said(shopFieldTexts)
  if (decimals === undefined) return texts.currency
  return decimals === 0 ? texts.currencyWithoutDecimals(code) : texts.currencyWithThreeDecimals(code)
}

/** Limits of one card payment, in hundredths. */
export interface PaymentLimits {
  readonly least: number
  readonly most: number
}

/** Eight digits, the provider's maximum in nearly all currencies. The shop limits its orders to the same amount. */
const mostPayment = 99_999_999

/** Returns the limits of a card payment in a currency (its code in any case). */
export function paymentLimits(currency: string): PaymentLimits {
  return { least: smallestPayments.get(currency.toUpperCase()) ?? 100, most: mostPayment }
}

function rows(text: string): (readonly [string, number])[] {
  return [...text.matchAll(/([A-Z]{3}) (\d+)/g)].map(
    ([, code = '', figure]) => [code, Number(figure)] as const,
  )
}
