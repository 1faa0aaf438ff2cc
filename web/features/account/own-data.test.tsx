// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { exportOwnData } from '../../../contract/accounts/own-data.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop } from '../../testing/in-shop.tsx'
import { OwnData } from './own-data.tsx'
import { ownDataTexts as texts } from './texts.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('Download my data saves one file, and a refusal appears next to the button', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  const shop = new FakeShop()
  shop.refuses(exportOwnData, 'RATE_LIMITED')
  const { user } = renderInShop(shop, [{ path: '/', Component: OwnData }], '/')
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect((await screen.findByRole('alert')).textContent).toBe(refusal('RATE_LIMITED').message)
  shop.answers(exportOwnData, { account: [{ email: 'ada@example.com' }] })
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect((await screen.findByText(/^Saved as my-data-\d{4}-\d\d-\d\d\.json\.$/)).getAttribute('role')).toBe(
    'status',
  )
  expect(files).toHaveLength(1)
  expect(files[0]?.type).toBe('application/json')
})
