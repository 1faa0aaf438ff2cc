import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { SignInBrowser } from '../providers/identity/identity.ts'

export interface SecureHeaders {
  /** The only allowed inline script, allowed by its hash. */
  readonly inlineScript: string
  /** {host}, if it is another origin. */
  readonly apiOrigin: string | undefined
  /** The origin of the image hosting service, if one is configured. */
  readonly pictureOrigin?: string | undefined
  /** Whether pages use Stripe's script and frames instead of the built-in sandbox. */
  readonly stripe: boolean
  /** Whether pages offer Stripe's other ways to pay, of which some open a window. */
  readonly otherWays?: boolean
  /** Origins that the sign-in provider's code needs; unset for none. */
  readonly signIn?: SignInBrowser | undefined
  /** Whether pages may ask for passkeys. */
  readonly passkeys?: boolean
  readonly https: boolean
  /** Whether HSTS also applies to subdomains. */
  readonly hstsSubdomains?: boolean
  /** Whether pages run Vite's client, which inserts styles and opens a socket; false in every started shop. */
  readonly isDevelopment?: boolean
}

type Transport = Pick<SecureHeaders, 'https' | 'hstsSubdomains'>

function strictTransport({ https, hstsSubdomains = false }: Transport) {
  return https && { maxAge: 31_536_000, includeSubDomains: hstsSubdomains }
}

/**
 * Returns the headers of responses that are sent before the app's hooks: refusals of undecodable addresses, and of
 * requests under overload. These responses are JSON, or a page without scripts.
 */
export function earlyHeaders(transport: Transport): Readonly<Record<string, string>> {
  const strict = strictTransport(transport)
  return {
    'content-security-policy':
      "default-src 'none';style-src 'self';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy({}),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(strict && {
      'strict-transport-security': `max-age=${strict.maxAge}${strict.includeSubDomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
const stripeFrames = [...stripeScripts, 'https://hooks.stripe.com']

/** Adds headers that restrict pages to their own scripts and to the configured hosts. */
export function secureHeaders(app: FastifyInstance, hosts: SecureHeaders): void {
  // `same-origin` would also separate a frame of another site from the windows that it opens.
  const opensWindows = hosts.signIn?.popup || (hosts.stripe && hosts.otherWays)
  const scriptHash = createHash('sha256').update(hosts.inlineScript).digest('base64')
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [
          "'self'",
          `'sha256-${scriptHash}'`,
          ...(hosts.stripe ? stripeScripts : []),
          ...(hosts.signIn?.scripts ?? []),
        ],
        styleSrc: ["'self'", ...(hosts.isDevelopment ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:', 'blob:', ...picturesFor(hosts)],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...(hosts.apiOrigin ? [hosts.apiOrigin] : []),
          ...(hosts.stripe ? ['https://api.stripe.com'] : []),
          ...(hosts.signIn?.connections ?? []),
          ...(hosts.isDevelopment ? ['ws:'] : []),
        ],
        frameSrc: framesFor(hosts),
        manifestSrc: ["'self'"],
        // A plain form downloads exports.
        formAction: ["'self'", ...(hosts.apiOrigin ? [hosts.apiOrigin] : [])],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(hosts.https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: strictTransport(hosts),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: opensWindows ? 'same-origin-allow-popups' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  headers.set('permissions-policy', permissionsPolicy(hosts))
  app.addHook('onRequest', (_request, reply, next) => {
    reply.raw.setHeaders(headers)
    next()
  })
}

/**
 * Returns the headers that helmet sets, computed once: helmet would assemble the same text for each response, 3 % of
 * the time of a booking.
 */
function headersOf(options: HelmetOptions): Map<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, (error) => {
    if (error) throw error
  })
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

function permissionsPolicy({ passkeys: hasPasskeys, stripe }: Partial<SecureHeaders>): string {
  const passkeys = hasPasskeys ? '(self)' : '()'
  // Stripe's frames request the wallets of Google and Apple, which the permission of the page alone does not cover.
  const payers = ['self', ...(stripe ? stripeScripts.map((origin) => `"${origin}"`) : [])]
  return [
    `camera=(self), geolocation=(), microphone=(), payment=(${payers.join(' ')})`,
    `publickey-credentials-create=${passkeys}, publickey-credentials-get=${passkeys}, usb=()`,
  ].join(', ')
}

function framesFor({ stripe, signIn }: SecureHeaders): readonly string[] {
  const frames = [...(stripe ? stripeFrames : []), ...(signIn?.frames ?? [])]
  return frames.length === 0 ? ["'none'"] : frames
}

/**
 * Returns the origins of pictures. This shop's backend refers only to pictures of this shop or its image host. Another
 * backend refers to whatever its clients have stored: its own pictures or an unknown image host's (spec §10, another
 * {host}).
 */
function picturesFor({ apiOrigin, pictureOrigin }: SecureHeaders): readonly string[] {
  if (apiOrigin !== undefined) return [apiOrigin, 'https:']
  return pictureOrigin === undefined ? [] : [pictureOrigin]
}
