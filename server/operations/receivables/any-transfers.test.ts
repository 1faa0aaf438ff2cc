import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findReceivable } from '../../data/queries/payments/receivables.ts'
import { findTransfer } from '../../data/queries/payments/transfers.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addWorkshop } from '../../testing/on-account.ts'
import { proved } from '../../testing/proved.ts'
import { type OwedInvoice, oweInvoice, received } from '../../testing/receivables.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller } from '../shop.ts'
import { assignTransfer, recordTransfer } from './record-transfer.ts'
import { returnTransfer } from './return-transfer.ts'
import { reverseTransfer } from './reverse-transfer.ts'

const cents = fc.integer({ min: 1, max: 4000 })
const part = fc.tuple(fc.nat(2), cents)

/** What a bookkeeper does; numbers choose an invoice or a transfer. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('record' as const), cents, parts: fc.array(part, { maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('assign' as const),
    transfer: fc.nat(5),
    parts: fc.array(part, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('return' as const), transfer: fc.nat(5), cents }),
  fc.record({ kind: fc.constant('reverse' as const), transfer: fc.nat(5) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

describeOnEveryEngine('Any transfers of a company', (engine) => {
  test('add up: what is open, what is left and what was given back are the invoices minus the money, and Proof agrees', async () => {
    const shop = await openTestShop(engine)
    const bookkeeper = await addAdmin(shop)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const workshop = await addWorkshop(shop)
        const owed = [
          await oweInvoice(shop, { workshop }),
          await oweInvoice(shop, { workshop }),
          await oweInvoice(shop, { workshop }),
        ]
        const ids = await play(shop, bookkeeper, owed, steps)
        await expectSums(shop, owed, ids)
      }),
      { numRuns: 4 },
    )
    const proof = await proved(shop)
    expect(proof.differences).toEqual([])
    await shop.drop()
  }, 60_000)
})

/** Takes the steps, of which the shop refuses some; returns the ids of the recorded transfers. */
async function play(
  shop: TestShop,
  bookkeeper: Caller,
  owed: readonly OwedInvoice[],
  steps: readonly Step[],
): Promise<readonly string[]> {
  const ids: string[] = []
  const toParts = (parts: readonly (readonly [number, number])[]) =>
    parts.map(([index, amount]) => ({ invoice: owed[index]?.number ?? '', cents: amount }))
  for (const taken of steps) {
    if (taken.kind === 'record') {
      const money = received(owed[0]?.companyId ?? '', toParts(taken.parts), taken.cents)
      const recorded = await recordTransfer(shop, bookkeeper, { ...money, again: true })
      if (recorded.ok) ids.push(recorded.value.id)
      continue
    }
    const id = ids[taken.transfer] ?? 'unknown'
    const keyed = { idempotencyKey: undefined }
    if (taken.kind === 'assign')
      await assignTransfer(shop, bookkeeper, id, { ...keyed, parts: toParts(taken.parts) })
    if (taken.kind === 'return')
      await returnTransfer(shop, bookkeeper, id, { ...keyed, amountCents: taken.cents, note: 'Back' })
    if (taken.kind === 'reverse') await reverseTransfer(shop, bookkeeper, id, 'Wrong')
  }
  return ids
}

async function expectSums(
  shop: TestShop,
  owed: readonly OwedInvoice[],
  ids: readonly string[],
): Promise<void> {
  const { read } = shop.database
  const items = await Promise.all(owed.map(({ invoiceId }) => findReceivable(read, invoiceId)))
  const transfers = await Promise.all(ids.map((id) => findTransfer(read, id)))
  const paidCents = transfers
    .filter((transfer) => transfer?.reversedAt === null)
    .reduce(
      (sum, transfer) =>
        sum + (transfer ? transfer.amountCents - transfer.restCents - transfer.returnedCents : 0),
      0,
    )
  const openCents = items.reduce((sum, item) => sum + (item?.openCents ?? 0), 0)
  const owedCents = owed.reduce((sum, { cents: amount }) => sum + amount, 0)
  expect(openCents).toBe(owedCents - paidCents)
  for (const item of items) expect(item?.closedAt === null).toBe((item?.openCents ?? 0) > 0)
}
