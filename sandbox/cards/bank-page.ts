import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sandbox } from './api/call.ts'
import { isSame } from './authentication.ts'
import { type FormObject, parseFormBody } from './form-body.ts'
import { clientSecretOf } from './ids.ts'
import { formatAmount } from './objects/money.ts'
import { type PaymentRecord, proven } from './objects/payment.ts'
import { bankPath } from './objects/payment-shape.ts'
import { text } from './parameters.ts'

/**
 * Serves the test bank: a page on another host to which a redirect method leads, with two answers. As on Stripe's own
 * test page, anyone with the id of the pending visit may answer it.
 */
export function serveBankPage(scope: FastifyInstance, sandbox: Sandbox): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, parseFormBody(String(body))),
  )
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  })
  scope.get<{ Querystring: FormObject }>(bankPath, async ({ query }, reply) => {
    const payment = await sandbox.payments.get(text(query, 'payment') ?? '')
    const source = text(query, 'source') ?? ''
    if (!payment || !isWaiting(payment, source)) return notWaiting(reply)
    return reply.type('text/html; charset=utf-8').send(pageOf(payment, source))
  })
  scope.post<{ Body: FormObject | undefined }>(bankPath, async ({ body = {} }, reply) => {
    const id = text(body, 'payment') ?? ''
    const source = text(body, 'source') ?? ''
    const passed = text(body, 'outcome') === 'passed'
    const answered = await sandbox.payments.change(id, (payment) => {
      if (!isWaiting(payment, source) || payment.method === null) return { record: payment, answer: null }
      const record = proven(payment, payment.method, passed, sandbox.now())
      return { record, answer: record }
    })
    if (!answered) return notWaiting(reply)
    return reply.redirect(wayBack(answered, passed, sandbox.keys.secretKey), 303)
  })
}

function isWaiting({ challengeId, returnUrl }: PaymentRecord, source: string): boolean {
  return challengeId !== null && returnUrl !== undefined && isSame(source, challengeId)
}

function notWaiting(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('No payment waits for this bank.')
}

/**
 * Returns the shop's page with Stripe's parameters. Only the path of the given address is used, so that nobody is
 * redirected to another host.
 */
function wayBack({ id, returnUrl = '/' }: PaymentRecord, passed: boolean, secretKey: string): string {
  const { pathname, searchParams } = new URL(returnUrl)
  searchParams.set('payment_intent', id)
  searchParams.set('payment_intent_client_secret', clientSecretOf(id, secretKey))
  searchParams.set('redirect_status', passed ? 'succeeded' : 'failed')
  return `/${pathname.replace(/^[/\\]+/, '')}?${searchParams}`
}

/** Ids consist of letters, digits and `_`, so they need no escapes. */
function pageOf({ id, amount, currency }: PaymentRecord, source: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Test bank</title>
<main>
<h1>Test bank</h1>
<p>Here another company would ask you to confirm a payment of ${formatAmount(amount, currency)} ${currency.toUpperCase()}. This is a test: choose its outcome. No money moves.</p>
<form method="post" action="${bankPath}">
<input type="hidden" name="payment" value="${id}">
<input type="hidden" name="source" value="${source}">
<button name="outcome" value="passed">Confirm the payment</button>
<button name="outcome" value="failed">Refuse the payment</button>
</form>
</main>
</html>`
}
