import { dirname, join, relative } from 'node:path/posix'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import type { PageFacts } from '../web/app/pages/page.ts'

/** The functions of `web/app/` whose argument describes a page, or a frame around pages. */
const describers = ['page', 'dashboardPage', 'frame']
type BrowserFact = 'path' | 'load' | 'guard' | 'action' | 'screen' | 'head' | 'counted' | 'status'
type ServerFacts = Readonly<Record<Exclude<keyof PageFacts<string, string, unknown>, BrowserFact>, true>>

/**
 * Facts for the server and the tests only. A new fact of a page must be in one of the two lists; otherwise the types
 * fail.
 */
const serverFacts = Object.keys({
  query: true,
  shows: true,
  listed: true,
  canonical: true,
  needs: true,
  unlisted: true,
  structured: true,
  samples: true,
} satisfies ServerFacts)

/** A part of a source to replace. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Splits the description of a page between browser and server: the browser's code omits facts for the server, and the
 * server's code names each screen's source file, from which a document preloads scripts and styles.
 */
export function pageFacts(): Plugin {
  let root = ''
  return {
    name: 'truewheel-page-facts',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: ['**/web/app/pages/**', '**/web/app/routes/**'] },
      handler(code, id) {
        const folder = relative(root, dirname(id))
        const isServer = this.environment.config.consumer === 'server'
        const descriptions = descriptionsIn(code)
        if (descriptions.length === 0) return null
        const shown = isServer
          ? edited(
              code,
              descriptions.flatMap((facts) => namedScreens(facts, code, folder)),
            )
          : withoutUnusedImports(edited(code, descriptions.flatMap(withoutServerFacts)))
        return { code: shown, map: null }
      },
    },
  }
}

/** Returns the properties of each description in a module. */
function descriptionsIn(code: string): readonly (readonly ESTree.ObjectProperty[])[] {
  const found: ESTree.ObjectProperty[][] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [facts] }) {
      if (callee.type !== 'Identifier' || !describers.includes(callee.name)) return
      if (facts?.type !== 'ObjectExpression') return
      found.push(facts.properties.filter((property) => property.type === 'Property'))
    },
  })
  visitor.visit(parseSync('page.js', code).program)
  return found
}

function nameOf({ key }: ESTree.ObjectProperty): string {
  return key.type === 'Identifier' ? key.name : ''
}

function withoutServerFacts(facts: readonly ESTree.ObjectProperty[]): Edit[] {
  return facts
    .filter((fact) => serverFacts.includes(nameOf(fact)))
    .map(({ start, end }) => ({ start, end, text: '...null' }))
}

/** Removes unused imports; otherwise a chunk would load imports of the dropped facts. */
function withoutUnusedImports(code: string): string {
  const { body } = parseSync('page.js', code).program
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration')
  const rest = edited(
    code,
    imports.map(({ start, end }) => ({ start, end, text: '' })),
  )
  const isUsed = ({ local }: { readonly local: { readonly name: string } }) =>
    new RegExp(`\\b${local.name}\\b`).test(rest)
  const unused = imports.filter(({ specifiers }) => specifiers.length > 0 && !specifiers.some(isUsed))
  return edited(
    code,
    unused.map(({ start, end }) => ({ start, end, text: '' })),
  )
}

function namedScreens(facts: readonly ESTree.ObjectProperty[], code: string, folder: string): Edit[] {
  return facts
    .filter((fact) => nameOf(fact) === 'screen')
    .flatMap(({ start, end }) => {
      const [, source] = /\bimport\(['"]([^'"]+)['"]\)/.exec(code.slice(start, end)) ?? []
      const text = source && `, module: ${JSON.stringify(join(folder, source))}`
      return text ? [{ start: end, end, text }] : []
    })
}

function edited(code: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(code.slice(at, start), text)
    at = end
  }
  return parts.join('') + code.slice(at)
}
