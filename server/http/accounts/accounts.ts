import type * as contract from '../../../contract/accounts/accounts.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { listUsers } from '../../data/queries/accounts/listed-users.ts'
import { blockUser } from '../../operations/accounts/block-user.ts'
import { deleteAccount } from '../../operations/accounts/delete-account.ts'
import { deleteUser } from '../../operations/accounts/delete-user.ts'
import { endSession } from '../../operations/accounts/end-session.ts'
import { endOtherSignIns, endSignIn } from '../../operations/accounts/end-sign-ins.ts'
import { getAccount } from '../../operations/accounts/get-account.ts'
import { getRole } from '../../operations/accounts/get-role.ts'
import { listSignIns } from '../../operations/accounts/list-sign-ins.ts'
import { makeAdmin } from '../../operations/accounts/make-admin.ts'
import { registerUser } from '../../operations/accounts/register-user.ts'
import { removeAdmin } from '../../operations/accounts/remove-admin.ts'
import { resetSecondFactor } from '../../operations/accounts/reset-second-factor.ts'
import { setUserRole } from '../../operations/accounts/set-user-role.ts'
import { deviceName } from '../../platform/device-name.ts'
import { currentRequest } from '../../platform/request-context.ts'
import { deleted, listPage, sortedBy, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { noteRequest } from '../serving/request-notes.ts'

export const accounts = {
  registerUser: {
    handle: async ({ shop, web, caller, request, input, userAgent }) => {
      const { email } = input.params
      if (input.body.email !== email) return refused('NOT_ALLOWED')
      const opening = {
        email,
        sessionMs: web.sessionMs,
        device: deviceName(userAgent),
        language: currentRequest()?.language,
      }
      const registered = await registerUser(shop, web.identity, caller, opening)
      if (!registered.ok) return registered
      const { user, sessionId } = registered.value
      noteRequest(request, { account: user.id })
      return done({ token: await web.tokens.sign({ userId: user.id, sessionId, lifeMs: web.sessionMs }) })
    },
    mayCall: (account, { email }) => account.email === email,
  },
  getAdmin: async ({ shop, caller, input }) => {
    const role = await getRole(shop, caller, input.params.email)
    return role.ok ? done({ admin: role.value === 'admin', role: role.value }) : role
  },
  listUsers: async ({ shop, input: { query }, setHeader }) => {
    const { search = '', sort = 'email', role, state, limit, after } = query
    const listQuery = { search, role, blocked: state === 'blocked', ...sortedBy<'email' | 'createdAt'>(sort) }
    const page = await shop.database.readMany((read) =>
      listUsers({ read, engine: shop.database.engine }, listQuery, { limit, after }),
    )
    return listPage(page, setHeader, ({ id, secondFactor, img, ...user }) => ({
      _id: id,
      ...user,
      ...(img && { img }),
      ...(secondFactor && { secondFactor: true }),
    }))
  },
  makeAdmin: async ({ shop, caller, input }) => {
    return updated(await makeAdmin(shop, caller, input.params.email))
  },
  removeAdmin: async ({ shop, caller, input }) => {
    return deleted(await removeAdmin(shop, caller, input.params.email))
  },
  setUserRole: async ({ shop, caller, input }) => {
    return updated(await setUserRole(shop, caller, input.params.email, input.body.role))
  },
  blockUser: async ({ shop, caller, input }) => {
    return updated(await blockUser(shop, caller, input.params.email, input.body.blocked))
  },
  resetSecondFactor: async ({ shop, caller, input }) => {
    return deleted(await resetSecondFactor(shop, caller, input.params.email))
  },
  deleteUser: async ({ shop, web, caller, input }) => {
    return deleted(await deleteUser(shop, web.identity, caller, input.params.email))
  },
  endSession: async ({ shop, caller }) => {
    return deleted(await endSession(shop, caller))
  },
  listSignIns: async ({ shop, caller }) => {
    const signIns = await listSignIns(shop, caller)
    return done(
      signIns.map(({ id, device, firstSeenAt, lastSeenAt, current }) => ({
        _id: id,
        device,
        firstSeenAt,
        lastSeenAt,
        current,
      })),
    )
  },
  endSignIn: async ({ shop, web, caller, input }) => {
    return deleted(await endSignIn(shop, web.identity, caller, input.params.id))
  },
  endOtherSignIns: async ({ shop, web, caller }) => {
    return deleted(await endOtherSignIns(shop, web.identity, caller))
  },
  getAccount: async ({ shop, caller }) => done(await getAccount(shop, caller)),
  deleteAccount: async ({ shop, web, caller }) => {
    return deleted(await deleteAccount(shop, web.identity, caller))
  },
} satisfies HandlersOf<typeof contract.accounts>
