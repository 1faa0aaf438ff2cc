import { useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '../../../contract/operation.ts'
import { acceptOffer } from '../../../contract/requests/offers.ts'
import { useApi } from '../../api/api-context.ts'
import { OwnReferenceField, useOwnReference } from '../../buying/own-reference.tsx'
import { useAction } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { links } from '../../routing/links.ts'
import { useSession } from '../../session/session.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { offerPageTexts as texts } from './texts.ts'
import { forgetWaiting, keepWaiting } from './waiting-offer.ts'

type Orders = AnswerOf<typeof acceptOffer>['orders']

interface Accepted {
  /** Email of the account that accepted. */
  readonly of: string
  readonly orders: Orders
}

/** Accepts an offer for the signed-in person. A visitor signs in first and returns to the offer. */
export function AcceptOffer({ token }: { readonly token: string }) {
  const api = useApi()
  const session = useSession()
  const [accepted, setAccepted] = useState<Accepted>()
  const email = session.status === 'in' ? session.email : ''
  const ownReference = useOwnReference()
  const { busyWith, failure, start } = useAction(async (token: string) => {
    const customerReference = ownReference.sent
    const body = { token, ...(customerReference && { customerReference }) }
    const { orders } = await api.call(acceptOffer, { body })
    ownReference.forget()
    forgetWaiting()
    setAccepted({ of: email, orders })
  })
  // The page stays open after Log Out, but the next person at the screen must not see the orders.
  if (accepted?.of === email) return <AcceptedOrders orders={accepted.orders} />
  if (session.status !== 'in') {
    return (
      <>
        <p className="soft">{texts.signInNote}</p>
        {/* This tab remembers the link (useMailLink), so the return path contains no secret. */}
        <Link
          className="button button-go sm:justify-self-start"
          to={links.login()}
          state={{ from: links.offer }}
          onClick={keepWaiting}
        >
          {texts.acceptAndSignIn}
        </Link>
      </>
    )
  }
  const busy = busyWith !== undefined
  return (
    <>
      <p className="soft">{texts.as(email)}</p>
      <OwnReferenceField reference={ownReference} />
      <Button kind="go" className="sm:justify-self-start" busy={busy} onClick={() => start(token)}>
        {busy ? texts.accepting : texts.accept}
      </Button>
      {failure && (
        <>
          <Alert message={failure.message} />
          <Link className="button button-quiet sm:justify-self-start" to={links.contact}>
            {texts.contact}
          </Link>
        </>
      )}
    </>
  )
}

function AcceptedOrders({ orders }: { readonly orders: Orders }) {
  const formats = useFormats()
  const until = orders.find(({ holdExpiresAt }) => holdExpiresAt !== null)?.holdExpiresAt ?? null
  return (
    <>
      <Notice tone="good" inPlaceOfButton>
        <b>{texts.accepted}</b>{' '}
        {until === null ? (
          texts.acceptedPaid
        ) : (
          <>
            {texts.heldUntil} <LocalTime at={until} />
            {punctuationTexts.stop} {texts.payThere}
          </>
        )}
      </Notice>
      <ul className="grid gap-2">
        {orders.map(({ _id, number, tool: product, quantity, price }) => (
          <li key={_id}>
            <span className="figure">{number}</span>
            {texts.order(wholeNumber(formats, quantity), product)}
            <span className="figure">
              <Amount amount={price} />
            </span>
          </li>
        ))}
      </ul>
      <Link className="button button-go sm:justify-self-start" to={dashboardLinks.myOrders}>
        {texts.toMyOrders}
      </Link>
    </>
  )
}
