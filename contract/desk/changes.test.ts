import { expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { listChanges } from './changes.ts'

const read = (query: object) => readWith(listChanges.query, query)
const both = { refused: { id: 'A subject has a kind and an id. Send both.' } }

test('A list of the changes of one subject needs both its kind and its id', () => {
  expect(read({ kind: 'order', id: 'o1' })).toEqual({ kind: 'order', id: 'o1' })
  expect(read({})).toEqual({})
  expect(read({ kind: 'order' })).toEqual(both)
  expect(read({ id: 'o1' })).toEqual(both)
})
