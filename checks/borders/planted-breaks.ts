/** One import as it would stand in a file; packages are written as `node_modules/…`, built-in modules as `node:…`. */
interface PlantedImport {
  readonly from: string
  readonly to: string
  /** The rule that must find it; null for an import that no rule may mind. */
  readonly brokenRule: string | null
}

function broken(brokenRule: string, from: string, to: string): PlantedImport {
  return { from, to, brokenRule }
}

function allowed(from: string, to: string): PlantedImport {
  return { from, to, brokenRule: null }
}

/**
 * A small tree of imports that is checked in every run, by the same rules as the real one. A checker that
 * finds nothing here finds nothing anywhere: dependency-cruiser reads no TypeScript at all, and says that
 * all is well, when its parser does not fit.
 */
export const plantedImports: readonly PlantedImport[] = [
  broken('contract imports nothing of ours', 'contract/tool.ts', 'domain/money.ts'),
  broken('domain imports contract only', 'domain/stock.ts', 'server/platform/clock.ts'),
  broken('server imports domain, contract and the sample shop only', 'server/main.ts', 'web/ui/card.tsx'),
  broken('web imports domain and contract only', 'web/api/client.ts', 'server/platform/clock.ts'),
  broken('web imports domain and contract only', 'web/api/client.test.ts', 'server/platform/clock.ts'),
  broken('sandbox imports nothing of ours', 'sandbox/cards/cards.ts', 'domain/money.ts'),
  broken('the sample shop is data and imports nothing', 'sample-shop/tools.ts', 'contract/errors.ts'),
  broken('studio imports domain and the sample shop only', 'studio/encode.ts', 'server/platform/clock.ts'),
  broken('server imports domain, contract and the sample shop only', 'server/main.ts', 'studio/encode.ts'),
  broken('only server/main.ts mounts the sandbox', 'server/providers/stripe.ts', 'sandbox/cards/mount.ts'),
  broken(
    'product code never imports tests, checks or tools',
    'server/operations/book.ts',
    'server/data/testing/engines.ts',
  ),
  broken('only data holds SQL', 'server/operations/count.ts', 'node_modules/kysely/index.js'),
  broken('only data holds SQL', 'server/jobs/sweep.ts', 'node:sqlite'),
  broken('data knows nothing above it', 'server/data/orders.ts', 'server/operations/order.ts'),
  broken('providers know nothing above them', 'server/providers/mail.ts', 'server/operations/order.ts'),
  broken('providers keep no data of their own', 'server/providers/images.ts', 'server/data/images.ts'),
  broken('platform and config stand below everything', 'server/platform/log.ts', 'server/data/images.ts'),
  broken('operations know nothing above them', 'server/operations/list.ts', 'server/http/answer.ts'),
  broken('http and pages read through queries', 'server/http/list-tools.ts', 'server/data/images.ts'),
  broken('http and pages read through queries', 'server/pages/cache.ts', 'server/data/images.ts'),
  broken('http and pages do not start anything', 'server/http/upload.ts', 'server/jobs/outbox.ts'),
  broken('jobs call operations', 'server/jobs/outbox.ts', 'server/providers/letters.ts'),
  broken(
    'server imports domain, contract and the sample shop only',
    'server/pages/renderer.ts',
    'web/app/render/entry-server.tsx',
  ),
  broken('a feature never imports a feature', 'web/features/tool/page.tsx', 'web/features/booking/form.tsx'),
  broken('only app composes features', 'web/session/session.ts', 'web/features/booking/form.tsx'),
  broken('nothing imports app', 'web/features/booking/form.tsx', 'web/app/routes/routes.tsx'),
  broken('the page of the language is no part of the shop', 'web/routing/links.ts', 'web/language/page.tsx'),
  broken('ui imports nothing of ours but styles', 'web/ui/button.tsx', 'web/texts/home.ts'),
  broken('imports make no circle', 'domain/egg.ts', 'domain/hen.ts'),
  broken('every import leads somewhere', 'domain/lost.ts', 'domain/missing-on-purpose.ts'),
  // The other half of the circle above, which is told once.
  allowed('domain/hen.ts', 'domain/egg.ts'),
  allowed('domain/prices.ts', 'contract/errors.ts'),
  allowed('server/main.ts', 'sandbox/cards/mount.ts'),
  allowed('server/data/images.ts', 'node_modules/kysely/index.js'),
  allowed('server/data/images.test.ts', 'server/data/testing/engines.ts'),
  allowed('server/operations/order.ts', 'server/data/images.ts'),
  allowed('server/operations/order.test.ts', 'sandbox/cards/mount.ts'),
  allowed('server/http/answer.ts', 'server/operations/order.ts'),
  allowed('server/http/answer.ts', 'server/data/queries/catalogue/tools.ts'),
  allowed('web/app/home.tsx', 'web/features/booking/form.tsx'),
  allowed('web/features/tool/parts.tsx', 'web/features/tool/gauge.tsx'),
  allowed('web/features/tool/gauge.tsx', 'web/ui/card.tsx'),
  allowed('web/ui/card.tsx', 'web/styles/tokens.ts'),
  allowed('tools/seed.ts', 'server/operations/order.ts'),
]
