import type { NoteAnswer } from '../../../contract/built-pages.ts'
import type { Operation } from '../../../contract/operation.ts'
import { ApiError } from '../../api/api-error.ts'
import { createShopApi, type ShopApi } from '../../api/client.ts'
import type { Transport } from '../../api/transport.ts'

/** Creates the client for server rendering. It records whether a call failed, and notes unusable parts of answers. */
export function observedApi(transport: Transport, note?: NoteAnswer): ShopApi & { readonly failed: boolean } {
  let failed = false
  const api = createShopApi(transport, (operation, { leftOut, fields }) =>
    note?.({ call: nameOf(operation), leftOut, fields: [...fields].toSorted() }),
  )
  const noting = (operation: Operation) => (error: unknown) => {
    failed = true
    if (error instanceof ApiError && !isAnswer(error)) {
      note?.({ call: nameOf(operation), failure: error.code })
    }
    throw error
  }
  return {
    call: (operation, ...asked) => api.call(operation, ...asked).catch(noting(operation)),
    callForPage: (operation, ...asked) => api.callForPage(operation, ...asked).catch(noting(operation)),
    get failed() {
      return failed
    },
  }
}

/**
 * Returns whether a refusal is a normal answer: anybody can request an unknown id or cursor, or open an expired offer's
 * link. A 404 without an id never arrives here, because the client turns it into a failure.
 */
function isAnswer({ status }: ApiError): boolean {
  return [400, 404, 409, 410].includes(status)
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`
}
