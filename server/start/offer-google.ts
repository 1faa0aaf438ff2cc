import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Settings } from '../config/read-settings.ts'
import type { Database } from '../data/database.ts'
import { type SandboxRecords, sandboxRecords } from '../data/queries/sandbox-records.ts'
import { getOrCreateSetting } from '../data/queries/stored-settings.ts'
import { trustedOrigins } from '../providers/identity/built-in/trusted-origins.ts'
import { demoGoogle, demoIssuer } from '../providers/identity/google/demo-google.ts'
import type { GoogleAccess } from '../providers/identity/google/google.ts'
import { realGoogle } from '../providers/identity/google/real-google.ts'
import { type Mounted, nothingMounted, openStandIn } from './stand-in.ts'

/** Mounts the demo Google into a server. */
export type MountDemoGoogle = (
  app: FastifyInstance,
  options: {
    readonly storage: SandboxRecords
    readonly issuer: string
    readonly clientId: string
    readonly clientSecret: string
    readonly origins: readonly string[]
    readonly redirectUris: readonly string[]
  },
) => void

interface OfferedGoogle extends Mounted {
  /** The access for the built-in sign-in; undefined if the button is not shown. */
  readonly access: GoogleAccess | undefined
}

const windowCallsAMinute = 120
const clientId = 'truewheel-demo'

/**
 * Offers Google if its client is configured, the demo Google in other demo shops, and neither in live mode or with
 * Firebase (docs/decisions/0011).
 */
export async function offerGoogle(
  settings: Settings,
  database: Database,
  log: Logger,
  mountDemoGoogle: MountDemoGoogle,
): Promise<OfferedGoogle> {
  if (settings.google) return { access: realGoogle(settings.google), ...nothingMounted }
  if (settings.firebase || settings.mode === 'live') return { access: undefined, ...nothingMounted }
  return openDemo(settings, database, log, mountDemoGoogle)
}

async function openDemo(
  { publicUrl, rateLimitFactor }: Settings,
  database: Database,
  log: Logger,
  mountDemoGoogle: MountDemoGoogle,
): Promise<OfferedGoogle> {
  const clientSecret = await getOrCreateSetting(database, 'demo-google-client-secret', () =>
    randomBytes(24).toString('base64url'),
  )
  const origins = originsOf(publicUrl)
  const options = {
    storage: sandboxRecords(database),
    issuer: demoIssuer(publicUrl),
    clientId,
    clientSecret,
    origins,
    redirectUris: origins.map((origin) => `${origin}/auth/callback/demo-google`),
  }
  const browsers = { aMinute: windowCallsAMinute * rateLimitFactor, exempt: () => false }
  const standIn = openStandIn((app) => mountDemoGoogle(app, options), browsers, log)
  const access = demoGoogle({ clientId, clientSecret, publicUrl, fetch: standIn.call })
  return { access, mountOn: standIn.mountOn, close: standIn.close }
}

/** Returns the shop's origins, the public one first. */
function originsOf(publicUrl: string): string[] {
  return [...new Set([new URL(publicUrl).origin, ...trustedOrigins(publicUrl)])]
}
