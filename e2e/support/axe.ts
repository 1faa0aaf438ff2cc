import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'
import { bringContrastKinds } from './contrast-kinds.ts'

type PageOfAxe = ConstructorParameters<typeof AxeBuilder>[0]['page']

/** The source of the axe that `@axe-core/playwright` uses. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

/** WCAG 2.2 AA and axe's best practices. */
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export type Rules = 'every' | 'contrast'

/** The kinds of text that have passed in this process. */
const passedKinds = new Set<string>()

/** Runs axe on the current page. Returns its findings in words. */
export async function axeFlaws(page: Page, rules: Rules): Promise<readonly string[]> {
  if (page.frames().length > 1) return flawsWithFrames(page, rules)
  const asked = { tags: rules === 'every' ? everyRule : [], passedBefore: [...passedKinds].join(' ') }
  const found = (await page.evaluate(runAxe, asked)) ?? (await bringAndRunAxe(page, asked))
  for (const kind of found.passed) passedKinds.add(kind)
  return found.flaws
}

async function bringAndRunAxe(page: Page, asked: Parameters<typeof runAxe>[0]) {
  await page.evaluate(axeSource)
  await page.evaluate(bringContrastKinds)
  const found = await page.evaluate(runAxe, asked)
  if (!found) throw new Error('axe is not on the page, although it was brought.')
  return found
}

/** The part of the input of axe's reporter that is used here. */
interface NodeResult {
  readonly node: { readonly element: Element }
  readonly any: readonly { readonly message: string }[]
  readonly all: readonly { readonly message: string }[]
  readonly none: readonly { readonly message: string }[]
}
interface RuleResult {
  readonly id: string
  readonly help: string
  readonly violations: readonly NodeResult[]
  readonly passes: readonly NodeResult[]
  readonly incomplete: readonly NodeResult[]
}
interface Axe {
  configure(spec: object): void
  run(context: Document, options: object): Promise<unknown>
}

/**
 * Runs the rules with `tags`, and checks the contrast of one text of each kind that has not passed before. Returns null
 * if axe is not loaded in the page. Runs in the browser.
 */
async function runAxe({ tags, passedBefore }: { tags: readonly string[]; passedBefore: string }) {
  const { axe } = window as unknown as { readonly axe?: Axe }
  if (!axe) return null
  const known = new Set(passedBefore.split(' '))
  const fresh = [...window.contrastKinds()].filter(([kind]) => !known.has(kind))
  if (tags.length === 0 && fresh.length === 0) return { flaws: [], passed: [] }
  let results: readonly RuleResult[] = []
  for (const [, element] of fresh) element.setAttribute('data-of-new-kind', '')
  // Reads the HTML of reported elements only, not of every element.
  axe.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: '[data-of-new-kind]' }] })
  await axe.run(document, {
    runOnly: tags.length > 0 ? { type: 'tag', values: tags } : { type: 'rule', values: ['color-contrast'] },
    reporter(found: readonly RuleResult[], _: object, done: () => void) {
      results = found
      done()
    },
  })
  for (const [, element] of fresh) element.removeAttribute('data-of-new-kind')
  const contrast = results.find(({ id }) => id === 'color-contrast')
  const decided = [...(contrast?.passes ?? []), ...(contrast?.incomplete ?? [])]
  const passed = new Set(decided.map(({ node }) => node.element))
  return {
    flaws: results
      .filter(({ violations }) => violations.length > 0)
      .map(({ id, help, violations }) =>
        [
          `${id}: ${help}`,
          ...violations.map(({ node, any, all, none }) =>
            [node.element.outerHTML, ...[...any, ...all, ...none].map(({ message }) => `  ${message}`)].join(
              '\n',
            ),
          ),
        ].join('\n'),
      ),
    passed: fresh.filter(([, element]) => passed.has(element)).map(([kind]) => kind),
  }
}

/** Checks every text. `@axe-core/playwright` combines the findings of frames. */
async function flawsWithFrames(page: Page, rules: Rules): Promise<readonly string[]> {
  const axe = await openAxe(page)
  // Only violations, because axe would otherwise describe every passing element.
  axe.options({ resultTypes: ['violations'] })
  const chosen = rules === 'every' ? axe.withTags(everyRule) : axe.withRules(['color-contrast'])
  const { violations } = await chosen.analyze()
  return violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)].join('\n'),
  )
}

async function openAxe(page: Page): Promise<AxeBuilder> {
  // axe's types may come from another copy of Playwright, whose pages are the same.
  const pageOfAxe = page as unknown as PageOfAxe
  // Legacy mode avoids axe's second page, which takes a second each time. Only frames of other hosts need that page.
  if (!page.frames().every((frame) => isOwn(frame.url(), page.url())))
    return new AxeBuilder({ page: pageOfAxe })
  for (const frame of page.frames()) await bringAxe(frame)
  // Each frame already has axe, so `0` replaces the half megabyte that `analyze` would evaluate twice.
  return new AxeBuilder({ page: pageOfAxe, axeSource: '0' }).setLegacyMode(true)
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(axeSource)
}

function isOwn(frame: string, page: string): boolean {
  return !frame.startsWith('http') || new URL(frame).origin === new URL(page).origin
}
