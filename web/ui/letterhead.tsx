import { letterheadTexts } from './values/value-texts.ts'

interface LetterheadProps {
  readonly name: string
  /** The seller's legal name; empty if it is the shop's name. */
  readonly legalName: string
  /** The address, one entry per line, as on an envelope. */
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
  readonly taxNumber: string
  /** Undefined for a backend without this field. */
  readonly vatNumber?: string | undefined
  /** Address of a picture; empty for none. */
  readonly logo: string
}

/** Shows the shop's name, address and tax numbers, on printed sheets only (styles/print.css). */
export function Letterhead({
  name,
  legalName,
  address,
  email,
  phone,
  taxNumber,
  vatNumber,
  logo,
}: LetterheadProps) {
  const seller = legalName === name ? '' : legalName
  const tax = taxNumber && letterheadTexts.taxNumber(taxNumber)
  const vat = vatNumber ? letterheadTexts.vatNumber(vatNumber) : ''
  return (
    <address className="letterhead">
      {logo && <img className="letterhead-logo" src={logo} alt="" />}
      <strong>{name}</strong>
      {[seller, ...address, email, phone, tax, vat]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  )
}
