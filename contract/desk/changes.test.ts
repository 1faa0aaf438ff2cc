import { expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { listChanges } from './changes.ts'

const read = (query: object) => readWith(listChanges.query, query)
const both = { refused: { id: 'A subject has a kind and an id. Send both.' } }

test('Changes of a subject are listed by its kind and id together, never by one of them', () => {
  expect(read({ kind: 'order', id: 'o1' })).toEqual({ kind: 'order', id: 'o1' })
  expect(read({})).toEqual({})
  expect(read({ kind: 'order' })).toEqual(both)
  expect(read({ id: 'o1' })).toEqual(both)
})
