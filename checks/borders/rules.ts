import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** A test, or what only tests use. Tests may look past the borders inside the server. */
const testCode = ['\\.test\\.tsx?$', '/testing/']
const product = '^(contract|domain|server|web|sandbox|sample-shop|studio)/'
const everythingOfOurs = ['^(contract|domain|server|web|sandbox|sample-shop|studio|tools|e2e|checks|bench)/']

interface Border {
  readonly from: string
  readonly to: string | string[]
  /** What of `to` is allowed all the same. */
  readonly except?: string | string[]
  /** Files of `from` that the border is not for. */
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
  forbid('contract imports nothing of ours', {
    from: '^contract/',
    to: everythingOfOurs,
    except: '^contract/',
  }),
  forbid('domain imports contract only', {
    from: '^domain/',
    to: everythingOfOurs,
    except: '^(domain|contract)/',
  }),
  forbid('server imports domain, contract and the sample shop only', {
    from: '^server/',
    to: everythingOfOurs,
    except: ['^(server|domain|contract|sample-shop)/', '^sandbox/'],
    butNot: testCode,
  }),
  forbid('web imports domain and contract only', {
    from: '^web/',
    to: everythingOfOurs,
    except: '^(web|domain|contract)/',
  }),
  forbid('sandbox imports nothing of ours', { from: '^sandbox/', to: everythingOfOurs, except: '^sandbox/' }),
  forbid('the sample shop is data and imports nothing', {
    from: '^sample-shop/',
    to: everythingOfOurs,
    except: '^sample-shop/',
    butNot: testCode,
  }),
  forbid('studio imports domain and the sample shop only', {
    from: '^studio/',
    to: everythingOfOurs,
    // The names of pictures and the tracing of outlines are the same for the studio and for uploads.
    except: '^(studio|sample-shop|domain)/',
  }),
  forbid('only server/main.ts mounts the sandbox', {
    from: '^server/',
    to: '^sandbox/',
    butNot: ['^server/main\\.ts$', ...testCode],
  }),
  forbid('product code never imports tests, checks or tools', {
    from: product,
    to: [...testCode, '^(tools|e2e|checks|bench)/'],
    butNot: testCode,
  }),
]

const insideServer = [
  forbid('only data holds SQL', {
    from: product,
    to: ['^node_modules/(kysely|pg)/', '^(node:)?sqlite$'],
    // The sign-in library brings its own queries and runs them through Kysely.
    butNot: ['^server/data/', '^server/providers/identity/'],
  }),
  forbid('data knows nothing above it', {
    from: '^server/data/',
    to: '^server/',
    except: '^server/(data|platform)/',
    butNot: testCode,
  }),
  forbid('providers know nothing above them', {
    from: '^server/providers/',
    to: '^server/(http|operations|jobs|pages|main\\.ts)',
    butNot: testCode,
  }),
  forbid('providers keep no data of their own', {
    from: '^server/providers/',
    to: '^server/data/',
    // Accounts of the built-in provider live in the shop's database.
    butNot: ['^server/providers/identity/built-in/', ...testCode],
  }),
  forbid('platform and config stand below everything', {
    from: '^server/(platform|config)/',
    to: '^server/(data|providers|operations|http|jobs|pages|main\\.ts)',
    butNot: testCode,
  }),
  forbid('operations know nothing above them', {
    from: '^server/operations/',
    to: '^server/(http|jobs|pages|main\\.ts)',
    butNot: testCode,
  }),
  forbid('http and pages read through queries', {
    from: '^server/(http|pages)/',
    to: '^server/data/',
    // Reads that no rule applies to need no operation of their own; rows and topics are types.
    except: '^server/data/(queries/|database\\.ts$)',
    butNot: testCode,
  }),
  forbid('http and pages do not start anything', {
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
  forbid('nothing imports app', { from: '^web/(?!app/)', to: '^web/app/' }),
  forbid('the page of the language is no part of the shop', {
    from: '^web/(?!language/)',
    to: '^web/language/',
  }),
  forbid('ui imports nothing of ours but styles', {
    from: '^web/ui/',
    to: everythingOfOurs,
    except: '^web/(ui|styles)/',
  }),
]

const everywhere: IRegularForbiddenRuleType[] = [
  { name: 'imports make no circle', severity: 'error', from: {}, to: { circular: true } },
  // Also the sign that the checker resolves TypeScript's imports at all.
  { name: 'every import leads somewhere', severity: 'error', from: {}, to: { couldNotResolve: true } },
]

/** Which way imports may run (docs/architecture.md). Each has a break planted in planted-breaks.ts. */
export const importRules: IRegularForbiddenRuleType[] = [
  ...betweenAreas,
  ...insideServer,
  ...insideWeb,
  ...everywhere,
]
