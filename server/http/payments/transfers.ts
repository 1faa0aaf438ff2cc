import type * as contract from '../../../contract/payments/transfers.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import {
  type ListedTransfer,
  listParts,
  listTransfers,
  type PartOfTransfer,
} from '../../data/queries/payments/transfers.ts'
import { numberOf, type Part } from '../../operations/receivables/assign-parts.ts'
import { type ProposedPart, proposeTransfer } from '../../operations/receivables/propose-transfer.ts'
import { assignTransfer, recordTransfer } from '../../operations/receivables/record-transfer.ts'
import { returnTransfer } from '../../operations/receivables/return-transfer.ts'
import { reverseTransfer } from '../../operations/receivables/reverse-transfer.ts'
import { shopCurrency } from '../../operations/settings/shop-currency.ts'
import { listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const transfers = {
  listTransfers: async ({ shop, input: { query }, setHeader }) => {
    const { read } = shop.database
    const { limit, after, company, state } = query
    const currency = await shopCurrency(shop, read)
    const page = await listTransfers(read, { companyId: company, state }, { limit, after })
    const ids = page?.rows.map(({ id }) => id) ?? []
    const parts = Map.groupBy(await listParts(read, ids), ({ transferId }) => transferId)
    return listPage(page, setHeader, (transfer) =>
      toTransfer(transfer, parts.get(transfer.id) ?? [], currency),
    )
  },
  proposeTransfer: async ({ shop, input: { body } }) => {
    const { company: companyId, amount, reference } = body
    const proposed = await proposeTransfer(shop, { companyId, amountCents: centsOf(amount), reference })
    if (!proposed.ok) return proposed
    const { company, parts, restCents } = proposed.value
    return done({
      company: company && { _id: company.id, name: company.name },
      invoices: parts.map(toProposed),
      rest: amountOf(restCents),
    })
  },
  recordTransfer: async ({ shop, caller, input: { headers, body } }) => {
    const recorded = await recordTransfer(shop, caller, {
      companyId: body.company,
      amountCents: centsOf(body.amount),
      receivedOn: body.receivedOn,
      reference: body.reference,
      parts: toParts(body.parts),
      again: body.again === true,
      idempotencyKey: headers['idempotency-key'],
    })
    if (!recorded.ok) return recorded
    const { id, restCents, paid } = recorded.value
    return done({ acknowledged: true, insertedId: id, rest: amountOf(restCents), paid: [...paid] })
  },
  assignTransfer: async ({ shop, caller, input: { params, headers, body } }) => {
    const parts = toParts(body.parts)
    const idempotencyKey = headers['idempotency-key']
    const assigned = await assignTransfer(shop, caller, params.id, { parts, idempotencyKey })
    if (!assigned.ok) return assigned
    const { restCents, paid } = assigned.value
    return done({ acknowledged: true, rest: amountOf(restCents), paid: [...paid] })
  },
  returnTransfer: async ({ shop, caller, input: { params, headers, body } }) => {
    const returned = await returnTransfer(shop, caller, params.id, {
      amountCents: centsOf(body.amount),
      note: body.note,
      idempotencyKey: headers['idempotency-key'],
    })
    return returned.ok ? done({ acknowledged: true, rest: amountOf(returned.value) }) : returned
  },
  reverseTransfer: async ({ shop, caller, input: { params, body } }) =>
    updated(await reverseTransfer(shop, caller, params.id, body.note)),
} satisfies HandlersOf<typeof contract.transfers>

function toParts(parts: readonly { readonly invoice: string; readonly amount: number }[]): readonly Part[] {
  return parts.map(({ invoice, amount }) => ({ invoice, cents: centsOf(amount) }))
}

function toProposed({ item, references, cents, isNamed }: ProposedPart): contract.ProposedInvoice {
  return {
    number: numberOf(item),
    dueAt: item.dueAt,
    open: amountOf(item.openCents),
    references: [...references],
    disputed: item.disputedAt !== null,
    proposed: amountOf(cents),
    named: isNamed,
  }
}

function toTransfer(
  transfer: ListedTransfer,
  parts: readonly PartOfTransfer[],
  shopsCurrency: string,
): contract.Transfer {
  const { id, companyId, companyName, currency, receivedOn, reference, recordedAt, recorder } = transfer
  return {
    _id: id,
    company: { _id: companyId, name: companyName },
    amount: amountOf(transfer.amountCents),
    rest: amountOf(transfer.restCents),
    returned: amountOf(transfer.returnedCents),
    ...(currency !== shopsCurrency && { currency }),
    receivedOn,
    reference,
    recordedAt,
    // The email of a deleted account has no @.
    ...(recorder?.includes('@') && { recordedBy: recorder }),
    reversedAt: transfer.reversedAt,
    parts: parts.map(({ number, cents }) => ({
      invoice: formatInvoiceNumber({ kind: 'invoice', number }),
      amount: amountOf(cents),
    })),
  }
}
