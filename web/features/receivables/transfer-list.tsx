import '../../ui/table/data-table.css'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  assignTransfer,
  listTransfers,
  type Transfer,
  transferStates,
} from '../../../contract/payments/transfers.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { useOpenForm } from '../../forms/use-open-form.ts'
import { TabLinks } from '../../routing/tab-links.tsx'
import { useAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { moneyIn } from '../../ui/values/any-currency.ts'
import { calendarDay } from '../../ui/values/calendar-day.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { receivableTexts } from './texts.ts'
import { type Acting, TransferAction } from './transfer-action.tsx'
import { transferTexts as texts } from './transfer-texts.ts'

const keyOf = ({ _id }: Transfer) => _id
const pageRows = 25

const views = ['', ...transferStates] as const
const viewTexts = { '': texts.all, 'with-rest': texts.withRest, reversed: texts.reversedOnly } as const

/** Lists the recorded transfers, newest first, with what can be done with each. */
export function TransferList({ toHeading }: { readonly toHeading: () => void }) {
  const api = useApi()
  const formats = useFormats()
  const [query] = useSearchParams()
  const state = transferStates.find((one) => one === query.get('state'))
  const [limit, setLimit] = useState(pageRows)
  const load = useCallback(
    (signal: AbortSignal) =>
      api.callForPage(listTransfers, { query: { limit, ...(state && { state }) } }, { signal }),
    [api, limit, state],
  )
  const [loaded, reload] = useLoaded(load)
  const { opened, open, close } = useOpenForm<Acting>(toHeading)
  const mayAct = useAllowed()(assignTransfer)
  const columns = useMemo(
    () => [...columnsOf(formats), ...(mayAct ? [actionColumn(formats, open)] : [])],
    [formats, mayAct, open],
  )
  return (
    <>
      <TabLinks
        label={texts.show}
        values={views}
        current={state ?? ''}
        textOf={(view) => viewTexts[view]}
        searchOf={(view) => (view === '' ? '' : `?${new URLSearchParams({ state: view })}`)}
      />
      {opened && (
        <TransferAction
          key={`${opened.action} ${opened.transfer._id}`}
          acting={opened}
          onDone={() => close(opened)}
        />
      )}
      <NotReady loaded={loaded} texts={texts} lines={5} reload={reload} />
      {loaded.status === 'ready' && loaded.data.answer.length === 0 && (
        <Card>{state ? texts.nothingFound : texts.empty}</Card>
      )}
      {loaded.status === 'ready' && loaded.data.answer.length > 0 && (
        <>
          <RecordTable caption={texts.list} columns={columns} rows={loaded.data.answer} keyOf={keyOf} />
          {loaded.data.next !== undefined && limit < 200 && (
            <Button kind="quiet" className="justify-self-start" onClick={() => setLimit(200)}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </>
  )
}

function columnsOf(formats: Formats): readonly RecordColumn<Transfer>[] {
  return [
    {
      header: texts.received,
      cell: ({ receivedOn, recordedBy }) => (
        <span className="grid wrap-anywhere">
          {calendarDay(formats, receivedOn)}
          {recordedBy !== undefined && <span className="order-note">{recordedBy}</span>}
        </span>
      ),
    },
    {
      header: texts.company,
      cell: ({ company, reference }) => (
        <span className="grid wrap-anywhere">
          {company.name}
          <span className="order-note">{reference || texts.noText}</span>
        </span>
      ),
    },
    {
      header: texts.amount,
      figures: true,
      cell: ({ amount, currency }) => moneyIn(formats, amount, currency),
    },
    {
      header: receivableTexts.invoices,
      cell: ({ parts, currency, reversedAt }) => (
        <span className="grid">
          {reversedAt !== null && <span>{texts.reversed}</span>}
          {parts.map(({ invoice, amount }) => (
            <span key={invoice} className="figure">
              {invoice} {moneyIn(formats, amount, currency)}
            </span>
          ))}
        </span>
      ),
    },
    {
      header: texts.rest,
      figures: true,
      cell: ({ rest, returned, currency }) => (
        <span className="grid">
          {moneyIn(formats, rest, currency)}
          {returned > 0 && (
            <span className="order-note">{texts.returned(moneyIn(formats, returned, currency))}</span>
          )}
        </span>
      ),
    },
  ]
}

function actionColumn(formats: Formats, open: (acting: Acting) => void): RecordColumn<Transfer> {
  return {
    header: texts.actions,
    cell: (transfer) => {
      const { rest, reversedAt, amount, currency, company } = transfer
      if (reversedAt !== null) return null
      const about = texts.ofTransfer(moneyIn(formats, amount, currency), company.name)
      const button = (text: string, action: Acting['action']) => (
        <Button kind="quiet" onClick={() => open({ transfer, action })}>
          {text}
          <span className="sr-only">{about}</span>
        </Button>
      )
      return (
        <span className="actions row-actions">
          {rest > 0 && button(texts.assign, 'assign')}
          {rest > 0 && button(texts.giveBack, 'give-back')}
          {button(texts.reverse, 'reverse')}
        </span>
      )
    },
  }
}
