import type { PrintablePicture } from '../images/image-host.ts'
import type { PrintableLetters } from './letters-without-font.ts'

/** An invoice as texts, ready for typesetting. */
export interface InvoiceSheet {
  /** The title of the invoice, with its number. */
  readonly title: string
  /** The language of its own words, and the paper size of its readers. */
  readonly language: string
  /** The shop's locale, which decides the forms of shared Chinese characters. */
  readonly locale: string
  readonly letters: PrintableLetters
  readonly paper: 'A4' | 'LETTER'
  readonly issuedAt: number
  /** A PNG without transparency, above the title. */
  readonly logo?: PrintablePicture
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** The headers of the columns. */
  readonly columns: InvoiceCells
  readonly lines: readonly InvoiceCells[]
  /** The last row is the total. */
  readonly sums: readonly (readonly [name: string, amount: string])[]
  readonly notes: readonly string[]
  /** An XML file inside the PDF, which then is PDF/A-3. */
  readonly attached?: AttachedXml
  /** The line at the foot of each page, with `{page}` and `{count}` for the numbers. */
  readonly page: string
}

/** The e-invoice in a PDF of Factur-X and ZUGFeRD. */
export interface AttachedXml {
  /** The name that the standard prescribes. */
  readonly name: string
  readonly content: string
  /** What readers show beside the name. */
  readonly description: string
}

export interface InvoiceParty {
  readonly heading: string
  /** The lines of the address; the first is the name. */
  readonly lines: readonly string[]
}

export interface InvoiceCells {
  readonly order: string
  readonly product: string
  readonly quantity: string
  readonly unit: string
  readonly amount: string
}
