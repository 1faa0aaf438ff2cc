import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** Tests and their support code. They may cross the borders inside the server. */
const testCode = ['\\.test\\.tsx?$', '/testing/']
const product = '^(contract|domain|server|web|languages|sandbox|sample-shop|standards)/'
const ownCode = [
  '^(contract|domain|server|web|languages|sandbox|sample-shop|standards|tools|e2e|checks|lab)/',
]

/**
 * A module that imports a type from the list of pages, whose screens contain links. The parser does not distinguish
 * types.
 */
const typeOfLinks = '^web/routing/link\\.ts$'

interface Border {
  readonly from: string
  readonly to: string | string[]
  /** Allowed parts of `to`. */
  readonly except?: string | string[]
  /** Parts of `from` to which the border does not apply. */
  readonly butNot?: string[]
}

function forbid(name: string, { from, to, except, butNot }: Border): IRegularForbiddenRuleType {
  return {
    name,
    severity: 'error',
    from: { path: from, ...(butNot === undefined ? {} : { pathNot: butNot }) },
    to: { path: to, ...(except === undefined ? {} : { pathNot: except }) },
  }
}

const betweenAreas = [
  forbid('contract imports only contract', {
    from: '^contract/',
    to: ownCode,
    except: '^contract/',
  }),
  forbid('domain imports contract and standards only', {
    from: '^domain/',
    to: ownCode,
    except: '^(domain|contract|standards)/',
  }),
  forbid('server imports domain, contract, standards and the sample shop only', {
    from: '^server/',
    to: ownCode,
    except: [
      '^(server|domain|contract|standards)/',
      '^sample-shop/(?!studio/)',
      '^sandbox/',
      '^languages/(all|translated-module)\\.ts$',
    ],
    butNot: testCode,
  }),
  forbid('only server/start knows the translations', {
    from: '^server/(?!start/)',
    to: '^languages/',
    butNot: testCode,
  }),
  forbid('languages import only the code that they translate', {
    from: '^languages/',
    to: ownCode,
    except: '^(languages|contract|domain|server|web|standards|sample-shop)/',
    butNot: testCode,
  }),
  forbid('web imports domain, contract and standards only', {
    from: '^web/',
    to: ownCode,
    except: ['^(web|domain|contract|standards)/', '^languages/parcel-slips\\.ts$'],
  }),
  forbid('sandbox imports only sandbox', { from: '^sandbox/', to: ownCode, except: '^sandbox/' }),
  forbid('standards import nothing', {
    from: '^standards/',
    to: ownCode,
    except: '^standards/',
    butNot: testCode,
  }),
  forbid('the sample shop imports nothing', {
    from: '^sample-shop/(?!studio/)',
    to: ownCode,
    except: '^sample-shop/(?!studio/)',
    butNot: testCode,
  }),
  forbid('studio imports domain, the sample shop and the tracing of outlines only', {
    from: '^sample-shop/studio/',
    to: ownCode,
    // The studio and uploads share the names of pictures and the tracing of outlines.
    except: '^(sample-shop/|domain/|server/providers/images/trace-outline\\.ts$)',
  }),
  forbid('only server/main.ts mounts the sandbox', {
    from: '^server/',
    to: '^sandbox/',
    butNot: ['^server/main\\.ts$', ...testCode],
  }),
  forbid('product code never imports tests, checks or tools', {
    from: product,
    to: [...testCode, '^(tools|e2e|checks|lab)/'],
    butNot: testCode,
  }),
  forbid('what npm test runs needs nothing of the lab', { from: '^(tools|e2e|checks)/', to: '^lab/' }),
]

const insideServer = [
  forbid('only data holds SQL', {
    from: product,
    to: ['^node_modules/(kysely|pg)/', '^(node:)?sqlite$'],
    // The sign-in library runs its own queries through Kysely.
    butNot: ['^server/data/', '^server/providers/identity/'],
  }),
  forbid('data imports only data and platform', {
    from: '^server/data/',
    to: '^server/',
    except: '^server/(data|platform)/',
    butNot: testCode,
  }),
  forbid('providers import no http, operations, jobs or pages', {
    from: '^server/providers/',
    to: '^server/(http|operations|jobs|pages|main\\.ts)',
    butNot: testCode,
  }),
  forbid('providers keep no data of their own', {
    from: '^server/providers/',
    to: '^server/data/',
    // The built-in provider stores its accounts in the shop's database.
    butNot: ['^server/providers/identity/built-in/', ...testCode],
  }),
  forbid('platform and config import no other part of the server', {
    from: '^server/(platform|config)/',
    to: '^server/(data|providers|operations|http|jobs|pages|main\\.ts)',
    butNot: testCode,
  }),
  forbid('operations import no http, jobs or pages', {
    from: '^server/operations/',
    to: '^server/(http|jobs|pages|main\\.ts)',
    butNot: testCode,
  }),
  forbid('http and pages read through queries', {
    from: '^server/(http|pages)/',
    to: '^server/data/',
    // Reads without a business rule need no operation; database.ts contains the types of rows and topics.
    except: '^server/data/(queries/|database\\.ts$)',
    butNot: testCode,
  }),
  forbid('http and pages import no jobs', {
    from: '^server/(http|pages)/',
    to: '^server/(jobs/|main\\.ts)',
    butNot: testCode,
  }),
  forbid('jobs call operations', {
    from: '^server/jobs/',
    to: '^server/(http|data|providers|pages|main\\.ts)',
    butNot: testCode,
  }),
]

const insideWeb = [
  forbid('a feature never imports a feature', {
    from: '^web/features/([^/]+)/',
    to: '^web/features/',
    except: '^web/features/$1/',
  }),
  forbid('only app composes features', { from: '^web/(?!app/|features/)', to: '^web/features/' }),
  forbid('only app imports app', { from: '^web/(?!app/)', to: '^web/app/', butNot: [typeOfLinks] }),
  forbid('the shop does not import web/language', {
    from: '^web/(?!language/)',
    to: '^web/language/',
  }),
  forbid('ui imports only ui, styles and how numbers and dates are written', {
    from: '^web/ui/',
    to: ownCode,
    except: ['^web/(ui|styles)/', '^domain/writing/', '^contract/shop/writing\\.ts$'],
  }),
]

const everywhere: IRegularForbiddenRuleType[] = [
  {
    name: 'imports form no cycle',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { pathNot: typeOfLinks } },
  },
  // Also proves that the checker resolves TypeScript's imports.
  {
    name: 'every import resolves',
    severity: 'error',
    // The client's types are generated when its test runs, and its package belongs to a peer.
    from: { pathNot: '^lab/peers/validators/client/' },
    to: { couldNotResolve: true },
  },
]

/** The allowed directions of imports (docs/architecture.md). planted-breaks.ts plants a break of each rule. */
export const importRules: IRegularForbiddenRuleType[] = [
  ...betweenAreas,
  ...insideServer,
  ...insideWeb,
  ...everywhere,
]
