/** Where payments are opened, and with which key; the backend's own account there. */
export interface CardProvider {
  readonly url: string
  readonly secretKey: string
}

/** Opens a payment at the card provider, as a backend does at Stripe. Answers the client secret. */
export async function openPayment({ url, secretKey }: CardProvider, dollars: number): Promise<string> {
  const answer = await fetch(`${url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({
      amount: String(Math.round(dollars * 100)),
      currency: 'usd',
      'payment_method_types[]': 'card',
    }),
  })
  if (!answer.ok) throw new Error(`The card provider answered ${answer.status}: ${await answer.text()}`)
  // Stripe's payment intent, which the sandbox's own tests hold it to.
  const { client_secret: clientSecret } = (await answer.json()) as { client_secret: string }
  return clientSecret
}
