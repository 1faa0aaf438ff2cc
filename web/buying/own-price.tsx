import { lazy, Suspense } from 'react'
import { useHost } from '../api/host.ts'
import { useSession } from '../session/session.ts'

const OwnPriceMark = lazy(() =>
  import('./own-price-mark.tsx').then(
    ({ OwnPriceMark: Mark }) => ({ default: Mark }),
    // Without the code the public price stays, which the booking never exceeds.
    () => ({ default: () => null }),
  ),
)

/**
 * Shows what the account pays for a product beside the public price; nothing for visitors, who load no code for it. The
 * place is kept free from the first paint on in a browser whose account has own prices (`html[data-own]`).
 */
export function OwnPrice({ id }: { readonly id: string }) {
  const isIn = useSession().status === 'in'
  const offered = useHost().offers({ id: 'quoteOwnPrices' })
  return (
    <span className="own-price">
      {isIn && offered && (
        <Suspense>
          <OwnPriceMark id={id} />
        </Suspense>
      )}
    </span>
  )
}
