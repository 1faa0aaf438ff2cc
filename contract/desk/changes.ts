import * as z from 'zod/mini'
import { email, id, inserted, wireInteger, wireNumber } from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { deskFieldTexts } from './desk-field-texts.ts'

/** Kinds of changes by staff or by the shop itself. Each new kind is added here. */
export const changeActions = [
  'product.added',
  'product.changed',
  'product.deleted',
  'product.brought-back',
  'product.hidden',
  'product.shown',
  'product.moved',
  'products.imported',
  'products.import-undone',
  'moved.imported',
  'moved.import-undone',
  'moved-customer.deleted',
  'redirect.added',
  'redirect.changed',
  'redirect.deleted',
  'part.added',
  'part.changed',
  'part.deleted',
  'part.brought-back',
  'part.hidden',
  'part.shown',
  'part.moved',
  'stock.restocked',
  'stock.corrected',
  'spec-key.added',
  'spec-key.changed',
  'spec-key.deleted',
  'maker.added',
  'maker.changed',
  'maker.deleted',
  'price-rule.added',
  'price-rule.changed',
  'price-rule.stopped',
  'price-rule.resumed',
  'price-rule.deleted',
  'customer-group.added',
  'customer-group.changed',
  'customer-group.deleted',
  'price-list.added',
  'price-list.changed',
  'price-list.priced',
  'price-list.deleted',
  'review.hidden',
  'review.shown',
  'review.replied',
  'review.reply-removed',
  'order.sent',
  'order.sending-undone',
  'order.ready',
  'order.ready-told-again',
  'order.handed-out',
  'order.parcel-added',
  'order.parcel-corrected',
  'order.parcel-removed',
  'order.refunded',
  'order.gift-cards-mailed',
  'invoice.corrected',
  'invoice.disputed',
  'invoice.dispute-ended',
  'transfer.recorded',
  'transfer.assigned',
  'transfer.returned',
  'transfer.reversed',
  'order.withdrawal-closed',
  'order.withdrawal-taken-back',
  'refund.retried',
  'user.promoted',
  'user.demoted',
  'user.role-changed',
  'user.blocked',
  'user.unblocked',
  'user.second-factor-reset',
  'user.credit-given',
  'user.deleted',
  'company.decided',
  'company.changed',
  'company.vat-number-confirmed',
  'company.vat-number-checked',
  'request.handled',
  'request.answered',
  'offer.made',
  'offer.sent-again',
  'offer.withdrawn',
  'mail.retried',
  'alert.resolved',
  'notifications.chosen',
  'webhook.added',
  'webhook.changed',
  'webhook.switched-off',
  'webhook.switched-on',
  'webhook.secret-rotated',
  'webhook.deleted',
  'webhook.sent-again',
  'settings.changed',
  'text.changed',
  'export.made',
  'api-key.made',
  'api-key.changed',
  'api-key.revoked',
] as const

export type ChangeAction = (typeof changeActions)[number]

/** The subject of a change. */
export const changedSubjects = [
  'product',
  'part',
  'spec-key',
  'maker',
  'price-rule',
  'customer-group',
  'price-list',
  'review',
  'order',
  'payment',
  'invoice',
  'transfer',
  'user',
  'company',
  'request',
  'offer',
  'mail',
  'webhook',
  'settings',
  'text',
  'import',
  'redirect',
  'moved-customer',
  'export',
  'api-key',
] as const

export type ChangedSubject = (typeof changedSubjects)[number]

const sequence = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))

/** Values by field name; each kind of change records its own fields. */
const values = z.nullable(z.record(z.string(), z.unknown()))

export const change = z.object({
  /** The entry's number in the chain, as text. */
  _id: z.string(),
  /** In milliseconds. */
  at: wireNumber,
  /** The email of the admin; null for the shop itself, and once the account is deleted. */
  by: z.nullable(z.string()),
  byShop: z.boolean(),
  /** The name of the API key with which the admin's program made the change; null without one. */
  key: z.optional(z.nullable(z.string())),
  /** One of `changeActions`, which later versions may extend. */
  action: z.string(),
  /** `name` is a person's email; empty when it is unknown or deleted. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  before: values,
  after: values,
  /** `undoes` is the number of the entry that this entry undoes; `undoneBy` of the entry that undoes this one. */
  undoes: z.nullable(z.string()),
  undoneBy: z.nullable(z.string()),
  /** The effect of undoing the change, in a sentence; null if the change has no undo or is already undone. */
  undo: z.nullable(z.string()),
})

export type Change = z.output<typeof change>

const instant = z.optional(z.pipe(wireInteger, sequence))

export const listChanges = operation({
  id: 'listChanges',
  method: 'GET',
  path: '/changes',
  access: 'admin',
  summary:
    'What staff changed, newest first: by a person (email), of an action, of a subject (`kind` with `id`), from an ' +
    'instant and until another one (in milliseconds).',
  extension: true,
  query: z
    .object({
      ...pageParameters,
      person: z.optional(email),
      action: z.optional(z.enum(changeActions)),
      kind: z.optional(z.enum(changedSubjects)),
      id: z.optional(id),
      from: instant,
      until: instant,
    })
    .check(
      z.refine<{ kind?: string | undefined; id?: string | undefined }>(
        ({ kind, id }) => (kind === undefined) === (id === undefined),
        { path: ['id'], error: () => said(deskFieldTexts).subject },
      ),
    ),
  answer: z.array(change),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const verifyChanges = operation({
  id: 'verifyChanges',
  method: 'GET',
  path: '/changes/verification',
  access: 'admin',
  summary:
    'Up to which entry the chain of changes is verified. A job verifies new entries every minute and all of them ' +
    'every day.',
  extension: true,
  answer: z.object({
    /** The number of entries. */
    entries: wireInteger,
    verifiedTo: wireInteger,
    /** The hash of the last verified entry; empty without one. */
    hash: z.string(),
    /** In milliseconds; null before the first time. */
    checkedAt: z.nullable(wireNumber),
    /** The first missing or altered entry; null if the chain is intact. */
    broken: z.nullable(wireInteger),
  }),
  errors: [],
})

export const undoChange = operation({
  id: 'undoChange',
  method: 'POST',
  path: '/changes/{entry}/undo',
  access: 'admin',
  noKey: 'keys',
  summary:
    'Undoes a change, once, as a new change that refers to it. Refused when a newer change affects the same thing.',
  extension: true,
  params: z.object({
    entry: z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: () => said(deskFieldTexts).entry })),
  }),
  answer: z.object(inserted),
  errors: [
    'CHANGE_NOT_FOUND',
    'CHANGE_UNDONE',
    'CHANGE_NOT_UNDOABLE',
    'CHANGE_STANDS_BEHIND',
    'IMAGE_NOT_OURS',
    'SKU_TAKEN',
    'GTIN_TAKEN',
    'FAMILY_WITHOUT_AXES',
    'FAMILY_VALUE_MISSING',
    'FAMILY_AXES_DIFFER',
    'FAMILY_VALUES_TAKEN',
    'CURRENCY_FIXED',
  ],
})

export const changeOperations = [listChanges, verifyChanges, undoChange] as const
