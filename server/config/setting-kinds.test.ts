import { expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

it('Spaces around a value and the case of ADMIN_EMAIL do not matter', () => {
  const settings = readSettings({ ADMIN_EMAIL: ' Owner@Example.COM ', PORT: ' 65535 ' })
  expect(settings).toMatchObject({ adminEmail: 'owner@example.com', port: 65_535 })
})

it.each([
  [{ TRUSTED_PROXIES: '10.0.0.1/0' }, 'TRUSTED_PROXIES must be network addresses or networks'],
  [
    { PUBLIC_URL: 'https://owner:secret@shop.example.com' },
    'PUBLIC_URL must be an address with nothing behind',
  ],
  [{ ADMIN_PASSWORD: 'a long pass phrase' }, 'ADMIN_EMAIL is missing beside ADMIN_PASSWORD'],
])(
  'A setting that would open the shop further than its owner means is refused: %o',
  (environment, reason) => {
    expect(() => readSettings(environment)).toThrow(reason)
  },
)
