import { useCallback } from 'react'
import { deleteItem } from '../../../../contract/catalogue/managed-items.ts'
import { setProductState } from '../../../../contract/catalogue/product-states.ts'
import { deleteTool } from '../../../../contract/catalogue/tools.ts'
import { useApi } from '../../../api/api-context.ts'
import { useHost } from '../../../api/host.ts'
import type { Product } from '../../../api/rows/products.ts'
import { useBulk } from '../../../forms/use-bulk.ts'
import type { RowSelection } from '../../../ui/table/use-selection.ts'
import { bulkTexts, partBulkTexts } from './bulk-texts.ts'

const keyOf = (product: Product) => product._id
const nameOf = (product: Product) => product.name
const isShown = ({ state }: Product) => state === 'shown'
const isHidden = ({ state }: Product) => state !== undefined && state !== 'shown'
const mayBeDeleted = () => true

/** Returns the bulk actions on tools or parts: hide, show, delete. Undefined for another backend. */
export function useSelectedProducts(kind: 'tool' | 'part'): RowSelection<Product> | undefined {
  const texts = kind === 'part' ? partBulkTexts : bulkTexts
  const offered = useHost().offers(setProductState)
  const hide = useStateOfAll('hidden')
  const show = useStateOfAll('shown')
  const api = useApi()
  const deleteAll = useBulk(
    keyOf,
    useCallback(
      ({ _id: id }: Product) => api.call(kind === 'part' ? deleteItem : deleteTool, { params: { id } }),
      [api, kind],
    ),
  )
  if (!offered) return undefined
  return {
    nameOf,
    actions: [
      { ...texts.hide, may: isShown, run: hide },
      { ...texts.show, may: isHidden, run: show },
      { ...texts.delete, may: mayBeDeleted, run: deleteAll },
    ],
  }
}

function useStateOfAll(state: 'shown' | 'hidden') {
  const api = useApi()
  return useBulk(
    keyOf,
    useCallback(
      ({ _id: id }: Product) => api.call(setProductState, { params: { id }, body: { state } }),
      [api, state],
    ),
  )
}
