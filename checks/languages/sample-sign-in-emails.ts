import { apiKeyMade } from '../../server/operations/emails/api-key-emails.ts'
import type { Email } from '../../server/operations/emails/email.ts'
import {
  codeUsedAtShop,
  passkeyAdded,
  passkeyRemoved,
  recoveryCodeUsed,
  secondFactorChanged,
  secondFactorReset,
} from '../../server/operations/emails/passkey-emails.ts'
import {
  passwordAdded,
  signInCode,
  takenOverByCode,
} from '../../server/operations/emails/sign-in-code-emails.ts'
import { at, email, mailing } from './sample-orders.ts'

/** Emails about ways to sign in, in the generated language, in each of their forms, by the function that makes them. */
export const sampleSignInEmails: Readonly<Record<string, () => readonly Email[]>> = {
  apiKeyMade: () => [apiKeyMade(mailing)],
  passkeyAdded: () => [passkeyAdded(mailing)],
  passkeyRemoved: () => [passkeyRemoved(mailing)],
  secondFactorChanged: () => [true, false].map((on) => secondFactorChanged(mailing, on)),
  recoveryCodeUsed: () => [0, 1, 2].map((left) => recoveryCodeUsed(mailing, left)),
  codeUsedAtShop: () => [codeUsedAtShop(mailing, email)],
  secondFactorReset: () => [secondFactorReset(mailing)],
  signInCode: () => [signInCode(mailing, { code: '123456', expiresAt: at })],
  takenOverByCode: () => [takenOverByCode(mailing)],
  passwordAdded: () => [passwordAdded(mailing)],
}
