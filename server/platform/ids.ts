import { randomUUID } from 'node:crypto'

let last = { ms: 0, count: 0 }

/**
 * Generates an identifier that is unguessable, URL-safe, and sorts after all earlier ids of this process, which orders
 * rows of one instant and keeps indexes dense. It is a UUID of version 7 with a counter in the twelve bits after the
 * time (RFC 9562, section 6.2, method 1), because Node's own UUIDs are unordered within a millisecond.
 */
export function newId(): string {
  last = nextPosition(last, Date.now())
  const time = last.ms.toString(16).padStart(12, '0')
  const count = last.count.toString(16).padStart(3, '0')
  const variantAndRandom = randomUUID().slice(19)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${variantAndRandom}`
}

/** Returns the next position in time, even after the clock was set back or beyond 4,096 ids in one millisecond. */
function nextPosition({ ms, count }: typeof last, now: number): typeof last {
  if (now > ms) return { ms: now, count: 0 }
  return count < 0xfff ? { ms, count: count + 1 } : { ms: ms + 1, count: 0 }
}
