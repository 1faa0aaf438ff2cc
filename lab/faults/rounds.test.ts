import { describe, expect, test } from 'vitest'
import { endsWithin } from './killed-shop.ts'
import { Rounds } from './rounds.ts'

describe('The rounds of a run', () => {
  test('Stop after the requested number, and the last report says so', () => {
    const said: string[] = []
    const rounds = new Rounds('SQLite', 3, (line) => said.push(line))
    expect([...rounds]).toEqual([0, 1, 2])
    expect(rounds.made).toBe(3)
    expect(said).toEqual([expect.stringMatching(/^ {2}SQLite: 3 of 3 rounds in \d+ s, \d+\.\d s each$/)])
  })

  test('Do not count if interrupted; if half of them were, the run reports it', () => {
    const rounds = new Rounds('SQLite', 4, () => undefined)
    const halves: boolean[] = []
    for (const round of rounds) {
      halves.push(rounds.isSecondHalf)
      if (round === 2) break
    }
    expect([rounds.made, halves]).toEqual([2, [false, false, true]])
  })
})

describe('Waiting for the end of a process', () => {
  test('Returns once the process has ended, well before the time limit', async () => {
    await endsWithin(2 ** 31 - 1, Promise.resolve())
  })

  test('Returns at the time limit if the process still runs', async () => {
    await endsWithin(1, new Promise(() => undefined))
  })
})
