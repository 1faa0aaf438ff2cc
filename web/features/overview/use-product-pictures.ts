import { useCallback, useRef } from 'react'
import { useApi } from '../../api/api-context.ts'
import { getTool, type Tool } from '../../api/rows/catalogue.ts'
import { getProduct } from '../../api/rows/products.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useAllowed } from '../../session/rights.tsx'

type Pictured = Pick<Tool, 'img' | 'outline'>

const none: ReadonlyMap<string, Pictured> = new Map()

/** Loads the pictures of a few products, each once. A deleted or failed product has no picture, but its row stays. */
export function useProductPictures(ids: readonly string[]): ReadonlyMap<string, Pictured> {
  const api = useApi()
  const versioned = useAllowed()(getProduct)
  const known = useRef(new Map<string, Pictured>())
  const key = JSON.stringify([...new Set(ids)])
  const load = useCallback(
    async (signal: AbortSignal): Promise<ReadonlyMap<string, Pictured>> => {
      const wanted: readonly string[] = JSON.parse(key)
      const loadOne = async (id: string) => {
        const product = await api.call(versioned ? getProduct : getTool, { params: { id } }, { signal })
        known.current.set(id, product)
      }
      await Promise.allSettled(wanted.filter((id) => !known.current.has(id)).map(loadOne))
      return new Map(known.current)
    },
    [api, versioned, key],
  )
  const [pictures] = useLoaded(load, { reloadOnReturn: false })
  return pictures.status === 'ready' ? pictures.data : none
}
