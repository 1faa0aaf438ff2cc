import { said } from '../../contract/languages/said.ts'
import { type ColumnPlaces, cellIn } from './file-columns.ts'
import type { RedirectColumn } from './moved-columns.ts'
import type { MovedRecord, RecordProblem } from './moved-record.ts'
import { movingTexts } from './moving-texts.ts'
import { isOwnPlace, longestRedirectPath, redirectSource, redirectTarget } from './redirect-path.ts'

/** A redirect from an old address to a product, or to a path of the shop. */
export interface Redirect {
  readonly source: string
  readonly productId: string | null
  readonly target: string | null
}

/** A redirect as it is typed, or as a file has it. */
export interface TypedRedirect {
  readonly source: string
  readonly target: string
  readonly productId: string
}

/** What the rules of redirects ask the shop. */
export interface RedirectShop {
  readonly publicUrl: string
  /** Tells whether the shop has a page at a path. */
  readonly isPage: (path: string) => boolean
}

/** A redirect that is read, with its problems. */
export interface ReadRedirect {
  readonly redirect: Redirect
  readonly problems: readonly RecordProblem[]
}

/** Applies the rules of a redirect: its old address is not one of the shop's own, and it leads to the shop itself. */
export function readTypedRedirect(typed: TypedRedirect, { publicUrl, isPage }: RedirectShop): ReadRedirect {
  const texts = said(movingTexts)
  const problems: RecordProblem[] = []
  const add = (column: RedirectColumn, written: string, problem: string) =>
    problems.push({ column, written: written.slice(0, 200), problem })
  const source = redirectSource(typed.source)
  if (typed.source === '') add('source', '', texts.sourceNeeded)
  else if (source === undefined) add('source', typed.source, texts.sourcePath)
  else if (source.length > longestRedirectPath) add('source', source, texts.pathTooLong(longestRedirectPath))
  else if (isOwnPlace(source)) add('source', typed.source, texts.ownFile)
  else if (isPage(source)) add('source', typed.source, texts.ownPage)
  const target = typed.target === '' ? undefined : redirectTarget(typed.target, publicUrl)
  if (target && 'problem' in target) add('target', typed.target, texts[target.problem])
  if (target && 'target' in target && target.target.length > longestRedirectPath)
    add('target', typed.target, texts.pathTooLong(longestRedirectPath))
  const path = target && 'target' in target ? target.target : null
  if (typed.productId === '' && typed.target === '') add('target', '', texts.targetNeeded)
  return {
    redirect: {
      source: source ?? '',
      productId: typed.productId || null,
      target: typed.productId === '' ? path : null,
    },
    problems,
  }
}

/** A row of redirects, whose product may be named by its SKU. */
export interface RedirectRow extends MovedRecord<Redirect> {
  readonly sku: string
}

/** Reads a row of redirects. A product precedes a path. */
export function readRedirectRow(
  { row, cells }: { readonly row: number; readonly cells: readonly string[] },
  places: ColumnPlaces<RedirectColumn>,
  shop: RedirectShop,
): RedirectRow {
  const cell = (column: RedirectColumn) => cellIn(cells, places, column)
  const [sku, productId] = [cell('sku'), cell('productId')]
  const typed = { source: cell('source'), target: cell('target'), productId: productId || (sku && '?') }
  const { redirect, problems } = readTypedRedirect(typed, shop)
  const named = { ...redirect, productId: productId || null }
  return { row, key: redirect.source, name: redirect.source, value: named, sku, problems, doubts: [] }
}

/**
 * Finds the redirects that lead back to themselves, over any number of others.
 *
 * @param targets the target of each redirect that leads to a path, by its old address.
 * @param pause is called after each redirect, so that other work runs between them.
 */
export async function loopsIn(
  targets: ReadonlyMap<string, string>,
  pause: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const ends = new Set<string>()
  const loops = new Set<string>()
  for (const start of targets.keys()) {
    const way: string[] = []
    const seen = new Set<string>()
    let at: string | undefined = start
    while (at !== undefined && !ends.has(at) && !seen.has(at)) {
      seen.add(at)
      way.push(at)
      const target = targets.get(at)
      const next = target === undefined ? undefined : redirectSource(target)
      at = next !== undefined && targets.has(next) ? next : undefined
    }
    if (at !== undefined && seen.has(at)) for (const each of way.slice(way.indexOf(at))) loops.add(each)
    for (const each of way) ends.add(each)
    await pause()
  }
  return loops
}

/** Returns the cells of a redirect, for the difference. */
export function cellsOfRedirect({ productId, target }: Redirect): readonly (readonly [string, string])[] {
  return [
    ['target', target ?? ''],
    ['productId', productId ?? ''],
  ]
}
