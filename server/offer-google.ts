import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from './config/read-settings.ts'
import type { Database } from './data/database.ts'
import { type SandboxRecords, sandboxRecords } from './data/queries/sandbox-records.ts'
import { storedOnce } from './data/queries/stored-settings.ts'
import { limitCalls } from './http/limit-calls.ts'
import { inProcessFetch } from './platform/in-process-fetch.ts'
import { trustedOrigins } from './providers/identity/built-in/trusted-origins.ts'
import { demoGoogle, demoIssuer } from './providers/identity/google/demo-google.ts'
import type { GoogleAccess } from './providers/identity/google/google.ts'
import { realGoogle } from './providers/identity/google/real-google.ts'

/** Mounts the stand-in for Google into a server. */
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

interface OfferedGoogle {
  /** What the built-in sign-in goes to; undefined: the button is not shown. */
  readonly access: GoogleAccess | undefined
  /** Puts into the shop's server what browsers need of it; nothing for Google itself. */
  mountOn(app: FastifyInstance): Promise<void>
  /** After everything else of the shop: a sign-in under way may still need it. */
  close(): Promise<void>
}

const windowCallsAMinute = 120
const clientId = 'truewheel-demo'

/** Google where its client is set; otherwise its stand-in in a demo; nothing live, or at Firebase (decision 0011). */
export async function offerGoogle(
  settings: Settings,
  database: Database,
  mountDemoGoogle: MountDemoGoogle,
): Promise<OfferedGoogle> {
  const nothing = { mountOn: async () => undefined, close: async () => undefined }
  if (settings.google) return { access: realGoogle(settings.google), ...nothing }
  if (settings.firebase || settings.mode === 'live') return { access: undefined, ...nothing }
  return openStandIn(settings, database, mountDemoGoogle)
}

/** It stands twice on the same records, as the card sandbox does: for browsers, and for the shop's own calls. */
async function openStandIn(
  { publicUrl, rateLimitFactor }: Settings,
  database: Database,
  mountDemoGoogle: MountDemoGoogle,
): Promise<OfferedGoogle> {
  const clientSecret = await storedOnce(database, 'demo-google-client-secret', () =>
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
  const inside = Fastify()
  mountDemoGoogle(inside, options)
  return {
    access: demoGoogle({ clientId, clientSecret, publicUrl, fetch: inProcessFetch(inside) }),
    async mountOn(app) {
      await app.register(async (scope) => {
        await limitCalls(scope, { aMinute: windowCallsAMinute * rateLimitFactor, exempt: () => false })
        mountDemoGoogle(scope, options)
      })
    },
    close: async () => inside.close(),
  }
}

/** The public one first. */
function originsOf(publicUrl: string): string[] {
  return [...new Set([new URL(publicUrl).origin, ...trustedOrigins(publicUrl)])]
}
