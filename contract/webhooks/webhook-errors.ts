import { refusals } from '../refusals.ts'
import { webhookErrorTexts } from './webhook-error-texts.ts'

/** The refusals of webhooks. */
export const webhookErrors = refusals(webhookErrorTexts, {
  WEBHOOK_NOT_FOUND: 404,
  WEBHOOK_CHANGED: 409,
  WEBHOOK_NOT_ENCRYPTED: 422,
  WEBHOOK_PRIVATE: 422,
  WEBHOOKS_TOO_MANY: 409,
  WEBHOOK_SWITCHED_OFF: 409,
  DELIVERY_NOT_FOUND: 404,
  DELIVERY_WAITS: 409,
  DELIVERY_ERASED: 409,
})
