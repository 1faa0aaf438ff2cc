import { afterEach, expect, test } from 'vitest'
import { readSettings } from '../../server/config/read-settings.ts'
import { password, startMailServer, user } from '../../server/providers/mail/testing/mail-server.ts'
import { examineMail } from './examine-mail.ts'

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

async function examine(login: string) {
  const server = await startMailServer()
  stop = server.stop
  const settings = { SMTP_URL: `smtp://${login}127.0.0.1:${server.port}`, MAIL_FROM: 'orders@shop.example' }
  const { SMTP_URL } = await examineMail(readSettings(settings))
  expect(server.received).toEqual([])
  return SMTP_URL
}

const loginOf = (name: string, secret: string) => `${encodeURIComponent(name)}:${encodeURIComponent(secret)}@`

test('reports ok for a mail server that accepts user and password, and sends no email', async () => {
  expect(await examine(loginOf(user, password))).toMatchObject({
    state: 'ok',
    message: expect.stringContaining('takes user and password'),
  })
})

test('reports a rejected password, without printing the password', async () => {
  const finding = await examine(loginOf(user, 'wrong-one'))
  expect(finding).toMatchObject({ state: 'wrong', message: expect.stringContaining('user and password') })
  expect(finding?.message).not.toContain('wrong-one')
})

test('warns a live shop that has no mail server, with the message of the start; a demo gets no warning', async () => {
  const live = {
    SHOP_MODE: 'live',
    STRIPE_SECRET_KEY: 'sk_live_a',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
    PUBLIC_URL: 'https://shop.example',
    ADMIN_EMAIL: 'owner@shop.example',
  }
  expect((await examineMail(readSettings(live))).SMTP_URL).toEqual({
    state: 'warning',
    message:
      'not set up, so customers get no order mails, and a forgotten password cannot be reset. Set SMTP_URL and MAIL_FROM: docs/providers/mail.md.',
  })
  expect((await examineMail(readSettings({}))).SMTP_URL?.state).toBe('unset')
})

test('reports an unreachable mail server', async () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'orders@shop.example' }
  expect((await examineMail(readSettings(settings))).SMTP_URL?.state).toBe('wrong')
})
