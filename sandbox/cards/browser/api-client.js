import { inChosenLocale } from './messages.js'

/** Stripe.js's message when its server is unreachable. */
const unreachable = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
}
const unreadable = {
  type: 'api_error',
  message: 'Our payments provider gave an answer that we do not understand. Please try again.',
}

/**
 * Creates a client for the sandbox's API with the publishable key. Calls resolve to `{ value }` or `{ error }` and
 * never reject. The client secret is sent in a header, because URLs are logged.
 */
export function createApiClient(publishableKey) {
  return async (method, path, { clientSecret, form } = {}) => {
    const headers = { Authorization: `Bearer ${publishableKey}` }
    if (clientSecret !== undefined) headers['X-Client-Secret'] = clientSecret
    const request = { method, headers, credentials: 'omit', cache: 'no-store' }
    if (method === 'POST') request.body = new URLSearchParams(fieldsOf(form ?? {}))
    let response
    try {
      response = await fetch(new URL(`/v1/${path}`, document.baseURI), request)
    } catch {
      return { error: unreachable }
    }
    const body = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return { value: body }
    return { error: typeof body?.error === 'object' ? inChosenLocale(body.error) : unreadable }
  }
}

/** Flattens `{ card: { cvc: '123' } }` to `card[cvc]=123`; omits absent values. */
function fieldsOf(form, prefix) {
  return Object.entries(form).flatMap(([name, value]) => {
    const path = prefix === undefined ? name : `${prefix}[${name}]`
    if (value === undefined || value === null) return []
    return typeof value === 'object' ? fieldsOf(value, path) : [[path, String(value)]]
  })
}
