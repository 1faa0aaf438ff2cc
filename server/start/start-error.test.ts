import { expect, test } from 'vitest'
import { storageError } from './start-error.ts'

test('An error about an unusable database names the database without the user and the password of its address', () => {
  const place = {
    dataDir: './data',
    databaseUrl: 'postgres://shop:secret@db.example:5432/shop?password=secret',
  }
  const { message } = storageError(place, new Error('the server does not answer'))
  expect(message).toBe(
    'DATABASE_URL: PostgreSQL at db.example:5432/shop cannot be used: the server does not answer',
  )
})
