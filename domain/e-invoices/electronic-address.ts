import type { ElectronicAddress } from './e-invoice.ts'

/**
 * The schemes of the Peppol network under which a company is found by its VAT number, by country (Electronic Address
 * Scheme, version of 2025). Other countries use a number of the commercial register, which a VAT number does not have.
 */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
}

/** The scheme of an email, which XRechnung accepts and Peppol does not. */
export const emailScheme = 'EM'

/**
 * Returns where a party gets e-invoices: its own address, written as `scheme:id`, else its VAT number in the Peppol
 * network, else its email.
 */
export function electronicAddressOf(
  written: string | undefined,
  vatNumber: string,
  email: string,
): ElectronicAddress {
  const [scheme = '', ...id] = (written ?? '').split(':')
  if (id.length > 0) return { scheme, id: id.join(':') }
  const vatScheme = vatSchemes[vatNumber.slice(0, 2)]
  return vatScheme ? { scheme: vatScheme, id: vatNumber } : { scheme: emailScheme, id: email }
}
