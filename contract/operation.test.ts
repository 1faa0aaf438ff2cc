import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isAnsweredByPages, operation } from './operation.ts'

test('The page server answers its own operations unless another backend offers them', () => {
  expect(isAnsweredByPages({ id: 'getText', servedWithPages: true }, ['getFigures'])).toBe(true)
  expect(isAnsweredByPages({ id: 'getText', servedWithPages: true }, ['getText'])).toBe(false)
  expect(isAnsweredByPages({ id: 'getText' }, [])).toBe(false)
})

const answer = z.object({ text: z.string() })
const note = { id: 'note', path: '/notes/{id}', summary: 'A note.', answer, errors: [] } as const
const publicRead = { ...note, method: 'GET', access: 'public' } as const

// `npm run types` fails when one of these lines is no longer a type error.
test('A public read names the data that it shows, and no other answer may be cached', () => {
  expect(operation({ ...publicRead, shows: ['tool:{id}'] }).shows).toEqual(['tool:{id}'])
  expect(operation({ ...publicRead, shows: 'not kept' }).shows).toBe('not kept')
  // @ts-expect-error `shows` is required.
  expect(operation(publicRead)).not.toHaveProperty('shows')
  // @ts-expect-error No such topic exists.
  expect(operation({ ...publicRead, shows: ['weather'] })).toHaveProperty('shows')
  // @ts-expect-error The answer lacks this field.
  expect(operation({ ...publicRead, shows: (read: { name: string }) => [`tool:${read.name}`] })).toBeDefined()
  // @ts-expect-error The answer belongs to one person.
  expect(operation({ ...publicRead, access: 'customer', shows: [] })).toHaveProperty('shows')
  // @ts-expect-error The operation does not read.
  expect(operation({ ...publicRead, method: 'POST', shows: [] })).toHaveProperty('shows')
})
