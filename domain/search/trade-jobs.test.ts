import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { englishReading } from './search-reading.ts'
import { emptyWords } from './trade-words.ts'

const tradeJobs = englishReading.jobs

const neededFor = (said: string) => tradeJobs.find((job) => job.said.includes(said))?.needs

test.each([
  ['a described job', 'replace cassette', ['cassette lockring tool', 'chain whip', 'cassette']],
  ['a tool with two names', 'freewheel off', ['freewheel tool', 'screwed freewheel']],
  ['a task without a description', 'tight tyre', ['tyre bead jack', 'tyre lever']],
  ['a question', 'rotor thickness', ['digital calliper']],
])('What a rider says of %s leads to what it needs, tools first', (_, said, needs) => {
  expect(neededFor(said)).toEqual(needs)
})

test('A tool that serves nearly every job does not identify a job', () => {
  const needed = tradeJobs.flatMap(({ needs }) => needs)
  for (const general of ['hammer', 'grease', 'rag']) expect(needed).not.toContain(general)
})

test('Every job has searchable words, and needs at least one tool or part', () => {
  for (const { said, needs } of tradeJobs) {
    expect(needs, said[0]).not.toEqual([])
    for (const text of said) {
      expect(foldText(text)).toBe(text)
      expect(
        text.split(' ').every((word) => emptyWords.has(word)),
        text,
      ).toBe(false)
    }
  }
})
