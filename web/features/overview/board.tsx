import { useAnswer } from '../../api/use-answer.ts'
import './board-of-work.css'
import './overview.css'
import { type ReactNode, useState } from 'react'
import { getBoard } from '../../../contract/desk/board.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { AskingCompanies } from './asking-companies.tsx'
import { FailedMail } from './failed-mail.tsx'
import { LowProducts, type RestockControl } from './low-products.tsx'
import { MissingData } from './missing-data.tsx'
import { MissingNames } from './missing-names.tsx'
import { MissingWeights } from './missing-weights.tsx'
import { OpenRequests } from './open-requests.tsx'
import { OverdueInvoices } from './overdue-invoices.tsx'
import { PaymentsToCheck } from './payments-to-check.tsx'
import { TaskColumns } from './task-columns.tsx'

export type Board = AnswerOf<typeof getBoard>

interface BoardProps {
  readonly restock: RestockControl
  /** The first card: the orders to send. */
  readonly toSend?: ReactNode
  /** Charts beside the cards. */
  readonly charts?: ReactNode
}

/** Shows an admin's open tasks, except the orders to send, with one request. */
export function Board({ restock, toSend, charts }: BoardProps) {
  const [board, reload] = useAnswer(getBoard, {})
  // Each card's column is chosen once, because a card that moves loses the focus.
  const [isQuiet, setIsQuiet] = useState<boolean>()
  if (isQuiet === undefined && board.status === 'ready')
    setIsQuiet(Object.values(board.data).every((part) => part === undefined || part.rows.length === 0))
  const further = (
    <>
      <PaymentsToCheck tasks={partOf(board, ({ payments }) => payments)} reload={reload} />
      <OverdueInvoices tasks={partOf(board, ({ overdue }) => overdue)} reload={reload} />
      <FailedMail tasks={partOf(board, ({ emails }) => emails)} reload={reload} />
      <MissingData tasks={partOf(board, ({ missing }) => missing)} reload={reload} />
      <MissingWeights tasks={partOf(board, ({ weights }) => weights)} reload={reload} />
      <MissingNames tasks={partOf(board, ({ names }) => names)} reload={reload} />
    </>
  )
  return (
    <TaskColumns
      tasks={
        <>
          {toSend}
          <LowProducts tasks={partOf(board, ({ low }) => low)} reload={reload} restock={restock} />
          <OpenRequests tasks={partOf(board, ({ requests }) => requests)} reload={reload} />
          <AskingCompanies tasks={partOf(board, ({ companies }) => companies)} reload={reload} />
          {/* Short cards together are as high as the charts. */}
          {isQuiet && further}
        </>
      }
      beside={
        <>
          {charts}
          {!isQuiet && further}
        </>
      }
    />
  )
}

/** Shows the payments and the overdue invoices that need a bookkeeper's attention. */
export function PaymentsBoard() {
  const [board, reload] = useAnswer(getBoard, {})
  return (
    <>
      <PaymentsToCheck tasks={partOf(board, ({ payments }) => payments)} reload={reload} />
      <OverdueInvoices tasks={partOf(board, ({ overdue }) => overdue)} reload={reload} />
    </>
  )
}

/** Returns one section of the loaded board; empty if the person may not see it. */
function partOf<Row, Part extends { readonly rows: readonly Row[] }>(
  board: Loaded<Board>,
  select: (board: Board) => Part | undefined,
): Loaded<Part | typeof nothing> {
  return board.status === 'ready' ? { ...board, data: select(board.data) ?? nothing } : board
}

const nothing = { rows: [], count: 0, more: false } as const
