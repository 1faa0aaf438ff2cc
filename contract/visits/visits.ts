import * as z from 'zod/mini'
import { exportFigures, getFigures } from '../desk/figures.ts'
import { wireInteger, wireNumber } from '../fields.ts'
import { languageTags } from '../languages/languages.ts'
import { operation } from '../operation.ts'
import { fileHeaders, wireFile } from '../wire-file.ts'

/**
 * The kinds of pages that are counted: the first part of their addresses. `other` is an address without a page, and a
 * page that chooses it (`counted` in web/app/pages/).
 */
export const pageKinds = [
  'home',
  'tools',
  'tool',
  'items',
  'jobs',
  'fit',
  'compare',
  'basket',
  'payment',
  'login',
  'signup',
  'order',
  'offer',
  'quote',
  'delivery',
  'returns',
  'contact',
  'privacy',
  'terms',
  'accessibility',
  'blog',
  'portfolio',
  'restock',
  'status',
  'withdraw',
  'forgot-password',
  'reset-password',
  'verify-address',
  'other',
] as const

export type PageKind = (typeof pageKinds)[number]

/** The measures of web.dev: how soon the largest part is shown, how soon a press is answered, how much moves. */
export const vitalNames = ['lcp', 'inp', 'cls'] as const

export type VitalName = (typeof vitalNames)[number]

const milliseconds = z.optional(z.number().check(z.gte(0), z.lte(600_000)))

export const countVisit = operation({
  id: 'countVisit',
  method: 'POST',
  path: '/visits',
  access: 'public',
  summary:
    'Adds what a browser showed to the sums of the day. Nothing about the visitor is sent or kept: no identifier, address or ' +
    'time. `counted` is false where the owner counts no visits, and for calls with `Sec-GPC: 1` or `DNT: 1` and of programs ' +
    'that say so in their user agent. Counts are kept in memory for a few seconds; a process that is killed loses those.',
  extension: true,
  body: z.object({
    page: z.enum(pageKinds),
    /** The page was shown: for the first time since the browser opened the document, or again. */
    shown: z.optional(z.enum(['first', 'again'])),
    /** The host of the page that led to the shop, empty if unknown; only with the page on which a visit begins. */
    from: z.optional(z.string().check(z.maxLength(260))),
    /** The language of the page on which a visit begins. */
    language: z.optional(z.enum(languageTags)),
    /** Searched words without a result. */
    nothing: z.optional(z.string().check(z.maxLength(500))),
    /** A payment succeeded. */
    paid: z.optional(z.literal(true)),
    /** LCP and INP in milliseconds, CLS as a score. */
    vitals: z.optional(
      z.object({
        lcp: milliseconds,
        inp: milliseconds,
        cls: z.optional(z.number().check(z.gte(0), z.lte(1000))),
      }),
    ),
  }),
  answer: z.object({ acknowledged: z.boolean(), counted: z.boolean() }),
  callsAMinute: 60,
  errors: [],
})

export type VisitToCount = z.input<typeof countVisit.body>

const sums = z.object({
  /** Pages shown, and visits: openings of a page that came from elsewhere. */
  pages: wireInteger,
  visits: wireInteger,
  /** Browser windows that showed a product, the basket and a payment page, and payments that succeeded. */
  product: wireInteger,
  basket: wireInteger,
  payment: wireInteger,
  paid: wireInteger,
})

const named = z.object({ name: z.string(), count: wireInteger })

const vital = z.object({
  measure: z.enum(vitalNames),
  /** Null for the measured pages of all kinds. */
  page: z.nullable(z.enum(pageKinds)),
  /** How many visitors' pages were measured. */
  count: wireInteger,
  /** Three of four were at most this: milliseconds, or the score of CLS. Null if it is above the last bound. */
  p75: z.nullable(wireNumber),
  rating: z.enum(['good', 'needs-work', 'poor']),
})

export const getVisits = operation({
  id: 'getVisits',
  method: 'GET',
  path: '/visits',
  access: 'admin',
  summary:
    'The sums of visits of a period of whole days, beside those of the period before, as `GET /figures` has them. Names beyond ' +
    'those of a day that are kept are summed as an empty name. Vitals are of at most the last 28 days of the period.',
  extension: true,
  query: getFigures.query,
  answer: z.object({
    from: z.string(),
    to: z.string(),
    /** False while the owner counts no visits; the sums of earlier days stay. */
    counted: z.boolean(),
    now: sums,
    before: sums,
    days: z.array(z.object({ date: z.string(), ...sums.shape })),
    daysBefore: z.array(z.object({ date: z.string(), ...sums.shape })),
    /** By number, at most thirty each. An empty name is a visit without a referrer, or the sum of the other names. */
    kinds: z.array(z.object({ page: z.enum(pageKinds), count: wireInteger })),
    referrers: z.array(named),
    languages: z.array(named),
    /** Searched words without a result, at most fifty. */
    nothing: z.array(named),
    vitals: z.array(vital),
  }),
  errors: [],
})

export const exportVisits = operation({
  id: 'exportVisits',
  method: 'GET',
  path: '/exports/visits.csv',
  access: 'admin',
  summary:
    'The sums of visits of each day of a period, beside the same day of the period before, as a CSV file. The period is that of ' +
    '`GET /figures`.',
  extension: true,
  query: exportFigures.query,
  answerType: 'text/csv',
  answer: wireFile,
  answerHeaders: fileHeaders,
  callsAMinute: 10,
  errors: [],
})

export const visits = [countVisit, getVisits, exportVisits] as const
