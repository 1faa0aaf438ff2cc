/** The possible currencies (ISO 4217 codes) of each sign beside an amount. */
const signs: Readonly<Record<string, RegExp>> = {
  $: /^(?:USD|CAD|AUD|NZD|HKD|SGD|TWD|FJD|JMD|TTD|BBD|BMD|BSD|BZD|KYD|XCD|GYD|LRD|NAD|SRD|SBD|MXN|ARS|CLP|COP|UYU|CUP|DOP)$/,
  '€': /^EUR$/,
  euro: /^EUR$/,
  euros: /^EUR$/,
  '£': /^(?:GBP|EGP|FKP|GIP|LBP|SHP|SSP|SDG|SYP)$/,
  '¥': /^(?:JPY|CNY)$/,
  '₹': /^INR$/,
  '₽': /^RUB$/,
  '₺': /^TRY$/,
  '₪': /^ILS$/,
  '₩': /^KRW$/,
  '₫': /^VND$/,
  '₴': /^UAH$/,
  '₸': /^KZT$/,
  '₾': /^GEL$/,
  '฿': /^THB$/,
  '₱': /^PHP$/,
  '₦': /^NGN$/,
  kr: /^(?:SEK|NOK|DKK|ISK)$/,
  kč: /^CZK$/,
  zł: /^PLN$/,
  ft: /^HUF$/,
  fr: /^(?:CHF|XAF|XOF|XPF)$/,
  sfr: /^CHF$/,
  lei: /^(?:RON|MDL)$/,
  лв: /^BGN$/,
  дин: /^RSD$/,
  r: /^ZAR$/,
  rm: /^MYR$/,
  rp: /^IDR$/,
  r$: /^BRL$/,
  us$: /^USD$/,
  c$: /^CAD$/,
  ca$: /^CAD$/,
  a$: /^AUD$/,
  nz$: /^NZD$/,
}

/** Returns whether a text is a code or sign of a currency; without a currency, of any currency. */
export function isSignOf(text: string, currency: string | undefined): boolean {
  const sign = text.toLowerCase().replace(/\.$/, '')
  if (currency === undefined) return /^[a-z]{3}$/.test(sign) || Object.hasOwn(signs, sign)
  return (
    sign === currency.toLowerCase() || (Object.hasOwn(signs, sign) && signs[sign]?.test(currency) === true)
  )
}
