/** The backend's account at the card provider: its URL and key. */
export interface CardProvider {
  readonly url: string
  readonly secretKey: string
}

/** Creates a payment at the card provider, as a backend does at Stripe. Returns the client secret. */
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
  // The format of Stripe's payment intent, which the sandbox's own tests check.
  const { client_secret: clientSecret } = (await answer.json()) as { client_secret: string }
  return clientSecret
}
