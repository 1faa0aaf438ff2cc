import { expect, test } from 'vitest'
import { isUndoable, undoingSays } from './undoable-changes.ts'

test('A change of a product can be undone; a payment, and a name that every object has, cannot', () => {
  expect(isUndoable('product.changed')).toBe(true)
  expect(isUndoable('order.refunded')).toBe(false)
  expect(isUndoable('toString')).toBe(false)
})

test('Undoing a change says what it does', () => {
  expect(undoingSays('part.deleted')).toBe('The part comes back to the list.')
})
