import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { pageFacts } from './tools/page-facts.ts'
import { smallestChunks } from './tools/smallest-chunks.ts'
import { unusedRouterParts } from './tools/unused-router-parts.ts'

/**
 * Few chunks instead of many small ones, each of which would cost a request: packages that rarely change, the
 * rest of what every page needs, the code for calling the API, and small modules that several pages share. A page that
 * loads such a chunk loads what it does not use too, so large modules and those that call the API stay out.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|@remix-run|cookie-es)\//,
    priority: 2,
  },
  // A sheet alone, so that no page loads a script with it.
  { name: 'utilities', test: /\/web\/styles\/utilities\.css/, priority: 2 },
  { name: 'shop', tags: ['$initial'], priority: 1 },
  // Small, and used where nothing is called.
  {
    name: 'small',
    test: pathsOf(
      'web/api/(is-record|idempotency-key)',
      'web/routing/(dashboard-links|review-links)',
      'web/downloads/save-file',
      'web/features/(dashboard/texts|fit/jobs-texts|restock/texts)',
      'web/session/(return-to|identity/identity|identity/identity-port)',
      'web/buying/(basket|merge-baskets|put-in-texts|order-total)',
      'web/forms/address-proposal',
      'web/texts/invoices',
    ),
    priority: 1,
  },
  { name: 'further', test: pathsOf('web/app/routes/further-routes', 'web/texts/written-pages') },
  { name: 'zod', test: /\/node_modules\/zod\// },
  // Their schemas are made when they load, each chunk in a turn of its own (web/app/render/run-in-turns.ts), so
  // what only the owner's pages call is apart.
  { name: 'calls', test: /\/contract\/(?:accounts\/|errors\.ts)/ },
  { name: 'calls-buying', test: /\/contract\/(?!catalogue\/|desk\/|shop\/)|\/web\/api\/rows\// },
  { name: 'calls-desk', test: /\/contract\// },
  { name: 'ui', test: /\/web\/(?:ui\/|api\/not-ready).*\.tsx?$/, minShareCount: 4, maxModuleSize: 2_500 },
  {
    name: 'orders',
    test: /\/(?:domain|web\/features\/(?:orders|order-timeline|order-link|admin-orders))\/.*\.tsx?$/,
    minShareCount: 3,
    maxModuleSize: 2_500,
  },
  {
    name: 'forms',
    test: /\/web\/forms\/(?:drafts|failure-sentence|use-)/,
    minShareCount: 4,
    maxModuleSize: 3_500,
  },
  // What a session needs, and what every page of the dashboard does. They call, and what they use has its chunk above.
  {
    name: 'session',
    test: pathsOf(
      'web/api/(client|http-transport)',
      'web/session/(access-token/(exchange|renewing-transport|token-expiry|tokens)|session-api|role-check|identity/id-token)',
      'web/buying/(account-basket|follow-account|in-turn)',
    ),
  },
  {
    name: 'dashboard',
    test: pathsOf(
      'web/session/(rights|use-guard|guard)',
      'web/features/dashboard/(dashboard-shell|side-menu|menu-entries|quick-way|quick-texts|admin-only|own-pages)',
    ),
  },
]

/** Matches the modules of these paths, without their endings. */
function pathsOf(...paths: readonly string[]): RegExp {
  return new RegExp(`/(?:${paths.join('|')})\\.tsx?$`)
}

/**
 * Two builds of one source for each language (tools/build.ts): the browser's files into dist/client, with a manifest
 * that tells the server what a page needs, and, with `ssr`, the page renderer into dist/server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  // A second run of the entry would hydrate the page twice: a change of it reloads the page.
  plugins: [
    pageFacts(),
    unusedRouterParts(),
    smallestChunks(),
    react({ exclude: [/node_modules/, /entry-client/] }),
    tailwindcss(),
  ],
  optimizeDeps: { entries: ['web/app/render/entry-client.tsx'] },
  publicDir: isSsrBuild ? false : 'web/public',
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, minify: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'web/app/render/entry-client.tsx',
          output: {
            codeSplitting: { groups: chunks },
            // The home page's code names sixty files: words in their names would be 150 bytes of its 100 KB.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
          },
        },
      },
  // The renderer bundles its packages, so that a start need not resolve them one by one. Of React it bundles
  // only the production build.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))
