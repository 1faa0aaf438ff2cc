import * as z from 'zod/mini'
import { accountFieldTexts } from '../../../../../contract/accounts/account-field-texts.ts'
import { requiredText } from '../../../../../contract/fields.ts'
import { said } from '../../../../../contract/languages/said.ts'

/** Bytes in WebAuthn's JSON: base64url. An answer without a certificate has about a thousand. */
const bytes = z.string().check(z.minLength(1), z.maxLength(12_000), z.regex(/^[\w-]+$/))
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  // Drops extensions that the shop did not request.
  clientExtensionResults: z.object({}),
}
const name = requiredText(60, () => said(accountFieldTexts).passkeyName)
const id = z.string().check(z.maxLength(100))

/** The request bodies about passkeys; unknown fields are dropped. */
export const passkeyBodies = {
  add: z.object({
    name,
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.optional(
          z.array(z.string().check(z.maxLength(20), z.regex(/^[a-z-]+$/))).check(z.maxLength(10)),
        ),
      }),
    }),
  }),
  signIn: z.object({
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: z.optional(bytes),
      }),
    }),
  }),
  rename: z.object({ id, name }),
  remove: z.object({ id }),
}
