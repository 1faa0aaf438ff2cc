import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../tools/test-run/free-port.ts'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { told } from '../../platform/stored-sentences.ts'
import type { Mail } from '../../providers/mail/mail.ts'
import { smtpMail } from '../../providers/mail/smtp-mail.ts'
import { type MailServer, smtpError, startMailServer } from '../../providers/mail/testing/mail-server.ts'
import { booking, bookSomething, payForSomething } from '../../testing/buying.ts'
import { addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { signInCustomer } from '../../testing/signing-in.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { sendEmails } from './send-emails.ts'

describeOnEveryEngine('Sending over SMTP', (engine) => {
  let shop: TestShop
  let server: MailServer
  let mails: Mail[]
  beforeEach(async () => {
    server = await startMailServer()
    mails = []
    shop = await openTestShop(engine)
  })
  afterEach(async () => {
    await Promise.all(mails.map((mail) => mail.close()))
    await server.stop()
    await shop.drop()
  })

  const mail = () => {
    const at = { host: '127.0.0.1', port: server.port, secure: false, login: undefined }
    const from = { name: 'Truewheel', address: 'orders@shop.example' }
    const sender = smtpMail({ server: at, from, answerWithinMs: patienceMs })
    mails.push(sender)
    return sender
  }

  test('A booked and paid order sends two emails with text and HTML parts', async () => {
    const { customer, orderId } = await payForSomething(shop)
    await sendEmails({ ...shop, mail: mail() })
    // The emails were written at the same instant, so their order is undefined.
    expect(server.received.map(({ mail: { subject } }) => subject).toSorted()).toEqual([
      'Receipt: $25.00 for 2 × Spoke wrench',
      'You have booked 2 × Spoke wrench',
    ])
    for (const { recipients, mail: read } of server.received) {
      expect(recipients).toEqual([customer.email])
      for (const part of [read.text, read.html]) {
        expect(part).toContain(orderId)
        expect(part).toContain(`http://localhost/dashboard/payment/${orderId}`)
      }
    }
    expect(new Set(server.received.map(({ mail: { messageId } }) => messageId)).size).toBe(2)
  })

  const evil = [
    'Wrench\r\nBcc: eve@evil.example',
    'Wrench\r\n\r\nBuy this: http://evil.example',
    'Wrench\r\n.\r\nMAIL FROM:<eve@evil.example>\r\nRCPT TO:<eve@evil.example>\r\n',
    'Wrench\nTo: eve@evil.example\rCc: eve@evil.example',
    'Wrench =?utf-8?Q?=0D=0ABcc:_eve@evil.example?=',
    'Wrench" <eve@evil.example>, <img src="http://evil.example/a.png">',
    'Schlüssel 六角 🔧 \u202e gnirts',
    'W'.repeat(2_000),
  ]
  test.each(evil)('The name %j cannot change headers, recipients or markup', async (name) => {
    const [customer, productId] = await Promise.all([addCustomer(shop), addTool(shop, { stock: 5, name })])
    granted(await bookProduct(shop, customer, booking(productId, { userName: name })))
    await sendEmails({ ...shop, mail: mail() })
    expect(server.received).toHaveLength(1)
    const [received] = server.received
    expect([received?.from, received?.recipients]).toEqual(['orders@shop.example', [customer.email]])
    expect(received?.mail.to).toEqual([{ name: '', address: customer.email }])
    expect(received?.mail.cc ?? received?.mail.bcc).toBeUndefined()
    expect(received?.mail.subject).toContain(name.slice(0, 6))
    expect(received?.mail.html).not.toContain('<img')
    expect(received?.mail.html).toContain('</html>')
  })

  test('Two processes send each of fifty emails once', async () => {
    const other = await shop.anotherProcess()
    for (let order = 0; order < 50; order += 1) await bookSomething(shop)
    await Promise.all([sendEmails({ ...shop, mail: mail() }), sendEmails({ ...other, mail: mail() })])
    const ids = server.received.map(({ mail: { messageId } }) => messageId)
    expect(ids).toHaveLength(50)
    expect(new Set(ids).size).toBe(50)
  })

  test('An address that the server rejects fails at once, with the reason, without delaying other emails', async () => {
    await server.stop()
    server = await startMailServer({ hideSMTPUTF8: true })
    const jorg = await signInCustomer(shop, { email: 'jörg@example.com' })
    const productId = await addTool(shop, { stock: 5 })
    granted(await bookProduct(shop, jorg, booking(productId)))
    await bookSomething(shop)
    await sendEmails({ ...shop, mail: mail() })
    expect(server.received).toHaveLength(1)
    const failed = await shop.database.read
      .selectFrom('outbox')
      .where('recipient', '=', jorg.email)
      .select(['attempts', 'failed_at', 'last_error'])
      .execute()
    expect(failed).toEqual([{ attempts: 1, failed_at: shop.clock(), last_error: expect.any(String) }])
    expect(told(failed[0]?.last_error ?? '')).toMatch(/^The mail server accepts only ASCII/)
  })

  test('A server that is down, then full and then available gets each email once', async () => {
    await server.stop()
    const port = await freePort()
    server = await startMailServer({}, port)
    const at = mail()
    await server.stop()
    await bookSomething(shop)
    await expect(sendEmails({ ...shop, mail: at })).rejects.toThrow('ECONNREFUSED')
    await bookSomething(shop)
    server = await startMailServer({}, port)
    server.beforeTaking = () => smtpError(452, 'Full')
    shop.clock.moveBy(minuteMs)
    await sendEmails({ ...shop, mail: at })
    expect(server.received).toEqual([])
    server.beforeTaking = () => undefined
    shop.clock.moveBy(2 * minuteMs)
    await sendEmails({ ...shop, mail: at })
    await sendEmails({ ...shop, mail: at })
    expect(server.received).toHaveLength(2)
  })
})
