import { expect, test } from 'vitest'
import { allPages } from '../../../web/app/pages/all-pages.ts'
import { dashboardLinks } from '../../../web/routing/dashboard-links.ts'
import { links } from '../../../web/routing/links.ts'
import {
  contactAddress,
  failedMailAddress,
  homeAddress,
  linkedPages,
  myOrdersAddress,
  offerAddress,
  openOrderAddress,
  orderAddress,
  payPurchaseAddress,
  productAddress,
  productsAddress,
  withdrawnOrdersAddress,
} from './page-links.ts'

test('Links in emails lead to existing pages', () => {
  const at = 'https://shop.example'
  expect(orderAddress(at, 'a b')).toBe(`${at}${dashboardLinks.payment('a b')}`)
  expect(payPurchaseAddress(at, 'p 1')).toBe(`${at}${dashboardLinks.payPurchase('p 1')}`)
  expect(myOrdersAddress(at)).toBe(`${at}${dashboardLinks.myOrders}`)
  expect(productsAddress(at)).toBe(`${at}${links.tools}`)
  expect(contactAddress(at)).toBe(`${at}${links.contact}`)
  expect(openOrderAddress(at, 'a-secret')).toBe(`${at}${links.openOrder}#token=a-secret`)
  expect(offerAddress(at, 'a-secret')).toBe(`${at}${links.offer}#token=a-secret`)
})

test('Each pattern of a link in an email is the pattern of a page', () => {
  const patterns: readonly string[] = allPages.flatMap(({ path }) => path)
  expect(linkedPages.filter((pattern) => !patterns.includes(pattern))).toEqual([])
})

test('Links in emails are complete URLs with encoded parameters', () => {
  const at = 'https://shop.example'
  expect(homeAddress(at)).toBe(`${at}/`)
  expect(productAddress(at, 'a b/c')).toBe(`${at}/tool/a%20b%2Fc`)
  expect(failedMailAddress(at)).toBe(`${at}/dashboard/messages?state=failed`)
  expect(withdrawnOrdersAddress(at)).toBe(`${at}/dashboard/manageallorders?state=withdrawn`)
})
