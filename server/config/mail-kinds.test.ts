import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

const from = 'Truewheel <orders@shop.example>'
const mailOf = (SMTP_URL: string, MAIL_FROM = from) => readSettings({ SMTP_URL, MAIL_FROM }).mail

describe('The mail settings', () => {
  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, login: undefined }],
    ['smtps://mail.example/', { host: 'mail.example', port: 465, secure: true, login: undefined }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, login: undefined }],
    [
      'smtps://ada%40shop.example:p%40ss%2F%25@mail.example:4650',
      {
        host: 'mail.example',
        port: 4650,
        secure: true,
        login: { user: 'ada@shop.example', password: 'p@ss/%' },
      },
    ],
  ])('%s is a valid server', (url, server) => {
    expect(mailOf(url)?.server).toEqual(server)
  })

  it.each([
    [from, { name: 'Truewheel', address: 'orders@shop.example' }],
    ['orders@shop.example', { name: '', address: 'orders@shop.example' }],
    ['<orders@shop.example>', { name: '', address: 'orders@shop.example' }],
    ['"Wheel, True & Co." <a@b.example>', { name: 'Wheel, True & Co.', address: 'a@b.example' }],
    ['Räder <a@b.example>', { name: 'Räder', address: 'a@b.example' }],
  ])('%s is a valid sender', (text, sender) => {
    expect(mailOf('smtp://mail.example', text)?.from).toEqual(sender)
  })

  const shape =
    'an address like smtp://user:password@host:587 or smtps://user:password@host:465, with special characters in user and password percent-encoded'
  it.each([
    ['mail.example', shape],
    ['http://mail.example', shape],
    ['smtp://', shape],
    ['smtp://mail.example/?tls.rejectUnauthorized=false', shape],
    ['smtp://mail.example?pool=true', shape],
    ['smtp://mail.example/path', shape],
    ['smtp://mail.example#x', shape],
    ['smtp://ada:secret#1@mail.example', shape],
    ['smtp://ada:secret/1@mail.example', shape],
    ['smtp://secret-user@mail.example', 'both user and password, or neither, before the @'],
    ['smtp://:secret@mail.example', 'both user and password, or neither, before the @'],
    ['smtp://ada:secret%zz@mail.example', 'user and password with special characters percent-encoded'],
  ])('%s gives a one-line error without the password', (url, wrong) => {
    const line = lineOf(() => mailOf(url))
    expect(line).toBe(
      `SMTP_URL must ${wrong.startsWith('an ') ? 'be' : 'have'} ${wrong}, for example SMTP_URL=smtps://user:password@smtp.example.com:465`,
    )
    expect(line).not.toContain('secret')
  })

  it.each([
    'Truewheel',
    'a@b@c.example',
    'Truewheel <orders>',
    'a@b.example, c@d.example',
    'A <a@b.example> <c@d.example>',
    'A\r\nBcc: c@d.example <a@b.example>',
    'A <a@b.example>\r\nBcc: c@d.example',
  ])('%j is not a valid sender', (text) => {
    expect(lineOf(() => mailOf('smtp://mail.example', text))).toBe(
      'MAIL_FROM must be a name and an e-mail address, for example MAIL_FROM=Truewheel <orders@shop.example.com>',
    )
  })
})

function lineOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  throw new Error('It was accepted')
}
