import { dollarsOf } from '../../../domain/money.ts'

/** What was ordered, as people say it. */
export function whatWasOrdered({ quantity, toolName }: { quantity: number; toolName: string }): string {
  return `${quantity} × ${toolName}`
}

/** An amount in cents as people read it. */
export function dollars(cents: number): string {
  return `$${dollarsOf(cents).toFixed(2)}`
}
