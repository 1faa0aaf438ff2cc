import '../../styles/board-of-work.css'
import '../../styles/overview.css'
import { useCallback } from 'react'
import { getBoard } from '../../../contract/board.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'
import { type Loaded, useLoaded } from '../../api/use-loaded.ts'
import { FailedMail } from './failed-mail.tsx'
import { LowTools, type RestockControl } from './low-tools.tsx'
import { OpenRequests } from './open-requests.tsx'
import { PaymentsToCheck } from './payments-to-check.tsx'

export type Board = AnswerOf<typeof getBoard>

/** Shows what waits for an admin besides the orders to send, by one request. */
export function Board({ restock }: { readonly restock: RestockControl }) {
  const [board, reload] = useBoard()
  return (
    <>
      <LowTools tasks={partOf(board, ({ low }) => low)} reload={reload} restock={restock} />
      <OpenRequests tasks={partOf(board, ({ requests }) => requests)} reload={reload} />
      <PaymentsToCheck tasks={partOf(board, ({ payments }) => payments)} reload={reload} />
      <FailedMail tasks={partOf(board, ({ emails }) => emails)} reload={reload} />
    </>
  )
}

/** Shows the payments that a bookkeeper has to look after. */
export function PaymentsBoard() {
  const [board, reload] = useBoard()
  return <PaymentsToCheck tasks={partOf(board, ({ payments }) => payments)} reload={reload} />
}

function useBoard() {
  const api = useApi()
  return useLoaded(useCallback((signal: AbortSignal) => api.call(getBoard, {}, { signal }), [api]))
}

/** Returns one part of the loaded board; one that the person may not see is empty. */
function partOf<Row, Part extends { readonly rows: readonly Row[] }>(
  board: Loaded<Board>,
  select: (board: Board) => Part | undefined,
): Loaded<Part | typeof nothing> {
  return board.status === 'ready' ? { ...board, data: select(board.data) ?? nothing } : board
}

const nothing = { rows: [], count: 0, more: false } as const
