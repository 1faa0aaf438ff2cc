import { useCallback, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type Offer, sendOfferAgain, withdrawOffer } from '../../../contract/requests/offers.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useAction } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { calendarDay } from '../../ui/values/calendar-day.ts'
import { Amount } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { AnswerMail } from './answer-mail.tsx'
import { offerTexts as texts } from './offer-texts.ts'
import { requestTexts } from './request-texts.ts'
import { WithdrawOffer } from './withdraw-offer.tsx'

/** The colour of each state of an offer. */
export const offerTone = { open: 'warn', expired: 'plain', withdrawn: 'plain', accepted: 'good' } as const

/** Shows an offer in the thread, with its lines, state and actions. */
export function OfferEntry({ offer }: { readonly offer: Offer }) {
  const formats = useFormats()
  const { by, createdAt, state, validUntil, note, reason, orders } = offer
  const entry = useRef<HTMLLIElement>(null)
  const withdrawnHere = useRef(false)
  useLayoutEffect(() => {
    // The form that had the focus is gone.
    if (state === 'withdrawn' && withdrawnHere.current) entry.current?.focus()
  }, [state])
  const onWithdrawn = () => {
    withdrawnHere.current = true
  }
  return (
    <li
      ref={entry}
      tabIndex={-1}
      className="grid gap-[0.6rem] w-full max-w-184 p-4 border border-s-4 justify-self-end bg-sheet border-line border-s-ink"
    >
      <p className="flex flex-wrap gap-x-4 gap-y-1 items-center text-note text-soft">
        <b className="text-ink">{texts.made}</b>
        <span>{by === null ? requestTexts.byDeleted : requestTexts.by(by)}</span>
        <LocalTime at={createdAt} />
        <Chip state={offerTone[state]}>{texts.states[state]}</Chip>
        <span>{texts.until(calendarDay(formats, validUntil))}</span>
      </p>
      {note !== '' && <p className="whitespace-pre-line">{note}</p>}
      <OfferSums offer={offer} />
      {reason !== null && <p>{texts.withdrawnBecause(reason)}</p>}
      {orders.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 items-center text-note text-soft">
          <b className="text-ink">{texts.acceptedOrders}</b>
          {orders.map(({ _id, number }) => (
            <Link key={_id} className="row-link" to={dashboardLinks.order(_id)}>
              {number}
            </Link>
          ))}
        </p>
      )}
      {state !== 'accepted' && <AnswerMail mail={offer.mail} />}
      {state === 'open' && <OpenOffer offer={offer} onWithdrawn={onWithdrawn} />}
    </li>
  )
}

function OfferSums({ offer: { lines, total } }: { readonly offer: Offer }) {
  const formats = useFormats()
  return (
    <table className="sums w-full">
      <tbody>
        {lines.map(({ Id, tool: product, quantity, unitPrice, price }) => (
          <tr key={Id}>
            <th scope="row">
              {wholeNumber(formats, quantity)} × {product}{' '}
              <span className="order-note">
                <Amount amount={unitPrice} /> {texts.each}
              </span>
            </th>
            <td className="figure">
              <Amount amount={price} />
            </td>
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">{texts.total}</th>
          <td className="figure">
            <Amount amount={total} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

interface OpenOfferProps {
  readonly offer: Offer
  readonly onWithdrawn: () => void
}

function OpenOffer({ offer: { _id: id }, onWithdrawn }: OpenOfferProps) {
  const api = useApi()
  const sending = useAction(
    useCallback(
      async (id: string): Promise<void> => {
        await api.call(sendOfferAgain, { params: { id } })
        showToast('success', texts.sentAgain)
      },
      [api],
    ),
  )
  const busy = sending.busyWith !== undefined
  return (
    <>
      <div className="actions">
        <IfOffered operation={sendOfferAgain}>
          <Button kind="quiet" className="button-row" busy={busy} onClick={() => sending.start(id)}>
            {busy ? texts.sendingAgain : texts.again}
          </Button>
        </IfOffered>
        <IfOffered operation={withdrawOffer}>
          <WithdrawOffer id={id} onWithdrawn={onWithdrawn} />
        </IfOffered>
      </div>
      {sending.failure && <Alert message={sending.failure.message} />}
    </>
  )
}
