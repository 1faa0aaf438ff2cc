import { sender, smtpServer } from './mail-kinds.ts'
import {
  address,
  anyText,
  bucket,
  commaListOf,
  emailAddress,
  type Kind,
  networks,
  oneOf,
  positiveNumber,
  shaped,
  site,
  wholeNumber,
} from './setting-kinds.ts'

interface Setting<Value> {
  readonly kind: Kind<Value>
  /** The value of an unset variable. Without a fallback, `about` states the meaning of unset. */
  readonly fallback?: string
  readonly example: string
  readonly about: string
}

function setting<Value>(given: Setting<Value>): Setting<Value> {
  return given
}

/** Every setting of the shop: the single list for reading, checking and .env.example. */
export const settingsTable = {
  SHOP_MODE: setting({
    kind: oneOf('demo', 'live'),
    fallback: 'demo',
    example: 'demo',
    about: 'demo: the built-in stand-ins serve wherever no provider is set. live: none of them.',
  }),
  SAMPLE_CATALOGUE: setting({
    kind: oneOf('on', 'off'),
    example: 'on',
    about: 'Whether an empty database gets the sample catalogue. Unset: on in demo, off in live.',
  }),
  HOST: setting({
    kind: anyText,
    fallback: '127.0.0.1',
    example: '0.0.0.0',
    about: 'The address to listen on.',
  }),
  PORT: setting({
    kind: wholeNumber(1, 65_535),
    fallback: '3000',
    example: '3000',
    about: 'The port to listen on.',
  }),
  PUBLIC_URL: setting({
    kind: site('http:', 'https:'),
    example: 'https://shop.example.com',
    about: 'The address that people see. Unset: http://localhost:$PORT.',
  }),
  HSTS_SUBDOMAINS: setting({
    kind: oneOf('on', 'off'),
    fallback: 'off',
    example: 'on',
    about:
      'Whether browsers that have seen the shop use only TLS for a year at every host below PUBLIC_URL, too. Switch it on only when all of them have TLS: a browser forgets it only after a year.',
  }),
  PRIVATE_NETWORKS: setting({
    kind: oneOf('on', 'off'),
    fallback: 'off',
    example: 'on',
    about:
      'Whether the shop also calls addresses in private networks, and without TLS, for webhooks and for pictures of an import. Only where every admin may reach what this machine reaches.',
  }),
  TRUSTED_PROXIES: setting({
    kind: networks,
    example: '10.0.0.1,192.168.0.0/16',
    about: 'Proxies whose forwarded client addresses count. Unset: none.',
  }),
  DATA_DIR: setting({
    kind: anyText,
    fallback: './data',
    example: './data',
    about: 'Where the embedded database lives.',
  }),
  SHOP_SECRET: setting({
    kind: shaped(/^.{32,}$/, 'at least 32 characters long'),
    example: 'the output of: openssl rand -base64 48',
    about: 'Signs access tokens; the same for all processes. Unset: made once and kept in the database.',
  }),
  DATABASE_URL: setting({
    kind: address('postgres:', 'postgresql:'),
    example: 'postgres://shop:password@127.0.0.1:5432/shop',
    about: 'PostgreSQL. Unset: the embedded database in DATA_DIR.',
  }),
  DATABASE_READ_URL: setting({
    kind: address('postgres:', 'postgresql:'),
    example: 'postgres://shop:password@127.0.0.1:5433/shop',
    about:
      'A standby of DATABASE_URL, which answers long lists while it has caught up (docs/cluster.md). Unset: the primary answers everything.',
  }),
  ADMIN_EMAIL: setting({
    kind: emailAddress,
    example: 'owner@example.com',
    about: 'The first admin. Unset: admin@truewheel.example, on a fresh demo shop.',
  }),
  ADMIN_PASSWORD: setting({
    kind: shaped(/^.{6,128}$/, '6 to 128 characters long'),
    example: 'a long pass phrase',
    about:
      "The first admin's password; in live one that the sign-up takes. Unset: made at random and shown once, on a fresh demo shop; beside ADMIN_EMAIL the right waits until that address is verified.",
  }),
  RATE_LIMIT_FACTOR: setting({
    kind: positiveNumber(1_000_000),
    fallback: '1',
    example: '1000',
    about:
      'Multiplies every rate limit and the limits of unpaid orders and declined cards; for load measurements. At most 10 in live.',
  }),
  METRICS_TOKEN: setting({
    kind: shaped(/^[\w.~+/=-]{16,200}$/, '16 to 200 letters, digits and . _ ~ + / = -'),
    example: 'the output of: openssl rand -hex 24',
    about: 'The bearer token that /metrics asks for. Unset: /metrics is open in demo, and not there in live.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    kind: address('http:', 'https:'),
    example: 'http://127.0.0.1:4318',
    about:
      'The collector of OpenTelemetry that gets traces of requests, over HTTP, at its /v1/traces (docs/operations.md). Unset: nothing is traced.',
  }),
  API_DOCS: setting({
    kind: oneOf('on', 'off'),
    example: 'on',
    about: 'Whether /api/docs shows the API to people. Unset: on in demo, off in live.',
  }),
  HOLD_HOURS: setting({
    kind: positiveNumber(8_760),
    fallback: '24',
    example: '24',
    about:
      'How long a booking holds its stock while it is not paid; half an hour until the payment begins or the email is verified.',
  }),
  STOP_DELAY: setting({
    kind: wholeNumber(0, 120),
    example: '5',
    about:
      'Seconds that a shop still serves after SIGTERM while /readyz is 503, so that the proxy sends no new requests before it closes. Unset: 0 in demo, 5 in live.',
  }),
  API_HOST: setting({
    kind: address('http:', 'https:'),
    example: 'https://api.example.com',
    about: "{host} for the client, when it is not this server. Unset: this server's /api.",
  }),
  FIREBASE_API_KEY: setting({
    kind: shaped(/^[\w-]{8,128}$/, "the web app's API key: letters, digits, - and _"),
    example: 'AIzaSy...',
    about:
      'Firebase signs people in (docs/providers/firebase.md); it takes all three. Unset: the built-in sign-in.',
  }),
  FIREBASE_AUTH_DOMAIN: setting({
    kind: shaped(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, 'the name of a host, without https://'),
    example: 'my-shop.firebaseapp.com',
    about: "Where Firebase serves the window for Google: the web app's authDomain.",
  }),
  FIREBASE_PROJECT_ID: setting({
    kind: shaped(/^[a-z][a-z\d-]{4,28}[a-z\d]$/, "a project's id: small letters, digits and -"),
    example: 'my-shop',
    about: 'The project whose accounts may sign in.',
  }),
  FIREBASE_AUTH_EMULATOR_HOST: setting({
    kind: shaped(/^[a-z\d.-]+:\d{1,5}$/, 'a host and a port'),
    example: '127.0.0.1:9099',
    about:
      "Firebase's Auth emulator, for development: its tokens are not signed, so anyone can sign in as anyone. Only in demo mode, and only for a project whose id starts with demo-.",
  }),
  STRIPE_SECRET_KEY: setting({
    kind: shaped(/^(?:sk|rk)_(?:test|live)_\w+$/, 'a secret key that starts with sk_test_ or sk_live_'),
    example: 'sk_test_...',
    about: 'Stripe (docs/providers/stripe.md). Unset: the built-in card sandbox.',
  }),
  STRIPE_PUBLISHABLE_KEY: setting({
    kind: shaped(/^pk_(?:test|live)_\w+$/, 'a publishable key that starts with pk_test_ or pk_live_'),
    example: 'pk_test_...',
    about: "Stripe's key for the browser.",
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    kind: commaListOf(/^whsec_[\w+/=-]{16,}$/, "the webhook's signing secret, which starts with whsec_"),
    example: 'whsec_...',
    about:
      'Signs what Stripe sends to /payments/webhook; several, with commas between, while one takes over from another (docs/providers/stripe.md). Unset: no webhook.',
  }),
  STRIPE_PAYMENT_ELEMENT: setting({
    kind: oneOf('on', 'off'),
    fallback: 'off',
    example: 'on',
    about:
      "Whether the payment page also offers Stripe's Payment Element (wallets, saved cards, local methods) beside the card form (docs/providers/stripe.md).",
  }),
  GOOGLE_CLIENT_ID: setting({
    kind: shaped(
      /^[\w-]{10,200}\.apps\.googleusercontent\.com$/,
      'the client ID that Google shows, which ends in .apps.googleusercontent.com',
    ),
    example: '0123456789-abc.apps.googleusercontent.com',
    about:
      'Continue With Google (docs/providers/google.md). Unset: a demo Google in demo mode, no such button in live.',
  }),
  GOOGLE_CLIENT_SECRET: setting({
    kind: shaped(/^[\w-]{10,200}$/, 'the client secret that Google shows'),
    example: 'GOCSPX-...',
    about: "The client's secret, beside its ID.",
  }),
  IMGBB_API_KEY: setting({
    kind: shaped(/^[A-Za-z0-9]{16,128}$/, 'the key that api.imgbb.com shows: letters and digits only'),
    example: '0123456789abcdef0123456789abcdef',
    about: 'imgbb keeps uploaded pictures (docs/providers/imgbb.md). Unset: the shop keeps them itself.',
  }),
  S3_URL: setting({
    kind: bucket,
    example: 'https://s3.eu-central-1.amazonaws.com/my-shop-pictures',
    about:
      'The bucket that keeps the files of uploaded pictures, in S3 or a compatible storage (docs/providers/s3.md); it takes all four. Unset: the database keeps them.',
  }),
  S3_REGION: setting({
    kind: shaped(/^[a-z\d-]{2,40}$/, "the bucket's region: small letters, digits and -"),
    example: 'eu-central-1',
    about: 'The region that calls to the bucket are signed for.',
  }),
  S3_ACCESS_KEY_ID: setting({
    kind: shaped(/^[\w-]{3,128}$/, 'the id of an access key: letters, digits, - and _'),
    example: 'AKIAIOSFODNN7EXAMPLE',
    about:
      'The access key of the bucket. It may read, write and delete objects there, and needs nothing else.',
  }),
  S3_SECRET_ACCESS_KEY: setting({
    kind: shaped(/^[\w+/=.~-]{8,200}$/, 'the secret of the access key: letters, digits and + / = . ~ _ -'),
    example: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    about: "The access key's secret.",
  }),
  SMTP_URL: setting({
    kind: smtpServer,
    example: 'smtps://user:password@smtp.example.com:465',
    about:
      'The mail server (docs/providers/mail.md). Unset: messages stay in the outbox, where an admin reads them.',
  }),
  MAIL_FROM: setting({
    kind: sender,
    example: 'Truewheel <orders@shop.example.com>',
    about: 'Who mail comes from; goes with SMTP_URL.',
  }),
  VIES_URL: setting({
    kind: address('http:', 'https:'),
    example: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
    about:
      'The register of VAT numbers of the EU, which the shop asks about companies (docs/decisions/0159). Unset: only staff confirm a number.',
  }),
} as const

export type SettingName = keyof typeof settingsTable

export type SettingValue<Name extends SettingName> =
  (typeof settingsTable)[Name]['kind'] extends Kind<infer Value> ? Value : never
