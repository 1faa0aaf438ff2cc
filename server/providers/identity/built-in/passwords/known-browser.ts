import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const maxAgeS = 365 * 24 * 3_600

interface Settings {
  /** The shop's signing secret. */
  readonly secret: string
  /** Whether the shop is served over https. */
  readonly https: boolean
}

/** An account, or an email without one. */
interface MarkedAccount {
  readonly email: string
  /** Unset for an account without a password. */
  readonly passwordHash?: string | undefined
}

/**
 * Marks a browser in which an account has signed in, so that password guesses from other browsers do not use up its
 * attempts ("device cookies" in OWASP's terms). A mark grants no access: it still needs the password, and has its own
 * limited attempts. A new password invalidates the mark, so an intruder's browser is unknown after a reset.
 */
export function knownBrowsers({ secret, https }: Settings) {
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const nameFor = (email: string) =>
    `${https ? '__Host-' : ''}truewheel.known_${signed(`known browser of ${email}`).slice(0, 12)}`
  const markFor = (id: string, { email, passwordHash = '' }: MarkedAccount) =>
    `${id}.${signed(`known browser ${id} of ${email} with ${passwordHash}`)}`
  return {
    /** Returns the browser's id for an account; undefined for an unknown browser. */
    idOf(request: Request, account: MarkedAccount): string | undefined {
      const mark = cookieOf(request, nameFor(account.email))
      const id = mark?.split('.')[0]
      return id && mark && isSame(mark, markFor(id, account)) ? id : undefined
    },
    /** Makes the cookie that marks the browser; keeps a known id. */
    cookieFor(account: MarkedAccount, known: string | undefined): string {
      const id = known ?? randomBytes(12).toString('base64url')
      const secure = https ? '; Secure' : ''
      // Browsers accept a `__Host-` cookie only with this path.
      const scope = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${secure}`
      return `${nameFor(account.email)}=${markFor(id, account)}; ${scope}`
    },
  }
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
