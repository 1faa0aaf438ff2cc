import * as z from 'zod/mini'
import type { StaffRole } from '../accounts/roles.ts'
import { updated, wireInteger } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { deskFieldTexts } from './desk-field-texts.ts'

/** The kinds of notices to staff. */
export const noticeKinds = [
  'sales',
  'requests',
  'low-stock',
  'disputes',
  'withdrawals',
  'alerts',
  'failed-mail',
  'papers',
  'webhooks',
  'figures',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

const staff: readonly StaffRole[] = ['packer', 'bookkeeper']
const hour = z.pipe(wireInteger, z.int().check(z.gte(0), z.lte(23)))

export const getNotifications = operation({
  id: 'getNotifications',
  method: 'GET',
  path: '/notifications',
  access: 'admin',
  noKey: 'own',
  staff,
  summary: "What the caller is told by email: every kind that the caller's role may choose, with the choice.",
  extension: true,
  answer: z.object({
    /** False while the caller has made no choice, so that the defaults apply. */
    chosen: z.boolean(),
    /** The recipient's email address. */
    email: z.string(),
    kinds: z.array(z.object({ kind: z.string(), wanted: z.boolean() })),
    /** The hour in the shop's time zone at which the daily figures are sent. */
    hour: wireInteger,
    timeZone: z.string(),
  }),
  errors: [],
})

export const chooseNotifications = operation({
  id: 'chooseNotifications',
  method: 'PUT',
  path: '/notifications',
  access: 'admin',
  noKey: 'own',
  staff,
  summary:
    'Chooses what the caller is told by email: exactly these kinds from now on. Refuses a kind that the role may not choose.',
  extension: true,
  body: z.object({
    kinds: z
      .array(z.enum(noticeKinds, { error: () => said(deskFieldTexts).noticeKinds }))
      .check(z.maxLength(noticeKinds.length)),
    hour: z.optional(hour),
  }),
  answer: z.object(updated),
  errors: ['NOTICE_NOT_FOR_ROLE'],
})

export const sendExampleNotice = operation({
  id: 'sendExampleNotice',
  method: 'POST',
  path: '/notifications/example',
  access: 'admin',
  noKey: 'own',
  staff,
  summary: 'Writes an example of one kind of mail to the caller.',
  extension: true,
  body: z.object({ kind: z.enum(noticeKinds, { error: () => said(deskFieldTexts).noticeKind }) }),
  answer: z.object(updated),
  // Each call sends an example email.
  callsAMinute: 10,
  // The operation sends an email to the caller and changes nothing.
  unrecorded: true,
  errors: ['NOTICE_NOT_FOR_ROLE'],
})

export const notifications = [getNotifications, chooseNotifications, sendExampleNotice] as const
