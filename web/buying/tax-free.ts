import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'

interface TaxFree {
  readonly email: string
  readonly countries: readonly string[]
}

const nobody: TaxFree = { email: '', countries: [] }
let known = nobody
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps to which countries the company of an account pays no tax, as the shop has just said. */
export function keepTaxFree(email: string, countries: readonly string[]): void {
  if (known.email === email && known.countries.join() === countries.join()) return
  known = { email, countries }
  for (const listener of listeners) listener()
}

/** Returns the countries to which the company of the signed-in account pays no tax; none until the shop has said so. */
export function useTaxFree(): readonly string[] {
  const session = useSession()
  const { email, countries } = useSyncExternalStore(
    subscribe,
    () => known,
    () => nobody,
  )
  return session.status === 'in' && session.email === email ? countries : nobody.countries
}
