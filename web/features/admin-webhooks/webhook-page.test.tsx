// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  listDeliveries,
  listWebhooks,
  type WireDelivery,
  type WireWebhook,
} from '../../../contract/webhooks/webhooks.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { WebhookPage } from './webhook-page.tsx'

let shop: FakeShop

beforeEach(() => {
  stubDialogs()
  shop = new FakeShop()
})
afterEach(cleanup)

const webhook: WireWebhook = {
  _id: 'w1',
  url: 'https://labels.example/hooks',
  types: ['order.paid'],
  description: '',
  active: true,
  disabledWhy: null,
  disabledAt: null,
  failingSince: null,
  last: null,
  waiting: 1,
  missed: 0,
  oldSecretUntil: null,
  version: 1,
  createdAt: 0,
}
const untried: WireDelivery = {
  _id: 'd1',
  event: 'e1',
  type: 'webhook.test',
  subject: '',
  label: '',
  state: 'waiting',
  attempts: 0,
  createdAt: 0,
  attemptedAt: null,
  nextAttemptAt: 1,
  status: null,
  failure: null,
  failureCode: null,
}
function openPage(): void {
  const extensions = [listWebhooks, listDeliveries].map(({ id }) => id)
  const routes = [{ path: '/dashboard/webhooks/:webhookId', Component: WebhookPage }]
  renderInShop(shop, routes, '/dashboard/webhooks/w1', { ...testSettings, extensions })
}

const failed = { status: null, failure: 'connection', failureCode: 'ECONNREFUSED' } as const

test('The state of a webhook shows the result of a test as soon as its log does', async () => {
  let isTried = false
  shop.answers(listWebhooks, () => [
    isTried ? { ...webhook, failingSince: 1, last: { at: 1, ...failed } } : webhook,
  ])
  shop.answers(listDeliveries, () => [
    isTried ? { ...untried, ...failed, attempts: 1, attemptedAt: 1, nextAttemptAt: 9 } : untried,
  ])
  openPage()
  expect(await screen.findByText('Nothing sent yet')).toBeDefined()
  await screen.findByText('Test')
  isTried = true
  expect(await screen.findByText('Failing', {}, { timeout: 4_000 })).toBeDefined()
  expect(screen.getAllByText(/because no program listens there/)).toHaveLength(2)
})

test('A webhook that is off says since when it is off, not since when it fails', async () => {
  const off = { active: false, disabledWhy: 'failing', disabledAt: 2, failingSince: 1 } as const
  shop.answers(listWebhooks, () => [{ ...webhook, ...off }])
  shop.answers(listDeliveries, () => [])
  openPage()
  expect(await screen.findByText('Off since')).toBeDefined()
  expect(screen.queryByText('Failing since')).toBeNull()
})
