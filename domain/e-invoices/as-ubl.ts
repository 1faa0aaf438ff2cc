import type {
  Buyer,
  DocumentAmount,
  DocumentLine,
  EInvoice,
  ElectronicAddress,
  PaymentMeans,
  PostalAddress,
  Seller,
  VatOfAmount,
  VatSum,
} from './e-invoice.ts'
import { amountText, documentOf, group, leaf, type Xml } from './xml.ts'

/** The rules that a document in UBL says that it follows. */
export type UblRules = 'xrechnung' | 'peppol'

const customizations: Readonly<Record<UblRules, string>> = {
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
}
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const schema = 'urn:oasis:names:specification:ubl:schema:xsd:'
const namespaces = {
  'xmlns:cac': `${schema}CommonAggregateComponents-2`,
  'xmlns:cbc': `${schema}CommonBasicComponents-2`,
}

/** Writes an invoice in the syntax UBL 2.1 (CEN/TS 16931-3-2). A credit note has a root and names of its own. */
export function asUbl(invoice: EInvoice, rules: UblRules): string {
  const root = invoice.type === '381' ? 'CreditNote' : 'Invoice'
  const { amounts, currency, lines, preceding } = invoice
  return documentOf(
    root,
    { xmlns: `${schema}${root}-2`, ...namespaces },
    leaf('cbc:CustomizationID', customizations[rules]),
    leaf('cbc:ProfileID', profile),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issuedOn),
    root === 'Invoice' ? leaf('cbc:DueDate', invoice.dueOn ?? '') : '',
    leaf(`cbc:${root}TypeCode`, invoice.type),
    // Peppol allows one note.
    leaf('cbc:Note', invoice.notes.join('\n')),
    leaf('cbc:DocumentCurrencyCode', currency),
    leaf('cbc:BuyerReference', invoice.buyerReference),
    group('cac:OrderReference', leaf('cbc:ID', invoice.orderReference ?? '')),
    preceding
      ? group(
          'cac:BillingReference',
          group(
            'cac:InvoiceDocumentReference',
            leaf('cbc:ID', preceding.number),
            leaf('cbc:IssueDate', preceding.issuedOn),
          ),
        )
      : '',
    sellerOf(invoice.seller),
    buyerOf(invoice.buyer),
    deliveryOf(invoice),
    paymentOf(invoice.payment, root === 'CreditNote' ? invoice.dueOn : undefined),
    group('cac:PaymentTerms', leaf('cbc:Note', invoice.paymentTerms)),
    ...amounts.map((amount) => documentAmount(amount, currency)),
    taxOf(invoice),
    totalsOf(invoice),
    ...lines.map((line, index) => lineOf(line, { index, currency, root })),
  )
}

function money(name: string, cents: number, currencyID: string): Xml {
  return leaf(name, amountText(cents), { currencyID })
}

function endpoint({ scheme, id }: ElectronicAddress): Xml {
  return leaf('cbc:EndpointID', id, { schemeID: scheme })
}

function addressOf(name: string, { lines, postcode, city, region, country }: PostalAddress): Xml {
  const [first = '', second = '', ...others] = lines
  return group(
    name,
    leaf('cbc:StreetName', first),
    leaf('cbc:AdditionalStreetName', second),
    leaf('cbc:CityName', city),
    leaf('cbc:PostalZone', postcode),
    leaf('cbc:CountrySubentity', region ?? ''),
    group('cac:AddressLine', leaf('cbc:Line', others.join(', '))),
    group('cac:Country', leaf('cbc:IdentificationCode', country)),
  )
}

function taxScheme(id: string): Xml {
  return group('cac:TaxScheme', leaf('cbc:ID', id))
}

/** A number with its scheme; nothing without a number. */
function taxNumber(number: string, scheme: string): Xml {
  return number === '' ? '' : group('cac:PartyTaxScheme', leaf('cbc:CompanyID', number), taxScheme(scheme))
}

function sellerOf(seller: Seller): Xml {
  const { contact } = seller
  return group(
    'cac:AccountingSupplierParty',
    group(
      'cac:Party',
      endpoint(seller.electronicAddress),
      addressOf('cac:PostalAddress', seller.address),
      taxNumber(seller.vatNumber, 'VAT'),
      // Any other scheme than VAT is the number at the tax office.
      taxNumber(seller.taxNumber, 'TAX'),
      group(
        'cac:PartyLegalEntity',
        leaf('cbc:RegistrationName', seller.name),
        leaf('cbc:CompanyID', seller.register),
      ),
      group(
        'cac:Contact',
        leaf('cbc:Name', contact.name),
        leaf('cbc:Telephone', contact.phone),
        leaf('cbc:ElectronicMail', contact.email),
      ),
    ),
  )
}

function buyerOf(buyer: Buyer): Xml {
  return group(
    'cac:AccountingCustomerParty',
    group(
      'cac:Party',
      endpoint(buyer.electronicAddress),
      addressOf('cac:PostalAddress', buyer.address),
      taxNumber(buyer.vatNumber, 'VAT'),
      group('cac:PartyLegalEntity', leaf('cbc:RegistrationName', buyer.name)),
      group('cac:Contact', leaf('cbc:Name', buyer.contactName), leaf('cbc:ElectronicMail', buyer.email)),
    ),
  )
}

function deliveryOf({ deliveredOn, deliverTo }: EInvoice): Xml {
  return group(
    'cac:Delivery',
    leaf('cbc:ActualDeliveryDate', deliveredOn ?? ''),
    deliverTo ? group('cac:DeliveryLocation', addressOf('cac:Address', deliverTo.address)) : '',
    deliverTo ? group('cac:DeliveryParty', group('cac:PartyName', leaf('cbc:Name', deliverTo.name))) : '',
  )
}

/** @param dueOn the due date of a credit note, which has no other place for it. */
function paymentOf(payment: PaymentMeans, dueOn: string | undefined): Xml {
  const code = paymentCode(payment)
  return group(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', code, payment.kind === 'other' ? { name: payment.name } : {}),
    leaf('cbc:PaymentDueDate', dueOn ?? ''),
    payment.kind === 'transfer' ? leaf('cbc:PaymentID', payment.text) : '',
    payment.kind === 'card'
      ? group(
          'cac:CardAccount',
          leaf('cbc:PrimaryAccountNumberID', payment.last4),
          leaf('cbc:NetworkID', payment.network),
        )
      : '',
    payment.kind === 'transfer'
      ? group(
          'cac:PayeeFinancialAccount',
          leaf('cbc:ID', payment.iban),
          leaf('cbc:Name', payment.holder),
          group('cac:FinancialInstitutionBranch', leaf('cbc:ID', payment.bic)),
        )
      : '',
  )
}

/** Returns the code of a means of payment (UNTDID 4461). */
export function paymentCode(payment: PaymentMeans): string {
  if (payment.kind === 'card') return '48'
  if (payment.kind === 'online') return '68'
  // Not defined; validators compare the code with numbers, so that ZZZ is no choice.
  if (payment.kind === 'other') return '1'
  return payment.isSepa ? '58' : '30'
}

function documentAmount({ isCharge, code, reason, netCents, vat }: DocumentAmount, currency: string): Xml {
  return group(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', String(isCharge)),
    leaf('cbc:AllowanceChargeReasonCode', code),
    leaf('cbc:AllowanceChargeReason', reason),
    money('cbc:Amount', netCents, currency),
    categoryOf('cac:TaxCategory', vat),
  )
}

/** What is outside of the scope of VAT has no rate. */
function categoryOf(name: string, { category, rate }: VatOfAmount, ...exemption: readonly Xml[]): Xml {
  return group(
    name,
    leaf('cbc:ID', category),
    category === 'O' ? '' : leaf('cbc:Percent', String(rate)),
    ...exemption,
    taxScheme('VAT'),
  )
}

function taxOf({ vat, totals, currency }: EInvoice): Xml {
  return group(
    'cac:TaxTotal',
    money('cbc:TaxAmount', totals.taxCents, currency),
    ...vat.map((sum) => vatSum(sum, currency)),
  )
}

function vatSum(sum: VatSum, currency: string): Xml {
  const { exemption } = sum
  return group(
    'cac:TaxSubtotal',
    money('cbc:TaxableAmount', sum.netCents, currency),
    money('cbc:TaxAmount', sum.taxCents, currency),
    categoryOf(
      'cac:TaxCategory',
      sum,
      leaf('cbc:TaxExemptionReasonCode', exemption?.code ?? ''),
      leaf('cbc:TaxExemptionReason', exemption?.reason ?? ''),
    ),
  )
}

function totalsOf({ totals, currency }: EInvoice): Xml {
  const optional = (name: string, cents: number) => (cents === 0 ? '' : money(name, cents, currency))
  return group(
    'cac:LegalMonetaryTotal',
    money('cbc:LineExtensionAmount', totals.linesCents, currency),
    money('cbc:TaxExclusiveAmount', totals.netCents, currency),
    money('cbc:TaxInclusiveAmount', totals.grossCents, currency),
    optional('cbc:AllowanceTotalAmount', totals.allowancesCents),
    optional('cbc:ChargeTotalAmount', totals.chargesCents),
    optional('cbc:PrepaidAmount', totals.paidCents),
    money('cbc:PayableAmount', totals.dueCents, currency),
  )
}

interface Place {
  readonly index: number
  readonly currency: string
  readonly root: 'Invoice' | 'CreditNote'
}

function lineOf(line: DocumentLine, { index, currency, root }: Place): Xml {
  return group(
    `cac:${root}Line`,
    leaf('cbc:ID', String(index + 1)),
    leaf('cbc:Note', line.note),
    // C62: one piece (UN/ECE Recommendation 20).
    leaf(`cbc:${root === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity`, String(line.quantity), {
      unitCode: 'C62',
    }),
    money('cbc:LineExtensionAmount', line.netCents, currency),
    group('cac:Item', leaf('cbc:Name', line.name), categoryOf('cac:ClassifiedTaxCategory', line.vat)),
    group('cac:Price', leaf('cbc:PriceAmount', line.unitPrice, { currencyID: currency })),
  )
}
