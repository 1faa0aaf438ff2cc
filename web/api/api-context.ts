import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { ShopApi } from './client.ts'

/** The client for loaders, actions and middleware: in-process on the server, over HTTP in the browser. */
export const apiContext = createContext<ShopApi>()

/** The same client for components. */
export const ApiContext = createReactContext<ShopApi | null>(null)

/** Returns the client of the shop's API: the same object for the page's lifetime. */
export function useApi(): ShopApi {
  const api = useContext(ApiContext)
  if (!api) throw new Error('No ApiContext')
  return api
}
