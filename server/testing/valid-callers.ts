import type { Caller } from '../operations/shop.ts'
import type { WireCall } from './api-call.ts'
import { addAdmin, addCustomer } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'

/** A valid call, which succeeds. */
export interface ValidCall extends WireCall {
  /** The calling customer or admin, if any. */
  readonly caller?: Caller
}

export async function byCustomer(app: TestApp, call: (caller: Caller) => WireCall): Promise<ValidCall> {
  const caller = await addCustomer(app.shop)
  return { ...call(caller), caller, token: await app.tokenOf(caller) }
}

export async function byAdmin(app: TestApp, call: WireCall = {}): Promise<ValidCall> {
  const caller = await addAdmin(app.shop)
  return { ...call, caller, token: await app.tokenOf(caller) }
}
