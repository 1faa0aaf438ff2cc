import { describe, expect, test } from 'vitest'
import { roles } from '../../contract/accounts/roles.ts'
import { noticeKinds } from '../../contract/desk/notifications.ts'
import { isTold, noticesFor } from './notice-kinds.ts'

describe('Mails to the staff', () => {
  test('can be chosen by kind: an admin may choose all, other staff only the kinds that their role may read, a customer none', () => {
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

  test('have only the urgent kinds for an admin before the first choice, and none for everyone else', () => {
    const told = roles.map((role) => [role, noticeKinds.filter((kind) => isTold(kind, role, null))])
    expect(Object.fromEntries(told)).toEqual({
      customer: [],
      packer: [],
      bookkeeper: [],
      admin: ['disputes', 'withdrawals', 'alerts', 'failed-mail', 'papers', 'webhooks'],
    })
  })

  test('have the chosen kinds after the first choice, without kinds that the role may no longer read', () => {
    expect(isTold('sales', 'packer', ['sales', 'alerts'])).toBe(true)
    expect(isTold('withdrawals', 'packer', ['sales', 'alerts'])).toBe(false)
    expect(isTold('alerts', 'packer', ['sales', 'alerts'])).toBe(false)
    expect(isTold('alerts', 'admin', [])).toBe(false)
  })
})
