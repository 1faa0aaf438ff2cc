import { describe, expect, test } from 'vitest'
import { type Role, roles, staffRoles } from '../../contract/accounts/roles.ts'
import { allOperations } from '../../contract/all-operations.ts'
import { isStaff, mayCall } from './rights.ts'

const managed = allOperations.filter(({ access }) => access === 'admin')
const managedBy = (role: Role) => managed.filter((operation) => mayCall(role, operation)).map(({ id }) => id)

describe('Rights', () => {
  test('An admin may call every operation of the shop, a customer none', () => {
    expect(managedBy('admin')).toEqual(managed.map(({ id }) => id))
    expect(managedBy('customer')).toEqual([])
  })

  test.each(staffRoles)('A %s may call the operations whose row names the role', (role) => {
    const named = managed.filter(
      (operation) => 'staff' in operation && operation.staff.some((one) => one === role),
    )
    expect(managedBy(role)).toEqual(named.map(({ id }) => id))
    expect(named.length).toBeGreaterThan(0)
  })

  test('Everyone may call operations that need no role', () => {
    const others = allOperations.filter(({ access }) => access !== 'admin')
    expect(others.every((operation) => mayCall('customer', operation))).toBe(true)
  })

  test('Every role except customer is staff', () => {
    expect(roles.filter(isStaff)).toEqual(['packer', 'bookkeeper', 'admin'])
  })
})
