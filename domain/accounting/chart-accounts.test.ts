import { expect, test } from 'vitest'
import { usualAccounts } from '../shop/sample-settings.ts'
import { accountsInForce } from './chart-accounts.ts'

test('An account of the chart gets the length of the accounts that the owner has entered', () => {
  const longer = { ...usualAccounts, debtor: '100000', transit: '13601', revenueFull: '84000' }
  const accounts = accountsInForce(longer)
  expect(accounts).toMatchObject({ debtor: '100000', transit: '13601', revenueIntraEu: '81250' })
  expect(accountsInForce({ ...longer, debtor: '' }).debtor).toBe('100000')
})
