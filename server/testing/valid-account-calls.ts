import { listSignIns } from '../operations/accounts/list-sign-ins.ts'
import { newId } from '../platform/ids.ts'
import { addAdmin, addCustomer } from './shop-contents.ts'
import { addWithSecondFactor, signInCustomer } from './signing-in.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, byCustomer } from './valid-callers.ts'

/** Signs in a customer with a listed sign-in. */
async function signedInCustomer({ shop, tokenOf }: TestApp) {
  const caller = await signInCustomer(shop)
  const [signIn] = await listSignIns(shop, caller)
  return { caller, token: await tokenOf(caller), signInId: signIn?.id ?? '' }
}

export const validAccountCalls = {
  registerUser: async ({ identity }: TestApp) => {
    const email = `ada-${Math.random()}@example.com`
    return { token: identity.proofOf({ email }), params: { email }, body: { email } }
  },
  getAdmin: (app: TestApp) => byCustomer(app, ({ email }) => ({ params: { email } })),
  listUsers: (app: TestApp) => byAdmin(app),
  makeAdmin: async (app: TestApp) => {
    const { email } = await addCustomer(app.shop)
    return byAdmin(app, { params: { email } })
  },
  removeAdmin: async (app: TestApp) => {
    const { email } = await addAdmin(app.shop)
    return byAdmin(app, { params: { email } })
  },
  setUserRole: async (app: TestApp) => {
    const { email } = await addCustomer(app.shop)
    return byAdmin(app, { params: { email }, body: { role: 'packer' } })
  },
  blockUser: async (app: TestApp) => {
    const { email } = await addCustomer(app.shop)
    return byAdmin(app, { params: { email }, body: { blocked: true } })
  },
  resetSecondFactor: async (app: TestApp) => {
    const { email } = await addWithSecondFactor(app.shop, `pat-${newId()}@example.com`)
    return byAdmin(app, { params: { email } })
  },
  deleteUser: async (app: TestApp) => {
    const { email } = await addCustomer(app.shop)
    return byAdmin(app, { params: { email } })
  },
  endSession: (app: TestApp) => byCustomer(app, () => ({})),
  listSignIns: async (app: TestApp) => signedInCustomer(app),
  endSignIn: async (app: TestApp) => {
    const { caller, token, signInId } = await signedInCustomer(app)
    return { caller, token, params: { id: signInId } }
  },
  endOtherSignIns: async (app: TestApp) => signedInCustomer(app),
  getAccount: (app: TestApp) => byCustomer(app, () => ({})),
  deleteAccount: async ({ shop, identity }: TestApp) => {
    const { email } = await signInCustomer(shop)
    return { token: identity.proofOf({ email }) }
  },
}
