import type { Logger } from 'pino'
import type { Settings } from '../config/read-settings.ts'
import type { FirstAdmin } from '../operations/accounts/make-first-admin.ts'
import { canVerify, missingMail } from './missing-mail.ts'
import { PasswordFile } from './password-file.ts'

interface Opened {
  readonly version: string
  readonly sandboxCards: boolean
  readonly google: 'google' | 'demo-google' | undefined
  readonly firstAdmin: FirstAdmin | undefined
}

const googles = {
  google: 'people can sign in with their Google account',
  'demo-google': 'a demo stand-in with invented people; Google itself is not used',
} as const

/** The target of the text: a terminal or a log. */
interface Output {
  readonly isTTY?: boolean
  write(text: string, written: () => void): unknown
}

/** Prints the welcome text. Deletes the file with the first admin's password once a terminal has shown it. */
export function printWelcome(
  settings: Settings,
  shop: Opened,
  output: Output,
  log: Pick<Logger, 'warn'>,
): void {
  const isTerminal = output.isTTY === true
  output.write(welcome(settings, shop, isTerminal), () => {
    if (!isTerminal || shop.firstAdmin?.newPassword === undefined) return
    const file = new PasswordFile(settings.dataDir)
    try {
      file.remove()
    } catch (error) {
      log.warn({ err: error }, `delete ${file.path}: it has the first admin's password`)
    }
  })
}

/**
 * Returns the text for the terminal once the shop is open: its URL, sign-in, cards, mail, Google, and the admin's
 * login.
 */
export function welcome(settings: Settings, shop: Opened, terminal: boolean): string {
  return [
    '',
    `  Truewheel ${shop.version} is open at ${settings.publicUrl}`,
    ...signInLines(settings),
    `  Cards:  ${shop.sandboxCards ? 'sandbox mode, no real card is charged. Pay with 4242 4242 4242 4242' : 'Stripe'}`,
    `  Mail:   ${mailLine(settings)}`,
    ...(shop.google ? [`  Google: ${googles[shop.google]}`] : []),
    `  Admin:  ${adminLine(settings, shop.firstAdmin, terminal)}`,
    '',
    '',
  ].join('\n')
}

function mailLine(settings: Settings): string {
  if (settings.mail) return `sent by ${settings.mail.server.host}`
  const missing = missingMail(settings)
  return missing ? `WARNING: ${missing}` : 'not set up. Messages stay in the dashboard, under Messages'
}

/** Returns nothing for the built-in sign-in, and a clear warning for Firebase's emulator. */
function signInLines({ firebase }: Settings): readonly string[] {
  if (!firebase) return []
  const { projectId, emulator } = firebase
  if (emulator === undefined) return [`  Sign-in: Firebase, project ${projectId}`]
  return [`  Sign-in: Firebase's emulator at ${emulator}. ANYONE CAN SIGN IN AS ANYONE: for development only`]
}

/** Describes the admin's login. Without a terminal the output is a log, which must not contain a person's email. */
function adminLine(settings: Settings, admin: FirstAdmin | undefined, terminal: boolean): string {
  const named = (email: string) => {
    if (terminal) return email
    return settings.adminEmail === undefined ? "the demo's admin" : 'the address in ADMIN_EMAIL'
  }
  if (!admin) {
    return settings.adminEmail === undefined
      ? `none named. Set ADMIN_EMAIL${settings.firebase ? '' : ' and ADMIN_PASSWORD'}`
      : `${named(settings.adminEmail)}, once that address is verified${verificationAdvice(settings)}`
  }
  if (admin.unmade !== undefined) {
    return `none: the password could not be written (${admin.unmade}). Make DATA_DIR writable and start again, or set ADMIN_EMAIL and ADMIN_PASSWORD`
  }
  if (admin.newPassword === undefined) {
    const source = settings.adminPassword === undefined ? 'the password of the first start' : 'ADMIN_PASSWORD'
    return `${named(admin.email)} with ${source}`
  }
  if (terminal) return `${admin.email} with the password ${admin.newPassword} (shown this once)`
  return `${named(admin.email)} with the password in ${new PasswordFile(settings.dataDir).path}`
}

function verificationAdvice(settings: Settings): string {
  return canVerify(settings) ? '' : ', which takes mail. Set SMTP_URL and MAIL_FROM, or ADMIN_PASSWORD'
}
