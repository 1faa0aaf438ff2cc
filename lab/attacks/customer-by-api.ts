const customerPassword = 'true wheels turn'

/** A customer who uses only the API. */
export interface CustomerByApi {
  readonly email: string
  /** The session at the built-in sign-in provider. */
  readonly cookie: string
  /** The shop's access token. */
  readonly token: string
  /** The provider's ID token, which authorises uploads. */
  readonly proof: string
  call(method: string, path: string, body?: unknown): Promise<Response>
}

/** The address of a shop. */
interface Place {
  readonly url: string
}

export interface ShownTool {
  readonly _id: string
  readonly img: string
  readonly availableQuantity: number
  readonly minOrderQuantity: number
}

/**
 * Signs up with an email that stays unverified, and registers at the shop.
 * @param from the network address that the shop sees; the shop must trust this machine as a proxy.
 */
export async function signUp(shop: Place, email: string, from?: string): Promise<CustomerByApi> {
  return enter(shop, '/auth/sign-up/email', { name: 'Robin Spoke', email, password: customerPassword }, from)
}

/**
 * Signs in to an existing account; by default with the password of `signUp`.
 * @param origin the page's origin; a shop with a public address trusts only that one.
 */
export async function signIn(
  shop: Place,
  email: string,
  password = customerPassword,
  origin = shop.url,
): Promise<CustomerByApi> {
  return enter(shop, '/auth/sign-in/email', { email, password }, undefined, origin)
}

async function enter(
  { url }: Place,
  path: string,
  form: Readonly<Record<string, string>> & { readonly email: string },
  from?: string,
  origin = url,
): Promise<CustomerByApi> {
  const { email } = form
  const forwarded: Readonly<Record<string, string>> = from === undefined ? {} : { 'x-forwarded-for': from }
  const entered = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...forwarded },
    body: JSON.stringify(form),
  })
  if (!entered.ok) throw new Error(`${path} answered ${entered.status}: ${await entered.text()}`)
  const cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const idToken = (await (
    await fetch(`${url}/auth/token`, { headers: { cookie, ...forwarded } })
  ).json()) as {
    token: string
  }
  const callAs = (token: string) => (method: string, path: string, body?: unknown) =>
    send(url + path, { authorization: `Bearer ${token}`, ...forwarded }, method, body)
  const registered = await callAs(idToken.token)('PUT', `/api/users/${encodeURIComponent(email)}`, { email })
  const { token } = (await registered.json()) as { token: string }
  return { email, cookie, token, proof: idToken.token, call: callAs(token) }
}

function send(
  address: string,
  headers: Readonly<Record<string, string>>,
  method: string,
  body?: unknown,
): Promise<Response> {
  return fetch(address, {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** Returns the tools on the board, as a visitor sees them. */
export async function toolsOf({ url }: Place): Promise<readonly ShownTool[]> {
  return (await (await fetch(`${url}/api/tools`)).json()) as readonly ShownTool[]
}

/** Books as much as possible of every tool. Returns how many bookings were accepted. */
export async function bookEverything(shop: Place, customer: CustomerByApi): Promise<number> {
  let taken = 0
  for (const { _id, availableQuantity } of await toolsOf(shop)) {
    if (availableQuantity === 0) continue
    // Tries the whole stock; after each refusal half of it, as a patient attacker would.
    for (let quantity = availableQuantity; quantity >= 1; quantity = Math.floor(quantity / 2)) {
      const answer = await customer.call('POST', '/api/booking', { Id: _id, quantity })
      await answer.arrayBuffer()
      if (answer.ok) taken += 1
      if (answer.ok || answer.status === 422) break
    }
  }
  return taken
}
