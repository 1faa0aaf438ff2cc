import { useMemo } from 'react'
import { Link } from 'react-router'
import {
  addPriceList,
  deletePriceList,
  listPriceLists,
  type PriceList,
} from '../../../contract/prices/price-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { DeleteQuestion } from '../../forms/delete-question.tsx'
import { useConfirm } from '../../forms/use-confirm.ts'
import { useOpenForm } from '../../forms/use-open-form.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { ListForm } from './list-form.tsx'
import { priceListTexts as texts } from './price-list-texts.ts'
import { usePriceLists } from './use-price-lists.ts'

const keyOf = ({ _id }: PriceList) => _id

/** The form that is open above the lists. */
interface Opened {
  /** Null for a new one. */
  readonly list: PriceList | null
}

/** Renders `/dashboard/price-lists`: the price lists, and the form of one. */
export function PriceListsPage() {
  const [heading, toHeading] = useFocusOnHeading()
  const allowed = useAllowed()
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <BackLink to={dashboardLinks.prices} text={texts.back} />
      {allowed(listPriceLists) ? <Lists toHeading={toHeading} /> : <Card>{texts.notOffered}</Card>}
    </DashboardPart>
  )
}

function Lists({ toHeading }: { readonly toHeading: () => void }) {
  const api = useApi()
  const formats = useFormats()
  const mayWrite = useAllowed()(addPriceList)
  const [lists, reload] = usePriceLists()
  const { opened, open, close } = useOpenForm<Opened>(toHeading)
  const deletion = useConfirm(async ({ _id: id, name }: PriceList) => {
    await api.call(deletePriceList, { params: { id } })
    showToast('success', texts.deleted(name))
    return undefined
  }, toHeading)
  const columns = useMemo(
    () => [...factColumns(formats), actionColumn(mayWrite, open, deletion.ask)],
    [formats, mayWrite, open, deletion.ask],
  )
  const all = lists.status === 'ready' ? lists.data : []
  return (
    <>
      <Card>{texts.about}</Card>
      {opened && <ListForm key={opened.list?._id ?? ''} list={opened.list} onDone={() => close(opened)} />}
      {!opened && mayWrite && (
        <Button kind="go" className="justify-self-start" onClick={() => open({ list: null })}>
          {texts.add}
        </Button>
      )}
      <NotReady loaded={lists} texts={texts} lines={4} reload={reload} />
      {lists.status === 'ready' &&
        (all.length === 0 ? (
          <Card>{texts.empty}</Card>
        ) : (
          <RecordTable caption={texts.heading} columns={columns} rows={all} keyOf={keyOf} />
        ))}
      <DeleteQuestion asked={deletion} texts={texts} nameOf={({ name }) => name} />
    </>
  )
}

function factColumns(formats: Formats): readonly RecordColumn<PriceList>[] {
  return [
    { header: texts.columns.name, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    {
      header: texts.columns.percent,
      figures: true,
      cell: ({ percent }) => (percent === 0 ? '–' : texts.off(wholeNumber(formats, percent))),
    },
    {
      header: texts.columns.products,
      figures: true,
      cell: ({ products }) => texts.products(formats, products),
    },
    {
      header: texts.columns.usedBy,
      cell: ({ companies, groups, usedBy }) => {
        const names = [...companies, ...groups]
        return (
          <span className="wrap-anywhere">
            {usedBy === 0 ? texts.nobody : texts.users(names.join(', '), usedBy - names.length)}
          </span>
        )
      },
    },
  ]
}

function actionColumn(
  mayWrite: boolean,
  open: (opened: Opened) => void,
  onDelete: (list: PriceList) => void,
): RecordColumn<PriceList> {
  const action = (text: string, { name }: PriceList, run: () => void) => (
    <Button kind="quiet" onClick={run}>
      {text}
      <span className="sr-only">{texts.ofList(name)}</span>
    </Button>
  )
  return {
    header: texts.columns.actions,
    cell: (list) => (
      <span className="actions row-actions">
        <Link className="button button-quiet" to={dashboardLinks.priceList(list._id)}>
          {texts.prices}
          <span className="sr-only">{texts.ofList(list.name)}</span>
        </Link>
        {mayWrite && action(texts.change, list, () => open({ list }))}
        {mayWrite && action(texts.delete, list, () => onDelete(list))}
      </span>
    ),
  }
}
