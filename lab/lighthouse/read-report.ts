const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** The result of one visit of a page. */
export interface Measurement {
  /** Out of 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Largest contentful paint. */
  readonly lcpMs: number
  /** Cumulative layout shift, as a share of the screen. */
  readonly cls: number
  /** Total blocking time. */
  readonly tbtMs: number
  /** The audits that cost points outside performance, in Lighthouse's words. */
  readonly findings: readonly string[]
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly details?: { readonly items?: readonly object[] }
}

/** The part of Lighthouse's report that this file reads. */
export interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly WeighedAudit[] }>
  >
  readonly audits: Readonly<Record<string, Audit>>
}

interface WeighedAudit {
  readonly id: string
  readonly weight: number
}

/**
 * Reads a JSON report.
 *
 * @throws Error if Lighthouse failed or left a figure out.
 */
export function readReport(json: string): Measurement {
  // Lighthouse is pinned and its format versioned; `known` throws for a missing figure.
  const report = JSON.parse(json) as Report
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  const score = (name: Category) => Math.round(100 * known(report.categories[name]?.score, name))
  const value = (audit: string) => known(report.audits[audit]?.numericValue, audit)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    findings: categories.filter((name) => name !== 'performance').flatMap((name) => findingsOf(report, name)),
  }
}

function findingsOf({ categories: measured, audits }: Report, category: Category): string[] {
  const weighed = (measured[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return weighed.flatMap(({ id }) => {
    const audit = audits[id]
    if (audit === undefined || audit.score === null || audit.score === 1) return []
    const [first] = audit.details?.items ?? []
    return [`${category}, ${id}: ${audit.title}${first === undefined ? '' : ` ${JSON.stringify(first)}`}`]
  })
}

function known(value: number | null | undefined, name: string): number {
  if (value === null || value === undefined) throw new Error(`Lighthouse has not measured ${name}.`)
  return value
}
