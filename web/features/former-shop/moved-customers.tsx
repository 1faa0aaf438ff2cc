import { useMemo } from 'react'
import {
  deleteMovedCustomer,
  listMovedCustomers,
  type MovedCustomerOnWire,
} from '../../../contract/moving/moved-customers.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { DeleteQuestion } from '../../forms/delete-question.tsx'
import { useConfirm } from '../../forms/use-confirm.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, headingLevel, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { LocalDay } from '../../ui/values/local-time.tsx'
import { ListPages } from './list-pages.tsx'
import { movedCustomerTexts as texts } from './texts.ts'
import { type LoadPart, usePartList } from './use-part-list.ts'

type Customer = MovedCustomerOnWire

const keyOf = ({ email }: Customer) => email

/** Lists the customers of the former shop who have not signed in, below the accounts (extension). */
export function MovedCustomers() {
  return (
    <IfOffered operation={listMovedCustomers}>
      <headingLevel.Provider value={2}>
        <Waiting />
      </headingLevel.Provider>
    </IfOffered>
  )
}

const load: LoadPart<Customer> = (api, query, options) =>
  api.callForPage(listMovedCustomers, { query }, options)

function Waiting() {
  const api = useApi()
  const list = usePartList(load)
  const [heading, toHeading] = useFocusOnHeading()
  const deletion = useConfirm(async ({ email }: Customer) => {
    await api.call(deleteMovedCustomer, { params: { email } })
    showToast('success', texts.deleted)
    return undefined
  }, toHeading)
  const columns = useMemo(() => columnsWith(deletion.ask), [deletion.ask])
  const rows = list.shown?.answer ?? []
  // Most shops have none, and a page of accounts need not say so.
  if (rows.length === 0 && list.after === undefined) return null
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <Card>{texts.about}</Card>
      <NotReady loaded={list.loaded} texts={texts} lines={3} reload={() => void list.reload()} />
      {rows.length > 0 && <RecordTable caption={texts.heading} columns={columns} rows={rows} keyOf={keyOf} />}
      <ListPages texts={texts} list={list} />
      <DeleteQuestion asked={deletion} texts={texts} nameOf={({ email }) => email} />
    </DashboardPart>
  )
}

function columnsWith(onDelete: (customer: Customer) => void): readonly RecordColumn<Customer>[] {
  return [
    { header: texts.columns.email, cell: ({ email }) => <EmailText email={email} /> },
    {
      header: texts.columns.name,
      cell: ({ name }) => <span className="wrap-anywhere">{name || '–'}</span>,
    },
    {
      header: texts.columns.address,
      cell: ({ address = '–' }) => <span className="wrap-anywhere">{address.split('\n').join(', ')}</span>,
    },
    { header: texts.columns.moved, cell: ({ movedAt }) => <LocalDay at={movedAt} /> },
    {
      header: texts.columns.actions,
      cell: (customer) => (
        <span className="actions row-actions">
          <Button kind="quiet" onClick={() => onDelete(customer)}>
            {texts.delete}
            <span className="sr-only">{texts.ofCustomer(customer.email)}</span>
          </Button>
        </span>
      ),
    },
  ]
}
