import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { type ExportLink, insertExportLink, takeExportLink } from '../../data/queries/export-links.ts'
import { minuteMs } from '../../platform/clock.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts'
import type { Caller, Shop } from '../shop.ts'

/** The browser uses a link at once; a short lifetime limits the use of a stolen link. */
const linkLifetimeMs = minuteMs

/** Creates a secret for one download in the caller's session; the database stores only its hash. */
export function createExportLink(
  shop: Shop,
  { sessionId }: Pick<Caller, 'sessionId'>,
  wanted: Pick<ExportLink, 'list' | 'query'>,
): Promise<Outcome<{ readonly secret: string; readonly expiresAt: number }>> {
  const secret = newSecretToken()
  const expiresAt = shop.clock() + linkLifetimeMs
  return shop.database.write(async (transaction) => {
    const link = { sessionId, list: wanted.list, query: wanted.query }
    await insertExportLink(transaction, link, { hash: hashOfToken(secret), expiresAt })
    return done({ secret, expiresAt })
  })
}

/** Consumes a secret. The caller must still check its session and role. */
export function takeExport(shop: Shop, secret: string): Promise<Outcome<ExportLink>> {
  return shop.database.write(async (transaction) => {
    const link = await takeExportLink(transaction, hashOfToken(secret), shop.clock())
    return link ? done(link) : refused('EXPORT_LINK_NOT_FOUND')
  })
}
