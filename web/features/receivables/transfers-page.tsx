import { useSearchParams } from 'react-router'
import { listTransfers, recordTransfer } from '../../../contract/payments/transfers.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { SectionLinks } from './section-links.tsx'
import { TransferForm } from './transfer-form.tsx'
import { TransferList } from './transfer-list.tsx'
import { transferTexts as texts } from './transfer-texts.ts'

/** Renders `/dashboard/transfers`: the form that records a transfer, and the recorded ones (extension). */
export function TransfersPage() {
  const allowed = useAllowed()
  const [query] = useSearchParams()
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.heading}>
      <SectionLinks current="transfers" />
      {allowed(recordTransfer) && <TransferForm key={query.get('invoice')} />}
      <DashboardPart title={texts.list} heading={heading}>
        {allowed(listTransfers) ? <TransferList toHeading={toHeading} /> : <Card>{texts.notOffered}</Card>}
      </DashboardPart>
    </DashboardPart>
  )
}
