import { expect, test } from 'vitest'
import { dashboardLinks } from './dashboard-links.ts'
import { link } from './link.ts'
import { links } from './links.ts'

test('Ids are encoded in addresses', () => {
  expect(links.tool('a/b?c')).toBe('/tool/a%2Fb%3Fc')
  expect(dashboardLinks.payment('o 1')).toBe('/dashboard/payment/o%201')
  expect(links.quote('chain & co')).toBe('/quote?item=chain+%26+co')
})

test('The login link contains a return path only if there is one', () => {
  expect(links.login()).toBe('/login')
  expect(links.login('/tool/t1')).toBe('/login?from=%2Ftool%2Ft1')
})

test('A link to an unknown page, without a required parameter or with an unknown one is a type error', () => {
  const wrong = () => [
    // @ts-expect-error No page has this address.
    link('/no-such-page'),
    // @ts-expect-error The id is missing.
    link('/tool/:toolId'),
    // @ts-expect-error The page reads no such parameter.
    link('/quote', { part: 'chain' }),
  ]
  expect(wrong).toBeDefined()
  expect(link('/tool/:toolId', { toolId: 't 1', quantity: '4' })).toBe('/tool/t%201?quantity=4')
})
