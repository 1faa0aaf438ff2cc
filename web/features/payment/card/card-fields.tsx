import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js'
import { type ReactNode, useMemo } from 'react'
import { useElementStyle } from '../other-ways/use-element-style.ts'
import { paymentTexts } from '../texts.ts'
import type { CardFieldName } from './card-error.ts'

interface CardFieldsProps {
  /** The field to correct. */
  readonly wrong: CardFieldName | undefined
  /** Id of the sentence that says what is wrong with it. */
  readonly problemId: string
}

/** Renders the provider's own fields for number, expiry and security code, which the shop never reads. */
export function CardFields({ wrong, problemId }: CardFieldsProps) {
  const style = useElementStyle()
  const options = useMemo(() => ({ style }), [style])
  const describedBy = (name: CardFieldName) => (name === wrong ? problemId : undefined)
  return (
    <>
      <CardField name="number" problemId={describedBy('number')}>
        <CardNumberElement id="card-number" className="field-box card-field" options={options} />
      </CardField>
      <div className="grid grid-cols-2 gap-4">
        <CardField name="expiry" problemId={describedBy('expiry')}>
          <CardExpiryElement id="card-expiry" className="field-box card-field" options={options} />
        </CardField>
        <CardField name="cvc" problemId={describedBy('cvc')}>
          <CardCvcElement id="card-cvc" className="field-box card-field" options={options} />
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
 * Labels one of the provider's fields. The field may be in a frame, where no attribute of this page reaches its
 * input, so the group around it carries the description.
 */
function CardField({ name, problemId, children }: CardFieldProps) {
  const marks =
    problemId === undefined ? {} : { role: 'group', 'aria-describedby': problemId, 'data-wrong': true }
  return (
    <div className="field" {...marks} {...(problemId && { 'aria-label': paymentTexts[name] })}>
      <label htmlFor={`card-${name}`}>{paymentTexts[name]}</label>
      {children}
    </div>
  )
}
