import { useFormContext } from 'react-hook-form'
import { openingStock, toolFields, toolForm } from '../../../contract/tools.ts'
import { fits } from '../../forms/fits.ts'
import { requiredText } from '../../forms/required-text.ts'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import type { ProductValues } from './product-values.ts'
import { productFieldTexts as texts } from './texts.ts'

interface ProductFieldsProps {
  /** While the product is on its way to the shop nothing can be typed over. */
  readonly busy: boolean
  /** A new product begins with a stock; later it is moved, and the reason is kept. */
  readonly withStock: boolean
}

/** What is typed of a product (spec §5). Stands in a FormProvider. */
export function ProductFields({ busy, withStock }: ProductFieldsProps) {
  const { register, formState } = useFormContext<ProductValues>()
  const { name, description, price } = formState.errors
  return (
    <>
      <TextField
        label={texts.name}
        autoComplete="off"
        readOnly={busy}
        problem={name?.message}
        {...register('name', requiredText(toolForm.name))}
      />
      <TextArea
        label={texts.description}
        hint={texts.descriptionHint}
        rows={4}
        readOnly={busy}
        problem={description?.message}
        {...register('description', requiredText(toolForm.description))}
      />
      <div className="product-figures">
        <Quantities busy={busy} withStock={withStock} />
        <TextField
          label={texts.price}
          hint={texts.priceHint}
          inputMode="decimal"
          autoComplete="off"
          readOnly={busy}
          problem={price?.message}
          {...register('price', { required: toolForm.price.required, validate: fits(toolFields.price) })}
        />
      </div>
    </>
  )
}

function Quantities({ busy, withStock }: ProductFieldsProps) {
  const { register, formState } = useFormContext<ProductValues>()
  const { minQuantity, availableQuantity } = formState.errors
  return (
    <>
      <TextField
        label={texts.minQuantity}
        hint={texts.minQuantityHint}
        inputMode="numeric"
        autoComplete="off"
        readOnly={busy}
        problem={minQuantity?.message}
        {...register('minQuantity', {
          required: toolForm.minQuantity.required,
          validate: fits(toolFields.minOrderQuantity),
        })}
      />
      {withStock && (
        <TextField
          label={texts.availableQuantity}
          hint={texts.availableQuantityHint}
          inputMode="numeric"
          autoComplete="off"
          readOnly={busy}
          problem={availableQuantity?.message}
          {...register('availableQuantity', {
            required: toolForm.availableQuantity.required,
            validate: fits(openingStock),
          })}
        />
      )}
    </>
  )
}
