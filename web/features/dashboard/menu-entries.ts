import { createContext, useContext } from 'react'
import type { Role } from '../../../contract/accounts/roles.ts'
import type { Operation } from '../../../contract/operation.ts'
import { mayCall } from '../../../domain/accounts/rights.ts'
import { type Host, useHost } from '../../api/host.ts'

/** Who sees a page in the side menu. */
export interface MenuFacts {
  /** The roles that see it (spec §2, §6); by default every role that may make the page's call. */
  readonly roles?: readonly Role[]
  /** The page's main call. */
  readonly calls?: Operation
}

/** An entry of the side menu. */
export interface MenuEntry extends MenuFacts {
  readonly to: string
  readonly text: string
}

/** The entries of the side menu for every role, in order. */
export const MenuContext = createContext<readonly MenuEntry[]>([])

/** Returns a function that lists the entries of a role, in order. */
export function useMenu(): (role: Role) => readonly MenuEntry[] {
  const menu = useContext(MenuContext)
  const host = useHost()
  return (role) => menuFor(menu, role, host)
}

/** Returns whether a role has the right to an operation that {host} offers. */
export function can(role: Role, host: Host, operation: Operation): boolean {
  return mayCall(role, operation) && (!operation.extension || host.offers(operation))
}

/** Returns the entries of a menu for a role, in order. */
export function menuFor(menu: readonly MenuEntry[], role: Role, host: Host): readonly MenuEntry[] {
  return menu.filter(
    ({ roles, calls }) => (!roles || roles.includes(role)) && (!calls || can(role, host, calls)),
  )
}
