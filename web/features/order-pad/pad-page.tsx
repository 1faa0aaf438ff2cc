import { useSearchParams } from 'react-router'
import { listKeptLists } from '../../../contract/orders/kept-lists.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { OneList } from './one-list.tsx'
import { OwnLists } from './own-lists.tsx'
import { padTexts as texts } from './texts.ts'

/** Renders `/dashboard/pad`: the kept lists, or the one that the address names (extension). */
export function PadPage() {
  const id = useSearchParams()[0].get('list')
  return (
    <IfOffered
      operation={listKeptLists}
      otherwise={
        <DashboardPart title={texts.heading}>
          <Card>{texts.notOffered}</Card>
        </DashboardPart>
      }
    >
      {id === null ? <OwnLists /> : <OneList key={id} id={id} />}
    </IfOffered>
  )
}
