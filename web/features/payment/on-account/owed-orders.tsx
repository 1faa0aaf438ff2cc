import { useLayoutEffect, useRef } from 'react'
import type { Order } from '../../../../contract/orders/orders.ts'
import { writeIban } from '../../../../domain/payments/iban.ts'
import { Button } from '../../../ui/button.tsx'
import { dayInShop } from '../../../ui/values/date-format.ts'
import { Fact } from '../../../ui/values/fact.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { moneyFigure } from '../../../ui/values/numbers.ts'
import { onAccountTexts as texts } from './texts.ts'
import { useOpenInvoices } from './use-open-invoices.ts'
import { useOwnTerms } from './use-terms.ts'

interface OwedOrdersProps {
  /** Orders on account that their company has yet to pay; at least one. */
  readonly orders: readonly Order[]
  /** Whether they were ordered on this page just now. */
  readonly isNew: boolean
  readonly onPayByCard: () => void
}

/** Says by when and where the company pays orders on account, and offers the card. */
export function OwedOrders({ orders, isNew, onPayByCard }: OwedOrdersProps) {
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const bank = useOwnTerms()?.bank
  const due = Math.min(...orders.flatMap(({ dueAt }) => dueAt ?? []))
  const open = useOpenInvoices(orders)
  const invoices = [...new Set(orders.flatMap(({ invoices: [first] = [] }) => first ?? []))]
  const account = bank
    ? ([
        [texts.holder, bank.holder],
        [texts.iban, writeIban(bank.iban)],
        [texts.bic, bank.bic],
        [texts.bank, bank.bank],
      ] as const)
    : []
  return (
    <section className="grid justify-items-start gap-4" aria-label={texts.done}>
      <h2 ref={heading} tabIndex={-1} className="card-title">
        {texts.done}
      </h2>
      <p>{texts.transfer}</p>
      <dl className="facts">
        {Number.isFinite(due) && <Fact name={texts.toPayBy}>{dayInShop(formats, due, 'long')}</Fact>}
        <Fact name={texts.amount}>
          <span className="figure">{open ? moneyFigure(formats, open.amount) : '…'}</span>
        </Fact>
        {invoices.length > 0 && (
          <Fact name={texts.reference}>
            <span className="figure">{invoices.join(', ')}</span>
          </Fact>
        )}
        {account
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Fact key={name} name={name}>
              <span className="figure break-words">{value}</span>
            </Fact>
          ))}
      </dl>
      {open?.isPartlyPaid ? (
        <p className="soft">{texts.partlyPaid}</p>
      ) : (
        <Button kind="quiet" onClick={onPayByCard}>
          {texts.byCard}
        </Button>
      )}
    </section>
  )
}
