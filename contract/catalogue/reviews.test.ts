import { expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { hideReview } from './reviews.ts'

const noNote = { refused: { note: 'Say in a few words why it is hidden.' } }

test.each([
  { hidden: true },
  { hidden: true, reason: 'insult' },
  { hidden: true, reason: 'other', note: 'Names a neighbour.' },
  { hidden: false, reason: 'other' },
])('A review is hidden or shown with %j', (body) => {
  expect(readWith(hideReview.body, body)).toEqual(body)
})

test('Another reason for hiding a review needs a note', () => {
  expect(readWith(hideReview.body, { hidden: true, reason: 'other' })).toEqual(noNote)
  expect(readWith(hideReview.body, { hidden: true, reason: 'other', note: ' ' })).toEqual(noNote)
})
