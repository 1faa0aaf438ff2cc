import type { Measurement } from './read-report.ts'

/** The figures of a page, combined over its visits. */
export type Figures = Omit<Measurement, 'findings'>

/** Returns the median of each figure; for an even number of visits the worse of the middle two. */
export function medians(visits: readonly Measurement[]): Figures {
  const most = (of: (visit: Measurement) => number) => middle(visits.map(of), Math.ceil)
  const least = (of: (visit: Measurement) => number) => middle(visits.map(of), Math.floor)
  return {
    scores: {
      performance: least(({ scores }) => scores.performance),
      accessibility: least(({ scores }) => scores.accessibility),
      'best-practices': least(({ scores }) => scores['best-practices']),
      seo: least(({ scores }) => scores.seo),
    },
    lcpMs: most(({ lcpMs }) => lcpMs),
    cls: most(({ cls }) => cls),
    tbtMs: most(({ tbtMs }) => tbtMs),
  }
}

function middle(values: readonly number[], towards: (place: number) => number): number {
  const value = values.toSorted((a, b) => a - b)[towards((values.length - 1) / 2)]
  if (value === undefined) throw new Error('A median needs at least one value.')
  return value
}

interface Bar {
  readonly name: string
  /** Whether the limit depends on the speed of the machine, so that it applies with `--strict` only. */
  readonly strict: boolean
  readonly holds: (figures: Figures) => boolean
}

const bars: readonly Bar[] = [
  {
    name: 'accessibility is below 100',
    strict: false,
    holds: ({ scores }) => scores.accessibility === 100,
  },
  {
    name: 'best practices is below 100',
    strict: false,
    holds: ({ scores }) => scores['best-practices'] === 100,
  },
  { name: 'SEO is below 100', strict: false, holds: ({ scores }) => scores.seo === 100 },
  { name: 'performance is below 98', strict: true, holds: ({ scores }) => scores.performance >= 98 },
  { name: 'LCP is above 1.8 s', strict: true, holds: ({ lcpMs }) => lcpMs <= 1_800 },
  { name: 'CLS is above 0', strict: true, holds: ({ cls }) => cls === 0 },
]

/** Returns the limits that a page misses, in words. */
export function missedBars(figures: Figures, strict: boolean): string[] {
  return bars
    .filter((bar) => strict || !bar.strict)
    .filter(({ holds }) => !holds(figures))
    .map(({ name }) => name)
}
