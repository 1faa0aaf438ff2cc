import { useCallback } from 'react'
import { getCredit, listCredit } from '../../../contract/payments/credit.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { RedeemGiftCard } from '../../buying/redeem-gift-card.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Price } from '../../ui/values/figure.tsx'
import { Movements, mostMovements } from './movements.tsx'
import { creditTexts as texts } from './texts.ts'

/** Renders `/dashboard/credit`: the own credit, what changed it, and the form for a gift card (extension). */
export function CreditPage() {
  return (
    <DashboardPart title={texts.heading}>
      <IfOffered operation={getCredit} otherwise={<Card>{texts.notOffered}</Card>}>
        <OwnCredit />
      </IfOffered>
    </DashboardPart>
  )
}

const unknownCredit = { available: 0, reserved: 0 }

function OwnCredit() {
  const api = useApi()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [credit, movements] = await Promise.all([
        api.call(getCredit, {}, { signal }),
        api.call(listCredit, { query: { limit: mostMovements } }, { signal }),
      ])
      return { ...credit, movements }
    },
    [api],
  )
  const [loaded, reload] = useLoaded(load)
  const { available, reserved } = loaded.status === 'ready' ? loaded.data : unknownCredit
  return (
    <>
      {loaded.status !== 'failed' && (
        <Card className="grid gap-4">
          {/* Keeps its place while the sum is loaded. */}
          <dl className={loaded.status === 'ready' ? 'figures' : 'figures invisible'}>
            <Price label={texts.balance} amount={available} />
            {reserved > 0 && <Price label={texts.reserved} amount={reserved} />}
          </dl>
          <p className="soft">{texts.use}</p>
          {reserved > 0 && <p className="soft">{texts.whyReserved}</p>}
        </Card>
      )}
      <Card className="grid gap-4">
        <p>{texts.gift}</p>
        <RedeemGiftCard />
      </Card>
      <NotReady loaded={loaded} texts={texts} notRefreshed={texts.notRefreshed} lines={4} reload={reload} />
      {loaded.status === 'ready' && (
        <DashboardPart title={texts.movements}>
          <Movements
            caption={texts.movements}
            movements={loaded.data.movements}
            linkToOrder={dashboardLinks.payment}
          />
        </DashboardPart>
      )}
    </>
  )
}
