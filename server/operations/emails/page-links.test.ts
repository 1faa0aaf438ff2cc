import { expect, test } from 'vitest'
import { dashboardLinks } from '../../../web/routing/dashboard-links.ts'
import { links } from '../../../web/routing/links.ts'
import {
  contactAddress,
  myOrdersAddress,
  offerAddress,
  openOrderAddress,
  orderAddress,
  payPurchaseAddress,
  toolsAddress,
} from './page-links.ts'

test('Email links lead to existing pages', () => {
  const at = 'https://shop.example'
  expect(orderAddress(at, 'a b')).toBe(`${at}${dashboardLinks.payment('a b')}`)
  expect(payPurchaseAddress(at, 'p 1')).toBe(`${at}${dashboardLinks.payPurchase('p 1')}`)
  expect(myOrdersAddress(at)).toBe(`${at}${dashboardLinks.myOrders}`)
  expect(toolsAddress(at)).toBe(`${at}${links.tools}`)
  expect(contactAddress(at)).toBe(`${at}${links.contact}`)
  expect(openOrderAddress(at, 'a-secret')).toBe(`${at}${links.openOrder}#token=a-secret`)
  expect(offerAddress(at, 'a-secret')).toBe(`${at}${links.offer}#token=a-secret`)
})
