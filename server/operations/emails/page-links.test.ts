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
  const shop = { publicUrl: at, language: undefined }
  expect(orderAddress(shop, 'a b')).toBe(`${at}${dashboardLinks.payment('a b')}`)
  expect(payPurchaseAddress(shop, 'p 1')).toBe(`${at}${dashboardLinks.payPurchase('p 1')}`)
  expect(myOrdersAddress(shop)).toBe(`${at}${dashboardLinks.myOrders}`)
  expect(productsAddress(shop)).toBe(`${at}${links.tools}`)
  expect(contactAddress(shop)).toBe(`${at}${links.contact}`)
  expect(openOrderAddress(shop, 'a-secret')).toBe(`${at}${links.openOrder}#token=a-secret`)
  expect(offerAddress(shop, 'a-secret')).toBe(`${at}${links.offer}#token=a-secret`)
})

test('Each pattern of a link in an email is the pattern of a page', () => {
  const patterns: readonly string[] = allPages.flatMap(({ path }) => path)
  expect(linkedPages.filter((pattern) => !patterns.includes(pattern))).toEqual([])
})

test('Links in emails are complete URLs with encoded parameters', () => {
  const at = 'https://shop.example'
  const shop = { publicUrl: at, language: undefined }
  expect(homeAddress(shop)).toBe(`${at}/`)
  expect(productAddress(shop, 'a b/c')).toBe(`${at}/tool/a%20b%2Fc`)
  expect(failedMailAddress(shop)).toBe(`${at}/dashboard/messages?state=failed`)
  expect(withdrawnOrdersAddress(shop)).toBe(`${at}/dashboard/manageallorders?state=withdrawn`)
})

test('Links in emails lead to the pages of their language, without it for the standard language', () => {
  const shop = { publicUrl: 'https://shop.example', language: 'de' } as const
  expect(homeAddress(shop)).toBe('https://shop.example/de')
  expect(openOrderAddress(shop, 'a-secret')).toBe('https://shop.example/de/order#token=a-secret')
  expect(homeAddress({ ...shop, standard: 'de' })).toBe('https://shop.example/')
  expect(homeAddress({ ...shop, language: undefined, standard: 'de' })).toBe('https://shop.example/en')
})
