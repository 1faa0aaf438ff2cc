import { expect, test } from 'vitest'
import { pageKinds } from '../../../contract/visits/visits.ts'
import { allPages } from '../pages/all-pages.ts'
import { kindOf } from './count-pages.ts'

test('Each public page and the payment have a kind that is counted, and each kind has a page', () => {
  const kinds = new Set(allPages.map(kindOf))
  kinds.delete(undefined)
  expect([...kinds].toSorted(), "a page of no kind says `counted: 'other'`").toEqual(
    [...pageKinds].toSorted(),
  )
})

test('The dashboard is not counted', () => {
  const counted = allPages.filter((page) => String(page.path).startsWith('/dashboard') && kindOf(page))
  expect(counted.map(({ path }) => path)).toEqual([['/dashboard/payment', '/dashboard/payment/:orderId']])
})

test('A page can say its kind itself', () => {
  expect(kindOf({ path: '/new', counted: 'other' })).toBe('other')
})

test('An address without a page is another page', () => {
  expect(kindOf(undefined)).toBe('other')
})
