import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type * as contract from '../../../contract/visits/visits.ts'
import { done } from '../../../domain/outcome.ts'
import { noteExport } from '../../operations/exports/note-export.ts'
import { numberWriting, shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import { countVisit } from '../../operations/visits/count-visit.ts'
import { type DayOfVisits, getVisits } from '../../operations/visits/get-visits.ts'
import { type CsvColumn, csvHeader, csvLines } from '../desk/csv-cells.ts'
import { periodOf } from '../desk/figures.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const visits = {
  countVisit: async ({ shop, request, input }) => {
    const hosts = [new URL(shop.publicUrl).hostname, request.hostname]
    const counted = !refusesCounting(request) && (await countVisit(shop, input.body, hosts))
    return done({ acknowledged: true, counted })
  },
  getVisits: async ({ shop, input: { query } }) => {
    const { days, daysBefore, kinds, referrers, languages, nothing, ...visits } = await getVisits(
      shop,
      periodOf(query),
    )
    return done({
      ...visits,
      days: [...days],
      daysBefore: [...daysBefore],
      kinds: [...kinds],
      referrers: [...referrers],
      languages: [...languages],
      nothing: [...nothing],
    })
  },
  exportVisits: async ({ shop, caller, input: { query }, setHeader }) => {
    const { from, to, days, daysBefore } = await getVisits(shop, periodOf(query))
    const rows = days.map((day, index) => ({ day, before: daysBefore[index] }))
    setHeader('content-type', 'text/csv; charset=utf-8')
    setHeader('content-disposition', `attachment; filename="visits-${from}-${to}.csv"`)
    await noteExport(shop, caller, { list: 'visits', filter: query, rows: rows.length, whole: true })
    const { decimalMark } = await numberWriting(shop)
    const writing = { decimalMark, timeZone: await shopTimeZone(shop) }
    const lines = [csvHeader(columns, writing), csvLines(columns, rows, writing)]
    // Fastify sends a stream unchanged, although the contract describes the whole text.
    return done(Readable.from(lines) as unknown as string)
  },
} satisfies HandlersOf<typeof contract.visits>

/** Returns whether a visitor objects to counting, or a program says that it is one. The headers are not kept. */
function refusesCounting({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return true
  return /bot|crawl|spider|headless|lighthouse|preview/i.test(headers['user-agent'] ?? '')
}

interface ComparedDay {
  readonly day: DayOfVisits
  readonly before: DayOfVisits | undefined
}

const headers = [
  ['visits', 'visits'],
  ['pages', 'pages'],
  ['product', 'windows with a product'],
  ['basket', 'windows with the basket'],
  ['payment', 'windows with a payment'],
  ['paid', 'payments'],
] as const

const columns: readonly CsvColumn<ComparedDay>[] = [
  ['day', ({ day }) => day.date],
  ...headers.map(([field, header]) => [header, ({ day }: ComparedDay) => day[field]] as const),
  ['day before', ({ before }) => before?.date],
  ...headers.map(
    ([field, header]) => [`${header} before`, ({ before }: ComparedDay) => before?.[field]] as const,
  ),
]
