import { said } from '../../../contract/languages/said.ts'
import { foldSku } from '../../../domain/catalogue/fold-sku.ts'
import { movingTexts } from '../../../domain/moving/moving-texts.ts'
import { type Redirect, readTypedRedirect } from '../../../domain/moving/read-redirect.ts'
import { productOfPath, redirectSource } from '../../../domain/moving/redirect-path.ts'
import { done, type Outcome, type Refusal, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import {
  deleteRedirects,
  findRedirectById,
  findRedirectProducts,
  findRedirects,
  insertRedirect,
  lockRedirects,
  updateRedirect,
} from '../../data/queries/moving/redirects.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { isPageOf } from './own-pages.ts'

/** A redirect as a person types it: a product is named by its id or its SKU. */
export interface TypedFields {
  readonly from: string
  readonly to?: string | undefined
  readonly product?: string | undefined
}

/** Adds a redirect; returns its id. The same redirect once more, as a repeated request sends it, stays one. */
export function addRedirect(shop: Shop, caller: Caller, typed: TypedFields): Promise<Outcome<string>> {
  return shop.database.write(async (transaction) => {
    const read = await readFields(shop, transaction.db, typed)
    if (!read.ok) return read
    const redirect = read.value
    const id = newId()
    const at = shop.clock()
    if (!(await insertRedirect(transaction, { id, ...redirect }, at)))
      return refusedAt('from', 'REDIRECT_TAKEN')
    transaction.changed('redirects')
    const subject = subjectOf(id, redirect)
    await recordChange(transaction, {
      at,
      by: caller,
      action: 'redirect.added',
      subject,
      after: { ...redirect },
    })
    return done(id)
  })
}

/** Changes a redirect; returns whether anything changed. */
export function changeRedirect(
  shop: Shop,
  caller: Caller,
  id: string,
  typed: TypedFields,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    await lockRedirects(transaction)
    const before = await findRedirectById(transaction.db, id)
    if (!before) return refused('REDIRECT_NOT_FOUND')
    const read = await readFields(shop, transaction.db, typed)
    if (!read.ok) return read
    const after = read.value
    if (JSON.stringify({ ...before }) === JSON.stringify({ ...after })) return done(false)
    if (after.source !== before.source) {
      const taken = await findRedirects(transaction.db, [after.source])
      if (taken.size > 0) return refusedAt('from', 'REDIRECT_TAKEN')
    }
    await updateRedirect(transaction, id, after)
    transaction.changed('redirects')
    const subject = subjectOf(id, after)
    const at = shop.clock()
    await recordChange(transaction, {
      at,
      by: caller,
      action: 'redirect.changed',
      subject,
      before: { ...before },
      after: { ...after },
    })
    return done(true)
  })
}

/** Deletes a redirect. */
export function deleteRedirect(shop: Shop, caller: Caller, id: string): Promise<Outcome<number>> {
  return shop.database.write(async (transaction) => {
    const before = await findRedirectById(transaction.db, id)
    if (!before) return refused('REDIRECT_NOT_FOUND')
    const gone = await deleteRedirects(transaction, [before.source])
    transaction.changed('redirects')
    const subject = subjectOf(id, before)
    const at = shop.clock()
    await recordChange(transaction, {
      at,
      by: caller,
      action: 'redirect.deleted',
      subject,
      before: { ...before },
    })
    return done(gone)
  })
}

function subjectOf(id: string, { source }: Redirect) {
  return { kind: 'redirect', id, name: source } as const
}

/** Names of the fields by the columns of a file. */
const fieldOf: Readonly<Record<string, string>> = { source: 'from', target: 'to' }

async function readFields(
  shop: Shop,
  read: Reader,
  { from, to = '', product = '' }: TypedFields,
): Promise<Outcome<Redirect>> {
  const rules = { publicUrl: shop.publicUrl, isPage: isPageOf(shop) }
  const { redirect, problems } = readTypedRedirect({ source: from, target: to, productId: product }, rules)
  if (problems.length > 0) {
    const fields = problems.map(({ column, problem }) => [fieldOf[column] ?? column, problem])
    return { ...refused('REDIRECT_REFUSED'), fields: Object.fromEntries(fields) }
  }
  const texts = said(movingTexts)
  if (product !== '') {
    const products = await findRedirectProducts(read, { ids: [product], skus: [foldSku(product)] })
    const productId = products.ids.has(product) ? product : products.bySku.get(foldSku(product))
    if (productId === undefined) return refusedAt('product', 'REDIRECT_REFUSED', texts.noProduct)
    return done({ ...redirect, productId })
  }
  const ofPath = productOfPath(redirect.target)
  const found = ofPath ? await findRedirectProducts(read, { ids: [ofPath], skus: [] }) : undefined
  if (ofPath && found?.ids.has(ofPath)) return done({ ...redirect, productId: ofPath, target: null })
  return (await refusalOfLoop(read, redirect)) ?? done(redirect)
}

/** A way over more redirects than this does not end. */
const longestWay = 20

async function refusalOfLoop(read: Reader, { source, target }: Redirect): Promise<Refusal | undefined> {
  let next = target === null ? undefined : redirectSource(target)
  for (let step = 0; next !== undefined && step <= longestWay; step += 1) {
    if (next === source || step === longestWay)
      return refusedAt('to', 'REDIRECT_REFUSED', said(movingTexts).loop)
    const found: Redirect | undefined = (await findRedirects(read, [next])).get(next)
    next = found?.target == null ? undefined : redirectSource(found.target)
  }
  return undefined
}
