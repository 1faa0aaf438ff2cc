import type { Figures } from './judge.ts'

/** The head of the Markdown table. */
export const tableHead = [
  '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | TBT |',
  '|---|---|---|---|---|---|---|---|',
].join('\n')

/** Returns the row of one page. */
export function tableRow(address: string, { scores, lcpMs, cls, tbtMs }: Figures): string {
  const cells = [
    address,
    scores.performance,
    scores.accessibility,
    scores['best-practices'],
    scores.seo,
    `${(lcpMs / 1000).toFixed(2)} s`,
    Number(cls.toFixed(4)),
    `${Math.round(tbtMs)} ms`,
  ]
  return `| ${cells.join(' | ')} |`
}
