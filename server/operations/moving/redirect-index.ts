import type { ShopLanguages } from '../../../contract/languages/languages.ts'
import { redirectSourcesOf } from '../../../domain/moving/redirect-path.ts'
import { done } from '../../../domain/outcome.ts'
import { pathInLanguage } from '../../../domain/shop/language-path.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { splitLanguage } from '../../../domain/shop/split-language.ts'
import type { Database } from '../../data/database.ts'
import { countRedirectUses } from '../../data/queries/moving/redirects.ts'
import { Turn } from '../../search/turn.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Shop } from '../shop.ts'
import { allRedirects } from './stored-targets.ts'

interface KeptRedirect {
  readonly id: string
  readonly path: string
}

type Index = ReadonlyMap<string, KeptRedirect>

/** Uses of redirects in this process that are not stored yet, by the redirect's id. */
const uses = new WeakMap<Database, Map<string, number>>()

function usesOf({ database }: Pick<Shop, 'database'>): Map<string, number> {
  const known = uses.get(database) ?? new Map<string, number>()
  uses.set(database, known)
  return known
}

/**
 * The shop's redirects in memory. It is read when the first address without a page is asked for, so that pages never
 * wait for it, and again after a change in any process.
 */
export class RedirectIndex {
  readonly #shop: Pick<Shop, 'database'>
  #index: Promise<Index> | undefined

  constructor(shop: Pick<Shop, 'database'>) {
    this.#shop = shop
    shop.database.onChange((topics) => {
      if (topics === 'everything' || topics.includes('redirects')) this.#index = undefined
    })
  }

  /**
   * Returns where an address without a page leads, and counts the use; undefined if it leads nowhere. A redirect of an
   * address with its parameters precedes that of its path, which hands the parameters on.
   */
  async find(url: string, languages: ShopLanguages): Promise<string | undefined> {
    const index = await this.#read()
    if (index.size === 0) return undefined
    const { tag, path: rest } = splitLanguage(url)
    const isOffered = tag !== undefined && languages.offered.some((offered) => offered.tag === tag)
    // An old address may begin like one in a language of this shop.
    const whole = found(index, url)
    const inLanguage = !whole && isOffered ? found(index, rest) : undefined
    const redirect = whole ?? inLanguage
    if (!redirect) return undefined
    const counted = usesOf(this.#shop)
    counted.set(redirect.id, (counted.get(redirect.id) ?? 0) + 1)
    const path = withQuery(redirect.path, redirect.query)
    return inLanguage && tag !== undefined && splitLanguage(path).tag === undefined
      ? pathInLanguage(path, tag, languages)
      : path
  }

  async #read(): Promise<Index> {
    this.#index ??= readIndex(this.#shop)
    const reading = this.#index
    try {
      return await reading
    } catch (error) {
      if (this.#index === reading) this.#index = undefined
      throw error
    }
  }
}

async function readIndex({ database }: Pick<Shop, 'database'>): Promise<Index> {
  const index = new Map<string, KeptRedirect>()
  for await (const { id, source, productId, target } of allRedirects(database.read, new Turn()))
    index.set(source, { id, path: productId === null ? (target ?? '/') : `/tool/${productId}` })
  return index
}

function found(index: Index, url: string): (KeptRedirect & { readonly query: string }) | undefined {
  const sources = redirectSourcesOf(url)
  for (const source of sources) {
    const redirect = index.get(source)
    if (!redirect) continue
    const at = url.indexOf('?')
    // The parameters that belong to the old address are not handed on.
    return { ...redirect, query: source.includes('?') || at < 0 ? '' : url.slice(at + 1) }
  }
  return undefined
}

function withQuery(path: string, query: string): string {
  if (query === '') return path
  const [address = '', hash] = path.split('#', 2)
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`
  return hash === undefined ? joined : `${joined}#${hash}`
}

/** Uses that one transaction stores. */
const storedAtOnce = 200

/** Stores how often redirects were used in this process since the last call. After a failure the next call does it. */
export async function storeRedirectUses(shop: Shop): Promise<void> {
  const counted = usesOf(shop)
  if (counted.size === 0) return
  const day = dateIn(await shopTimeZone(shop), shop.clock())
  while (counted.size > 0) {
    const part = new Map([...counted].slice(0, storedAtOnce))
    for (const id of part.keys()) counted.delete(id)
    try {
      await shop.database.write(async (transaction) => done(await countRedirectUses(transaction, part, day)))
    } catch (error) {
      for (const [id, count] of part) counted.set(id, (counted.get(id) ?? 0) + count)
      throw error
    }
  }
}
