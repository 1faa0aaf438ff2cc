import { expect, test } from 'vitest'
import { dashboardLinks, links } from '../../../web/routing/links.ts'
import { contactAddress, myOrdersAddress, offerAddress, orderAddress, toolsAddress } from './page-links.ts'

test('Email links lead to existing pages', () => {
  const at = 'https://shop.example'
  expect(orderAddress(at, 'a b')).toBe(`${at}${dashboardLinks.payment('a b')}`)
  expect(myOrdersAddress(at)).toBe(`${at}${dashboardLinks.myOrders}`)
  expect(toolsAddress(at)).toBe(`${at}${links.tools}`)
  expect(contactAddress(at)).toBe(`${at}${links.contact}`)
  expect(offerAddress(at, 'a-secret')).toBe(`${at}${links.offer}#token=a-secret`)
})
