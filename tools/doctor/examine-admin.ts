import { passwordFlaw } from '../../domain/accounts/password-rules.ts'
import type { Settings } from '../../server/config/read-settings.ts'
import { canVerify } from '../../server/start/missing-mail.ts'
import { type Findings, unset, warning } from './finding.ts'

/** Reports who becomes the first admin if the settings do not name one. Sends no request. */
export function examineAdmin(settings: Settings): Findings {
  const { adminEmail, adminPassword, firebase } = settings
  if (adminPassword !== undefined) {
    if (passwordFlaw(adminPassword, adminEmail ?? '') === undefined) return {}
    return {
      ADMIN_PASSWORD: warning('this password is too common. A live shop does not start with it.'),
    }
  }
  if (adminEmail !== undefined) {
    return {
      ADMIN_PASSWORD: canVerify(settings)
        ? unset('ADMIN_EMAIL becomes the admin once its address is verified.')
        : warning(
            'ADMIN_EMAIL becomes the admin once its address is verified, which takes mail. Set this, or SMTP_URL and MAIL_FROM.',
          ),
    }
  }
  if (firebase) {
    return {
      ADMIN_EMAIL: unset('nobody becomes the admin: set the address that will sign in at Firebase.'),
      ADMIN_PASSWORD: unset('Firebase keeps the passwords.'),
    }
  }
  return {
    ADMIN_EMAIL: unset('a fresh shop makes admin@truewheel.example.'),
    ADMIN_PASSWORD: unset('made at random and shown once, at the first start.'),
  }
}
