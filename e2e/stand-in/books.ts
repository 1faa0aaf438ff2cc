import { randomBytes } from 'node:crypto'
import { items, type Kept, reviews, tools } from './catalogue.ts'

/** Somebody whom the backend knows; other people than admins have no role at all. */
export interface KnownUser {
  readonly _id: string
  readonly email: string
  readonly role?: 'admin'
}

/** Everything that the stand-in keeps, in memory. */
export interface Books {
  tools: readonly Kept[]
  readonly items: readonly Kept[]
  reviews: readonly Kept[]
  orders: readonly Kept[]
  users: readonly KnownUser[]
  readonly profiles: Map<string, unknown>
  /** Whose token is whose. */
  readonly tokens: Map<string, string>
}

/** The books of a backend that nobody has used yet. */
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

/** An id as document databases make them. */
export function newId(): string {
  return randomBytes(12).toString('hex')
}

/** Knows somebody from now on, and answers a token that says nothing to anybody else. */
export function enter(books: Books, email: string): string {
  const known = books.users.some((user) => user.email === email)
  if (!known) books.users = [...books.users, { _id: newId(), email }]
  const token = randomBytes(24).toString('hex')
  books.tokens.set(token, email)
  return token
}

/** Answers how many users have become an admin by it. */
export function promote(books: Books, email: string): number {
  const before = books.users.find((user) => user.email === email)
  if (!before || before.role === 'admin') return 0
  books.users = books.users.map((user) => (user === before ? { ...user, role: 'admin' } : user))
  return 1
}

export function isAdmin({ users }: Books, email: string | undefined): boolean {
  return users.some((user) => user.email === email && user.role === 'admin')
}
