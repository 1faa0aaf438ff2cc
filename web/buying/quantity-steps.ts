import { quantityStep } from '../../domain/orders/order-quantity.ts'
import type { Formats } from '../ui/values/formats.ts'
import { quantityOf } from './order-total.ts'

/** The limits of an order; another backend may omit them. */
interface Limits {
  readonly minOrderQuantity?: number | undefined
  readonly availableQuantity?: number | undefined
}

/** Returns the quantity after one step, within the product's limits; null at a limit. */
export function steppedQuantity(
  formats: Formats,
  text: string,
  direction: 1 | -1,
  limits: Limits,
): number | null {
  const { minOrderQuantity: least = 1, availableQuantity: most = Number.POSITIVE_INFINITY } = limits
  const now = quantityOf(formats, text)
  if (now === null) return least
  const step = quantityStep(limits.minOrderQuantity)
  const place = (now - least) / step
  const next = least + (direction > 0 ? Math.floor(place) + 1 : Math.ceil(place) - 1) * step
  const within = Math.max(least, Math.min(next, most))
  return Math.sign(within - now) === direction ? within : null
}
