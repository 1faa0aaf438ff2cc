import { expect, test } from 'vitest'
import { addToLines, mostPieces, replaceInLines } from './add-to-lines.ts'

const line = (id: string, quantity: number, name = id) => ({ id, quantity, name })
const productOf = ({ id }: { readonly id: string }) => id
const before = [line('hub', 2, 'Hub'), line('rim', 5)]

test('Adding gives a listed product more pieces, and keeps its place and its first name', () => {
  expect(addToLines(before, [line('spoke', 32), line('hub', 1, 'Hub, new')], productOf)).toEqual([
    line('hub', 3, 'Hub'),
    line('rim', 5),
    line('spoke', 32),
  ])
})

test('Two added lines of one product are joined, up to the largest quantity', () => {
  expect(addToLines([], [line('hub', mostPieces), line('hub', 1)], productOf)).toEqual([
    line('hub', mostPieces),
  ])
})

test('Replacing gives a listed product exactly the new pieces', () => {
  expect(replaceInLines(before, [line('rim', 1), line('spoke', 32)], productOf)).toEqual([
    line('hub', 2, 'Hub'),
    line('rim', 1),
    line('spoke', 32),
  ])
})
