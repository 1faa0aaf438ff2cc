import { randomBytes } from 'node:crypto'
import { items, type Kept, reviews, tools } from './catalogue.ts'

/** A user of the backend; only admins have a role. */
export interface KnownUser {
  readonly _id: string
  readonly email: string
  readonly role?: 'admin'
}

/** The stand-in's data, in memory. */
export interface Books {
  tools: readonly Kept[]
  readonly items: readonly Kept[]
  reviews: readonly Kept[]
  orders: readonly Kept[]
  users: readonly KnownUser[]
  readonly profiles: Map<string, unknown>
  /** The email of each token's user. */
  readonly tokens: Map<string, string>
}

/** Returns the data of an unused backend. */
export function freshBooks(url: string): Books {
  return {
    tools: tools(url),
    items: items(url),
    reviews: reviews(url),
    orders: [],
    users: [],
    profiles: new Map(),
    tokens: new Map(),
  }
}

/** Returns an id in the format of document databases. */
export function newId(): string {
  return randomBytes(12).toString('hex')
}

/** Adds the user if necessary, and returns an opaque token. */
export function enter(books: Books, email: string): string {
  const known = books.users.some((user) => user.email === email)
  if (!known) books.users = [...books.users, { _id: newId(), email }]
  const token = randomBytes(24).toString('hex')
  books.tokens.set(token, email)
  return token
}

/** Makes a user an admin. Returns the number of changed users. */
export function promote(books: Books, email: string): number {
  const before = books.users.find((user) => user.email === email)
  if (!before || before.role === 'admin') return 0
  books.users = books.users.map((user) => (user === before ? { ...user, role: 'admin' } : user))
  return 1
}

export function isAdmin({ users }: Books, email: string | undefined): boolean {
  return users.some((user) => user.email === email && user.role === 'admin')
}
