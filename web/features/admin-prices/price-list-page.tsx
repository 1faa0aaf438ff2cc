import { useMemo } from 'react'
import { useParams } from 'react-router'
import { exportListedPrices } from '../../../contract/desk/exports.ts'
import {
  applyPriceFile,
  type ListedPrice,
  listListedPrices,
  type PriceList,
} from '../../../contract/prices/price-lists.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { ExportList } from '../../lists/export-list.tsx'
import { listOf, useListPage } from '../../lists/list-page.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { DataColumn } from '../../ui/table/table-view.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { listedPriceTexts as texts } from './listed-price-texts.ts'
import { PriceFileForm } from './price-file-form.tsx'
import { priceListTexts } from './price-list-texts.ts'
import { stepsInWords } from './steps-in-words.ts'
import { usePriceLists } from './use-price-lists.ts'

const keyOf = ({ Id }: ListedPrice) => Id

const columns: readonly DataColumn<ListedPrice>[] = [
  { header: texts.product, cell: ({ tool }) => <span className="wrap-anywhere">{tool}</span> },
  { header: texts.number, figures: true, cell: ({ sku }) => sku ?? '–' },
  {
    header: texts.publicPrice,
    figures: true,
    cell: ({ publicPrice }, formats) => moneyFigure(formats, publicPrice),
  },
  {
    header: texts.price,
    cell: ({ steps }, formats) => <span className="figure">{stepsInWords(formats, steps)}</span>,
  },
]

/** Renders `/dashboard/price-lists/{id}`: the prices of a list, as a file too, and the form that takes others. */
export function PriceListPage() {
  const { listId = '' } = useParams()
  const allowed = useAllowed()
  return (
    <div className="dashboard-part">
      <p>
        <BackLink to={dashboardLinks.priceLists} text={texts.back} />
      </p>
      {allowed(listListedPrices) ? (
        <LoadedList key={listId} id={listId} />
      ) : (
        <Card>{priceListTexts.notOffered}</Card>
      )}
    </div>
  )
}

function LoadedList({ id }: { readonly id: string }) {
  const [lists, reload] = usePriceLists()
  const list = lists.status === 'ready' ? lists.data.find(({ _id }) => _id === id) : undefined
  if (list) return <Prices list={list} onChanged={() => void reload()} />
  return (
    <>
      <h1 className="sr-only">{texts.page}</h1>
      <NotReady loaded={lists} texts={priceListTexts} lines={6} reload={reload} />
      {lists.status === 'ready' && <Card>{texts.gone}</Card>}
    </>
  )
}

interface PricesProps {
  readonly list: PriceList
  /** Called after the prices changed. */
  readonly onChanged: () => void
}

function Prices({ list, onChanged }: PricesProps) {
  const { _id: id, name, products } = list
  const mayWrite = useAllowed()(applyPriceFile)
  const page = useListPage(useMemo(() => pricesIn(id), [id]))
  return (
    <DashboardPart title={texts.pricesOf(name)}>
      {mayWrite && (
        <Card>
          <PriceFileForm
            list={list}
            onApplied={() => {
              page.onTryAgain()
              onChanged()
            }}
          />
        </Card>
      )}
      <DataTable
        {...page}
        texts={texts}
        columns={columns}
        keyOf={keyOf}
        sorts={[]}
        tools={
          products > 0 && (
            <ExportList
              operation={exportListedPrices}
              list={{ query: { list: id }, whole: false }}
              text={texts.download}
            />
          )
        }
      />
    </DashboardPart>
  )
}

/** Describes the list of the prices in a price list. */
function pricesIn(id: string) {
  return listOf<ListedPrice, ''>({
    operation: listListedPrices,
    sorts: [''],
    load: (api, query, options) => api.callForPage(listListedPrices, { params: { id }, query }, options),
  })
}
