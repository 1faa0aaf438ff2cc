import { type Formats, useFormats } from '../ui/values/formats.ts'
import './quantity-field.css'
import { quantityStep } from '../../domain/orders/order-quantity.ts'
import type { Tool } from '../api/rows/catalogue.ts'
import { useField } from '../ui/fields/text-field.tsx'
import { wholeNumber } from '../ui/values/numbers.ts'
import { steppedQuantity } from './quantity-steps.ts'
import { quantityTexts } from './quantity-texts.ts'

interface QuantityFieldProps {
  /** The field's label, for pages with several products. */
  readonly label?: string
  readonly product: Tool
  readonly value: string
  readonly change: (quantity: string) => void
  readonly problem: string | undefined
}

/** Renders the quantity between two buttons that change it in steps; any number can be typed too. */
export function QuantityField({
  label = quantityTexts.quantity,
  product,
  value,
  change,
  problem,
}: QuantityFieldProps) {
  const formats = useFormats()
  const hint = quantityTexts.hint(
    inWords(formats, product.minOrderQuantity),
    inWords(formats, product.availableQuantity),
  )
  const { id, texts, wiring } = useField({ label, hint, problem })
  return (
    <div className="field quantity">
      <label htmlFor={id}>{label}</label>
      <div className="stepper">
        <Step product={product} value={value} change={change} direction={-1} />
        <input
          type="text"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => change(event.target.value)}
          {...wiring}
          className="field-box"
        />
        <Step product={product} value={value} change={change} direction={1} />
      </div>
      {texts}
    </div>
  )
}

interface StepProps extends Omit<QuantityFieldProps, 'problem' | 'label'> {
  readonly direction: 1 | -1
}

/**
 * Renders a button that changes the quantity. At a limit it stays focusable, because a disabled button would lose the
 * focus.
 */
function Step({ product, value, change, direction }: StepProps) {
  const formats = useFormats()
  const next = steppedQuantity(formats, value, direction, product)
  const step = wholeNumber(formats, quantityStep(product.minOrderQuantity))
  return (
    <button
      type="button"
      aria-label={direction > 0 ? quantityTexts.more(step) : quantityTexts.fewer(step)}
      aria-disabled={next === null}
      onClick={() => next !== null && change(String(next))}
    >
      {direction > 0 ? '+' : '−'}
    </button>
  )
}

function inWords(formats: Formats, count: number | undefined): string | undefined {
  return count === undefined ? undefined : wholeNumber(formats, count)
}
