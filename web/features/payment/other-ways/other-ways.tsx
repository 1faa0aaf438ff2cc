import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useMemo, useState } from 'react'
import { buildLanguage } from '../../../../contract/languages/build-language.ts'
import { problems } from '../../../texts/problems.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { paymentTexts } from '../texts.ts'
import { useElementAppearance } from './use-element-style.ts'

interface OtherWaysProps {
  readonly stripe: Stripe
  readonly clientSecret: string
  /** Called with null while the provider's form is not ready to pay. */
  readonly onReady: (elements: StripeElements | null) => void
}

/** Renders the provider's Payment Element, with the methods that the shop's account has enabled. */
export function OtherWays({ stripe, clientSecret, onReady }: OtherWaysProps) {
  const [failure, setFailure] = useState<string>()
  const appearance = useElementAppearance()
  const options = useMemo(
    () => ({ clientSecret, locale: buildLanguage, appearance }),
    [clientSecret, appearance],
  )
  if (failure !== undefined)
    return (
      <Alert
        message={`${paymentTexts.otherWaysAway} ${failure}`.trim()}
        again={{ label: problems.tryAgain, run: () => setFailure(undefined) }}
      />
    )
  return (
    <Elements stripe={stripe} options={options}>
      <Ways
        onReady={onReady}
        onFailed={(message) => {
          onReady(null)
          setFailure(message)
        }}
      />
    </Elements>
  )
}

interface WaysProps extends Pick<OtherWaysProps, 'onReady'> {
  readonly onFailed: (message: string) => void
}

function Ways({ onReady, onFailed }: WaysProps) {
  const elements = useElements()
  const [ready, setReady] = useState(false)
  return (
    <div>
      {!ready && <Skeleton label={paymentTexts.otherWaysLoading} lines={3} />}
      <PaymentElement
        onReady={() => {
          setReady(true)
          onReady(elements)
        }}
        onLoadError={({ error }) => onFailed(error.message ?? '')}
      />
    </div>
  )
}
