import { Link } from 'react-router'
import { useShopSettings } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import type { Step } from './take-step.ts'
import { withdrawalTexts as texts } from './texts.ts'

/** Confirms the withdrawal, with the time of receipt and the address for returns. */
export function ReceivedWithdrawal({ step }: { readonly step: Extract<Step, { step: 'done' }> }) {
  const formats = useFormats()
  const { company, money } = useShopSettings().shop
  const sent = step.orders.some(({ until }) => until !== null)
  return (
    <>
      <Notice tone="good">
        <b>{texts.done}</b> {texts.mailed(step.email)}
      </Notice>
      <ul className="grid gap-3">
        {step.orders.map((order) => (
          <li key={order.number}>
            <b>{texts.line(wholeNumber(formats, order.quantity), withBreaks(order.tool))}</b>{' '}
            <span className="figure">{order.number}</span>
            {order.withdrawnAt !== null && (
              <span className="order-note block">
                {order.paid ? texts.refundOn : texts.cancelledOn}{' '}
                <LocalTime at={order.withdrawnAt} timeZone={money.timeZone} named />
                {punctuationTexts.stop}
              </span>
            )}
          </li>
        ))}
      </ul>
      {sent && (
        <div>
          <p>{texts.sendBack}</p>
          <address className="not-italic">
            <b className="block">{company.legalName || company.name}</b>
            {company.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
      )}
      <p>
        <Link className="inline-flex min-h-11 items-center underline" to={links.contact}>
          {texts.contact}
        </Link>
      </p>
    </>
  )
}
