import { expect, test } from 'vitest'
import { dashboardLinks } from './dashboard-links.ts'
import { links } from './links.ts'

test('Ids are encoded in addresses', () => {
  expect(links.tool('a/b?c')).toBe('/tool/a%2Fb%3Fc')
  expect(dashboardLinks.payment('o 1')).toBe('/dashboard/payment/o%201')
  expect(links.quote('chain & co')).toBe('/quote?item=chain+%26+co')
})

test('The login link carries a return path only when there is one', () => {
  expect(links.login()).toBe('/login')
  expect(links.login('/tool/t1')).toBe('/login?from=%2Ftool%2Ft1')
})
