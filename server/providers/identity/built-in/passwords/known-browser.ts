import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const rememberedForS = 365 * 24 * 3_600

interface Marks {
  /** The shop's signing secret. */
  readonly secret: string
  /** Whether the shop is served over https. */
  readonly https: boolean
}

/** An account, or an address that has none. */
interface MarkedAccount {
  readonly email: string
  /** Unset where it has no password. */
  readonly passwordHash?: string | undefined
}

/**
 * Marks a browser in which somebody has signed in to an account, so that strangers who guess at the account from
 * elsewhere do not use up its attempts ("device cookies", as OWASP describes them). A mark opens nothing: who has
 * it still needs the password, and has a limited number of attempts too. It is worth nothing once there is another
 * password: whoever held the account before a reset is a stranger afterwards.
 */
export function knownBrowsers({ secret, https }: Marks) {
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const nameFor = (email: string) =>
    `${https ? '__Secure-' : ''}truewheel.known_${signed(`known browser of ${email}`).slice(0, 12)}`
  const markFor = (id: string, { email, passwordHash = '' }: MarkedAccount) =>
    `${id}.${signed(`known browser ${id} of ${email} with ${passwordHash}`)}`
  return {
    /** The name under which this browser is known to an account; undefined for a strange one. */
    idOf(request: Request, account: MarkedAccount): string | undefined {
      const mark = cookieOf(request, nameFor(account.email))
      const id = mark?.split('.')[0]
      return id && mark && isSame(mark, markFor(id, account)) ? id : undefined
    },
    /** The cookie that marks the browser; one that is known already stays the same one. */
    cookieFor(account: MarkedAccount, known: string | undefined): string {
      const id = known ?? randomBytes(12).toString('base64url')
      const secure = https ? '; Secure' : ''
      const scope = `Path=/auth; HttpOnly; SameSite=Lax; Max-Age=${rememberedForS}${secure}`
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
