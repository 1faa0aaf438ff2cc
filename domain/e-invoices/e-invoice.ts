import type { CalendarDate } from '../shop/shop-days.ts'

/** 380: invoice, 381: credit note, 384: corrected invoice (UNTDID 1001). */
export type DocumentType = '380' | '381' | '384'

/**
 * Why and how an amount is taxed (UNTDID 5305). S: at a rate; Z: at a rate of zero; E: exempt; K: supply to a company
 * of another EU country; G: export; O: outside of the scope of VAT.
 */
export type VatCategory = 'S' | 'Z' | 'E' | 'K' | 'G' | 'O'

export interface VatOfAmount {
  readonly category: VatCategory
  /** In percent. */
  readonly rate: number
}

export interface PostalAddress {
  readonly lines: readonly string[]
  readonly postcode: string
  readonly city: string
  readonly region?: string | undefined
  /** ISO 3166. */
  readonly country: string
}

/** An address in a network of e-invoices (EAS code), or an email with the scheme EM. */
export interface ElectronicAddress {
  readonly scheme: string
  readonly id: string
}

export interface Contact {
  readonly name: string
  readonly phone: string
  readonly email: string
}

export interface Seller {
  readonly name: string
  readonly address: PostalAddress
  readonly electronicAddress: ElectronicAddress
  readonly contact: Contact
  /** The VAT number with its country; empty for none. */
  readonly vatNumber: string
  /** The number at the tax office; empty for none. */
  readonly taxNumber: string
  /** The entry in the commercial register; empty for none. */
  readonly register: string
}

export interface Buyer {
  readonly name: string
  readonly address: PostalAddress
  readonly electronicAddress: ElectronicAddress
  readonly email: string
  readonly contactName: string
  readonly vatNumber: string
}

/** An amount for the whole document: a charge such as delivery, or what a discount takes off. Always positive. */
export interface DocumentAmount {
  readonly isCharge: boolean
  /** UNTDID 7161 for a charge, UNTDID 5189 for an allowance. */
  readonly code: string
  readonly reason: string
  readonly netCents: number
  readonly vat: VatOfAmount
}

export interface DocumentLine {
  readonly name: string
  /** The shop's number of the order; empty if all lines belong to one order. */
  readonly note: string
  readonly quantity: number
  readonly netCents: number
  /** The net price of one piece, with as many decimals as the amount of the line needs. */
  readonly unitPrice: string
  readonly vat: VatOfAmount
}

/** The amounts of one category and rate. */
export interface VatSum extends VatOfAmount {
  readonly netCents: number
  readonly taxCents: number
  /** Why nothing is charged; missing with a rate. The code is one of the list VATEX. */
  readonly exemption?: { readonly code?: string | undefined; readonly reason: string } | undefined
}

/** UNTDID 4461. `card` is 48, `transfer` 58 or 30, `online` 68, and `other` 1. */
export type PaymentMeans =
  | { readonly kind: 'card'; readonly last4: string; readonly network: string }
  | {
      readonly kind: 'transfer'
      readonly isSepa: boolean
      readonly iban: string
      readonly bic: string
      readonly holder: string
      /** What the payer writes on the transfer. */
      readonly text: string
    }
  | { readonly kind: 'online' }
  | { readonly kind: 'other'; readonly name: string }

/** The totals in cents, all without sign. */
export interface Totals {
  readonly linesCents: number
  readonly allowancesCents: number
  readonly chargesCents: number
  readonly netCents: number
  readonly taxCents: number
  readonly grossCents: number
  readonly paidCents: number
  readonly dueCents: number
}

/** An invoice or credit note in the terms of EN 16931, without a syntax. */
export interface EInvoice {
  readonly number: string
  readonly type: DocumentType
  readonly issuedOn: CalendarDate
  readonly dueOn?: CalendarDate | undefined
  readonly currency: string
  readonly notes: readonly string[]
  /** How the buyer finds its own record of the purchase. */
  readonly buyerReference: string
  /** The buyer's own number of the order. */
  readonly orderReference?: string | undefined
  readonly preceding?: { readonly number: string; readonly issuedOn: CalendarDate } | undefined
  readonly seller: Seller
  readonly buyer: Buyer
  readonly deliverTo?: { readonly name: string; readonly address: PostalAddress } | undefined
  readonly deliveredOn?: CalendarDate | undefined
  readonly payment: PaymentMeans
  readonly paymentTerms: string
  readonly amounts: readonly DocumentAmount[]
  readonly lines: readonly DocumentLine[]
  readonly vat: readonly VatSum[]
  readonly totals: Totals
}
