/** An import; packages are written as `node_modules/…`, built-in modules as `node:…`. */
interface PlantedImport {
  readonly from: string
  readonly to: string
  /** The rule that must report the import; null if none may report it. */
  readonly brokenRule: string | null
}

function broken(brokenRule: string, from: string, to: string): PlantedImport {
  return { from, to, brokenRule }
}

/** Returns imports that each break the rule: one for each alternative of its pattern. */
function eachBroken(brokenRule: string, from: string, ...targets: readonly string[]): PlantedImport[] {
  return targets.map((to) => broken(brokenRule, from, to))
}

function allowed(from: string, to: string): PlantedImport {
  return { from, to, brokenRule: null }
}

/**
 * A small tree of imports that every run checks with the same rules as the real one. It proves that the checker works:
 * with the wrong parser, dependency-cruiser reads no TypeScript and reports no problem.
 */
export const plantedImports: readonly PlantedImport[] = [
  broken('contract imports only contract', 'contract/tool.ts', 'domain/money.ts'),
  broken('domain imports contract and standards only', 'domain/stock.ts', 'server/platform/clock.ts'),
  broken(
    'server imports domain, contract, standards and the sample shop only',
    'server/main.ts',
    'web/ui/card.tsx',
  ),
  ...['contract imports only contract', 'domain imports contract and standards only'].map((rule) =>
    broken(rule, `${rule.split(' ', 1)}/spoken.ts`, 'languages/de/contract/texts.ts'),
  ),
  broken(
    'server imports domain, contract, standards and the sample shop only',
    'server/start/spoken.ts',
    'languages/de/contract/texts.ts',
  ),
  broken('only server/start knows the translations', 'server/operations/spoken.ts', 'languages/all.ts'),
  broken('web imports domain, contract and standards only', 'web/texts/spoken.ts', 'languages/all.ts'),
  broken('languages import only the code that they translate', 'languages/de/server.ts', 'sandbox/words.ts'),
  broken('web imports domain, contract and standards only', 'web/api/client.ts', 'server/platform/clock.ts'),
  broken(
    'web imports domain, contract and standards only',
    'web/api/client.test.ts',
    'server/platform/clock.ts',
  ),
  broken('sandbox imports only sandbox', 'sandbox/cards/cards.ts', 'domain/money.ts'),
  broken('standards import nothing', 'standards/chains.ts', 'contract/errors.ts'),
  broken('the sample shop imports nothing', 'sample-shop/tools.ts', 'contract/errors.ts'),
  broken(
    'studio imports domain, the sample shop and the tracing of outlines only',
    'sample-shop/studio/encode.ts',
    'server/platform/clock.ts',
  ),
  broken(
    'server imports domain, contract, standards and the sample shop only',
    'server/main.ts',
    'sample-shop/studio/encode.ts',
  ),
  broken('only server/main.ts mounts the sandbox', 'server/providers/stripe.ts', 'sandbox/cards/mount.ts'),
  broken(
    'product code never imports tests, checks or tools',
    'server/operations/book.ts',
    'server/data/testing/engines.ts',
  ),
  broken(
    'product code never imports tests, checks or tools',
    'server/operations/cancel.ts',
    'server/operations/order.test.ts',
  ),
  ...['tools/seed.ts', 'e2e/shop.ts', 'checks/shape.ts', 'lab/bench/load.ts'].flatMap((to) => [
    broken('product code never imports tests, checks or tools', 'web/api/calls.ts', to),
    broken('web imports domain, contract and standards only', 'web/api/calls.ts', to),
  ]),
  ...['tools/test.ts', 'e2e/buy.test.ts', 'checks/places.ts'].map((from) =>
    broken('what npm test runs needs nothing of the lab', from, 'lab/bench/load.ts'),
  ),
  ...eachBroken(
    'only data holds SQL',
    'server/operations/count.ts',
    'node_modules/kysely/index.js',
    'node_modules/pg/index.js',
  ),
  broken('only data holds SQL', 'server/jobs/sweep.ts', 'node:sqlite'),
  broken('data imports only data and platform', 'server/data/orders.ts', 'server/operations/order.ts'),
  ...eachBroken(
    'providers import no http, operations, jobs or pages',
    'server/providers/mail.ts',
    'server/operations/order.ts',
    'server/http/planted.ts',
    'server/jobs/planted.ts',
    'server/pages/planted.ts',
    'server/main.ts',
  ),
  broken('providers keep no data of their own', 'server/providers/images.ts', 'server/data/images.ts'),
  ...eachBroken(
    'platform and config import no other part of the server',
    'server/platform/log.ts',
    'server/data/images.ts',
    'server/providers/planted.ts',
    'server/operations/planted.ts',
    'server/http/planted.ts',
    'server/jobs/planted.ts',
    'server/pages/planted.ts',
    'server/main.ts',
  ),
  broken(
    'platform and config import no other part of the server',
    'server/config/load.ts',
    'server/data/images.ts',
  ),
  ...eachBroken(
    'operations import no http, jobs or pages',
    'server/operations/list.ts',
    'server/http/answer.ts',
    'server/jobs/planted.ts',
    'server/pages/planted.ts',
    'server/main.ts',
  ),
  broken('http and pages read through queries', 'server/http/list-tools.ts', 'server/data/images.ts'),
  broken('http and pages read through queries', 'server/pages/cache.ts', 'server/data/images.ts'),
  broken('http and pages import no jobs', 'server/http/upload.ts', 'server/jobs/outbox.ts'),
  broken('http and pages import no jobs', 'server/http/upload.ts', 'server/main.ts'),
  broken('http and pages import no jobs', 'server/pages/feed.ts', 'server/jobs/outbox.ts'),
  ...eachBroken(
    'jobs call operations',
    'server/jobs/outbox.ts',
    'server/providers/letters.ts',
    'server/http/planted.ts',
    'server/data/images.ts',
    'server/pages/planted.ts',
    'server/main.ts',
  ),
  broken(
    'server imports domain, contract, standards and the sample shop only',
    'server/pages/renderer.ts',
    'web/app/render/entry-server.tsx',
  ),
  broken('a feature never imports a feature', 'web/features/tool/page.tsx', 'web/features/booking/form.tsx'),
  broken('only app composes features', 'web/session/session.ts', 'web/features/booking/form.tsx'),
  broken('only app imports app', 'web/features/booking/form.tsx', 'web/app/routes/routes.tsx'),
  broken('the shop does not import web/language', 'web/routing/links.ts', 'web/language/page.tsx'),
  broken(
    'ui imports only ui, styles and how numbers and dates are written',
    'web/ui/button.tsx',
    'web/texts/home.ts',
  ),
  broken('imports form no cycle', 'domain/egg.ts', 'domain/hen.ts'),
  broken('every import resolves', 'domain/lost.ts', 'domain/missing-on-purpose.ts'),
  // The other half of the cycle above, which is reported once.
  allowed('domain/hen.ts', 'domain/egg.ts'),
  allowed('domain/prices.ts', 'contract/errors.ts'),
  allowed('domain/fit/fits.ts', 'standards/all.ts'),
  allowed('server/main.ts', 'sandbox/cards/mount.ts'),
  allowed('server/start/languages.ts', 'languages/all.ts'),
  allowed('languages/de/server.ts', 'contract/languages/words.ts'),
  allowed('server/data/images.ts', 'node_modules/kysely/index.js'),
  allowed('server/data/images.test.ts', 'server/data/testing/engines.ts'),
  allowed('server/operations/order.ts', 'server/data/images.ts'),
  allowed('server/operations/order.test.ts', 'sandbox/cards/mount.ts'),
  allowed('server/http/answer.ts', 'server/operations/order.ts'),
  allowed('server/http/answer.ts', 'server/data/queries/catalogue/products.ts'),
  allowed('web/app/home.tsx', 'web/features/booking/form.tsx'),
  allowed('web/features/tool/parts.tsx', 'web/features/tool/gauge.tsx'),
  allowed('web/features/tool/gauge.tsx', 'web/ui/card.tsx'),
  allowed('web/ui/card.tsx', 'web/styles/tokens.ts'),
  allowed('tools/seed.ts', 'server/operations/order.ts'),
]
