import { getAdmin } from '../../contract/accounts/accounts.ts'
import { type Role, staffRoles } from '../../contract/accounts/roles.ts'
import type { AnswerOf } from '../../contract/operation.ts'
import { ApiError } from '../api/api-error.ts'
import type { ShopApi } from '../api/client.ts'
import type { Loaded } from '../api/use-loaded.ts'
import { currentSession } from './access-token/stored-session.ts'
import { rememberRole } from './remembered-role.ts'

const loading = { status: 'loading' } as const

/** Loads and holds the role of the person on the dashboard (GET /admin/{email}, spec §6). */
export class RoleCheck {
  readonly #api: ShopApi
  readonly #listeners = new Set<() => void>()
  #email: string | undefined
  #role: Loaded<Role> = loading
  #unexpected: { readonly error: unknown } | undefined
  #turn = 0

  constructor(api: ShopApi) {
    this.#api = api
  }

  /** Whether the dashboard is visible. */
  get watching(): boolean {
    return this.#email !== undefined
  }

  /** Watches the role of the person on the dashboard. Returns a function that stops watching and drops the role. */
  watch(email: string): () => void {
    this.#begin(email)
    this.refresh()
    return () => {
      if (this.#email === email) this.#begin(undefined)
    }
  }

  /** Reloads the role. A known role stays until the response, and becomes `stale` if the call fails. */
  readonly refresh = (): void => {
    const email = this.#email
    if (email === undefined) return
    const turn = ++this.#turn
    if (this.#role.status === 'failed') this.#set(loading)
    this.#ask(email).then(
      (role) => turn === this.#turn && this.#set({ status: 'ready', data: role }),
      (error: unknown) => turn === this.#turn && this.#fail(error),
    )
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Returns the state of the watched person's role. Throws an unexpected error, for the page's error boundary. */
  readonly current = (): Loaded<Role> => {
    if (this.#unexpected) throw this.#unexpected.error
    return this.#role
  }

  /** Returns the role that the shop confirmed for this person during this visit of the dashboard. */
  known(email: string): Role | undefined {
    return this.#email === email && this.#role.status === 'ready' ? this.#role.data : undefined
  }

  async #ask(email: string): Promise<Role> {
    const role = roleOf(await this.#api.call(getAdmin, { params: { email } }))
    const session = currentSession()
    if (session.status === 'in' && session.email === email) rememberRole(role, email)
    return role
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) {
      this.#unexpected = { error }
      this.#set(loading)
    } else if (this.#role.status === 'ready') {
      this.#set({ ...this.#role, stale: error })
    } else {
      this.#set({ status: 'failed', error })
    }
  }

  #begin(email: string | undefined): void {
    this.#turn += 1
    this.#email = email
    this.#unexpected = undefined
    this.#set(loading)
  }

  #set(role: Loaded<Role>): void {
    this.#role = role
    for (const listener of [...this.#listeners]) listener()
  }
}

/** The spec's field `admin` decides; other roles are extensions, which another backend lacks. */
export function roleOf({ admin, role }: AnswerOf<typeof getAdmin>): Role {
  if (admin) return 'admin'
  return staffRoles.find((known) => known === role) ?? 'customer'
}

const checks = new WeakMap<ShopApi, RoleCheck>()

/** Returns the role check of a client: one per page, and one per test. */
export function roleCheckOf(api: ShopApi): RoleCheck {
  const check = checks.get(api) ?? new RoleCheck(api)
  checks.set(api, check)
  return check
}
