/** One order's part of a charge. */
interface ChargedPart {
  readonly orderId: string
  /** The amount that is neither refunded nor being refunded. */
  readonly leftCents: number
  /** Whether the part paid its order, so that the money is in use. */
  readonly isUsed: boolean
}

interface RefundPart {
  readonly orderId: string
  readonly amountCents: number
}

/**
 * Distributes a refund that states only an amount over the orders of its charge (docs/decisions/0056). Orders that took
 * no money come first, then the order with exactly this remainder. Otherwise all orders follow in turn, each up to its
 * remainder. The last order gets any excess, preferably one that took no money.
 * @param parts sorted by the orders' numbers.
 * @returns parts that add up to the amount; none for a charge without orders.
 */
export function attributeRefund(amountCents: number, parts: readonly ChargedPart[]): readonly RefundPart[] {
  const unused = parts.filter(({ isUsed }) => !isUsed)
  const used = parts.filter(({ isUsed }) => isUsed)
  const exact = [...unused, ...used].find(({ leftCents }) => leftCents === amountCents)
  const owesNothing = unused.every(({ leftCents }) => leftCents === 0)
  if (exact && (!exact.isUsed || owesNothing)) return [{ orderId: exact.orderId, amountCents }]
  const attributed = new Map<string, number>()
  let rest = amountCents
  for (const { orderId, leftCents } of [...unused, ...used]) {
    const cents = Math.min(rest, leftCents)
    if (cents > 0) attributed.set(orderId, cents)
    rest -= cents
  }
  const last = unused.at(-1) ?? used.at(-1)
  if (rest > 0 && last) attributed.set(last.orderId, (attributed.get(last.orderId) ?? 0) + rest)
  return [...attributed].map(([orderId, cents]) => ({ orderId, amountCents: cents }))
}
