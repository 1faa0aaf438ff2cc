import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { keepCode } from './use-discount.ts'

/** Takes a discount code from the page's address (`?code=CLUB10`), once, so that a removed one does not come back. */
export function useCodeOfAddress(): void {
  const [query, setQuery] = useSearchParams()
  const code = query.get('code')
  useEffect(() => {
    if (code === null) return
    keepCode(code.slice(0, 60))
    setQuery(
      (now) => {
        now.delete('code')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [code, setQuery])
}
