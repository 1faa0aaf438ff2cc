import type { ActionFunctionArgs } from 'react-router'
import { viewOffer } from '../../../contract/requests/offers.ts'
import { type Pasted, readPastedLink } from '../../forms/pasted-link.ts'
import { offerPageTexts as texts } from './texts.ts'

/** The offer of a pasted link, or the reason why there is none. */
export type PastedOffer = Pasted<typeof viewOffer>

/** Reads the offer of a link that was pasted into the form for browsers without JavaScript. */
export function readPastedOffer(asked: ActionFunctionArgs): Promise<PastedOffer> {
  return readPastedLink(asked, viewOffer, texts)
}
