import { describe, expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { stockCorrection } from './stock.ts'

const read = (body: object) => readWith(stockCorrection, body)

describe('A correction of the stock', () => {
  test.each([
    { change: -1, reason: 'damaged' },
    { change: -1, reason: 'lost' },
    { change: -1, reason: 'own-use' },
    { change: 1, reason: 'found' },
    { change: 1, reason: 'counted' },
    { change: -1, reason: 'counted' },
    { change: 1_000_000, reason: 'other', note: 'A gift.' },
    { change: -1_000_000, reason: 'other', note: 'A gift.' },
    { counted: 0, shown: 4, reason: 'counted' },
    { counted: 1_000_000, reason: 'lost' },
  ])('May be %j', (body) => {
    expect(read(body)).toEqual(body)
  })

  const oneOfThem = 'Enter the change or the number that was counted, one of them.'
  const otherWay = 'Damaged, lost and used pieces go out: a number below 0. Found pieces come in: above 0.'
  test.each([
    [{ reason: 'counted' }, 'change', oneOfThem],
    [{ change: 1, counted: 1, reason: 'counted' }, 'change', oneOfThem],
    [{ change: 1, reason: 'damaged' }, 'change', otherWay],
    [{ change: 1, reason: 'lost' }, 'change', otherWay],
    [{ change: 1, reason: 'own-use' }, 'change', otherWay],
    [{ change: -1, reason: 'found' }, 'change', otherWay],
    [{ change: 0, reason: 'counted' }, 'change', 'Enter a number other than 0.'],
    [{ change: -1_000_001, reason: 'counted' }, 'change', 'At most 1,000,000 at once.'],
    [{ change: 1_000_001, reason: 'counted' }, 'change', 'At most 1,000,000.'],
    [{ counted: -1, reason: 'counted' }, 'counted', 'At least 0.'],
    [{ counted: 1_000_001, reason: 'counted' }, 'counted', 'At most 1,000,000.'],
    [{ change: 1, reason: 'other' }, 'note', 'Say what happened.'],
    [{ change: 1, reason: 'other', note: ' ' }, 'note', 'Say what happened.'],
  ])('Cannot be %j: at %s, %s', (body, field, message) => {
    expect(read(body)).toEqual({ refused: { [field]: message } })
  })
})
