import { useCallback, useMemo } from 'react'
import { exportListedPrices } from '../../../contract/desk/exports.ts'
import {
  applyPriceFile,
  type ListedPrice,
  listListedPrices,
  type PriceList,
} from '../../../contract/prices/price-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { useAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { PriceFileForm } from './price-file-form.tsx'
import { priceListTexts as texts } from './price-list-texts.ts'
import { stepsInWords } from './steps-in-words.ts'

interface ListPricesProps {
  readonly list: PriceList
  readonly onDone: () => void
  /** Called after the prices changed. */
  readonly onChanged: () => void
}

/** The page shows this many prices; the file has all. */
const shown = 50

const keyOf = ({ Id }: ListedPrice) => Id

/** Shows the prices in a list, saves them as a file, and takes a file with others. */
export function ListPrices({ list, onDone, onChanged }: ListPricesProps) {
  const { _id: id, name, products } = list
  const api = useApi()
  const formats = useFormats()
  const mayWrite = useAllowed()(applyPriceFile)
  const [prices, reload] = useLoaded(
    useCallback(
      (signal: AbortSignal): Promise<readonly ListedPrice[]> =>
        api.call(listListedPrices, { params: { id }, query: { limit: String(shown) } }, { signal }),
      [api, id],
    ),
  )
  const columns = useMemo(() => columnsOf(formats), [formats])
  const applied = useCallback(() => {
    reload()
    onChanged()
  }, [reload, onChanged])
  const title = texts.pricesOf(name)
  return (
    <section className="card card-padded grid content-start gap-5" aria-label={title}>
      <h2 className="text-xl tracking-tight">{title}</h2>
      {mayWrite && <PriceFileForm list={list} onApplied={applied} />}
      <div className="actions">
        {products > 0 && (
          <ExportList
            operation={exportListedPrices}
            list={{ query: { list: id }, whole: false }}
            text={texts.download}
          />
        )}
        <Button kind="quiet" onClick={onDone}>
          {texts.close}
        </Button>
      </div>
      <NotReady loaded={prices} texts={texts.table} lines={4} reload={() => void reload()} />
      {prices.status === 'ready' &&
        (prices.data.length === 0 ? (
          <p>{texts.noPrices}</p>
        ) : (
          <>
            <RecordTable caption={title} columns={columns} rows={prices.data} keyOf={keyOf} />
            {products > shown && <p className="soft">{texts.first(formats, shown, products)}</p>}
          </>
        ))}
    </section>
  )
}

function columnsOf(formats: Formats): readonly RecordColumn<ListedPrice>[] {
  return [
    { header: texts.table.product, cell: ({ tool }) => <span className="wrap-anywhere">{tool}</span> },
    { header: texts.table.number, figures: true, cell: ({ sku }) => sku ?? '–' },
    {
      header: texts.table.publicPrice,
      figures: true,
      cell: ({ publicPrice }) => <Amount amount={publicPrice} />,
    },
    { header: texts.table.price, figures: true, cell: ({ steps }) => stepsInWords(formats, steps) },
  ]
}
