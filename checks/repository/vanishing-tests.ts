import type { CallExpression, Expression, ModuleItem } from '@swc/core'
import { type Declaration, type ParsedFile, type SourceText, SourceTree } from './declarations.ts'

/** This repository's functions that register a group with at least one test on every machine. */
const ownGroups = ['describeOnEveryEngine', 'describeOnPostgres', 'describeBackups', 'describeOnPosix']
const testNames = ['test', 'it']
const groupNames = ['describe', ...ownGroups]
/** Modifiers of tests and groups that still run on every machine: `test.concurrent('…')`. */
const harmlessModifiers = ['concurrent', 'sequential', 'fails', 'serial', 'parallel', 'describe']
const tableModifiers = ['each', 'for']

/**
 * Returns test files that may have no test on some machine, because each test depends on a condition or on a table that
 * can be empty. Vitest fails such a file ("No test suite found"); Playwright silently passes it.
 */
export function findVanishingTests(files: readonly SourceText[]): string[] {
  const tree = new SourceTree(files)
  return files
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .filter(({ path }) => {
      const file = tree.file(path)
      return file !== undefined && !new Reader(file).hasTestIn(file.body)
    })
    .map(({ path }) => `${path}: all of its tests can vanish`)
}

/** Finds tests that a file certainly registers. Code that the reader cannot interpret counts as no test. */
class Reader {
  readonly #file: ParsedFile
  /** The calling functions, to stop at recursion. */
  readonly #callers: readonly Declaration[]

  constructor(file: ParsedFile, callers: readonly Declaration[] = []) {
    this.#file = file
    this.#callers = callers
  }

  hasTestIn(statements: readonly ModuleItem[]): boolean {
    return statements.some((statement) => this.#registers(statement))
  }

  #registers(statement: ModuleItem): boolean {
    switch (statement.type) {
      case 'ExpressionStatement':
        return this.#expressionRegisters(statement.expression)
      case 'BlockStatement':
        return this.hasTestIn(statement.stmts)
      case 'ForOfStatement':
        return this.#isFilled(statement.right) && this.#registers(statement.body)
      case 'IfStatement': {
        const { consequent, alternate } = statement
        // The parser writes null where its types say undefined.
        return alternate != null && [consequent, alternate].every((branch) => this.#registers(branch))
      }
      default:
        return false
    }
  }

  #expressionRegisters(expression: Expression): boolean {
    const call = bare(expression)
    if (call.type !== 'CallExpression') return false
    const name = this.#calledName(call)
    if (name === null) return false
    if (testNames.includes(name)) return true
    if (!groupNames.includes(name)) return this.#namedFunctionRegisters(name)
    return call.arguments.some(({ expression: argument }) => this.#functionRegisters(argument))
  }

  /**
   * Returns the root name of a call, or null if a modifier may prevent it from running: `test` for
   * `test.each([1])`.
   */
  #calledName({ callee }: CallExpression): string | null {
    return callee.type === 'Super' || callee.type === 'Import' ? null : this.#rootName(callee)
  }

  #rootName(expression: Expression): string | null {
    const callee = bare(expression)
    if (callee.type === 'Identifier') return callee.value
    if (callee.type === 'CallExpression') return this.#tableName(callee)
    const modifier = modifierOf(callee)
    if (modifier === null || !harmlessModifiers.includes(modifier.name)) return null
    return modifier.name === 'describe' ? 'describe' : this.#rootName(modifier.of)
  }

  /** Returns the same for a call with a table: `test.each(rows)`. */
  #tableName({ callee, arguments: [rows] }: CallExpression): string | null {
    const modifier = callee.type === 'Super' || callee.type === 'Import' ? null : modifierOf(callee)
    if (modifier === null || !tableModifiers.includes(modifier.name)) return null
    return rows && this.#isFilled(rows.expression) ? this.#rootName(modifier.of) : null
  }

  #functionRegisters(expression: Expression): boolean {
    switch (expression.type) {
      case 'Identifier':
        return this.#namedFunctionRegisters(expression.value)
      case 'FunctionExpression':
        return this.hasTestIn(expression.body?.stmts ?? [])
      case 'ArrowFunctionExpression': {
        const { body } = expression
        return body.type === 'BlockStatement' ? this.hasTestIn(body.stmts) : this.#expressionRegisters(body)
      }
      default:
        return false
    }
  }

  #namedFunctionRegisters(name: string): boolean {
    const declaration = this.#file.lookUp(name)
    if (!declaration || this.#callers.includes(declaration)) return false
    const { file, statements, value } = declaration
    const reader = new Reader(file, [...this.#callers, declaration])
    return statements ? reader.hasTestIn(statements) : value !== undefined && reader.#functionRegisters(value)
  }

  /** Returns whether a list is a non-empty literal. */
  #isFilled(list: Expression): boolean {
    const expression = bare(list)
    switch (expression.type) {
      case 'ArrayExpression':
        return expression.elements.some(
          (element) => element && (!element.spread || this.#isFilled(element.expression)),
        )
      case 'ObjectExpression':
        return expression.properties.length > 0
      case 'Identifier': {
        const { file, value } = this.#file.lookUp(expression.value) ?? {}
        return file !== undefined && value !== undefined && new Reader(file).#isFilled(value)
      }
      case 'CallExpression':
        return this.#isFilledByCall(expression)
      default:
        return false
    }
  }

  #isFilledByCall({ callee, arguments: [first] }: CallExpression): boolean {
    const method = callee.type === 'Super' || callee.type === 'Import' ? null : modifierOf(callee)
    if (method?.name === 'map') return this.#isFilled(method.of)
    if (method?.name === 'flatMap') return this.#isFilled(method.of) && this.#answersFilled(first?.expression)
    const lists = ['entries', 'keys', 'values']
    return method !== null && lists.includes(method.name) && first ? this.#isFilled(first.expression) : false
  }

  #answersFilled(callback: Expression | undefined): boolean {
    if (callback?.type !== 'ArrowFunctionExpression') return false
    return callback.body.type !== 'BlockStatement' && this.#isFilled(callback.body)
  }
}

/** Splits `test.each` into `each` and `test`. */
function modifierOf(expression: Expression): { readonly name: string; readonly of: Expression } | null {
  if (expression.type !== 'MemberExpression' || expression.property.type !== 'Identifier') return null
  return { name: expression.property.value, of: expression.object }
}

/** Returns the expression without type assertions, parentheses and `await`. */
function bare(expression: Expression): Expression {
  switch (expression.type) {
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return bare(expression.expression)
    case 'AwaitExpression':
      return bare(expression.argument)
    default:
      return expression
  }
}
