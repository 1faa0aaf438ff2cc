import { Form, Link, useNavigation } from 'react-router'
import type { WithdrawableOrder } from '../../../contract/orders/withdrawals.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import type { Step } from './take-step.ts'
import { withdrawalTexts as texts } from './texts.ts'

interface ChooseOrdersProps {
  readonly step: Extract<Step, { step: 'choose' }>
  /** Called when the person wants to enter another number. */
  readonly onBack: () => void
}

/** The second step: shows the orders, lets the person choose, and withdraws on a press. */
export function ChooseOrders({ step, onBack }: ChooseOrdersProps) {
  const busy = useNavigation().state === 'submitting'
  const anyOpen = step.orders.some(({ state }) => state === 'open')
  return (
    <Form className="grid gap-5" method="post" action={links.withdraw} aria-busy={busy}>
      <p className="soft">{texts.step(2)}</p>
      <input type="hidden" name="number" value={step.number} />
      <input type="hidden" name="email" value={step.email} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-semibold">{texts.choose}</legend>
        {step.orders.map((order) => (
          <OrderChoice key={order.number} order={order} />
        ))}
      </fieldset>
      {!anyOpen && <p>{texts.nothingOpen}</p>}
      {step.problem && <Alert message={step.problem} />}
      <p className="actions">
        {anyOpen ? (
          <Button kind="go" type="submit" name="confirm" value="yes" busy={busy}>
            {busy ? texts.confirming : texts.confirm}
          </Button>
        ) : (
          <Link className="button" to={links.contact}>
            {texts.contact}
          </Link>
        )}
        <Link className="button button-quiet" to={links.withdraw} reloadDocument onClick={onBack}>
          {texts.back}
        </Link>
      </p>
    </Form>
  )
}

function OrderChoice({ order }: { readonly order: WithdrawableOrder }) {
  const formats = useFormats()
  const isOpen = order.state === 'open'
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        name="order"
        className="size-6 flex-none accent-ink"
        value={order.number}
        defaultChecked={isOpen}
        disabled={!isOpen}
      />
      <span className="grid min-w-0 gap-1">
        <span className="font-semibold">
          {texts.line(wholeNumber(formats, order.quantity), withBreaks(order.tool))}
        </span>
        <span className="order-note">
          <span className="figure">{order.number}</span>
          {' · '}
          <span className="figure">{moneyFigure(formats, order.price)}</span>
        </span>
        <span className="order-note">{isOpen ? <Follows order={order} /> : texts.states[order.state]}</span>
      </span>
    </label>
  )
}

/** States the effect of the withdrawal. The last day is in the shop's time zone. */
function Follows({ order: { paid, until } }: { readonly order: WithdrawableOrder }) {
  const { timeZone } = useShopSettings().shop.money
  if (until === null) return paid ? texts.notSent : texts.unpaid
  return (
    <>
      {texts.sent} <LocalTime at={until - 1} timeZone={timeZone} named />
      {punctuationTexts.stop}
    </>
  )
}
