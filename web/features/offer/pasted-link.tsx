import { links } from '../../routing/links.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { linkField, type PastedOffer } from './read-pasted-link.ts'
import { offerPageTexts as texts } from './texts.ts'

/** Shows the offer of a pasted link, or why there is none. It works without JavaScript. */
export function PastedLink({ pasted }: { readonly pasted: PastedOffer }) {
  if ('problem' in pasted) return <Alert message={pasted.problem} />
  return (
    <>
      <OfferSheet offer={pasted.offer} />
      <p className="soft">{texts.acceptNeedsScript}</p>
    </>
  )
}

/**
 * Asks for the link of the mail. A browser without JavaScript cannot read the fragment that holds the secret, so the
 * form posts it: no address, log or `Referer` has it.
 */
export function PasteLinkForm() {
  return (
    <form className="grid gap-3" method="post" action={links.offer}>
      <p>{texts.pasteLead}</p>
      <TextField label={texts.pasteLabel} name={linkField} required autoComplete="off" spellCheck={false} />
      <Button kind="go" type="submit" className="sm:justify-self-start">
        {texts.showOffer}
      </Button>
    </form>
  )
}
