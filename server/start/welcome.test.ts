import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../config/read-settings.ts'
import { PasswordFile } from './password-file.ts'
import { printWelcome, welcome } from './welcome.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'truewheel-welcome-'))
const settings = readSettings({ DATA_DIR: dataDir, PORT: '3100' })
const firstAdmin = { email: 'admin@truewheel.example', newPassword: 'a-new-password' }
const opened = { version: '1.2.3', sandboxCards: true, google: undefined, firstAdmin }

const live = {
  SHOP_MODE: 'live',
  STRIPE_SECRET_KEY: 'sk_live_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
  PUBLIC_URL: 'https://shop.example',
  ADMIN_EMAIL: 'owner@shop.example',
}

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('The welcome text', () => {
  it("Names the shop's URL, the sandbox mode and the first admin's login", () => {
    const text = welcome(settings, opened, true)
    expect(text).toContain('Truewheel 1.2.3 is open at http://localhost:3100')
    expect(text).toContain('sandbox mode, no real card is charged')
    expect(text).toContain('admin@truewheel.example with the password a-new-password')
  })

  it('Distinguishes Google from the demo Google, and omits Google if it is off', () => {
    const textWithGoogle = (google: 'google' | 'demo-google' | undefined) =>
      welcome(settings, { ...opened, google }, true)
    expect(textWithGoogle('google')).toContain('Google: people can sign in with their Google account')
    expect(textWithGoogle('demo-google')).toContain('Google: a demo stand-in with invented people')
    expect(textWithGoogle(undefined)).not.toContain('Google')
  })

  it.each([
    [true, 'has shown it', undefined],
    [false, 'is absent, and the file stays', 'a-new-password'],
  ])(
    'The file of the password is deleted once a terminal has shown it: %s, a terminal %s',
    (isTTY, _what, left) => {
      const file = new PasswordFile(dataDir)
      file.write('a-new-password')
      let kept: string | undefined
      const write = (text: string, written: () => void) => {
        expect(text.includes('a-new-password')).toBe(isTTY)
        kept = file.read()
        written()
      }
      printWelcome(settings, opened, { isTTY, write }, { warn: () => undefined })
      expect([kept, file.read()]).toEqual(['a-new-password', left])
    },
  )

  it('Names the file of the password if there is no terminal', () => {
    const text = welcome(settings, opened, false)
    expect(text).toContain(join(dataDir, 'first-admin-password.txt'))
    expect(text).not.toContain('a-new-password')
  })

  it('Contains no email address if there is no terminal', () => {
    const log = (environment: Record<string, string>, firstAdmin?: { email: string; newPassword?: string }) =>
      welcome(readSettings({ DATA_DIR: dataDir, ...environment }), { ...opened, firstAdmin }, false)
    const named = { ADMIN_EMAIL: 'owner@shop.example' }
    const texts = [
      log({}, firstAdmin),
      log({}, { email: firstAdmin.email }),
      log(named),
      log({ ...named, ADMIN_PASSWORD: 'seven saddles' }, { email: 'owner@shop.example' }),
    ]
    expect(texts.filter((text) => text.includes('@'))).toEqual([])
    expect(texts[3]).toContain('the address in ADMIN_EMAIL with ADMIN_PASSWORD')
  })

  it('Names the mail server without its password', () => {
    expect(welcome(settings, opened, true)).toContain('Mail:   not set up. Messages stay in the dashboard')
    const mailing = readSettings({
      SMTP_URL: 'smtps://user:secret@mail.example',
      MAIL_FROM: 'orders@shop.example',
    })
    expect(welcome(mailing, opened, true)).toContain('Mail:   sent by mail.example\n')
    expect(welcome(mailing, opened, true)).not.toContain('secret')
  })

  it.each([
    ['live', live],
    ['demo', { ADMIN_EMAIL: 'owner@shop.example' }],
  ])('A %s shop that cannot verify its admin says what is missing', (_mode, given) => {
    const text = (more: Record<string, string> = {}) =>
      welcome(readSettings({ ...given, ...more }), { ...opened, firstAdmin: undefined }, true)
    const takes = 'which takes mail. Set SMTP_URL and MAIL_FROM, or ADMIN_PASSWORD'
    expect(text()).toContain(takes)
    const google = {
      GOOGLE_CLIENT_ID: '0123456789-abc.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'GOCSPX-0123456789',
    }
    expect(text(google)).not.toContain(takes)
    expect(text({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@shop.example' })).not.toContain(takes)
  })

  it('Gives a one-line warning in a live shop without mail, with the consequences and the settings', () => {
    const mailLine = (more: Record<string, string> = {}) =>
      welcome(readSettings({ ...live, ...more }), { ...opened, firstAdmin: undefined }, true)
        .split('\n')
        .find((line) => line.startsWith('  Mail:'))
    expect(mailLine()).toBe(
      '  Mail:   WARNING: not set up, so customers get no order mails, and a forgotten password cannot be reset. Set SMTP_URL and MAIL_FROM: docs/providers/mail.md',
    )
    const firebase = {
      FIREBASE_API_KEY: 'AIzaSyExample',
      FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'my-shop',
    }
    // Firebase sends its own emails about passwords.
    expect(mailLine(firebase)).toContain('WARNING')
    expect(mailLine(firebase)).not.toContain('password')
    expect(mailLine({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@shop.example' })).toBe(
      '  Mail:   sent by mail.example',
    )
  })

  it.each([true, false])(
    'Says why there is no admin if no password can be written (terminal: %s)',
    (terminal) => {
      const unmade = { ...opened, firstAdmin: { email: firstAdmin.email, unmade: 'ENOSPC: no space left' } }
      const text = welcome(settings, unmade, terminal)
      expect(text).toContain('Admin:  none: the password could not be written (ENOSPC: no space left)')
      expect(text).toContain('Make DATA_DIR writable and start again, or set ADMIN_EMAIL and ADMIN_PASSWORD')
    },
  )

  it('Does not contain the password at later starts', () => {
    const again = { ...opened, firstAdmin: { email: firstAdmin.email } }
    expect(welcome(settings, again, true)).toContain('with the password of the first start')
  })

  it('Names Firebase as the sign-in, and warns about its emulator', () => {
    const firebase = {
      FIREBASE_API_KEY: 'AIzaSyExample',
      FIREBASE_AUTH_DOMAIN: 'demo-shop.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'demo-shop',
    }
    const textWith = (more: Record<string, string>) =>
      welcome(readSettings({ ...firebase, ...more }), { ...opened, firstAdmin: undefined }, true)
    expect(welcome(settings, opened, true)).not.toContain('Sign-in')
    expect(textWith({})).toContain('Sign-in: Firebase, project demo-shop')
    expect(textWith({})).toContain('none named. Set ADMIN_EMAIL\n')
    expect(textWith({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toContain(
      "Firebase's emulator at 127.0.0.1:9099. ANYONE CAN SIGN IN AS ANYONE",
    )
  })

  it('Says that an admin address without a password takes effect once it is verified', () => {
    const named = readSettings({ ADMIN_EMAIL: 'owner@example.com' })
    const text = welcome(named, { ...opened, firstAdmin: undefined }, true)
    expect(text).toContain('owner@example.com, once that address is verified')
  })
})
