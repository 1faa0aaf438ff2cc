import { describe, expect, test } from 'vitest'
import { roles } from '../../contract/accounts/roles.ts'
import { noticeKinds } from '../../contract/desk/notifications.ts'
import { isTold, noticesFor } from './notice-kinds.ts'

describe('Mails to the staff', () => {
  test('An admin may choose all, other staff the kinds that their role may read, a customer none', () => {
    expect(noticesFor('admin')).toEqual(noticeKinds)
    expect(noticesFor('packer')).toEqual(['sales', 'withdrawals'])
    expect(noticesFor('bookkeeper').toSorted()).toEqual([
      'disputes',
      'figures',
      'papers',
      'sales',
      'withdrawals',
    ])
    expect(noticesFor('customer')).toEqual([])
  })

  test('Before the first choice, an admin gets the urgent ones and everyone else none', () => {
    const told = roles.map((role) => [role, noticeKinds.filter((kind) => isTold(kind, role, null))])
    expect(Object.fromEntries(told)).toEqual({
      customer: [],
      packer: [],
      bookkeeper: [],
      admin: ['disputes', 'withdrawals', 'alerts', 'failed-mail', 'papers'],
    })
  })

  test('After it, a person gets the chosen kinds that the role may still read', () => {
    expect(isTold('sales', 'packer', ['sales', 'alerts'])).toBe(true)
    expect(isTold('withdrawals', 'packer', ['sales', 'alerts'])).toBe(false)
    expect(isTold('alerts', 'packer', ['sales', 'alerts'])).toBe(false)
    expect(isTold('alerts', 'admin', [])).toBe(false)
  })
})
