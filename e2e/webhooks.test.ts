import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { expectAccessible } from './support/accessibility.ts'
import { beAdmin } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { toast } from './support/screens.ts'

test('An owner adds a webhook, is refused a private address at its field, and learns that the receiver cannot be reached', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole(/422/)
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/webhooks')
  const main = page.getByRole('main')
  await expect(main.getByText('There is no webhook yet.')).toBeVisible()
  await main.getByRole('button', { name: 'Add a webhook' }).click()
  const form = main.getByRole('form', { name: 'Add a webhook' })
  const address = form.getByLabel('Address of the receiver')
  await form.getByRole('button', { name: 'Save the webhook' }).click()
  await expect(form.getByText('Enter the address of the receiver')).toBeVisible()
  await expect(form.getByText('Choose at least one event.')).toBeVisible()
  await form.getByLabel('Everything about orders').check()
  await expect(form.getByLabel('Order sent or handed out')).toBeChecked()
  await address.fill('https://192.168.1.20/print')
  await form.getByRole('button', { name: 'Save the webhook' }).click()
  await expect(form.getByText('This address is in a private network')).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('http://hooks.invalid/print')
  await form.getByRole('button', { name: 'Save the webhook' }).click()
  await expect(form.getByText('the address must begin with https://')).toBeVisible()
  await expectAccessible(page)
  // Nothing that was typed is lost.
  await expect(form.getByLabel('Order sent or handed out')).toBeChecked()
  await address.fill('https://hooks.invalid/print')
  await form.getByLabel('What it is for').fill('Label printer')
  await form.getByRole('button', { name: 'Save the webhook' }).click()
  await expect(toast(page, 'The webhook to hooks.invalid is saved')).toBeVisible()
  await expect(main.getByText(/^whsec_/)).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'I have stored it' }).click()
  await expect(main.getByText(/^whsec_/)).toBeHidden()

  await rowOf(page, 'hooks.invalid').getByRole('link', { name: 'Deliveries' }).click()
  await main.getByRole('button', { name: 'Send a test' }).click()
  await expect(async () => {
    await page.reload()
    await expect(main.getByText(/No connection|private network/).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await main.getByRole('button', { name: 'See it: Test' }).click()
  await expect(main.getByText('"webhook.test"')).toBeVisible()
  await expectAccessible(page)
})

test.describe('With private networks', () => {
  test.use({ shopSettings: { PRIVATE_NETWORKS: 'on' } })

  test('An owner repairs a receiver that answered 500, sends the event again, and replaces the secret', async ({
    page,
    shop,
  }) => {
    const receiver = await startReceiver()
    await beAdmin(page, shop.admin)
    await page.goto('/dashboard/webhooks')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Add a webhook' }).click()
    const form = main.getByRole('form', { name: 'Add a webhook' })
    await form.getByLabel('Address of the receiver').fill(receiver.url)
    await form.getByLabel('Request arrived').check()
    await form.getByRole('button', { name: 'Save the webhook' }).click()
    const secret = (await main.getByText(/^whsec_/).textContent()) ?? ''
    await main.getByRole('button', { name: 'I have stored it' }).click()

    receiver.status = 410
    const contact = { kind: 'contact', name: 'Kay Link', email: 'kay@example.com', message: 'Hello?' }
    await page.request.post('/api/quotes', { data: contact })
    await expect.poll(() => receiver.received.length).toBe(1)
    const [event] = receiver.received
    expect(new Webhook(secret).verify(event?.text ?? '', event?.headers ?? {})).toMatchObject({
      type: 'request.created',
      data: { name: 'Kay Link', message: 'Hello?' },
    })
    await rowOf(page, new URL(receiver.url).host).getByRole('link', { name: 'Deliveries' }).click()
    await expect(async () => {
      await page.reload()
      await expect(main.getByText('Switched off by the shop').first()).toBeVisible({ timeout: 2_000 })
    }).toPass()

    receiver.status = 204
    await main.getByRole('button', { name: 'Switch it on' }).click()
    await expect(toast(page, 'The webhook is on')).toBeVisible()
    await rowOf(page, 'Request arrived')
      .getByRole('button', { name: /^Send again/ })
      .click()
    await expect.poll(() => receiver.received.length).toBe(2)
    expect(receiver.received[1]?.headers['webhook-id']).toBe(event?.headers['webhook-id'])
    await expect(async () => {
      await page.reload()
      await expect(rowOf(page, 'Request arrived')).toContainText('Delivered', { timeout: 2_000 })
    }).toPass()

    await main.getByRole('button', { name: 'Replace the secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Replace it' }).click()
    const renewed = (await main.getByText(/^whsec_/).textContent()) ?? ''
    expect(renewed).not.toBe(secret)
    await main.getByRole('button', { name: 'I have stored it' }).click()
    await main.getByRole('button', { name: 'Send a test' }).click()
    await expect.poll(() => receiver.received.length).toBe(3)
    const test = receiver.received[2]
    for (const key of [secret, renewed])
      expect(new Webhook(key).verify(test?.text ?? '', test?.headers ?? {})).toMatchObject({
        type: 'webhook.test',
      })
    receiver.close()
  })
})

interface Received {
  readonly headers: Record<string, string>
  readonly text: string
}

/** Starts another program on this machine, which answers with a status. */
async function startReceiver() {
  const received: Received[] = []
  const receiver = { url: '', status: 204, received, close: () => void server.close() }
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      received.push({ headers: Object.fromEntries(headers), text })
      response.writeHead(receiver.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  return receiver
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
