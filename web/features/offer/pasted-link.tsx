import { Alert } from '../../ui/feedback/alert.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import type { PastedOffer } from './read-pasted-link.ts'
import { offerPageTexts as texts } from './texts.ts'

/** Shows the offer of a pasted link, or why there is none. Works without JavaScript. */
export function PastedLink({ pasted }: { readonly pasted: PastedOffer }) {
  if ('problem' in pasted) return <Alert message={pasted.problem} />
  return (
    <>
      <OfferSheet offer={pasted.answer} />
      <p className="soft">{texts.acceptNeedsScript}</p>
    </>
  )
}
