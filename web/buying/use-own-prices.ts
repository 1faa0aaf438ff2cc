import { useEffect, useState } from 'react'
import type { OwnPrice } from '../../contract/prices/own-prices.ts'
import { useApi } from '../api/api-context.ts'
import { useHost } from '../api/host.ts'
import { loadOnDemand } from '../api/load-on-demand.ts'
import type { DescribedProduct } from '../api/rows/catalogue.ts'
import { useSession } from '../session/session.ts'
import type { Products } from './load-products.ts'

/** What an account pays, as far as it differs from what everybody sees. */
export interface OwnPrices {
  /** Whether its company wants prices without tax first. */
  readonly showsNet: boolean
  /** Returns the prices of a product; undefined while they load, and if nothing differs. */
  readonly of: (id: string) => OwnPrice | undefined
}

const none: OwnPrices = { showsNet: false, of: () => undefined }

/** Prices may change while the person reads. */
const refreshMs = 60_000

/**
 * Loads what the account pays for products, again every minute; nothing for visitors, and where the backend has no own
 * prices.
 *
 * @param ids the products' ids, joined with commas, so that an equal list is not asked again.
 */
export function useOwnPrices(ids: string): OwnPrices {
  const api = useApi()
  const session = useSession()
  const offered = useHost().offers({ id: 'quoteOwnPrices' })
  const email = session.status === 'in' ? session.email : ''
  const [known, setKnown] = useState<{ readonly email: string; readonly prices: OwnPrices }>()
  useEffect(() => {
    if (!offered || email === '' || ids === '') return
    const state = { open: true }
    const ask = () =>
      loadOnDemand(() => import('./own-price-calls.ts'))
        .then(({ askForOwnPrices }) => askForOwnPrices(api, email, ids.split(',')))
        // The public prices stay, which the booking never exceeds.
        .catch(() => none)
        .then((prices) => state.open && setKnown({ email, prices }))
    void ask()
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), refreshMs)
    return () => {
      state.open = false
      clearInterval(timer)
    }
  }, [api, offered, email, ids])
  return known?.email === email && email !== '' ? known.prices : none
}

type Priced = Pick<DescribedProduct, 'price' | 'priceBreaks'>

/** Returns a product with the prices that the account pays instead of the public ones. */
export function withOwnPrices<Product extends Priced>(product: Product, own: OwnPrice | undefined): Product {
  const [first, ...others] = own?.isOwn ? own.steps : []
  if (!first) return product
  return { ...product, price: first.price, priceBreaks: others.map(({ from, price }) => ({ from, price })) }
}

/** Returns products with the prices that the account pays. */
export function allWithOwnPrices(products: Products, own: OwnPrices): Products {
  return new Map(
    [...products].map(([id, product]) => [id, product && withOwnPrices(product, own.of(id))] as const),
  )
}
