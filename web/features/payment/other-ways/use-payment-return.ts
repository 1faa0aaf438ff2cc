import { useLayoutEffect, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { forgetLeaving, readReturn, withoutReturn } from './pay-other-way.ts'

/**
 * Returns the client secret with which the provider has redirected to this page. Removes it from the address first, so
 * that no referrer, history entry or bookmark contains it.
 */
export function usePaymentReturn(): string | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [secret] = useState(() => readReturn(search))
  const cleaned = withoutReturn(search)
  const cleanedAddress = useHref({ pathname, search: cleaned ?? search })
  useLayoutEffect(() => {
    if (cleaned === undefined) return
    forgetLeaving()
    // Runs immediately, because the router changes the address only after its loaders.
    if (withoutReturn(window.location.search) !== undefined)
      window.history.replaceState(window.history.state, '', cleanedAddress)
    void navigate({ pathname, search: cleaned }, { replace: true, preventScrollReset: true })
  }, [cleaned, cleanedAddress, navigate, pathname])
  return secret
}
