import { allOperations } from '../../contract/all-operations.ts'
import type { Engine } from '../../server/data/testing/engine.ts'
import { callApi, type OperationId, type WireCall } from '../../server/testing/api-call.ts'
import { putKey } from '../../server/testing/api-keys.ts'
import { addAdmin, addCustomer } from '../../server/testing/shop-contents.ts'
import { countRows } from '../../server/testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { validCalls } from '../../server/testing/valid-calls.ts'
import type { GeneratedRequest } from './arbitrary-requests.ts'
import { flawsOf } from './check-answer.ts'
import { readTruths, undueChanges } from './shop-truths.ts'

/** A shop that receives generated requests. */
export class FuzzedShop {
  readonly #env: TestApp
  /** Valid calls with their data, replaced after each success. */
  readonly #validCallOf = new Map<OperationId, WireCall>()
  readonly #tokens = new Map<GeneratedRequest['caller'], string>([['garbage', 'garbage']])

  private constructor(env: TestApp) {
    this.#env = env
  }

  static async open(engine: Engine): Promise<FuzzedShop> {
    const shop = new FuzzedShop(await openTestApp(engine, { rateLimitFactor: 1_000_000 }))
    await shop.#signInOthers()
    return shop
  }

  get database() {
    return this.#env.shop.database
  }

  drop(): Promise<void> {
    return this.#env.drop()
  }

  /** Sends one request and returns the flaws of its outcome. */
  async send(request: GeneratedRequest): Promise<readonly string[]> {
    const { operation } = request
    const { shop } = this.#env
    const call = this.#applyChanges(await this.#takeValidCall(operation.id), request)
    const [rows, truths] = [await countRows(shop), await readTruths(shop)]
    const answer = await callApi(this.#env, operation, call)
    const succeeded = answer.statusCode < 300
    const unchanged = succeeded || JSON.stringify(rows) === JSON.stringify(await countRows(shop))
    const flaws = [
      ...flawsOf(operation, answer),
      ...(unchanged ? [] : [`${operation.id} was refused and stored something`]),
      ...undueChanges(operation.id, truths, await readTruths(shop)),
    ]
    // A successful call may have used up its data.
    if (succeeded) this.#validCallOf.delete(operation.id)
    if (succeeded && operation.id === 'endSession') await this.#signInOthers()
    return flaws
  }

  async #signInOthers(): Promise<void> {
    const { shop, tokenOf } = this.#env
    this.#tokens.set('another customer', await tokenOf(await addCustomer(shop)))
    this.#tokens.set('an admin', await tokenOf(await addAdmin(shop)))
    // Also with the operations that no admin can choose for a key.
    const every = allOperations.map(({ id }) => id)
    this.#tokens.set('a program', (await putKey(shop, await addAdmin(shop), every)).secret)
  }

  async #takeValidCall(id: OperationId): Promise<WireCall> {
    const call = this.#validCallOf.get(id) ?? (await validCalls[id](this.#env))
    this.#validCallOf.set(id, call)
    return call
  }

  #applyChanges(right: WireCall, request: GeneratedRequest): WireCall {
    const { caller, insteadOfBody } = request
    const { body: rightBody, token: rightToken, ...rest } = right
    const call = {
      ...rest,
      token: caller === 'the right one' ? rightToken : this.#tokens.get(caller),
      params: { ...right.params, ...request.params },
      query: { ...right.query, ...request.query },
      headers: { ...right.headers, ...request.headers },
    }
    if (!('body' in request.operation)) return call
    if (insteadOfBody === null) return { ...call, body: { ...Object(rightBody), ...request.body } }
    if ('json' in insteadOfBody) return { ...call, body: insteadOfBody.json }
    const { raw, type } = insteadOfBody
    const headers = { ...call.headers, ...(type !== '' && { 'content-type': type }) }
    return { ...call, payload: raw, headers }
  }
}
