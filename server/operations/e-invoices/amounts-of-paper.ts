import { inLanguage } from '../../../contract/languages/said.ts'
import type {
  DocumentAmount,
  DocumentLine,
  VatOfAmount,
  VatSum,
} from '../../../domain/e-invoices/e-invoice.ts'
import { netAmounts, unitPriceText } from '../../../domain/e-invoices/net-amounts.ts'
import { categoryOf, type ExemptionReason, exemptionCodes } from '../../../domain/e-invoices/vat-category.ts'
import type { Invoice, InvoiceContent, InvoiceLine } from '../invoices/invoice-content.ts'
import { invoiceTexts } from '../invoices/invoice-texts.ts'
import { eInvoiceTexts } from './e-invoice-texts.ts'

interface Amounts {
  readonly amounts: readonly DocumentAmount[]
  readonly lines: readonly DocumentLine[]
  readonly vat: readonly VatSum[]
  readonly sums: {
    readonly linesCents: number
    readonly chargesCents: number
    readonly allowancesCents: number
  }
}

/** A line of the paper, with its net amount and its category. */
interface NetLine extends InvoiceLine {
  readonly netCents: number
  readonly vat: VatOfAmount
  readonly why: ExemptionReason | undefined
}

/**
 * Returns the amounts of a paper without tax: goods as lines, delivery as a charge and discounts as allowances of the
 * document. A paper of delivery alone has it as its line, because each document needs one.
 *
 * @param home the seller's country.
 */
export function amountsOfPaper(invoice: Invoice, home: string): Amounts {
  const { content } = invoice
  const net = netLines(invoice, home)
  const isGoods = ({ delivery, discount }: InvoiceLine) => !delivery && !discount
  const hasGoods = net.some(isGoods)
  const own = net.filter((line) => (hasGoods ? isGoods(line) : !line.discount))
  const others = net.filter((line) => !own.includes(line))
  const amounts = others.map((line): DocumentAmount => {
    const { cents, netCents, product, vat } = line
    const isCharge = cents > 0
    // UNTDID 7161: delivery. UNTDID 5189: discount.
    return { isCharge, code: isCharge ? 'DL' : '95', reason: product, netCents: Math.abs(netCents), vat }
  })
  const sum = (of: readonly { readonly netCents: number }[]) =>
    of.reduce((total, { netCents }) => total + netCents, 0)
  const orders = new Set(content.lines.map(({ order }) => order))
  return {
    amounts,
    lines: own.map((line) => documentLine(line, orders.size > 1)),
    vat: vatSums(net, invoice),
    sums: {
      linesCents: sum(own),
      chargesCents: sum(amounts.filter(({ isCharge }) => isCharge)),
      allowancesCents: sum(amounts.filter(({ isCharge }) => !isCharge)),
    },
  }
}

function documentLine({ order, product, pieces, netCents, vat }: NetLine, hasOthers: boolean): DocumentLine {
  const quantity = pieces?.quantity ?? 1
  return {
    name: product,
    note: hasOthers ? order : '',
    quantity,
    netCents,
    unitPrice: unitPriceText(netCents, quantity),
    vat,
  }
}

function netLines(invoice: Invoice, home: string): readonly NetLine[] {
  const { content } = invoice
  const taxed = content.lines.map((line) => ({ line, rate: rateOfLine(line, content) }))
  const nets = netAmounts(
    taxed.map(({ line, rate }) => ({ cents: line.cents, rate: rate ?? 0 })),
    (rate) => netAt(invoice, rate, taxed),
  )
  const lines = taxed.map(({ line, rate }, index): NetLine => {
    const country = countryOf(content, rate, line)
    const isGiftCard =
      line.giftCard === true || (rate === 0 && country === null && content.taxes !== undefined)
    const { category, reason } = categoryOf({ rate, exempt: line.exempt, isGiftCard, country }, home)
    return { ...line, netCents: nets[index] ?? 0, vat: { category, rate: rate ?? 0 }, why: reason }
  })
  const isMixed = new Set(lines.map(({ vat }) => vat.category)).size > 1
  // O allows no other category on the same invoice.
  return isMixed ? lines.map(asExempt) : lines
}

function asExempt(line: NetLine): NetLine {
  return line.vat.category === 'O' ? { ...line, vat: { ...line.vat, category: 'E' } } : line
}

/** Returns the rate of a line in percent; null if the paper states none for it. */
function rateOfLine({ rate }: InvoiceLine, { tax, taxes = [] }: InvoiceContent): number | null {
  return rate ?? tax?.rate ?? taxes.find(({ country }) => country === null)?.rate ?? null
}

/** Returns the country of a line without tax; papers say the country of each rate, and not of each line. */
function countryOf(
  { taxes = [] }: InvoiceContent,
  rate: number | null,
  { giftCard }: InvoiceLine,
): string | null {
  if (giftCard) return null
  const own = taxes.filter((tax) => tax.rate === rate)
  return own.find(({ country }) => country !== null)?.country ?? null
}

/** Returns the net amount of all lines of a rate: what they cost minus the tax that the paper states. */
function netAt(
  { content, taxCents }: Invoice,
  rate: number,
  taxed: readonly { readonly line: InvoiceLine; readonly rate: number | null }[],
): number {
  const own = taxed.filter((one) => (one.rate ?? 0) === rate)
  const grossCents = own.reduce((sum, { line }) => sum + line.cents, 0)
  const { taxes } = content
  if (!taxes) return grossCents - taxCents
  return taxes.filter((tax) => tax.rate === rate).reduce((net, tax) => net - tax.taxCents, grossCents)
}

function vatSums(lines: readonly NetLine[], { content }: Invoice): readonly VatSum[] {
  const groups = Map.groupBy(lines, ({ vat }) => `${vat.category} ${vat.rate}`)
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const netCents = own.reduce((sum, line) => sum + line.netCents, 0)
    const grossCents = own.reduce((sum, line) => sum + line.cents, 0)
    return [
      {
        ...first.vat,
        netCents,
        taxCents: grossCents - netCents,
        exemption: exemptionOf(own, content.language),
      },
    ]
  })
}

function exemptionOf(lines: readonly NetLine[], language: string | undefined): VatSum['exemption'] {
  const reasons = [...new Set(lines.map(({ why }) => why))].filter((why) => why !== undefined)
  const [first] = reasons
  if (!first) return undefined
  const code = reasons.length === 1 && lines[0]?.vat.category !== 'E' ? exemptionCodes[first] : undefined
  return { code, reason: reasons.map((why) => reasonText(why, language)).join(' ') }
}

function reasonText(why: ExemptionReason, language: string | undefined): string {
  if (why === 'intra-community') return inLanguage(invoiceTexts, language).exemptions[why]
  return inLanguage(eInvoiceTexts, language).exemptions[why]
}
