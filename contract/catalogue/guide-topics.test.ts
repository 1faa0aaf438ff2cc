import { expect, test } from 'vitest'
import { guideTopics } from './guide-topics.ts'

const ids = (...names: readonly string[]) => names.map((_id) => ({ _id }))
const neighbours = ids('b', 'c', 'd')

test('A guide shows its tool, the other tools for the work, the neighbouring guides, the board, the specification keys and the settings', () => {
  expect(guideTopics('a', { needsAlso: ids('x'), neighbours })).toEqual([
    'tool:a',
    'tool:x',
    'tool:b',
    'tool:c',
    'tool:d',
    'spec-keys',
    'shop',
    'board',
  ])
})

test('Any changed tool can change a guide that has too few neighbours, or a guide that names standards its tool does not fit', () => {
  expect(guideTopics('a', { needsAlso: [], neighbours: ids('b', 'c') })).toContain('tools')
  expect(guideTopics('a', { needsAlso: [], neighbours, doesNotFit: [{}] })).toContain('tools')
  expect(guideTopics('a', { needsAlso: [], neighbours, doesNotFit: [] })).not.toContain('tools')
})
