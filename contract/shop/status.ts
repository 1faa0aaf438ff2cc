import * as z from 'zod/mini'
import { calendarDate } from '../fields.ts'
import { operation } from '../operation.ts'

/** The parts of a shop whose state it knows. A part that a shop lacks, such as mail, is not listed. */
export const shopParts = ['database', 'payments', 'mail', 'pictures', 'numbers', 'backup'] as const

export type ShopPart = (typeof shopParts)[number]

/** From good to bad; `unknown` before the first thing that shows it. */
export const partStates = ['works', 'unknown', 'slow', 'down'] as const

export type PartState = (typeof partStates)[number]

const instant = z.number()

const partStatus = z.object({
  part: z.enum(shopParts),
  state: z.enum(partStates),
  /** When it was last seen to work: a call that was answered, a comparison that ended, a backup that was restored. */
  seenAt: z.nullable(instant),
  /** Since when it is slow or down; null for the other states. */
  since: z.nullable(instant),
})

export type PartStatus = z.output<typeof partStatus>

/** The checks of the shop's code whose last runs the shop shows. */
export const checkNames = [
  'tests',
  'journeys',
  'accessibility',
  'histories',
  'faults',
  'attacks',
  'fuzz',
  'peers',
  'mutation',
  'lighthouse',
  'bench',
] as const

export type CheckName = (typeof checkNames)[number]

const count = z.int().check(z.gte(0))

/** The last run of a check, or of one of its programs. */
export const checkRun = z.strictObject({
  check: z.enum(checkNames),
  /** The program or the database engine; null for the whole check. */
  part: z.nullable(z.string().check(z.minLength(1))),
  /** The command that ran it. */
  command: z.string().check(z.startsWith('npm '), z.maxLength(200)),
  /** The day of the run, in UTC. */
  on: calendarDate,
  checked: count,
  /** What it counted: tests, histories, requests. */
  unit: z.string().check(z.minLength(1), z.maxLength(30)),
  /** How many of them were not as they must be. */
  differences: count,
  /** Whether the run passed: some checks allow a few differences. */
  passed: z.boolean(),
})

export type CheckRun = z.output<typeof checkRun>

export const getStatus = operation({
  id: 'getStatus',
  method: 'GET',
  path: '/status',
  access: 'public',
  summary:
    'The state of the shop as it last read it, a few times a minute: each part with `works`, `slow`, `down` or ' +
    '`unknown`, and the last run of each check of its code. It names no address and no setting.',
  extension: true,
  answer: z.object({
    /** When the parts were read. */
    readAt: instant,
    parts: z.array(partStatus),
    runs: z.array(checkRun),
  }),
  shows: ['status'],
  errors: [],
})

export const statusOperations = [getStatus] as const
