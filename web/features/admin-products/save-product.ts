import { changeItem } from '../../../contract/catalogue/managed-items.ts'
import { changeTool } from '../../../contract/catalogue/tools.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { getProduct, type Product } from '../../api/rows/products.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { changedDetails } from './details/detail-values.ts'
import { type OtherChange, otherChanges } from './other-changes.ts'
import { differenceOfPart } from './part-values.ts'
import { changedPrices } from './price-values.ts'
import { type ProductValues, productOf, valuesOf } from './product-values.ts'
import type { EditedProduct } from './use-edited-product.ts'

/**
 * The result of a save: saved, with other admins' changes since the form opened; or undecided, because both changed a
 * field.
 */
export type Saved =
  | { readonly kind: 'unchanged' | 'undecided' }
  | { readonly kind: 'saved'; readonly others: readonly OtherChange[]; readonly by: string | undefined }

/** Limits the retries of a save, because other admins may keep saving first. */
const mostTries = 4

/**
 * Saves the values of a product's form. If another admin changed other fields, both changes are kept. If both changed a
 * field, nothing is sent and the form asks.
 * @param edited.begun the values before the person started to type, even before a reload.
 */
export async function saveProduct(
  formats: Formats,
  api: ShopApi,
  edited: EditedProduct & { readonly begun: ProductValues },
  typed: ProductValues,
  decided: (change: OtherChange) => boolean,
): Promise<Saved> {
  let { product } = edited
  let values = typed
  for (let tries = 1; ; tries++) {
    const others = otherChanges(edited.begun, valuesOf(formats, product), typed)
    if (others.some((change) => change.mine !== undefined && !decided(change))) return { kind: 'undecided' }
    const send = requestOf(formats, api, product, values)
    if (!send) return { kind: 'unchanged' }
    try {
      await send()
      return { kind: 'saved', others: others.filter(({ mine }) => mine === undefined), by: product.changedBy }
    } catch (error) {
      if (!isOutdated(error) || tries === mostTries) throw error
      product = await api.call(getProduct, { params: { id: product._id } })
      edited.learn(product)
      values = mergedInto(valuesOf(formats, product), edited.stored, typed)
    }
  }
}

/** Returns the request that stores the differences; undefined if there are none. */
function requestOf(
  formats: Formats,
  api: ShopApi,
  product: Product,
  values: ProductValues,
): (() => Promise<unknown>) | undefined {
  const params = { id: product._id }
  const known = { ...(product.version !== undefined && { version: product.version }) }
  if (product.kind === 'part') {
    const body = differenceOfPart(formats, product, values)
    if (Object.keys(body).length === 0) return undefined
    return () => api.call(changeItem, { params, body: { ...body, ...known } })
  }
  const body = differenceOf(formats, product, values)
  if (Object.keys(body).length === 0) return undefined
  return () => api.call(changeTool, { params, body: { ...body, ...known } })
}

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PRODUCT_CHANGED'
}

/** Returns the newer values with the typed changes applied. */
function mergedInto(newer: ProductValues, former: ProductValues, typed: ProductValues): ProductValues {
  const before = new Map<string, string>(Object.entries(former))
  const mine = Object.entries(typed).filter(([field, value]) => value !== before.get(field))
  return { ...newer, ...Object.fromEntries(mine) }
}

/**
 * Returns the fields that differ from the shown product, so that concurrent changes by others survive. Excludes the
 * stock, which only restocking changes.
 */
function differenceOf(formats: Formats, product: Product, values: ProductValues) {
  const { img, name, shortDescription, minOrderQuantity, price } = productOf(formats, values)
  return {
    ...(img !== product.img && { img }),
    ...(name !== product.name && { name }),
    ...(shortDescription !== product.shortDescription && { shortDescription }),
    ...(minOrderQuantity !== product.minOrderQuantity && { minOrderQuantity }),
    ...(price !== product.price && { price }),
    ...changedPrices(formats, product, values),
    ...changedDetails(formats, product, values),
  }
}
