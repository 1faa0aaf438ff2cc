import { createContext, type ReactNode, use } from 'react'
import type { Role } from '../../contract/accounts/roles.ts'
import type { Operation } from '../../contract/operation.ts'
import { listOrders } from '../../contract/orders/orders.ts'
import { listPriceRules } from '../../contract/prices/price-rules.ts'
import { mayCall } from '../../domain/accounts/rights.ts'
import { useHost } from '../api/host.ts'

/** The role that the shop confirmed for the signed-in person; undefined before that, and outside the dashboard. */
export const RoleContext = createContext<Role | undefined>(undefined)

type Call = Pick<Operation, 'id' | 'access' | 'staff'>

/**
 * Returns a function that tells whether a screen offers a call: {host} has it, and the person's role suffices. An
 * unknown role hides nothing, because the server decides anyway.
 */
export function useAllowed(): (operation: Call) => boolean {
  const { offers } = useHost()
  const role = use(RoleContext)
  return (operation) => offers(operation) && (role === undefined || mayCall(role, operation))
}

interface IfAllowedProps {
  readonly operation: Call
  readonly children: ReactNode
}

/** Renders its children if {host} offers the operation and the person's role suffices. */
export function IfAllowed({ operation, children }: IfAllowedProps) {
  return useAllowed()(operation) ? children : null
}

/** The roles that may open each group of staff pages (spec §2). */
export const pageRights = {
  /** The admin's pages. */
  owner: (role: Role) => role === 'admin',
  /** The pages of all orders, for everyone who may list them. */
  orders: (role: Role) => mayCall(role, listOrders),
  /** The pages of discounts, for everyone who may list them. */
  prices: (role: Role) => mayCall(role, listPriceRules),
} as const
