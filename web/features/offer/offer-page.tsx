import { useAnswer } from '../../api/use-answer.ts'
import '../../styles/utilities.css'
import { Link, useActionData } from 'react-router'
import { viewOffer } from '../../../contract/requests/offers.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useHost } from '../../api/host.ts'
import { sentenceWithoutFields } from '../../forms/failure-sentence.ts'
import { PasteLinkForm } from '../../forms/paste-link-form.tsx'
import { useMailLink } from '../../forms/use-mail-link.ts'
import { WithoutLink } from '../../forms/without-link.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { links } from '../../routing/links.ts'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AcceptOffer } from './accept-offer.tsx'
import { OfferSender } from './offer-sender.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { PastedLink } from './pasted-link.tsx'
import type { PastedOffer } from './read-pasted-link.ts'
import { offerPageTexts as texts } from './texts.ts'

/** Renders `/offer`: shows the offer of an email's link, and accepts it (extension). */
export function OfferPage() {
  const { link, before } = useMailLink()
  const { offers } = useHost()
  const pasted = useActionData<PastedOffer>()
  return (
    <div className="wrap section">
      <div className="grid grid-cols-1 gap-5 items-start min-[60rem]:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
        <section className="card card-padded grid content-start gap-6">
          <h1>{texts.title}</h1>
          {!offers(viewOffer) ? (
            <Over message={texts.notOffered} />
          ) : pasted !== undefined && !link ? (
            <PastedLink pasted={pasted} />
          ) : (
            <>
              <WithoutLink link={link} checking={texts.checking}>
                <Over message={texts.noLink} />
              </WithoutLink>
              {link && <OpenedOffer key={before} token={link.token} />}
            </>
          )}
          {offers(viewOffer) && (pasted === undefined || 'problem' in pasted) && (
            <noscript>
              <PasteLinkForm
                action={links.offer}
                lead={texts.pasteLead}
                label={texts.pasteLabel}
                submit={texts.showOffer}
              />
            </noscript>
          )}
        </section>
        <OfferSender />
      </div>
    </div>
  )
}

function OpenedOffer({ token }: { readonly token: string }) {
  // Does not reload after a change, because the link no longer shows an accepted offer.
  const [offer, reload] = useAnswer(viewOffer, { body: { token } }, { once: true })
  if (offer.status === 'loading') return <Skeleton label={texts.loading} lines={6} />
  if (offer.status === 'failed') return <Failed error={offer.error} again={reload} />
  return (
    <>
      <OfferSheet offer={offer.data} />
      <AcceptOffer token={token} />
    </>
  )
}

/** Shows why an offer is unavailable and what to do, or offers a retry after another failure. */
function Failed({ error, again }: { readonly error: ApiError; readonly again: () => void }) {
  const isOver = error.status === 404 || error.status === 409 || error.status === 410 || error.status === 400
  const message = sentenceWithoutFields(error)
  if (isOver) return <Over message={message} accepted={error.code === 'OFFER_ACCEPTED'} />
  return <Alert message={message} again={{ label: problems.tryAgain, run: again }} />
}

function Over({ message, accepted = false }: { readonly message: string; readonly accepted?: boolean }) {
  return (
    <>
      <Alert message={message} />
      <p className="actions">
        {accepted && (
          <Link className="button" to={dashboardLinks.myOrders}>
            {texts.myOrders}
          </Link>
        )}
        <Link className="button button-quiet" to={links.contact}>
          {texts.contact}
        </Link>
      </p>
    </>
  )
}
