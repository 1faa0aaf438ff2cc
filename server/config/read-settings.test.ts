import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

const liveEnvironment = {
  SHOP_MODE: 'live',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  PUBLIC_URL: 'https://shop.example.com',
  ADMIN_EMAIL: 'owner@example.com',
}

const firebase = {
  FIREBASE_API_KEY: 'AIzaSyExample',
  FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'my-shop',
}

const testKeys = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }

const googleKeys = {
  GOOGLE_CLIENT_ID: '0123456789-abc.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-0123456789',
}

describe('Settings', () => {
  it('HOLD_HOURS accepts fractions', () => {
    expect(readSettings({ HOLD_HOURS: '1.5' }).holdMs).toBe(90 * 60_000)
  })

  it.each([
    [{}, 0],
    [liveEnvironment, 5_000],
    [{ STOP_DELAY: '12' }, 12_000],
  ])('STOP_DELAY defaults to 5 s in live mode and 0 in demo mode: %o', (environment, ms) => {
    expect(readSettings(environment).stopDelayMs).toBe(ms)
  })

  it('An empty environment makes a demo shop on localhost with the embedded database', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'demo',
      sampleCatalogue: true,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      hstsSubdomains: false,
      privateNetworks: false,
      dataDir: './data',
      databaseUrl: undefined,
      rateLimitFactor: 1,
      holdMs: 24 * 3_600_000,
      imgbbKey: undefined,
      paymentElement: false,
      firebase: undefined,
      stripe: undefined,
      google: undefined,
      mail: undefined,
    })
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 1 to 65535, for example PORT=3000'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, for example PORT=3000'],
    [
      { STRIPE_PAYMENT_ELEMENT: 'yes' },
      'STRIPE_PAYMENT_ELEMENT must be on or off, for example STRIPE_PAYMENT_ELEMENT=on',
    ],
    [{ SHOP_MODE: 'test' }, 'SHOP_MODE must be demo or live, for example SHOP_MODE=demo'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://, for example DATABASE_URL=postgres://shop:password@127.0.0.1:5432/shop',
    ],
    [
      { SHOP_SECRET: 'short' },
      'SHOP_SECRET must be at least 32 characters long, for example SHOP_SECRET=the output of: openssl rand -base64 48',
    ],
    [
      { ADMIN_EMAIL: 'nobody' },
      'ADMIN_EMAIL must be an e-mail address, for example ADMIN_EMAIL=owner@example.com',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.1, proxy.example' },
      'TRUSTED_PROXIES must be network addresses or networks, with commas between them, for example TRUSTED_PROXIES=10.0.0.1,192.168.0.0/16',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be network addresses or networks, with commas between them, for example TRUSTED_PROXIES=10.0.0.1,192.168.0.0/16',
    ],
    [
      { PUBLIC_URL: 'https://shop.example.com/shop' },
      'PUBLIC_URL must be an address with nothing behind its host and port, for example PUBLIC_URL=https://shop.example.com',
    ],
    [
      { PUBLIC_URL: 'shop.example.com' },
      'PUBLIC_URL must be an address that starts with http:// or https://, for example PUBLIC_URL=https://shop.example.com',
    ],
    [{ HOLD_HOURS: '0' }, 'HOLD_HOURS must be a number above 0, at most 8760, for example HOLD_HOURS=24'],
    [
      { STRIPE_SECRET_KEY: 'sk_test_a' },
      'STRIPE_PUBLISHABLE_KEY is missing beside STRIPE_SECRET_KEY, for example STRIPE_PUBLISHABLE_KEY=pk_test_...',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' },
      'STRIPE_SECRET_KEY must be a test key in demo mode, for example STRIPE_SECRET_KEY=sk_test_...',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' },
      'STRIPE_SECRET_KEY is missing beside STRIPE_WEBHOOK_SECRET, for example STRIPE_SECRET_KEY=sk_test_...',
    ],
    [
      { FIREBASE_API_KEY: 'AIzaSyExample', FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com' },
      'FIREBASE_PROJECT_ID is missing beside FIREBASE_API_KEY, for example FIREBASE_PROJECT_ID=my-shop',
    ],
    [
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_API_KEY is missing beside FIREBASE_AUTH_EMULATOR_HOST, for example FIREBASE_API_KEY=AIzaSy...',
    ],
    [
      { ...firebase, FIREBASE_AUTH_DOMAIN: 'https://my-shop.firebaseapp.com' },
      'FIREBASE_AUTH_DOMAIN must be the name of a host, without https://, for example FIREBASE_AUTH_DOMAIN=my-shop.firebaseapp.com',
    ],
    [
      { ...firebase, FIREBASE_PROJECT_ID: 'My shop' },
      "FIREBASE_PROJECT_ID must be a project's id: small letters, digits and -, for example FIREBASE_PROJECT_ID=my-shop",
    ],
    [
      { ...firebase, FIREBASE_API_KEY: 'a key; script-src *' },
      "FIREBASE_API_KEY must be the web app's API key: letters, digits, - and _, for example FIREBASE_API_KEY=AIzaSy...",
    ],
    [
      { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must be a host and a port, for example FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099',
    ],
    [
      { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_PROJECT_ID must start with demo- beside FIREBASE_AUTH_EMULATOR_HOST, for example FIREBASE_PROJECT_ID=demo-shop',
    ],
    [
      { ...firebase, ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'workshop-1' },
      'ADMIN_PASSWORD is for the built-in sign-in: remove it, and sign up at Firebase with ADMIN_EMAIL',
    ],
    [
      { ...firebase, ...googleKeys },
      'GOOGLE_CLIENT_ID is for the built-in sign-in: remove it, and switch Google on at Firebase',
    ],
    [
      { IMGBB_API_KEY: 'https://api.imgbb.com' },
      'IMGBB_API_KEY must be the key that api.imgbb.com shows: letters and digits only, for example IMGBB_API_KEY=0123456789abcdef0123456789abcdef',
    ],
    [
      { ADMIN_EMAIL: 'Mia@demo.truewheel.example' },
      'ADMIN_EMAIL must not be an address of the demo Google, for example ADMIN_EMAIL=owner@example.com',
    ],
    [
      { GOOGLE_CLIENT_ID: 'my-shop' },
      'GOOGLE_CLIENT_ID must be the client ID that Google shows, which ends in .apps.googleusercontent.com, for example GOOGLE_CLIENT_ID=0123456789-abc.apps.googleusercontent.com',
    ],
    [
      { GOOGLE_CLIENT_ID: googleKeys.GOOGLE_CLIENT_ID },
      'GOOGLE_CLIENT_SECRET is missing beside GOOGLE_CLIENT_ID, for example GOOGLE_CLIENT_SECRET=GOCSPX-...',
    ],
    [
      { GOOGLE_CLIENT_SECRET: googleKeys.GOOGLE_CLIENT_SECRET },
      'GOOGLE_CLIENT_ID is missing beside GOOGLE_CLIENT_SECRET, for example GOOGLE_CLIENT_ID=0123456789-abc.apps.googleusercontent.com',
    ],
    [
      { SMTP_URL: 'smtp://mail.example' },
      'MAIL_FROM is missing beside SMTP_URL, for example MAIL_FROM=Truewheel <orders@shop.example.com>',
    ],
    [
      { MAIL_FROM: 'orders@shop.example' },
      'SMTP_URL is missing beside MAIL_FROM, for example SMTP_URL=smtps://user:password@smtp.example.com:465',
    ],
  ])('An invalid value gives a one-line error: %o', (environment, line) => {
    expect(() => readSettings(environment)).toThrow(line)
    expect(line).not.toContain('\n')
  })

  it('TRUSTED_PROXIES accepts addresses, networks and names of networks', () => {
    const proxies = (TRUSTED_PROXIES: string) => readSettings({ TRUSTED_PROXIES }).trustedProxies
    expect(proxies('10.0.0.1, 192.168.0.0/16,')).toEqual(['10.0.0.1', '192.168.0.0/16'])
    expect(proxies('::1,fd00::/8,loopback')).toEqual(['::1', 'fd00::/8', 'loopback'])
    expect(proxies('')).toEqual([])
  })

  it('PUBLIC_URL is normalised as browsers do it', () => {
    const { publicUrl } = readSettings({ PUBLIC_URL: 'https://Shop.example.com:443/' })
    expect(publicUrl).toBe('https://shop.example.com')
  })

  it.each(['sk_test_0123456789abcdef', 'whsec_short', 'whsec_0123456789abcdef,we_1', ','])(
    'The webhook secret %s is refused',
    (secret) => {
      expect(() => readSettings({ ...testKeys, STRIPE_WEBHOOK_SECRET: secret })).toThrow(
        "STRIPE_WEBHOOK_SECRET must be the webhook's signing secret, which starts with whsec_, for example STRIPE_WEBHOOK_SECRET=whsec_...",
      )
    },
  )

  it("Stripe's settings may have no webhook secret, one, or several", () => {
    const secretsOf = (secret: string) =>
      readSettings({ ...testKeys, STRIPE_WEBHOOK_SECRET: secret }).stripe?.webhookSecrets
    expect(readSettings(testKeys).stripe).toEqual({
      secretKey: 'sk_test_a',
      publishableKey: 'pk_test_a',
      webhookSecrets: undefined,
    })
    expect(secretsOf('whsec_0123456789abcdef')).toEqual(['whsec_0123456789abcdef'])
    const both = ['whsec_0123456789abcdef', 'whsec_fedcba9876543210']
    expect(secretsOf(both.join(' , '))).toEqual(both)
  })

  it("Google's settings are the client ID and the client secret", () => {
    expect(readSettings(googleKeys).google).toEqual({
      clientId: googleKeys.GOOGLE_CLIENT_ID,
      clientSecret: googleKeys.GOOGLE_CLIENT_SECRET,
    })
  })

  it("Firebase's three settings together enable it, and the emulator only works with a project without real accounts", () => {
    const project = { apiKey: 'AIzaSyExample', authDomain: 'my-shop.firebaseapp.com', projectId: 'my-shop' }
    expect(readSettings(firebase).firebase).toEqual(project)
    expect(readSettings({ ...liveEnvironment, ...firebase }).firebase).toEqual(project)
    const emulated = { FIREBASE_PROJECT_ID: 'demo-shop', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
    expect(readSettings({ ...firebase, ...emulated }).firebase).toEqual({
      ...project,
      projectId: 'demo-shop',
      emulator: '127.0.0.1:9099',
    })
  })

  it.each([
    [{ ADMIN_PASSWORD: 'password' }, 'ADMIN_PASSWORD must not be a common password'],
    [{ ADMIN_PASSWORD: 'owner2026' }, 'ADMIN_PASSWORD must not be a common password'],
    [{ RATE_LIMIT_FACTOR: '10.5' }, 'RATE_LIMIT_FACTOR must be at most 10 when SHOP_MODE=live'],
    [{ RATE_LIMIT_FACTOR: '100000' }, 'RATE_LIMIT_FACTOR must be at most 10 when SHOP_MODE=live'],
  ])('Live mode refuses %o, which demo mode accepts', (given, line) => {
    expect(() => readSettings({ ...liveEnvironment, ...given })).toThrow(line)
    expect(readSettings({ ADMIN_EMAIL: 'owner@example.com', ...given }).mode).toBe('demo')
  })

  it('Live mode accepts a rate limit factor of up to ten, and any password that sign-up accepts', () => {
    const given = { ADMIN_PASSWORD: 'seven saddles', RATE_LIMIT_FACTOR: '10' }
    expect(readSettings({ ...liveEnvironment, ...given }).rateLimitFactor).toBe(10)
  })

  it('Metrics and API documentation are public in demo mode; in live mode only a setting makes them public', () => {
    const token = 'a-token-of-16-or-more'
    expect(readSettings({})).toMatchObject({ metrics: 'open', apiDocs: true })
    expect(readSettings(liveEnvironment)).toMatchObject({ metrics: 'off', apiDocs: false })
    for (const environment of [{}, liveEnvironment]) {
      expect(readSettings({ ...environment, METRICS_TOKEN: token }).metrics).toEqual({ token })
    }
    expect(readSettings({ ...liveEnvironment, API_DOCS: 'on' }).apiDocs).toBe(true)
    expect(readSettings({ API_DOCS: 'off' }).apiDocs).toBe(false)
    expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must be 16 to 200 letters')
  })

  it('Only HSTS_SUBDOMAINS=on extends HSTS to subdomains', () => {
    expect(readSettings(liveEnvironment).hstsSubdomains).toBe(false)
    expect(readSettings({ ...liveEnvironment, HSTS_SUBDOMAINS: 'on' }).hstsSubdomains).toBe(true)
    expect(() => readSettings({ HSTS_SUBDOMAINS: 'yes' })).toThrow('HSTS_SUBDOMAINS must be on or off')
  })

  it('Live mode accepts live keys, an https URL and an admin', () => {
    expect(readSettings(liveEnvironment)).toMatchObject({ mode: 'live', sampleCatalogue: false })
    // A restricted key counts as a live key.
    const restricted = { ...liveEnvironment, STRIPE_SECRET_KEY: 'rk_live_abc' }
    expect(readSettings(restricted).stripe?.secretKey).toBe('rk_live_abc')
  })

  it.each([
    ['a live key in demo', 'demo', 'sk_live_a', 'pk_live_a', 'must be a test key in demo mode'],
    ['a restricted live key in demo', 'demo', 'rk_live_a', 'pk_live_a', 'must be a test key in demo mode'],
    ['a test key in live', 'live', 'sk_test_a', 'pk_test_a', 'must be a live key when SHOP_MODE=live'],
    [
      'a restricted test key in live',
      'live',
      'rk_test_a',
      'pk_test_a',
      'must be a live key when SHOP_MODE=live',
    ],
    [
      'a test key that contains the word live',
      'live',
      'sk_test_a_live_b',
      'pk_test_a_live_b',
      'must be a live key',
    ],
    ['a live key beside a test key', 'live', 'sk_live_a', 'pk_test_a', 'must be of the same kind'],
    ['a live key for the browser only', 'demo', 'sk_test_a', 'pk_live_a', 'must be of the same kind'],
    ['swapped keys', 'demo', 'pk_test_a', 'sk_test_a', 'must be a secret key'],
  ])('Keys of the wrong kind are refused: %s', (_what, mode, secretKey, publishableKey, line) => {
    const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey }
    const environment = { ...liveEnvironment, SHOP_MODE: mode, ...keys }
    expect(() => readSettings(environment)).toThrow(line)
  })

  it.each([
    [{ PUBLIC_URL: 'http://shop.example.com' }, 'PUBLIC_URL must start with https://'],
    [{ STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }, 'must be a live key'],
    [{ ADMIN_EMAIL: '' }, 'ADMIN_EMAIL is missing'],
    [
      { ...firebase, FIREBASE_PROJECT_ID: 'demo-shop', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must not be set when SHOP_MODE=live',
    ],
  ])('Live mode refuses incomplete settings: %o', (change, line) => {
    expect(() => readSettings({ ...liveEnvironment, ...change })).toThrow(line)
  })

  it('An empty variable counts as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    })
  })
})
