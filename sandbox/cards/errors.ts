import type { Stripe } from 'stripe'

/** The `error` object of a response in Stripe's shape (https://docs.stripe.com/api/errors). */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  payment_intent?: Partial<Stripe.PaymentIntent>
  payment_method?: Stripe.PaymentMethod
}

/** A refusal with Stripe's codes and messages; any other exception is a defect of the sandbox. */
export class CardApiError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'CardApiError'
    this.status = status
    this.body = body.code === undefined ? body : { ...body, doc_url: docUrlOf(body.code) }
  }
}

/** Returns the page of Stripe's documentation about an error code. */
export function docUrlOf(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
}

/** 400: the request is invalid. */
export function invalidRequest(
  message: string,
  details: Omit<Partial<ErrorBody>, 'message' | 'type'> = {},
): CardApiError {
  return new CardApiError(400, { type: 'invalid_request_error', message, ...details })
}

/** 404: no such object. */
export function noSuch(object: string, id: string, param: string): CardApiError {
  return new CardApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  })
}

/** 401: a missing or wrong key, or one without this permission. */
export function unauthorized(message: string, code?: string): CardApiError {
  return new CardApiError(401, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
  })
}

/** 402: the card is declined, for a reason that the buyer may see. */
export function cardRefused(
  code: string,
  message: string,
  details: Omit<Partial<ErrorBody>, 'code' | 'message' | 'type'> = {},
): CardApiError {
  return new CardApiError(402, { type: 'card_error', code, message, ...details })
}
