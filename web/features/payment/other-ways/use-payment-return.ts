import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forgetLeaving, readReturn, withoutReturn } from './pay-other-way.ts'

/**
 * Returns the client secret with which the provider has led back to this page, and takes it out of the address before
 * anything else can read it: no referrer, no history and no bookmark has it.
 */
export function usePaymentReturn(): string | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [secret] = useState(() => readReturn(search))
  const cleaned = withoutReturn(search)
  useLayoutEffect(() => {
    if (cleaned === undefined) return
    forgetLeaving()
    // Runs at once, because the router changes the address only after its loaders.
    if (withoutReturn(window.location.search) !== undefined)
      window.history.replaceState(window.history.state, '', pathname + cleaned)
    void navigate({ pathname, search: cleaned }, { replace: true, preventScrollReset: true })
  }, [cleaned, navigate, pathname])
  return secret
}
