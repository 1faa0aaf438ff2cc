import type { Logger } from 'pino'
import type { Settings } from '../config/read-settings.ts'
import type { Database } from '../data/database.ts'
import { accountEmails } from '../operations/emails/account-emails.ts'
import { systemClock } from '../platform/clock.ts'
import type { CardEvents } from '../providers/cards/stripe-events.ts'
import type { GoogleAccess } from '../providers/identity/google/google.ts'
import type { Identity } from '../providers/identity/identity.ts'
import type { ImageHosting } from '../providers/images/image-host.ts'
import { imgbb } from '../providers/images/imgbb.ts'
import type { Mail } from '../providers/mail/mail.ts'

// Loads the providers that the settings name. Large libraries load only when they are named (docs/decisions/0014).

interface SignInPlace {
  readonly database: Database
  /** The shop's signing secret. */
  readonly secret: string
  /** What Continue With Google leads to; undefined: it is not there. */
  readonly google: GoogleAccess | undefined
  readonly log: Logger
}

/** Who signs people in: Firebase where it is set, and then nobody else (docs/providers/firebase.md). */
export async function chooseIdentity(settings: Settings, place: SignInPlace): Promise<Identity> {
  const { firebase, publicUrl, rateLimitFactor } = settings
  if (firebase) {
    const { createFirebaseIdentity } = await import('../providers/identity/firebase/firebase-identity.ts')
    return createFirebaseIdentity(firebase)
  }
  const { createBuiltInIdentity } = await import('../providers/identity/built-in/built-in-identity.ts')
  const emails = accountEmails({ clock: systemClock, publicUrl })
  const identity = createBuiltInIdentity({ ...place, publicUrl, rateLimitFactor, emails })
  await identity.forgetDemoGoogle()
  return identity
}

/** Who sends what is in the outbox; undefined: nobody, it stays there. */
export async function chooseMail({ mail }: Settings): Promise<Mail | undefined> {
  if (!mail) return undefined
  const { smtpMail } = await import('../providers/mail/smtp-mail.ts')
  return smtpMail(mail)
}

/** What reads the calls of the card provider's webhook; undefined: there is no webhook. */
export async function chooseCardEvents({ stripe }: Settings): Promise<CardEvents | undefined> {
  if (!stripe?.webhookSecrets) return undefined
  const { stripeEvents } = await import('../providers/cards/stripe-events.ts')
  return stripeEvents(stripe.webhookSecrets)
}

/** Who keeps uploaded pictures; undefined: the shop itself. */
export function chooseImageHosting({ imgbbKey }: Settings): ImageHosting | undefined {
  return imgbbKey === undefined ? undefined : imgbb({ key: imgbbKey })
}
