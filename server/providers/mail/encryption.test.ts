import { expect, test } from 'vitest'
import { encryptionOf, startTls } from './encryption.ts'

const login = { user: 'ada', password: 'x' }

test.each([
  ['localhost', 'never'],
  ['127.0.0.1', 'never'],
  ['127.1.2.3', 'never'],
  ['::1', 'never'],
  ['relay', 'if-offered'],
  ['10.1.2.3', 'if-offered'],
  ['192.168.0.9', 'if-offered'],
  ['172.31.0.1', 'if-offered'],
  ['fd00::25', 'if-offered'],
  ['mail.example', 'always'],
  ['localhost.example', 'always'],
  ['203.0.113.5', 'always'],
  ['172.32.0.1', 'always'],
  ['2001:db8::25', 'always'],
] as const)('Without a password a connection to %s is encrypted %s', (host, wanted) => {
  expect(startTls({ host, login: undefined })).toBe(wanted)
})

test.each(['relay', '10.1.2.3', 'mail.example'])(
  'A password is sent to %s only over an encrypted connection',
  (host) => {
    expect(startTls({ host, login })).toBe('always')
  },
)

test('Implicit TLS needs no STARTTLS', () => {
  expect(encryptionOf({ host: 'localhost', secure: true, login })).toEqual({})
})
