import { paymentLimits } from '../../../contract/shop/currencies.ts'
import { stockState } from '../../../domain/catalogue/stock-state.ts'
import { amountOf } from '../../../domain/money.ts'
import { priceTermsText } from '../../../domain/shop/price-terms.ts'
import { asSentence } from '../../../domain/writing/as-sentence.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { typedNumber } from '../../forms/typed-numbers.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import type { ProductValues } from './product-values.ts'
import { productFieldTexts as texts } from './texts.ts'

interface ProductFieldsProps {
  readonly form: DraftedForm<ProductValues>
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
  /** Shows the stock field. Only a new product has one, because later changes need a reason. */
  readonly withStock: boolean
}

/** Renders the fields of a product (spec §5). */
export function ProductFields({ form, busy, withStock }: ProductFieldsProps) {
  const formats = useFormats()
  const isPart = form.values.kind === 'part'
  const { money, terms } = useShopSettings().shop
  const least = moneyFigure(formats, amountOf(paymentLimits(money.currency).least))
  return (
    <>
      <TextField label={texts.name} autoComplete="off" readOnly={busy} {...form.text('name')} />
      <TextArea
        label={texts.description}
        hint={isPart ? texts.partDescriptionHint : texts.descriptionHint}
        rows={4}
        readOnly={busy}
        {...form.text('description')}
      />
      <div className="product-figures min-[44rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        <Quantities form={form} busy={busy} withStock={withStock} />
        <TextField
          label={texts.price}
          hint={texts.priceHint(asSentence(priceTermsText(terms)), least)}
          inputMode="decimal"
          autoComplete="off"
          readOnly={busy}
          {...form.text('price')}
        />
      </div>
    </>
  )
}

function Quantities({ form, busy, withStock }: ProductFieldsProps) {
  const formats = useFormats()
  const isPart = form.values.kind === 'part'
  return (
    <>
      <TextField
        label={texts.minQuantity}
        hint={isPart ? texts.partMinQuantityHint : texts.minQuantityHint}
        inputMode="numeric"
        autoComplete="off"
        readOnly={busy}
        {...form.text('minQuantity')}
      />
      {withStock && (
        <div>
          <TextField
            label={texts.availableQuantity}
            hint={texts.availableQuantityHint}
            inputMode="numeric"
            autoComplete="off"
            readOnly={busy}
            {...form.text('availableQuantity')}
          />
          <p role="status" className="text-warn not-empty:mt-1">
            {tooFew(formats, form.values)}
          </p>
        </div>
      )}
    </>
  )
}

/** Warns about stock below the minimum order. This is not an error: more pieces may be on the way. */
function tooFew(formats: Formats, { availableQuantity, minQuantity }: ProductValues): string | undefined {
  const available = typedNumber(formats, availableQuantity, 'pieces')
  const minimum = typedNumber(formats, minQuantity, 'pieces')
  if (stockState(available, minimum) !== 'short') return undefined
  return texts.tooFew(wholeNumber(formats, available), wholeNumber(formats, minimum))
}
