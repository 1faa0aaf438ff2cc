import type { Engine } from '../../server/data/testing/engine.ts'
import { callApi, type OperationId, type WireCall } from '../../server/testing/api-call.ts'
import { addAdmin, addCustomer } from '../../server/testing/shop-contents.ts'
import { countRows } from '../../server/testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { validCalls } from '../../server/testing/valid-calls.ts'
import type { GeneratedRequest } from './arbitrary-requests.ts'
import { flawsOf } from './check-answer.ts'
import { readTruths, unduly } from './shop-truths.ts'

/** A shop that generated requests are sent to. */
export class FuzzedShop {
  readonly #world: TestApp
  /** Calls that are right, on things that were made for them; made anew once they were used up. */
  readonly #rightCalls = new Map<OperationId, WireCall>()
  readonly #tokens = new Map<GeneratedRequest['caller'], string>([['garbage', 'garbage']])

  private constructor(world: TestApp) {
    this.#world = world
  }

  static async open(engine: Engine): Promise<FuzzedShop> {
    const shop = new FuzzedShop(await openTestApp(engine, { rateLimitFactor: 1_000_000 }))
    await shop.#signOthersIn()
    return shop
  }

  get database() {
    return this.#world.shop.database
  }

  drop(): Promise<void> {
    return this.#world.drop()
  }

  /** Sends one request and tells what is wrong with what came of it. */
  async send(request: GeneratedRequest): Promise<readonly string[]> {
    const { operation } = request
    const { shop } = this.#world
    const call = this.#asGenerated(await this.#rightCallOf(operation.id), request)
    const [rows, truths] = [await countRows(shop), await readTruths(shop)]
    const answer = await callApi(this.#world, operation, call)
    const done = answer.statusCode === 200
    const kept = done || JSON.stringify(rows) === JSON.stringify(await countRows(shop))
    const flaws = [
      ...flawsOf(operation, answer),
      ...(kept ? [] : [`${operation.id} was refused and stored something`]),
      ...unduly(operation.id, truths, await readTruths(shop)),
    ]
    // What has worked may have used up what it worked on.
    if (done) this.#rightCalls.delete(operation.id)
    if (done && operation.id === 'endSession') await this.#signOthersIn()
    return flaws
  }

  async #signOthersIn(): Promise<void> {
    const { shop, tokenOf } = this.#world
    this.#tokens.set('another customer', await tokenOf(await addCustomer(shop)))
    this.#tokens.set('an admin', await tokenOf(await addAdmin(shop)))
  }

  async #rightCallOf(id: OperationId): Promise<WireCall> {
    const call = this.#rightCalls.get(id) ?? (await validCalls[id](this.#world))
    this.#rightCalls.set(id, call)
    return call
  }

  #asGenerated(right: WireCall, request: GeneratedRequest): WireCall {
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
