import {
  createContext,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type Params,
  redirect,
  replace,
} from 'react-router'
import { errors } from '../../contract/errors.ts'
import { apiContext } from '../api/api-context.ts'
import type { ShopApi } from '../api/client.ts'
import { type Host, hostOf } from '../api/host.ts'
import { settingsContext } from '../api/settings-context.ts'
import { dashboardLinks, links } from '../routing/links.ts'
import { showToast } from '../ui/toast/toast.ts'
import { currentSession, type Person, type SignedOut } from './access-token/stored-session.ts'
import type { Role } from './remembered-role.ts'
import { originAt } from './return-to.ts'
import { type RoleCheck, roleCheckOf } from './role-check.ts'
import { signOut } from './session.ts'

/** Who is signed in, for loaders and actions below the guard; null on the server, which knows nobody. */
export const personContext = createContext<Person | null>(null)

/** Whether the loaders of this navigation may ask for data. */
const clearedContext = createContext(false)

/**
 * Lets only a signed-in person pass (spec §2). Everybody else is redirected; where to depends only on why the session is
 * over, so it does not matter what else happens at the same time.
 */
export const requireSession: MiddlewareFunction = ({ request, context }) => {
  const session = currentSession()
  if (session.status === 'out') throw wayOut(request, session, roleCheckOf(context.get(apiContext)))
  context.set(personContext, { email: session.email, name: session.name })
  context.set(clearedContext, true)
}

/**
 * Lets only an admin pass (spec §2). While the role is not known the page waits with a spinner, and its loaders ask for
 * nothing. A person without the right is signed out; a check that failed signs nobody out.
 */
export const requireAdmin: MiddlewareFunction = ({ context }) => {
  const role = knownRole(context)
  if (role === 'customer') {
    void signOut('forced')
    throw redirect(links.login())
  }
  context.set(clearedContext, role === 'admin')
}

/** What the dashboard was loaded for; it is loaded again when the session or the role is another. */
export interface GuardData {
  readonly person: Person
  /** Undefined until the shop has confirmed it. */
  readonly role: Role | undefined
}

export function loadGuard({ context }: LoaderFunctionArgs): GuardData | null {
  const person = context.get(personContext)
  return person && { person, role: knownRole(context) }
}

interface GuardedCall {
  readonly api: ShopApi
  readonly host: Host
  readonly person: Person
  readonly params: Params
  readonly query: URLSearchParams
  readonly signal: AbortSignal
}

/**
 * Makes the loader of a page below the guard. It answers null on the server, and on an admin's page until the role is
 * confirmed; the page is not rendered then.
 */
export function guardedLoader<Data>(load: (call: GuardedCall) => Data) {
  return ({ context, params, request }: LoaderFunctionArgs): Data | null => {
    const person = context.get(personContext)
    if (!person || !context.get(clearedContext)) return null
    return load({
      api: context.get(apiContext),
      host: hostOf(context.get(settingsContext)),
      person,
      params,
      query: new URL(request.url).searchParams,
      signal: request.signal,
    })
  }
}

/** Answers true once the admin is confirmed. */
export const loadAdmin = guardedLoader(() => true as const)

function knownRole(context: LoaderFunctionArgs['context']): Role | undefined {
  const person = context.get(personContext)
  return person ? roleCheckOf(context.get(apiContext)).known(person.email) : undefined
}

/** Sessions whose end was announced: the guard may run more than once before the redirect is followed. */
const announced = new WeakSet<SignedOut>()

function wayOut(request: Request, session: SignedOut, roles: RoleCheck): Response {
  const url = new URL(request.url)
  // A page that is already shown is replaced, so that Back does not return to it.
  const lead = url.pathname === window.location.pathname ? replace : redirect
  if (roles.watching && session.why === 'left') return lead(links.home)
  if (roles.watching && session.why === 'ended' && showsOwnOrders(url.pathname, roles)) {
    if (!announced.has(session)) showToast('info', errors.SESSION_ENDED.message)
    announced.add(session)
    return lead(links.home)
  }
  return lead(session.why === 'forced' ? links.login() : links.login(originAt(url).from))
}

/** Refused own orders lead home (spec §7): My Orders, and the dashboard's start of everybody but an admin. */
function showsOwnOrders(pathname: string, roles: RoleCheck): boolean {
  if (pathname === dashboardLinks.myOrders) return true
  const role = roles.current()
  return (
    pathname === dashboardLinks.home &&
    role.status !== 'loading' &&
    !(role.status === 'ready' && role.data === 'admin')
  )
}
