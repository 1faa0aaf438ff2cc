import { useNavigate } from 'react-router'
import { isBuyable } from '../../../../domain/catalogue/stock-state.ts'
import { quantityOf } from '../../../buying/order-total.ts'
import { links } from '../../../routing/links.ts'
import { type Formats, useFormats } from '../../../ui/values/formats.ts'
import type { ToolEntry } from './table-columns.ts'
import { findingTexts } from './texts.ts'

const formOf = (productId: string) => `book-${productId}`

/** Returns the quantity in the row's field; undefined if the view has no field or the text is not a quantity. */
export function typedQuantity(formats: Formats, productId: string): number | undefined {
  const field = document.querySelector<HTMLInputElement>(`input[form="${CSS.escape(formOf(productId))}"]`)
  if (!field?.offsetParent) return undefined
  return quantityOf(formats, field.value) || undefined
}

/**
 * Renders the quantity field and button of a table row. They open the booking form of the product's page with this
 * quantity.
 */
export function RowBooking({ product }: { readonly product: ToolEntry }) {
  const least = product.minOrderQuantity ?? 1
  return (
    <div className="row-booking">
      <input
        className="field-box figure"
        form={formOf(product._id)}
        type="text"
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        aria-label={findingTexts.quantityOf(product.name)}
        defaultValue={least}
      />
      <button className="button button-card" form={formOf(product._id)} type="submit">
        {findingTexts.book} <span className="sr-only">{product.name}</span>
      </button>
    </div>
  )
}

/**
 * Renders the forms of the rows' fields, outside the list's own form, because forms cannot be nested. Any quantity is
 * sent: the product's page reports an error with the valid range.
 */
export function RowBookingForms({ products }: { readonly products: readonly ToolEntry[] }) {
  const formats = useFormats()
  const navigate = useNavigate()
  return products.filter(isBuyable).map(({ _id }) => (
    <form
      key={_id}
      id={formOf(_id)}
      action={links.tool(_id)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const text = String(new FormData(event.currentTarget).get('quantity'))
        const quantity = String(quantityOf(formats, text) ?? text)
        void navigate(links.toolInQuantity(_id, quantity))
      }}
    />
  ))
}
