/** The forms of VAT numbers by country prefix, from VIES (ec.europa.eu, "VAT identification number structure"). */
const forms: Readonly<Record<string, string>> = {
  AT: 'U\\d{8}',
  BE: '[01]\\d{9}',
  BG: '\\d{9,10}',
  CY: '\\d{8}[A-Z]',
  CZ: '\\d{8,10}',
  DE: '\\d{9}',
  DK: '\\d{8}',
  EE: '\\d{9}',
  EL: '\\d{9}',
  ES: '[A-Z0-9]\\d{7}[A-Z0-9]',
  FI: '\\d{8}',
  FR: '[A-Z0-9]{2}\\d{9}',
  HR: '\\d{11}',
  HU: '\\d{8}',
  IE: '\\d[A-Z0-9+*]\\d{5}[A-Z]{1,2}',
  IT: '\\d{11}',
  LT: '(\\d{9}|\\d{12})',
  LU: '\\d{8}',
  LV: '\\d{11}',
  MT: '\\d{8}',
  NL: '[A-Z0-9+*]{10}\\d{2}',
  PL: '\\d{10}',
  PT: '\\d{9}',
  RO: '\\d{2,10}',
  SE: '\\d{12}',
  SI: '\\d{8}',
  SK: '\\d{10}',
  XI: '(\\d{9}|\\d{12}|GD\\d{3}|HA\\d{3})',
}

interface Numbers {
  readonly taxNumber: string
  readonly vatNumber: string
}

/** Returns whether a text is certainly a VAT number of the EU. Spaces, points and hyphens are ignored. */
export function isVatNumber(text: string): boolean {
  const compact = text.toUpperCase().replace(/[\s.-]/g, '')
  const form = forms[compact.slice(0, 2)]
  return form !== undefined && new RegExp(`^${form}$`).test(compact.slice(2))
}

/** Moves a VAT number out of the field for the tax number, where shops stored it before it had its own field. */
export function withVatNumber<Value extends Pick<Numbers, 'taxNumber'>>(stored: Value): Value & Numbers {
  if ('vatNumber' in stored) return stored as Value & Numbers
  return isVatNumber(stored.taxNumber)
    ? { ...stored, taxNumber: '', vatNumber: stored.taxNumber }
    : { ...stored, vatNumber: '' }
}
