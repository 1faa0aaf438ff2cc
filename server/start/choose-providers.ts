import type { Logger } from 'pino'
import type { Settings } from '../config/read-settings.ts'
import type { Database } from '../data/database.ts'
import { accountEmails } from '../operations/emails/account-emails.ts'
import type { SettingsInForce } from '../operations/settings/settings-in-force.ts'
import { systemClock } from '../platform/clock.ts'
import type { CardEvents } from '../providers/cards/stripe-events.ts'
import type { GoogleAccess } from '../providers/identity/google/google.ts'
import type { Identity } from '../providers/identity/identity.ts'
import type { ImageHosting } from '../providers/images/image-host.ts'
import { imgbb } from '../providers/images/imgbb.ts'
import type { PictureStore } from '../providers/images/picture-store.ts'
import type { Mail } from '../providers/mail/mail.ts'
import type { VatNumbers } from '../providers/vat-numbers/vat-numbers.ts'

// Loads the configured providers. Large libraries load only if they are configured (docs/decisions/0014).

interface SignInPlace {
  readonly database: Database
  /** The shop's signing secret. */
  readonly secret: string
  /** The Google for Continue With Google; undefined if it is not offered. */
  readonly google: GoogleAccess | undefined
  /** The owner's settings. */
  readonly inForce: SettingsInForce
  readonly log: Logger
}

/**
 * Creates the sign-in provider: Firebase if it is configured (docs/providers/firebase.md), otherwise the built-in one.
 */
export async function chooseIdentity(
  settings: Settings,
  { inForce, ...place }: SignInPlace,
): Promise<Identity> {
  const { firebase, publicUrl, rateLimitFactor, adminEmail } = settings
  if (firebase) {
    const { createFirebaseIdentity } = await import('../providers/identity/firebase/firebase-identity.ts')
    return createFirebaseIdentity(firebase)
  }
  const { createBuiltInIdentity } = await import('../providers/identity/built-in/built-in-identity.ts')
  const emails = accountEmails({ clock: systemClock, publicUrl, settings: inForce, adminEmail })
  // A demo keeps its emails in the outbox, where its admin reads them.
  const codes = settings.mail !== undefined || settings.mode === 'demo'
  const identity = createBuiltInIdentity({ ...place, publicUrl, rateLimitFactor, emails, codes })
  await identity.deleteDemoGoogleAccounts()
  return identity
}

/** Creates the mail client; undefined if emails stay in the outbox. */
export async function chooseMail({ mail }: Settings): Promise<Mail | undefined> {
  if (!mail) return undefined
  const { smtpMail } = await import('../providers/mail/smtp-mail.ts')
  return smtpMail(mail)
}

/** Creates the client of the register of VAT numbers; undefined if only staff confirm them. */
export async function chooseVatNumbers({ viesUrl }: Settings): Promise<VatNumbers | undefined> {
  if (viesUrl === undefined) return undefined
  const { viesVatNumbers } = await import('../providers/vat-numbers/vies.ts')
  return viesVatNumbers(viesUrl)
}

/** Creates the reader of webhook calls; undefined without a webhook. */
export async function chooseCardEvents({ stripe }: Settings): Promise<CardEvents | undefined> {
  if (!stripe?.webhookSecrets) return undefined
  const { stripeEvents } = await import('../providers/cards/stripe-events.ts')
  return stripeEvents(stripe.webhookSecrets)
}

/** Creates the picture hosting service; undefined if the shop stores pictures itself. */
export function chooseImageHosting({ imgbbKey }: Settings): ImageHosting | undefined {
  return imgbbKey === undefined ? undefined : imgbb({ key: imgbbKey })
}

/** Creates the storage of pictures outside the database; undefined if the database stores them. */
export async function choosePictureStore({ s3 }: Settings): Promise<PictureStore | undefined> {
  if (!s3) return undefined
  const { s3PictureStore } = await import('../providers/images/s3.ts')
  return s3PictureStore(s3)
}
