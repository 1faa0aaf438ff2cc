import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js'
import { useMemo } from 'react'
import { paymentTexts } from './texts.ts'
import { useElementStyle } from './use-element-style.ts'

const ids = { number: 'card-number', expiry: 'card-expiry', cvc: 'card-cvc' } as const

/** Renders the provider's own fields for number, expiry and security code, which the shop never reads. */
export function CardFields() {
  const style = useElementStyle()
  const options = useMemo(() => ({ style }), [style])
  return (
    <>
      <div className="field">
        <label htmlFor={ids.number}>{paymentTexts.number}</label>
        <CardNumberElement id={ids.number} className="field-box card-field" options={options} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <div className="field">
          <label htmlFor={ids.expiry}>{paymentTexts.expiry}</label>
          <CardExpiryElement id={ids.expiry} className="field-box card-field" options={options} />
        </div>
        <div className="field">
          <label htmlFor={ids.cvc}>{paymentTexts.cvc}</label>
          <CardCvcElement id={ids.cvc} className="field-box card-field" options={options} />
        </div>
      </div>
    </>
  )
}
