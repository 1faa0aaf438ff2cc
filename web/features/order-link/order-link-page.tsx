import { useAnswer } from '../../api/use-answer.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import '../../styles/utilities.css'
import { Link, useActionData } from 'react-router'
import type { AnswerOf } from '../../../contract/operation.ts'
import { viewOrders } from '../../../contract/orders/order-links.ts'
import { useHost } from '../../api/host.ts'
import { sentenceWithoutFields } from '../../forms/failure-sentence.ts'
import { PasteLinkForm } from '../../forms/paste-link-form.tsx'
import { useMailLink } from '../../forms/use-mail-link.ts'
import { WithoutLink } from '../../forms/without-link.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { links } from '../../routing/links.ts'
import { problems } from '../../texts/problems.ts'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { OrderStands } from './order-stands.tsx'
import type { PastedOrders } from './read-pasted-orders.ts'
import { orderLinkTexts as texts } from './texts.ts'

/** Renders `/order`: the state of the orders of an email's link, without signing in (extension). */
export function OrderLinkPage() {
  const { link, before } = useMailLink({ survivesReload: true })
  const pasted = useActionData<PastedOrders>()
  return (
    <div className="wrap section">
      <Card className="grid max-w-3xl gap-6">
        <h1>{texts.title}</h1>
        {useHost().offers(viewOrders) ? (
          <>
            {pasted !== undefined && !link && <Pasted pasted={pasted} />}
            {pasted === undefined && (
              <WithoutLink link={link} checking={texts.checking}>
                <Nothing message={texts.noLink} />
              </WithoutLink>
            )}
            {link && <Opened key={before} token={link.token} />}
            {(pasted === undefined || 'problem' in pasted) && (
              <noscript>
                <PasteLinkForm
                  action={links.openOrder}
                  lead={texts.pasteLead}
                  label={texts.pasteLabel}
                  submit={texts.showOrder}
                />
              </noscript>
            )}
          </>
        ) : (
          <Nothing message={texts.notOffered} />
        )}
      </Card>
    </div>
  )
}

function Pasted({ pasted }: { readonly pasted: PastedOrders }) {
  return 'problem' in pasted ? <Nothing message={pasted.problem} /> : <Orders {...pasted.answer} />
}

function Opened({ token }: { readonly token: string }) {
  const [shown, reload] = useAnswer(viewOrders, { body: { token } })
  if (shown.status === 'loading') return <Skeleton label={texts.loading} lines={6} />
  if (shown.status === 'ready') return <Orders {...shown.data} />
  const { status } = shown.error
  const message = sentenceWithoutFields(shown.error)
  if (status === 404 || status === 400) return <Nothing message={message} />
  return <Alert message={message} again={{ label: problems.tryAgain, run: reload }} />
}

function Orders({ orders, expiresAt }: AnswerOf<typeof viewOrders>) {
  return (
    <>
      <ul className="grid gap-6">
        {orders.map((order) => (
          <OrderStands key={order.number} order={order} />
        ))}
      </ul>
      <p className="soft">
        {texts.until} <LocalTime at={expiresAt} />
        {punctuationTexts.stop} {texts.limits}
      </p>
      <Ways />
    </>
  )
}

function Nothing({ message }: { readonly message: string }) {
  return (
    <>
      <Alert message={message} />
      <Ways />
    </>
  )
}

function Ways() {
  return (
    <p className="actions">
      <Link className="button" to={dashboardLinks.myOrders}>
        {texts.signIn}
      </Link>
      <Link className="button button-quiet" to={links.contact}>
        {texts.contact}
      </Link>
    </p>
  )
}
