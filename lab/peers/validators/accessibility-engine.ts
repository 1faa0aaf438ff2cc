import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { folder } from './run-program.ts'

/** What HTML_CodeSniffer reports about an element. */
export interface Finding {
  readonly kind: 'error' | 'warning'
  /** For example `WCAG2AA.Principle1.Guideline1_1.1_1_1.H37`. */
  readonly code: string
  readonly message: string
  /** The beginning of the element's HTML. */
  readonly element: string
}

/** The parts of the engine's own interface that are used here. */
interface Engine {
  readonly ERROR: number
  readonly WARNING: number
  process(standard: string, content: Document, done: () => void, failed: () => void): void
  getMessages(): readonly { type: number; code: string; msg: string; element: Element }[]
}

/**
 * Corrections of the engine's source, version 2.5.1, without which its check of `autocomplete` cannot run here. Its
 * list is from HTML 5.2: it allows `username` for text fields only, and lacks `webauthn`.
 */
const corrections: readonly (readonly [found: string, right: string])[] = [
  // The check uses message names that the translations do not have, and ends with a TypeError.
  ['1_3_5_H98.InvalidAutoComplete_', '1_3_5_H98.InvalidAutocomplete_'],
  // Current HTML allows `username` for an email field; so does axe's rule `autocomplete-valid`.
  ['"nickname","organization-title","username",', '"nickname","organization-title",'],
  // WebAuthn Level 3, 5.1.4 adds this token.
  ['"username","work"]', '"username","webauthn","work"]'],
]

const source = corrections.reduce(
  (text, [found, right]) => {
    if (!text.includes(found)) throw new Error(`HTML_CodeSniffer has no longer: ${found}`)
    return text.replaceAll(found, right)
  },
  readFileSync(join(folder, 'node_modules/html_codesniffer/build/HTMLCS.js'), 'utf8'),
)

/** Returns the errors and warnings of HTML_CodeSniffer for WCAG 2 AA on the current page. */
export async function findByCodeSniffer(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(source)
  return page.evaluate(
    () =>
      new Promise<Finding[]>((resolve, reject) => {
        const engine: Engine = Reflect.get(window, 'HTMLCS')
        const kinds = new Map([
          [engine.ERROR, 'error'],
          [engine.WARNING, 'warning'],
        ] as const)
        const told = () => {
          const found = engine.getMessages().flatMap(({ type, code, msg: message, element }) => {
            const kind = kinds.get(type)
            return kind === undefined ? [] : [{ kind, code, message, element: element.outerHTML ?? '' }]
          })
          resolve(found.map((each) => ({ ...each, element: each.element.slice(0, 300) })))
        }
        engine.process('WCAG2AA', document, told, () => reject(new Error('The engine did not run.')))
      }),
  )
}
