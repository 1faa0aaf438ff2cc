import {
  type ActionFunction,
  type ActionFunctionArgs,
  createContext,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  redirect,
  replace,
} from 'react-router'
import type { Role } from '../../contract/accounts/roles.ts'
import { errors } from '../../contract/errors.ts'
import { isStaff } from '../../domain/accounts/rights.ts'
import { apiContext } from '../api/api-context.ts'
import { dashboardLinks } from '../routing/dashboard-links.ts'
import { withoutLanguage } from '../routing/language-of-pages.ts'
import { links } from '../routing/links.ts'
import { showToast } from '../ui/toast/toast.ts'
import { currentSession, type Person, type SignedOut } from './access-token/stored-session.ts'
import { originAt } from './return-to.ts'
import { pageRights } from './rights.tsx'
import { type RoleCheck, roleCheckOf } from './role-check.ts'
import { signOut } from './session.ts'

/**
 * The signed-in person for loaders and actions below the guard; null on the server, which knows no session.
 */
export const personContext = createContext<Person | null>(null)

/** Whether a role that the page admits has been confirmed. */
const confirmedContext = createContext(false)

/**
 * Admits only a signed-in person (spec §2) and redirects everyone else. The target depends only on why the session
 * ended, so concurrent events do not matter.
 */
export const requireSession: MiddlewareFunction = ({ request, context }) => {
  const session = currentSession()
  if (session.status === 'out')
    throw redirectSignedOut(request, session, roleCheckOf(context.get(apiContext)))
  context.set(personContext, { email: session.email, name: session.name })
}

/** Admits only an admin (spec §2). */
export const requireAdmin = requireRole(pageRights.owner)

/** Admits everyone who may list all orders. */
export const requireOrders = requireRole(pageRights.orders)

/** Admits everyone who may list discounts. */
export const requirePrices = requireRole(pageRights.prices)

/**
 * Admits only some roles. While the role is unknown, the page shows a spinner. Every other role is signed out (spec
 * §2); a failed check does not sign the person out.
 */
function requireRole(admits: (role: Role) => boolean): MiddlewareFunction {
  return ({ context }) => {
    const role = knownRole(context)
    if (role !== undefined && !admits(role)) {
      void signOut('forced')
      throw redirect(links.login())
    }
    context.set(confirmedContext, role !== undefined)
  }
}

/** The person and role for whom the dashboard was loaded. A change of either reloads it. */
export interface GuardData {
  readonly person: Person
  /** Undefined until the shop has confirmed the role. */
  readonly role: Role | undefined
}

export function loadGuard({ context }: LoaderFunctionArgs): GuardData | null {
  const person = context.get(personContext)
  return person && { person, role: knownRole(context) }
}

/**
 * Logs out; this is the dashboard's action. Always redirects home, because Log Out can be pressed before the guard
 * knows that the dashboard is shown.
 */
export const logOut: ActionFunction = () => {
  void signOut()
  return replace(links.home)
}

/** Returns the guard's redirect once an action has ended the session; null while the session lasts. */
export function redirectOut({ request, context }: ActionFunctionArgs): Response | null {
  const session = currentSession()
  if (session.status === 'in') return null
  return redirectSignedOut(request, session, roleCheckOf(context.get(apiContext)), replace)
}

/**
 * Returns true once a role that the staff page admits is confirmed. Returns null until then, and on the server, which
 * does not render the page.
 */
export function loadConfirmed({ context }: LoaderFunctionArgs): true | null {
  return context.get(confirmedContext) || null
}

function knownRole(context: LoaderFunctionArgs['context']): Role | undefined {
  const person = context.get(personContext)
  return person ? roleCheckOf(context.get(apiContext)).known(person.email) : undefined
}

/** Sessions whose end was announced, because the guard may run again before the redirect happens. */
const announced = new WeakSet<SignedOut>()

function redirectSignedOut(
  request: Request,
  session: SignedOut,
  roles: RoleCheck,
  leave?: typeof replace,
): Response {
  const { pathname, search, hash } = new URL(request.url)
  const place = { pathname: withoutLanguage(pathname), search, hash }
  // Replaces the history entry of a page that is already visible, so that Back does not return to it.
  const redirectTo = leave ?? (pathname === window.location.pathname ? replace : redirect)
  if (roles.watching && session.why === 'left') return redirectTo(links.home)
  if (roles.watching && session.why === 'ended' && showsOwnOrders(place.pathname, roles)) {
    if (!announced.has(session)) showToast('info', errors.SESSION_ENDED.message)
    announced.add(session)
    return redirectTo(links.home)
  }
  return redirectTo(session.why === 'forced' ? links.login() : links.login(originAt(place).from))
}

/**
 * Returns whether a refusal of own orders redirects home (spec §7): on My Orders, and on the dashboard's start page
 * except for staff.
 */
function showsOwnOrders(pathname: string, roles: RoleCheck): boolean {
  if (pathname === dashboardLinks.myOrders) return true
  const role = roles.current()
  return (
    pathname === dashboardLinks.home &&
    role.status !== 'loading' &&
    !(role.status === 'ready' && isStaff(role.data))
  )
}
