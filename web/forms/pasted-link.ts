import type { ActionFunctionArgs } from 'react-router'
import type { Operation, RequestOf } from '../../contract/operation.ts'
import { apiContext } from '../api/api-context.ts'
import type { Answered } from '../api/client.ts'
import { hostOf } from '../api/host.ts'
import { settingsContext } from '../api/settings-context.ts'
import { sentenceWithoutFields } from './failure-sentence.ts'

/** The field of the form. */
export const linkField = 'link'

/** The content of a pasted link, or the reason why it has none. */
export type Pasted<Described extends Operation> =
  | { readonly answer: Answered<Described> }
  | { readonly problem: string }

interface PastedTexts {
  readonly notOffered: string
  readonly notALink: string
}

/** An operation that shows the content of an email's link from its secret. */
export type ShowsLink = Operation & {
  readonly body: { readonly _zod: { readonly input: { token: string } } }
}

/**
 * Reads the link that was pasted into the form for browsers without JavaScript, and calls the operation with its
 * secret.
 */
export async function readPastedLink<Described extends ShowsLink>(
  { request, context }: ActionFunctionArgs,
  operation: Described,
  texts: PastedTexts,
): Promise<Pasted<Described>> {
  if (!hostOf(context.get(settingsContext)).offers(operation)) return { problem: texts.notOffered }
  const pasted = (await request.formData()).get(linkField)
  const token = tokenOf(typeof pasted === 'string' ? pasted : '')
  if (token === undefined) return { problem: texts.notALink }
  try {
    // The operation's body contains only the token.
    const asked = { body: { token } } as RequestOf<Described>
    return { answer: await context.get(apiContext).call(operation, asked) }
  } catch (error) {
    return { problem: sentenceWithoutFields(error) }
  }
}

/** Returns the secret of a link, or of the part of a link after `token=`. */
function tokenOf(pasted: string): string | undefined {
  return /(?:^|[#&]token=)([\w.-]{20,200})\s*$/.exec(pasted.trim())?.[1]
}
