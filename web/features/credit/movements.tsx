import { Link } from 'react-router'
import type { CreditMovement } from '../../../contract/payments/credit.ts'
import { Card } from '../../ui/card.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { moneyIn } from '../../ui/values/any-currency.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { creditTexts as texts } from './texts.ts'

/** The most changes that a page shows. */
export const mostMovements = 200

interface MovementsProps {
  readonly caption: string
  /** The newest changes, newest first. */
  readonly movements: readonly CreditMovement[]
  readonly linkToOrder: (orderId: string) => string
}

/** Lists what changed an account's credit, in words. */
export function Movements({ caption, movements, linkToOrder }: MovementsProps) {
  const formats = useFormats()
  if (movements.length === 0) return <Card>{texts.none}</Card>
  return (
    <>
      <RecordTable
        caption={caption}
        columns={columns(linkToOrder)}
        rows={movements}
        keyOf={({ _id }) => _id}
      />
      {movements.length === mostMovements && <Card>{texts.newest(wholeNumber(formats, mostMovements))}</Card>}
    </>
  )
}

function columns(linkToOrder: MovementsProps['linkToOrder']): readonly RecordColumn<CreditMovement>[] {
  return [
    {
      header: texts.what,
      cell: ({ order, note, ...movement }) => (
        <>
          {reasonOf(movement)}
          {order && (
            <Link className="order-note figure block underline" to={linkToOrder(order._id)}>
              {order.number}
            </Link>
          )}
          {note !== '' && <span className="order-note block wrap-anywhere">{note}</span>}
        </>
      ),
    },
    { header: texts.amount, figures: true, cell: (movement, formats) => signed(formats, movement) },
    { header: texts.when, cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
  ]
}

function reasonOf({ reason, amount }: Pick<CreditMovement, 'reason' | 'amount'>): string {
  return texts.reasons[reason === 'given' && amount < 0 ? 'takenBack' : reason]
}

function signed(formats: Formats, { amount, currency }: CreditMovement): string {
  const figure = moneyIn(formats, Math.abs(amount), currency)
  return amount < 0 ? `−${figure}` : `+${figure}`
}
