import { Link, useParams } from 'react-router'
import { listChanges } from '../../../contract/desk/changes.ts'
import { makeOffer } from '../../../contract/requests/offers.ts'
import { answerQuote, getQuote, type Thread } from '../../../contract/requests/quotes.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { AnswerForm } from './answer-form.tsx'
import { OfferForm } from './offer-form.tsx'
import { RequestHeading } from './request-heading.tsx'
import { requestTexts as texts } from './request-texts.ts'
import { RequestThread } from './request-thread.tsx'

/** Renders `/dashboard/quotes/{id}`: a request, its answers, and the answer form (extension). */
export function RequestPage() {
  const { quoteId = '' } = useParams()
  return (
    <section className="dashboard-part">
      <p>
        <BackLink to={dashboardLinks.quotes} text={texts.back} />
      </p>
      <IfOffered operation={getQuote} otherwise={<Card>{texts.notOffered}</Card>}>
        <LoadedRequest key={quoteId} id={quoteId} />
      </IfOffered>
    </section>
  )
}

function LoadedRequest({ id }: { readonly id: string }) {
  const [request, reload] = useAnswer(getQuote, { params: { id } })
  return (
    <>
      {request.status !== 'ready' && <h1 className="sr-only">{texts.page}</h1>}
      <NotReady loaded={request} texts={texts} notRefreshed={texts.notRefreshed} lines={6} reload={reload} />
      {request.status === 'ready' && <Request request={request.data} />}
    </>
  )
}

function Request({ request }: { readonly request: Thread }) {
  return (
    <>
      <RequestHeading request={request} />
      <RequestThread request={request} />
      <IfOffered operation={answerQuote}>
        {request.email === '' ? <Card>{texts.noAddress}</Card> : <AnswerForm request={request} />}
      </IfOffered>
      <IfOffered operation={makeOffer}>{request.email !== '' && <OfferForm request={request} />}</IfOffered>
      <IfOffered operation={listChanges}>
        <p className="board-note">
          <Link className="row-link" to={dashboardLinks.changesOf('request', request._id)}>
            {texts.changes}
          </Link>
        </p>
      </IfOffered>
    </>
  )
}
