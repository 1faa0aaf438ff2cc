import type * as contract from '../../../contract/moving/redirects.ts'
import { listRedirectsByPage } from '../../data/queries/moving/redirects.ts'
import { addRedirect, changeRedirect, deleteRedirect } from '../../operations/moving/redirects.ts'
import { deleted, inserted, listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const redirects = {
  listRedirects: async ({ shop, input: { query }, setHeader }) => {
    const { search = '', limit, after } = query
    const page = await shop.database.readMany((read) => listRedirectsByPage(read, search, { limit, after }))
    return listPage(page, setHeader, ({ id, source, target, productId, productName, uses, usedOn }) => ({
      _id: id,
      from: source,
      uses,
      ...(target !== null && { to: target }),
      ...(productId !== null && { product: productId }),
      ...(productName !== null && { productName }),
      ...(usedOn !== null && { usedOn }),
    }))
  },
  addRedirect: async ({ shop, caller, input }) => inserted(await addRedirect(shop, caller, input.body)),
  changeRedirect: async ({ shop, caller, input }) =>
    updated(await changeRedirect(shop, caller, input.params.id, input.body)),
  deleteRedirect: async ({ shop, caller, input }) =>
    deleted(await deleteRedirect(shop, caller, input.params.id)),
} satisfies HandlersOf<typeof contract.redirectOperations>
