import { Link } from 'react-router'
import type { OutboxEmail } from '../../../contract/desk/emails.ts'
import { InvoiceButtons } from '../../downloads/invoice-buttons.tsx'
import type { Action } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import type { DataTableProps } from '../../ui/table/data-table-props.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { NamedEmail } from '../../ui/values/named-email.tsx'
import { MessageState } from './message-state.tsx'
import { emailTexts as texts } from './texts.ts'

type List = DataTableProps<OutboxEmail>

export const messageSorts: List['sorts'] = [
  { value: '-createdAt', text: texts.newest },
  { value: 'createdAt', text: texts.oldest },
]

export const messageFilter: NonNullable<List['filter']> = {
  label: texts.show,
  choices: [
    { value: '', text: texts.all },
    { value: 'waiting', text: texts.waitingOnly },
    { value: 'sent', text: texts.sentOnly },
    { value: 'failed', text: texts.failedOnly },
  ],
}

/** Returns the columns of the list of emails. */
export function messageColumns(retrying: Action<OutboxEmail>): List['columns'] {
  return [
    { header: texts.to, cell: ({ to, name }) => <NamedEmail name={name} email={to} /> },
    { header: texts.message, cell: (message) => <Content message={message} /> },
    { header: texts.written, cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
    { header: texts.state, cell: (message) => <MessageState message={message} retrying={retrying} /> },
  ]
}

function Content({ message: { subject, text, secret, order, invoice } }: { message: OutboxEmail }) {
  return (
    <div className="quote-message grid gap-1 max-w-136 wrap-anywhere">
      <b>{subject}</b>
      {secret && text === null && <span className="soft">{texts.secret}</span>}
      <div className="flex flex-wrap gap-x-5 gap-y-1 items-center [&_.button]:px-3 [&_.button]:text-[1rem]">
        {text !== null && (
          <details className="open:flex-[0_0_100%] open:px-4 open:pt-0 open:pb-4 open:bg-tray">
            <summary className="w-fit min-h-(--target-link) py-2 underline cursor-pointer">
              {texts.read}
              <span className="sr-only">{texts.ofMessage(subject)}</span>
            </summary>
            <p className="whitespace-pre-line">{text}</p>
          </details>
        )}
        {invoice && (
          <div className="actions">
            <InvoiceButtons numbers={[invoice]} />
          </div>
        )}
        {order !== null && (
          <Link className="row-link" to={dashboardLinks.order(order)}>
            {texts.toOrder}
            <span className="sr-only">{texts.ofMessage(subject)}</span>
          </Link>
        )}
      </div>
    </div>
  )
}
