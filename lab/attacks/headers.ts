import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { LongRun } from '../long-run.ts'
import { signUp, toolsOf } from './customer-by-api.ts'
import { Tries } from './tries.ts'

const hash = /'sha256-[\w+/=]{44}'/

/** The policy of everything except the API's documentation, with the hash of the inline script as `HASH`. */
const policy = [
  "default-src 'none'",
  "script-src 'self' HASH",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** Headers that every response must have, with exactly these values. */
const exact: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

/** Passkeys need a host name, which the shop on http://127.0.0.1 does not have. */
const permissionsFor = (passkeys: string) =>
  `camera=(), geolocation=(), microphone=(), payment=(self), publickey-credentials-create=${passkeys}, publickey-credentials-get=${passkeys}, usb=()`

const forbidden = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'server',
  'x-powered-by',
]

/** Headers that a kind of route may omit because it serves no document, or may set itself. */
interface Kind {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Files with a hash in their name are not documents, so they only forbid frames. */
  readonly isFile?: boolean
  /** The response is sent before the app's hooks run, so it has the strictest policy. */
  readonly isEarly?: boolean
  /** The documentation's page has inline styles, so its policy differs; it still forbids inline scripts. */
  readonly ownPolicy?: boolean
  /** The response belongs to one person, so no cache may store it. */
  readonly isPrivate?: boolean
}

export const headers: LongRun = {
  name: 'headers',
  about:
    'requests every kind of route, by HTTP and with a public address behind TLS, and compares its headers',
  async run() {
    const overHttp = new Tries('wrong or missing headers without TLS')
    const overTls = new Tries('wrong or missing headers behind TLS')
    await examine({}, false, overHttp)
    await examine({ PUBLIC_URL: 'https://shop.example' }, true, overTls)
    return [overHttp.figure(), overTls.figure()]
  },
}

async function examine(
  settings: Readonly<Record<string, string>>,
  tls: boolean,
  tries: Tries,
): Promise<void> {
  const shop = await startShop(settings)
  try {
    for (const kind of await kindsOf(shop, tls)) {
      const { path, method = 'GET', headers: sent = {}, body } = kind
      const answer = await fetch(shop.url + path, {
        method,
        headers: { origin: 'https://evil.example', ...sent },
        redirect: 'manual',
        ...(body !== undefined && { body }),
      })
      await answer.arrayBuffer()
      for (const finding of flawsOf(kind, answer, tls))
        tries.note(`${method} ${path} (${answer.status}): ${finding}`)
      tries.note(undefined)
    }
  } finally {
    await shop.stop()
  }
}

async function kindsOf(shop: Shop, tls: boolean): Promise<readonly Kind[]> {
  const home = await (await fetch(shop.url)).text()
  const asset = /\/assets\/[\w-]+\.js/.exec(home)?.[0] ?? '/assets/missing.js'
  const [tool] = await toolsOf(shop)
  const picture = /\/pictures\/[\w./-]+/.exec(home)?.[0] ?? '/pictures/missing.svg'
  const json = { 'content-type': 'application/json' }
  const customer = tls ? undefined : await signUp(shop, 'headers@example.com')
  const own =
    customer === undefined
      ? []
      : ['/api/basket', '/api/addresses', '/api/my-data'].map((path) => ({
          path,
          headers: { authorization: `Bearer ${customer.token}` },
          isPrivate: true,
        }))
  return [
    { path: '/' },
    { path: '/' },
    { path: '/', headers: { 'accept-encoding': 'br' } },
    { path: '/', method: 'HEAD' },
    { path: '/', method: 'POST', headers: json, body: '{}' },
    { path: '/', method: 'OPTIONS' },
    { path: `/tool/${tool?._id}` },
    { path: '/tool/unknown' },
    { path: '/nowhere' },
    { path: '/login' },
    { path: '/dashboard/myorders' },
    { path: '/Tools/' },
    { path: '/favicon.ico' },
    { path: '/favicon.svg' },
    { path: '/robots.txt' },
    { path: '/sitemap.xml' },
    { path: '/llms.txt' },
    { path: asset, isFile: true },
    { path: '/assets/missing.js' },
    { path: picture },
    { path: '/api/tools' },
    { path: '/api/tools?q=hammer' },
    { path: '/api/tools', method: 'OPTIONS', headers: { 'access-control-request-method': 'DELETE' } },
    { path: '/api/tools', method: 'POST', headers: json, body: '{}' },
    { path: '/api/booking' },
    { path: '/api/nowhere' },
    { path: '/api/quotes', method: 'POST', headers: json, body: '{broken' },
    { path: '/api/quotes', method: 'POST', headers: json, body: `{"message":"${'a'.repeat(70_000)}"}` },
    { path: '/api/quotes', method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' },
    { path: '/api/users/%ff', isEarly: true },
    { path: '/api/openapi.json' },
    { path: '/api/docs', ownPolicy: true },
    { path: '/auth/get-session', isPrivate: true },
    { path: '/auth/nowhere' },
    { path: '/auth/sign-in/email', method: 'POST', headers: json, body: '{}' },
    { path: '/images', method: 'POST' },
    { path: '/images/unknown' },
    { path: '/payments/webhook', method: 'POST', headers: json, body: '{}' },
    { path: '/healthz' },
    { path: '/readyz' },
    { path: '/metrics' },
    { path: '/v1/payment_intents' },
    ...own,
  ]
}

function* flawsOf(kind: Kind, answer: Response, tls: boolean): Generator<string> {
  const sent = (name: string) => answer.headers.get(name)
  for (const [name, value] of Object.entries(exact))
    if (sent(name) !== value) yield `${name} is ${sent(name)}`
  for (const name of forbidden) if (sent(name) !== null) yield `${name} is ${sent(name)}`
  const isFile = kind.isFile === true && answer.status === 200
  const openers = isFile ? /^$/ : /^same-origin(?:-allow-popups)?$/
  if (!openers.test(sent('cross-origin-opener-policy') ?? ''))
    yield `cross-origin-opener-policy is ${sent('cross-origin-opener-policy')}`
  const permissions = permissionsFor(tls && !kind.isEarly ? '(self)' : '()')
  if (sent('permissions-policy') !== (isFile ? null : permissions))
    yield `permissions-policy is ${sent('permissions-policy')}`
  if (isFile && sent('content-security-policy') !== "frame-ancestors 'none'")
    yield `content-security-policy is ${sent('content-security-policy')}`
  if (!isFile) yield* policyFlaws(sent('content-security-policy') ?? '', kind, tls)
  const strict = tls ? 'max-age=31536000' : null
  if (sent('strict-transport-security') !== strict)
    yield `strict-transport-security is ${sent('strict-transport-security')}`
  if (kind.isPrivate && !/no-store/.test(sent('cache-control') ?? ''))
    yield `cache-control is ${sent('cache-control')}`
  const type = sent('content-type')
  const hasText = type !== null && /^text\/|json|xml/.test(type)
  if (hasText && !/charset=utf-8/i.test(type) && !/svg/.test(type)) yield `content-type is ${type}`
}

function* policyFlaws(sent: string, kind: Kind, tls: boolean): Generator<string> {
  const directives = sent.split(/;\s*/)
  const scripts = directives.find((each) => each.startsWith('script-src ')) ?? ''
  if (!kind.isEarly && (scripts === '' || /unsafe|\*|https?:/.test(scripts))) yield `script-src is ${scripts}`
  if (kind.ownPolicy || kind.isEarly) {
    for (const needed of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      if (!directives.includes(needed)) yield `${needed} is missing`
    return
  }
  const wanted = [...policy, ...(tls ? ['upgrade-insecure-requests'] : [])].join(';')
  if (sent.replace(hash, 'HASH') !== wanted) yield `content-security-policy is ${sent}`
}
