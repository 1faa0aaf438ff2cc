// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../testing/in-shop.tsx'
import { keepBuysForCompany } from './buys-for-company.ts'
import { OwnReferenceField, useOwnReference } from './own-reference.tsx'
import { ownReferenceTexts as texts } from './own-reference-texts.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function Field() {
  return <OwnReferenceField reference={useOwnReference()} />
}

const show = (extensions = ['changeReference']) =>
  renderInShop(new FakeShop(), [{ path: '/', Component: Field }], '/', { ...testSettings, extensions })
const isOpen = () => screen.getByText(texts.add).closest('details')?.open

test('The own order number is folded for a consumer, and open for people of a company who are signed in', async () => {
  show()
  expect(isOpen()).toBe(false)
  cleanup()
  keepBuysForCompany(true)
  show()
  expect(isOpen()).toBe(false)
  cleanup()
  localStorage.setItem('accessToken', 'token')
  show()
  expect(isOpen()).toBe(true)
  expect(screen.getByLabelText(texts.label)).toBeDefined()
})

test('A person of a company folds it, and it stays folded', async () => {
  keepBuysForCompany(true)
  localStorage.setItem('accessToken', 'token')
  const { user } = show()
  await user.click(screen.getByText(texts.add))
  expect(isOpen()).toBe(false)
})

test('It is hidden where the backend keeps no such numbers', () => {
  show([])
  expect(screen.queryByText(texts.add)).toBeNull()
})
