import type { EInvoiceFormat } from '../../../contract/payments/e-invoices.ts'
import type { EInvoiceSettings } from '../../../contract/shop/e-invoices.ts'
import type { BankDetails } from '../../../contract/shop/invoicing.ts'
import type { AddressParts } from '../../../domain/addresses/address-parts.ts'
import type { Tax } from '../../../domain/payments/included-tax.ts'
import type { InvoiceKind } from '../../../domain/payments/invoice-number.ts'
import type { TaxExemption } from '../../../domain/tax/tax-exemption.ts'
import type { TaxAtRate } from '../../../domain/tax/taxes-by-rate.ts'
import type { InvoiceRow } from '../../data/queries/payments/invoices.ts'
import { lettersWithoutFont, type PrintableLetters } from '../../providers/invoices/letters-without-font.ts'

export const newestEdition = 6

export interface NumberedPaper {
  readonly kind: InvoiceKind
  readonly number: number
  readonly issuedAt: number
}

/** A line: an order of an invoice, or its refunded part on a credit note. */
export interface InvoiceLine {
  /** The number of the invoice, as people read it. */
  readonly order: string
  readonly product: string
  /** Null on a credit note, which credits an amount. */
  readonly pieces: { readonly quantity: number; readonly unitCents: number } | null
  readonly cents: number
  /** Delivery of the order, since edition 4. Other lines are goods. */
  readonly delivery?: true
  /** What a rule took off the goods of the order: a negative amount, since edition 5. */
  readonly discount?: true
  /** The rate of its tax in percent, if the order was sold at a rate of a country. Since edition 4. */
  readonly rate?: number
  /** Why it has no tax. Since edition 6. */
  readonly exempt?: TaxExemption
  /** Gift cards, whose goods are taxed when the card pays for them. Since edition 6. */
  readonly giftCard?: true
}

/** The buyer; for a company the name and the address are the company's. */
export interface InvoiceBuyer {
  readonly name: string
  readonly address: string
  /** Of the account that ordered. */
  readonly email: string
  /** The parts of the address, where they are known. Since edition 6. */
  readonly parts?: AddressParts
  /** What a company adds. Since edition 6. */
  readonly company?: CompanyOnPaper
  /** The confirmed VAT number of a company, with its country prefix. Since edition 6. */
  readonly vatNumber?: string
}

/** What e-invoices name of a company, beside its name and address. */
interface CompanyOnPaper {
  /** The person who ordered. */
  readonly contact: string
  /** Such as a Leitweg-ID; empty for none. */
  readonly buyerReference: string
  /** In the Peppol network, as `scheme:id`; empty for none. */
  readonly electronicAddress: string
  /** The e-invoice that goes with its mails; missing for none. */
  readonly format?: EInvoiceFormat
}

/** Where the goods of an invoice go. */
export interface DeliveryOnPaper {
  readonly name: string
  readonly address: string
  /** Where they are known. */
  readonly parts?: AddressParts
}

/**
 * By when and where a company pays an invoice on account. Such an invoice has no `supply`: nothing is paid, and the
 * goods leave after it.
 */
export interface AccountOnPaper {
  readonly dueAt: number
  readonly bank: BankDetails
}

/** The time of supply, as known when the paper was issued (docs/decisions/0123). */
export interface Supply {
  /**
   * `payment`: paid in advance, so the day of the payment counts. `sending`: the goods had left, so the day they left
   * counts.
   */
  readonly by: 'payment' | 'sending'
  readonly at: number
}

/** The content of an invoice without number, date and sums. It is stored, so that the paper never changes. */
export interface InvoiceContent {
  /**
   * The format of the paper. Papers without an edition were issued before edition 2: they print only Latin, Greek and
   * Cyrillic letters, with the digits of their locale (docs/decisions/0123). Papers since edition 3 print the logo
   * (docs/decisions/0130), papers since edition 4 delivery as lines of its own (docs/decisions/0142) and several rates
   * of tax (docs/decisions/0143), papers since edition 5 discounts as lines of their own (docs/decisions/0149), papers
   * since edition 6 companies (docs/decisions/0159).
   */
  readonly edition?: 2 | 3 | 4 | 5 | typeof newestEdition
  readonly seller: {
    readonly name: string
    readonly address: readonly string[]
    readonly email: string
    readonly phone: string
    readonly register: string
    readonly taxNumber: string
    /** Since edition 2. */
    readonly vatNumber?: string
    /** The address of the logo at the image host; empty for none. Stored since edition 2, printed since edition 3. */
    readonly logo?: string
    /** What e-invoices name beside it, once the owner has entered it (docs/decisions/0163). Since edition 6. */
    readonly details?: Readonly<EInvoiceSettings>
  }
  readonly buyer: InvoiceBuyer
  /** The delivery address; missing for goods that are picked up or go by email. Since edition 6. */
  readonly deliverTo?: DeliveryOnPaper
  /** The customer's own numbers of the orders, with commas between different ones. Since edition 6. */
  readonly reference?: string
  /** Why lines have no tax; missing if all have their usual tax. Since edition 6. */
  readonly exemption?: TaxExemption
  /** On invoices that a company pays later. Since edition 6. */
  readonly onAccount?: AccountOnPaper
  readonly lines: readonly InvoiceLine[]
  /** The tax with its rate; null if the shop states none, or the paper has several. */
  readonly tax: Tax | null
  /** The amounts by rate and country, if an order was sold at a rate of a country (docs/decisions/0143). */
  readonly taxes?: readonly TaxAtRate[]
  /** The language of its words; English if undefined, as on papers from before languages. */
  readonly language?: string
  /** The names of taxes in the language of the paper, by the names that sums are made of. */
  readonly taxNames?: Readonly<Record<string, string>>
  /** The locale of numbers and dates, and the time zone of dates. */
  readonly locale: string
  readonly timeZone: string
  readonly transaction: string
  readonly card: { readonly brand: string; readonly last4: string } | null
  /** How much of an invoice credit paid, or of a credit note went to credit; missing if nothing. Since edition 4. */
  readonly creditCents?: number
  /** On a credit note: nothing was returned, it lowers what is open of the invoice. Since edition 6. */
  readonly lowersOpen?: true
  /** On a credit note of an invoice that is paid: the transfer that paid it has a rest again. Since edition 6. */
  readonly freesTransfer?: true
  /** The paper that this one cancels, in part or in whole; null on an ordinary invoice. */
  readonly about: NumberedPaper | null
  /** On invoices since edition 2. */
  readonly supply?: Supply
  /** The lines of the place where the buyer picks orders up. Since edition 4. */
  readonly pickedUpAt?: readonly string[]
  /** The paper whose letters this one corrects, with the same amounts. */
  readonly corrects?: NumberedPaper
  /** The reason of the refund that staff wrote for the customer. */
  readonly reason: string
}

/** An invoice or credit note, ready for printing. */
export interface Invoice extends Omit<InvoiceRow, 'content'> {
  readonly content: InvoiceContent
}

export function toInvoice({ content, ...row }: InvoiceRow): Invoice {
  // An invoice never changes, so its stored content still has this type.
  return { ...row, content: JSON.parse(content) as InvoiceContent }
}

/** Returns the letters that a paper's edition can print. */
export function lettersOf({ edition }: Pick<InvoiceContent, 'edition'>): PrintableLetters {
  return edition === undefined ? 'alphabets' : 'all-scripts'
}

/** Returns the unprintable letters of a paper, each once; empty if all can be printed. */
export function unprintedLetters(content: InvoiceContent): string {
  const { seller, buyer, lines, tax, taxes = [], taxNames = {}, pickedUpAt = [], reason } = content
  const { deliverTo, reference = '', onAccount } = content
  const { logo: _logo, details: _details, ...writtenSeller } = seller
  const texts = [
    ...Object.values(writtenSeller).flat(),
    ...textsOfBuyer(buyer),
    ...(deliverTo ? [deliverTo.name, deliverTo.address] : []),
    reference,
    ...Object.values(onAccount?.bank ?? {}),
    ...pickedUpAt,
    ...lines.map(({ product }) => product),
    tax?.name ?? '',
    ...taxes.map(({ name }) => name),
    ...Object.values(taxNames),
    reason,
  ]
  return lettersWithoutFont(texts.join('\n'), lettersOf(content))
}

/** Returns what a paper prints of its buyer. */
export function textsOfBuyer({ name, address, email, company }: InvoiceBuyer): readonly string[] {
  return [name, address, email, ...(company ? [company.contact] : [])]
}

/** Returns the letters that a paper of the newest edition cannot print. */
export function unprintedLettersOf(texts: readonly string[]): string {
  return lettersWithoutFont(texts.join('\n'), lettersOf({ edition: newestEdition }))
}
