import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

const standby = { DATABASE_READ_URL: 'postgres://shop@127.0.0.1:5433/shop' }

test('The setting of a standby needs the setting of a primary', () => {
  const primary = { DATABASE_URL: 'postgres://shop@127.0.0.1:5432/shop' }
  expect(readSettings({ ...primary, ...standby }).databaseReadUrl).toBe(standby.DATABASE_READ_URL)
  expect(() => readSettings(standby)).toThrow('DATABASE_URL is missing beside DATABASE_READ_URL')
})
