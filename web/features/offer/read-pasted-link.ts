import type { ActionFunctionArgs } from 'react-router'
import { viewOffer } from '../../../contract/offers.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { apiContext } from '../../api/api-context.ts'
import { hostOf } from '../../api/host.ts'
import { settingsContext } from '../../api/settings-context.ts'
import { failureSentence } from '../../forms/failure-sentence.ts'
import { offerPageTexts as texts } from './texts.ts'

/** The field of the form. */
export const linkField = 'link'

/** The offer of a pasted link, or why there is none. */
export type PastedOffer = { readonly offer: AnswerOf<typeof viewOffer> } | { readonly problem: string }

/** Reads the offer of a link that was pasted into the form for browsers without JavaScript. */
export async function readPastedLink({ request, context }: ActionFunctionArgs): Promise<PastedOffer> {
  if (!hostOf(context.get(settingsContext)).offers(viewOffer)) return { problem: texts.notOffered }
  const pasted = (await request.formData()).get(linkField)
  const token = tokenOf(typeof pasted === 'string' ? pasted : '')
  if (token === undefined) return { problem: texts.notALink }
  try {
    return { offer: await context.get(apiContext).call(viewOffer, { body: { token } }) }
  } catch (error) {
    return { problem: failureSentence(error) }
  }
}

/** Returns the secret of a link, or of its part after `token=`. */
function tokenOf(pasted: string): string | undefined {
  return /(?:^|[#&]token=)([\w-]{20,100})\s*$/.exec(pasted.trim())?.[1]
}
