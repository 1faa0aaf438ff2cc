import type { Role } from '../../contract/accounts/roles.ts'
import type { Operation } from '../../contract/operation.ts'

/** Returns whether a signed-in person's role suffices for an operation. */
export function mayCall(role: Role, { access, staff = [] }: Pick<Operation, 'access' | 'staff'>): boolean {
  return access !== 'admin' || role === 'admin' || staff.some((sufficient) => sufficient === role)
}

/** Returns whether a role is a staff role, which may read every order. */
export function isStaff(role: Role): boolean {
  return role !== 'customer'
}
