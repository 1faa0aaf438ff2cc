import * as z from 'zod/mini'
import { type WebhookType, webhookTypes } from '../../../contract/webhooks/webhook-types.ts'
import { newWebhook, type WireWebhook } from '../../../contract/webhooks/webhooks.ts'
import type { FieldRules } from '../../forms/field-rules.ts'

/** Values of the form of a webhook. */
export interface WebhookValues {
  readonly url: string
  /** The chosen events, with commas between. */
  readonly types: string
  readonly description: string
}

export const emptyWebhook: WebhookValues = { url: '', types: '', description: '' }

export const webhookWireNames = { url: 'url', types: 'types', description: 'description' } as const

/** Returns the form values of a webhook. */
export function webhookValuesOf({ url, types, description }: WireWebhook): WebhookValues {
  return { url, types: types.join(','), description }
}

/** Returns the chosen events, in the order of the list. */
export function typesChosen({ types }: Pick<WebhookValues, 'types'>): readonly WebhookType[] {
  const chosen = types.split(',')
  return webhookTypes.filter((type) => chosen.includes(type))
}

/** Converts form values to a request body. */
export function webhookOf(values: WebhookValues) {
  const { url, description } = values
  return { url, description, types: [...typesChosen(values)] }
}

function problemAt(field: keyof WebhookValues) {
  return (values: WebhookValues) => {
    const issues = z.safeParse(newWebhook, webhookOf(values)).error?.issues ?? []
    return issues.find(({ path }) => path[0] === field)?.message
  }
}

/** Rules of the form, by the contract's schema. */
export const webhookRules: FieldRules<WebhookValues> = {
  url: problemAt('url'),
  types: problemAt('types'),
  description: problemAt('description'),
}

/** Returns the host of an address, which names a webhook. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
