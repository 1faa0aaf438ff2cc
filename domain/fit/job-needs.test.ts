import { describe, expect, test } from 'vitest'
import { allStandards } from '../../standards/all.ts'
import { allJobs } from '../../standards/jobs/all.ts'
import { isCalled, servesNeed, torquesOf } from './job-needs.ts'

const standards = new Map(
  allStandards.flatMap((group) => group.standards).map((standard) => [standard.id, standard]),
)

describe('The jobs of the workshop', () => {
  test('There are at least 20, each with its own id, steps and tools', () => {
    expect(allJobs.length).toBeGreaterThanOrEqual(20)
    expect(new Set(allJobs.map(({ id }) => id)).size).toBe(allJobs.length)
    for (const job of allJobs) {
      expect(job.id).toMatch(/^[a-z0-9-]{1,60}$/)
      expect(job.steps.length, job.id).toBeGreaterThanOrEqual(4)
      expect(job.tools.length, job.id).toBeGreaterThanOrEqual(1)
      expect(job.said.length, job.id).toBeGreaterThanOrEqual(1)
    }
  })

  test('Each text is one or two sentences', () => {
    const texts = allJobs.flatMap(({ summary, steps, tools, parts }) => [
      summary,
      ...steps.map(({ text }) => text),
      ...[...tools, ...parts].map(({ does }) => does),
    ])
    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([])
  })

  test('Each standard exists, and each torque is one range of its standard', () => {
    for (const { id, standards: named, tools, steps } of allJobs) {
      const needed = [
        ...named,
        ...tools.flatMap(({ fits, forStandard }) => [fits ?? [], forStandard ?? []].flat()),
      ]
      expect(
        needed.filter((each) => !standards.has(each)),
        id,
      ).toEqual([])
      for (const { text, torque } of steps) {
        if (!torque) continue
        const [standard, words] = torque
        expect(torquesOf(standards.get(standard)?.measure ?? [], words), `${id}: ${text}`).toHaveLength(1)
      }
    }
  })

  test('The torque wrench of a job reaches the highest torque of its steps', () => {
    for (const { id, tools, steps } of allJobs) {
      const highest = Math.max(
        0,
        ...steps.flatMap(({ torque }) =>
          torque ? torquesOf(standards.get(torque[0])?.measure ?? [], torque[1]).map(({ to }) => to) : [],
        ),
      )
      for (const { detail } of tools)
        if (detail?.key === 'torque-to' && 'atLeast' in detail && highest > 0)
          expect(detail.atLeast, id).toBeGreaterThanOrEqual(Math.floor(highest))
    }
  })
})

describe('A product serves a need', () => {
  const lockring = {
    name: 'Lockring tool',
    does: 'Turns it.',
    called: ['cassette lockring tool'],
    fits: 'lockring-shimano-12-spline',
  }
  const torque = {
    name: 'Torque wrench',
    does: 'Clicks.',
    called: ['torque wrench'],
    detail: { key: 'torque-to', atLeast: 40 },
  }
  const wrench = {
    name: 'Wrench',
    does: 'Turns.',
    called: ['combination wrench'],
    detail: { key: 'jaw-width', is: 16 },
  }

  test.each([
    ['by its name', 'Cassette lockring tool', {}, lockring, true],
    ['by its name in another order', 'Tool for a lock ring, cassette', {}, lockring, true],
    ['by its standard under another name', 'TL-FC', { fits: ['lockring-shimano-12-spline'] }, lockring, true],
    [
      'not when it fits other standards only',
      'Cassette lockring tool',
      { fits: ['freewheel-12-spline'] },
      lockring,
      false,
    ],
    ['not by a part of the name', 'Lockring spanner', {}, lockring, false],
    [
      'when its number is enough',
      'Torque wrench',
      { specs: [{ key: 'torque-to', value: 60 }] },
      torque,
      true,
    ],
    [
      'not when its number is too small',
      'Torque wrench',
      { specs: [{ key: 'torque-to', value: 24 }] },
      torque,
      false,
    ],
    ['not when it does not state the number', 'Torque wrench', {}, torque, false],
    [
      'when its number is the one',
      'Combination wrench',
      { specs: [{ key: 'jaw-width', value: 16 }] },
      wrench,
      true,
    ],
    [
      'not when its number is another',
      'Combination wrench',
      { specs: [{ key: 'jaw-width', value: 15 }] },
      wrench,
      false,
    ],
  ])('%s', (_how, name, details, need, serves) => {
    expect(servesNeed({ name, details }, need)).toBe(serves)
  })

  test('The product must name the standard of the need, but the standard alone does not suffice', () => {
    const keys = {
      name: 'Hex keys',
      does: 'Turn it.',
      called: ['hex key'],
      forStandard: 'crank-square-taper',
    }
    const serves = (name: string, fits: string[]) => servesNeed({ name, details: { fits } }, keys)
    expect(serves('Hex key set', ['crank-square-taper'])).toBe(true)
    expect(serves('Hex key set', [])).toBe(true)
    expect(serves('Y hex key', ['crank-hollowtech-2'])).toBe(false)
    expect(serves('Crank puller', ['crank-square-taper'])).toBe(false)
  })

  test('A number that just reaches the need suffices; text instead of a number does not', () => {
    const serves = (value: number | string) =>
      servesNeed(
        {
          name: 'Torque wrench',
          details: {
            specs: [
              { key: 'torque-from', value: 99 },
              { key: 'torque-to', value },
            ],
          },
        },
        torque,
      )
    const { detail } = torque
    expect(serves(detail.atLeast)).toBe(true)
    expect(serves(detail.atLeast - 1)).toBe(false)
    expect(serves(String(detail.atLeast + 1))).toBe(false)
  })

  test('One of several names of the need is enough', () => {
    const need = { name: 'A', does: 'B.', called: ['chain whip', 'sprocket holder'] }
    expect(servesNeed({ name: 'Sprocket holder', details: {} }, need)).toBe(true)
    expect(servesNeed({ name: 'Sprocket', details: {} }, need)).toBe(false)
  })

  test('Sizes within a name do not matter', () => {
    expect(isCalled('Hex key 5 mm', 'hex key')).toBe(true)
    expect(isCalled('Hex key', 'hex key 5 mm')).toBe(true)
  })

  test("The torques of a standard are its ranges in newton metres, with the text of the standard's sentence", () => {
    const measures = [
      { what: 'The torque of the lockring.', unit: 'N·m', from: 30, to: 50 },
      { what: 'The torque of the bolt.', unit: 'N·m', from: 5, to: 6 },
      { what: 'The torque wrench’s width.', unit: 'mm', from: 1, to: 2 },
      { what: 'The torques on record.', unit: 'N·m', values: [4] },
    ] as const
    expect(torquesOf(measures)).toEqual([
      { what: 'The torque of the lockring.', from: 30, to: 50 },
      { what: 'The torque of the bolt.', from: 5, to: 6 },
    ])
    expect(torquesOf(measures, 'bolt')).toEqual([{ what: 'The torque of the bolt.', from: 5, to: 6 }])
  })

  test('A synonym in the trade counts like the word itself', () => {
    expect(isCalled('Tire levers, pair', 'tyre lever')).toBe(true)
    expect(isCalled('Allen keys', 'hex key')).toBe(true)
    expect(isCalled('Chain', 'chain whip')).toBe(false)
  })
})
