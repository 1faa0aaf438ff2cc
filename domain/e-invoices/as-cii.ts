import { paymentCode } from './as-ubl.ts'
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

/** The plain standard, which is also the profile EN 16931 of Factur-X and ZUGFeRD. */
const guideline = 'urn:cen.eu:en16931:2017'
const schema = 'urn:un:unece:uncefact:data:standard:'
const namespaces = {
  'xmlns:rsm': `${schema}CrossIndustryInvoice:100`,
  'xmlns:ram': `${schema}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${schema}QualifiedDataType:100`,
  'xmlns:udt': `${schema}UnqualifiedDataType:100`,
}

/** Writes an invoice in the syntax Cross Industry Invoice D16B (CEN/TS 16931-3-3). */
export function asCii(invoice: EInvoice): string {
  return documentOf(
    'rsm:CrossIndustryInvoice',
    namespaces,
    group(
      'rsm:ExchangedDocumentContext',
      group('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', guideline)),
    ),
    group(
      'rsm:ExchangedDocument',
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', invoice.type),
      group('ram:IssueDateTime', date('udt', invoice.issuedOn)),
      ...invoice.notes.map((note) => group('ram:IncludedNote', leaf('ram:Content', note))),
    ),
    group(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.lines.map(lineOf),
      agreementOf(invoice),
      deliveryOf(invoice),
      settlementOf(invoice),
    ),
  )
}

/** A date in the format 102: 20261130. */
function date(prefix: 'udt' | 'qdt', day: string | undefined): Xml {
  return leaf(`${prefix}:DateTimeString`, (day ?? '').replaceAll('-', ''), { format: '102' })
}

function lineOf(line: DocumentLine, index: number): Xml {
  return group(
    'ram:IncludedSupplyChainTradeLineItem',
    group(
      'ram:AssociatedDocumentLineDocument',
      leaf('ram:LineID', String(index + 1)),
      group('ram:IncludedNote', leaf('ram:Content', line.note)),
    ),
    group('ram:SpecifiedTradeProduct', leaf('ram:Name', line.name)),
    group(
      'ram:SpecifiedLineTradeAgreement',
      group('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', line.unitPrice)),
    ),
    group(
      'ram:SpecifiedLineTradeDelivery',
      // C62: one piece (UN/ECE Recommendation 20).
      leaf('ram:BilledQuantity', String(line.quantity), { unitCode: 'C62' }),
    ),
    group(
      'ram:SpecifiedLineTradeSettlement',
      group('ram:ApplicableTradeTax', ...taxOf(line.vat)),
      group(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        leaf('ram:LineTotalAmount', amountText(line.netCents)),
      ),
    ),
  )
}

/** What is outside of the scope of VAT has no rate. */
function taxOf({ category, rate }: VatOfAmount): readonly Xml[] {
  return [
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', category),
    category === 'O' ? '' : leaf('ram:RateApplicablePercent', String(rate)),
  ]
}

function agreementOf({ buyerReference, orderReference, seller, buyer }: EInvoice): Xml {
  return group(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', buyerReference),
    sellerOf(seller),
    buyerOf(buyer),
    group('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', orderReference ?? '')),
  )
}

function sellerOf(seller: Seller): Xml {
  const { contact } = seller
  return group(
    'ram:SellerTradeParty',
    leaf('ram:Name', seller.name),
    group('ram:SpecifiedLegalOrganization', leaf('ram:ID', seller.register)),
    group(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', contact.name),
      group('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', contact.phone)),
      group('ram:EmailURIUniversalCommunication', leaf('ram:URIID', contact.email)),
    ),
    addressOf(seller.address),
    electronic(seller.electronicAddress),
    registration(seller.vatNumber, 'VA'),
    registration(seller.taxNumber, 'FC'),
  )
}

function buyerOf(buyer: Buyer): Xml {
  return group(
    'ram:BuyerTradeParty',
    leaf('ram:Name', buyer.name),
    group(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', buyer.contactName),
      group('ram:EmailURIUniversalCommunication', leaf('ram:URIID', buyer.email)),
    ),
    addressOf(buyer.address),
    electronic(buyer.electronicAddress),
    registration(buyer.vatNumber, 'VA'),
  )
}

function addressOf({ lines, postcode, city, region, country }: PostalAddress): Xml {
  const [first = '', second = '', ...others] = lines
  return group(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', postcode),
    leaf('ram:LineOne', first),
    leaf('ram:LineTwo', second),
    leaf('ram:LineThree', others.join(', ')),
    leaf('ram:CityName', city),
    leaf('ram:CountryID', country),
    leaf('ram:CountrySubDivisionName', region ?? ''),
  )
}

function electronic({ scheme, id }: ElectronicAddress): Xml {
  return group('ram:URIUniversalCommunication', leaf('ram:URIID', id, { schemeID: scheme }))
}

/** VA: the VAT number; FC: the number at the tax office. */
function registration(number: string, scheme: 'VA' | 'FC'): Xml {
  return group('ram:SpecifiedTaxRegistration', leaf('ram:ID', number, { schemeID: scheme }))
}

/** The element is required, even if nothing is known. */
function deliveryOf({ deliverTo, deliveredOn }: EInvoice): Xml {
  const inside = [
    deliverTo
      ? group('ram:ShipToTradeParty', leaf('ram:Name', deliverTo.name), addressOf(deliverTo.address))
      : '',
    group('ram:ActualDeliverySupplyChainEvent', group('ram:OccurrenceDateTime', date('udt', deliveredOn))),
  ]
  return group('ram:ApplicableHeaderTradeDelivery', ...inside) || '<ram:ApplicableHeaderTradeDelivery/>'
}

function settlementOf(invoice: EInvoice): Xml {
  const { payment, currency, preceding } = invoice
  return group(
    'ram:ApplicableHeaderTradeSettlement',
    payment.kind === 'transfer' ? leaf('ram:PaymentReference', payment.text) : '',
    leaf('ram:InvoiceCurrencyCode', currency),
    paymentOf(payment),
    ...invoice.vat.map(vatSum),
    ...invoice.amounts.map(documentAmount),
    group(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', invoice.paymentTerms),
      group('ram:DueDateDateTime', date('udt', invoice.dueOn)),
    ),
    totalsOf(invoice),
    preceding
      ? group(
          'ram:InvoiceReferencedDocument',
          leaf('ram:IssuerAssignedID', preceding.number),
          group('ram:FormattedIssueDateTime', date('qdt', preceding.issuedOn)),
        )
      : '',
  )
}

function paymentOf(payment: PaymentMeans): Xml {
  const isTransfer = payment.kind === 'transfer'
  return group(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', paymentCode(payment)),
    payment.kind === 'other' ? leaf('ram:Information', payment.name) : '',
    payment.kind === 'card'
      ? group('ram:ApplicableTradeSettlementFinancialCard', leaf('ram:ID', payment.last4))
      : '',
    isTransfer
      ? group(
          'ram:PayeePartyCreditorFinancialAccount',
          leaf('ram:IBANID', payment.iban),
          leaf('ram:AccountName', payment.holder),
        )
      : '',
    isTransfer ? group('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', payment.bic)) : '',
  )
}

function vatSum(sum: VatSum): Xml {
  const { category, rate, netCents, taxCents, exemption } = sum
  return group(
    'ram:ApplicableTradeTax',
    leaf('ram:CalculatedAmount', amountText(taxCents)),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', exemption?.reason ?? ''),
    leaf('ram:BasisAmount', amountText(netCents)),
    leaf('ram:CategoryCode', category),
    leaf('ram:ExemptionReasonCode', exemption?.code ?? ''),
    category === 'O' ? '' : leaf('ram:RateApplicablePercent', String(rate)),
  )
}

function documentAmount({ isCharge, code, reason, netCents, vat }: DocumentAmount): Xml {
  return group(
    'ram:SpecifiedTradeAllowanceCharge',
    group('ram:ChargeIndicator', leaf('udt:Indicator', String(isCharge))),
    leaf('ram:ActualAmount', amountText(netCents)),
    leaf('ram:ReasonCode', code),
    leaf('ram:Reason', reason),
    group('ram:CategoryTradeTax', ...taxOf(vat)),
  )
}

function totalsOf({ totals, currency }: EInvoice): Xml {
  const optional = (name: string, cents: number) => (cents === 0 ? '' : leaf(name, amountText(cents)))
  return group(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    leaf('ram:LineTotalAmount', amountText(totals.linesCents)),
    optional('ram:ChargeTotalAmount', totals.chargesCents),
    optional('ram:AllowanceTotalAmount', totals.allowancesCents),
    leaf('ram:TaxBasisTotalAmount', amountText(totals.netCents)),
    leaf('ram:TaxTotalAmount', amountText(totals.taxCents), { currencyID: currency }),
    leaf('ram:GrandTotalAmount', amountText(totals.grossCents)),
    optional('ram:TotalPrepaidAmount', totals.paidCents),
    leaf('ram:DuePayableAmount', amountText(totals.dueCents)),
  )
}
