import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements } from '@stripe/react-stripe-js'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useElementStyle } from '../other-ways/use-element-style.ts'
import { paymentTexts } from '../texts.ts'
import type { CardFieldName } from './card-error.ts'
import { focusCardField } from './focus-card-field.ts'

interface CardFieldsProps {
  /** The field with an error. */
  readonly wrong: CardFieldName | undefined
  /** Id of the error sentence. */
  readonly problemId: string
}

/** Renders the provider's own fields for number, expiry and security code. The shop never reads them. */
export function CardFields({ wrong, problemId }: CardFieldsProps) {
  const style = useElementStyle()
  const options = useMemo(() => ({ style }), [style])
  const describedBy = (name: CardFieldName) => (name === wrong ? problemId : undefined)
  return (
    <>
      <CardField name="number" problemId={describedBy('number')}>
        <CardNumberElement
          id="card-number"
          className="field-box card-field grid content-center"
          options={options}
        />
      </CardField>
      <div className="grid grid-cols-2 gap-4">
        <CardField name="expiry" problemId={describedBy('expiry')}>
          <CardExpiryElement
            id="card-expiry"
            className="field-box card-field grid content-center"
            options={options}
          />
        </CardField>
        <CardField name="cvc" problemId={describedBy('cvc')}>
          <CardCvcElement
            id="card-cvc"
            className="field-box card-field grid content-center"
            options={options}
          />
        </CardField>
      </div>
    </>
  )
}

interface CardFieldProps {
  readonly name: CardFieldName
  readonly problemId: string | undefined
  readonly children: ReactNode
}

/**
 * Labels one of the provider's fields. The field may be inside a frame, where no `<label>` or attribute of this page
 * reaches its input, so the surrounding group has the name and the description.
 */
function CardField({ name, problemId, children }: CardFieldProps) {
  const elements = useElements()
  const label = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const { current } = label
    // Emulates a `<label>`: a click focuses the field. The keyboard reaches the field itself.
    const focus = () => focusCardField(elements, name)
    current?.addEventListener('click', focus)
    return () => current?.removeEventListener('click', focus)
  }, [elements, name])
  const labelId = `card-${name}-label`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend takes no part in the field's grid.
    <div
      className="field"
      role="group"
      aria-labelledby={labelId}
      aria-describedby={problemId}
      data-wrong={problemId === undefined ? undefined : true}
    >
      <span ref={label} id={labelId} className="field-label cursor-default wrap-break-word">
        {paymentTexts[name]}
      </span>
      {children}
    </div>
  )
}
