import { readFileSync } from 'node:fs'
import swc from '@swc/core'
import { sourceFiles } from '../source-files.ts'

/** A regular expression in a file. */
export interface Expression {
  readonly path: string
  readonly source: string
  readonly flags: string
}

/** Product code and tools. Excludes tests and checks, which only read trusted text. */
const productCode = /^(contract|domain|server|web|sandbox|sample-shop|standards|tools)\/.*\.(tsx?|mjs|js)$/
const testCode = /\.test\.tsx?$|\/testing\//

/** Returns every regular expression in product code: literals and arguments of `RegExp`. */
export function productExpressions(): Expression[] {
  return sourceFiles()
    .filter((path) => productCode.test(path) && !testCode.test(path))
    .flatMap((path) => findExpressions(path, readFileSync(path, 'utf8')))
}

/**
 * Parses a file's text and returns its expressions.
 * @throws Error if the argument of `RegExp` is neither a string nor a template, because it cannot be checked.
 */
export function findExpressions(path: string, text: string): Expression[] {
  const found: Expression[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isLiteral(node)) found.push({ path, source: node.pattern, flags: node.flags })
    if (isConstruction(node)) found.push({ path, ...constructed(path, node) })
    Object.values(node).forEach(visit)
  }
  visit(swc.parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }))
  return found
}

function isLiteral(node: object): node is swc.RegExpLiteral {
  return 'type' in node && node.type === 'RegExpLiteral'
}

type Construction = swc.NewExpression | swc.CallExpression

function isConstruction(node: object): node is Construction {
  if (!('type' in node && (node.type === 'NewExpression' || node.type === 'CallExpression'))) return false
  const { callee } = node as Construction
  return callee.type === 'Identifier' && callee.value === 'RegExp'
}

function constructed(path: string, { arguments: given }: Construction): Omit<Expression, 'path'> {
  const [source, flags] = (given ?? []).map(({ expression }) => textOf(path, expression))
  return { source: source ?? '', flags: flags ?? '' }
}

/** Replaces each placeholder of a template with `x`. */
function textOf(path: string, expression: swc.Expression): string {
  if (expression.type === 'StringLiteral') return expression.value
  if (expression.type === 'TemplateLiteral') {
    return expression.quasis.map(({ cooked, raw }) => cooked ?? raw).join('x')
  }
  throw new Error(`${path}: RegExp is called with something that cannot be read here.`)
}
