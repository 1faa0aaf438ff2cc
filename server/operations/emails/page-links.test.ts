import { expect, test } from 'vitest'
import { dashboardLinks, links } from '../../../web/routing/links.ts'
import { myOrdersAddress, orderAddress, toolsAddress } from './page-links.ts'

test('Email links lead to existing pages', () => {
  const at = 'https://shop.example'
  expect(orderAddress(at, 'a b')).toBe(`${at}${dashboardLinks.payment('a b')}`)
  expect(myOrdersAddress(at)).toBe(`${at}${dashboardLinks.myOrders}`)
  expect(toolsAddress(at)).toBe(`${at}${links.tools}`)
})
