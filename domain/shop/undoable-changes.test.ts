import { expect, test } from 'vitest'
import { isUndoable, undoingSays } from './undoable-changes.ts'

test('The change of a product can be undone; a payment, or a name that every object inherits, cannot', () => {
  expect(isUndoable('product.changed')).toBe(true)
  expect(isUndoable('order.refunded')).toBe(false)
  expect(isUndoable('toString')).toBe(false)
})

test('The undo button says what it undoes', () => {
  expect(undoingSays('part.deleted')).toBe('The part comes back to the list.')
})
