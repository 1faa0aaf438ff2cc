import { useShopSettings } from '../../api/settings-context.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says plainly that this is a test, while cards go to the built-in sandbox. */
export function SandboxNotice() {
  if (!useShopSettings().cards.sandbox) return null
  return (
    <Notice tone="warn">
      <p className="font-semibold">{paymentMessages.sandbox}</p>
      <p>
        {paymentMessages.sandboxCard}{' '}
        <span className="figure whitespace-nowrap">{paymentMessages.testNumber}</span>,{' '}
        {paymentMessages.sandboxRest}
      </p>
    </Notice>
  )
}
