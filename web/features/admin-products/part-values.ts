import type { Product } from '../../api/rows/products.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { changedDetails, detailsOf } from './details/detail-values.ts'
import { changedPrices, pricesOf } from './price-values.ts'
import { type ProductValues, productOf, valuesOf } from './product-values.ts'

const isFilled = (text: string) => text.trim() !== ''

/** Returns whether the form gives a part stock, and therefore a minimum order. */
export function isBooked({ minQuantity }: Pick<ProductValues, 'minQuantity'>): boolean {
  return isFilled(minQuantity)
}

/** Converts form values to the body of a new part; without a minimum order it has no stock. */
export function partOf(formats: Formats, values: Omit<ProductValues, 'chosen'>) {
  const { img, name, shortDescription, minOrderQuantity, availableQuantity, price } = productOf(
    formats,
    values,
  )
  return {
    img,
    name,
    price,
    ...(shortDescription !== '' && { shortDescription }),
    ...(isBooked(values) && { minOrderQuantity, availableQuantity }),
    ...pricesOf(formats, values),
    ...detailsOf(formats, values),
  }
}

/** Returns the changed fields of a part. Its first stock is sent with its minimum order; null removes both. */
export function differenceOfPart(formats: Formats, part: Product, values: ProductValues) {
  const { img, name, shortDescription, minOrderQuantity, availableQuantity, price } = productOf(
    formats,
    values,
  )
  const getsStock = part.stocked === false && isBooked(values)
  return {
    ...(img !== part.img && { img }),
    ...(name !== part.name && { name }),
    ...(shortDescription !== part.shortDescription && { shortDescription }),
    ...(price !== part.price && { price }),
    ...(values.minQuantity.trim() !== valuesOf(formats, part).minQuantity && {
      minOrderQuantity: isBooked(values) ? minOrderQuantity : null,
    }),
    ...(getsStock && { availableQuantity }),
    ...changedPrices(formats, part, values),
    ...changedDetails(formats, part, values),
  }
}
