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

test('A mail server that takes user and password is well, and no message is sent', async () => {
  expect(await examine(loginOf(user, password))).toMatchObject({
    state: 'well',
    says: expect.stringContaining('takes user and password'),
  })
})

test('One that does not take the password is ill, and the password stays out of what is said', async () => {
  const finding = await examine(loginOf(user, 'wrong-one'))
  expect(finding).toMatchObject({ state: 'ill', says: expect.stringContaining('user and password') })
  expect(finding?.says).not.toContain('wrong-one')
})

test('One that nobody reaches is ill', async () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'orders@shop.example' }
  expect((await examineMail(readSettings(settings))).SMTP_URL?.state).toBe('ill')
})
