import { randomUUIDv7 } from 'node:crypto'

/** A new identifier: unguessable, safe in an address, and ordered by time, which keeps indexes dense. */
export function newId(): string {
  return randomUUIDv7()
}
