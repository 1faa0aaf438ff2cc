import { useShopSettings } from '../../api/settings-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { paymentTexts } from './texts.ts'

/** Says plainly that this is a test, while cards go to the built-in sandbox. */
export function SandboxNotice() {
  if (!useShopSettings().cards.sandbox) return null
  return (
    <Notice tone="warn">
      <p className="font-semibold">{paymentTexts.sandbox}</p>
      <p>
        {paymentTexts.sandboxCard} <span className="figure whitespace-nowrap">{paymentTexts.testNumber}</span>
        , {paymentTexts.sandboxRest}
      </p>
    </Notice>
  )
}
