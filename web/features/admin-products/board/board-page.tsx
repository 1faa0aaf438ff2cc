import { useFormats } from '../../../ui/values/formats.ts'
import '../../../ui/table/data-table.css'
import '../../../ui/table/table-tools.css'
import './board-order.css'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { moveProduct } from '../../../../contract/catalogue/product-places.ts'
import { IfOffered } from '../../../api/if-offered.tsx'
import { NotReady } from '../../../api/not-ready.tsx'
import { dashboardLinks } from '../../../routing/dashboard-links.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../../ui/dashboard-part.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { SearchBox } from '../../../ui/table/table-tools.tsx'
import { productTexts } from '../texts.ts'
import { BoardRow } from './board-row.tsx'
import { BoardRows } from './board-rows.tsx'
import { boardTexts as texts } from './board-texts.ts'
import { type BoardKind, useBoard } from './use-board.ts'

/** Renders `/dashboard/board`, where an admin changes the order of the tools or parts on the board (extension). */
export function BoardPage() {
  const kind = useSearchParams()[0].get('kind') === 'part' ? 'part' : 'tool'
  const [heading, toHeading] = useFocusOnHeading()
  const back =
    kind === 'part'
      ? { to: dashboardLinks.parts, text: productTexts.backToParts }
      : { to: dashboardLinks.manageProduct, text: productTexts.back }
  return (
    <DashboardPart title={texts.titles[kind]} heading={heading}>
      <p>
        <BackLink {...back} />
      </p>
      <IfOffered operation={moveProduct} otherwise={<Card>{texts.notOffered}</Card>}>
        <Board key={kind} kind={kind} toHeading={toHeading} />
      </IfOffered>
    </DashboardPart>
  )
}

/** @param toHeading moves the focus when the focused row disappears. */
function Board({ kind, toHeading }: { readonly kind: BoardKind; readonly toHeading: () => void }) {
  const formats = useFormats()
  const [search, setSearch] = useState('')
  const board = useBoard(kind, search)
  const { loaded, rows, moved, move } = board
  const list = useRef<HTMLDivElement>(null)
  /** The product whose row gets the focus at its new place. */
  const [followed, setFollowed] = useState<string>()
  useEffect(() => {
    if (followed === undefined || board.busy || moved?.id !== followed) return
    const row = list.current?.querySelector(`[data-product="${CSS.escape(followed)}"]`)
    const control = row?.querySelector('button')
    if (control) control.focus()
    else toHeading()
    setFollowed(undefined)
  }, [followed, board.busy, moved, toHeading])
  const moves = {
    toTop: (product: (typeof rows)[number]) => {
      setFollowed(product._id)
      const others = rows.filter((row) => row !== product)
      move(product, { after: null }, search === '' ? [product, ...others] : undefined)
    },
    toPlace: (product: (typeof rows)[number], place: number) => {
      setFollowed(product._id)
      move(product, { place })
    },
  }
  return (
    <div className="data-table" ref={list}>
      <Card>{texts.lead}</Card>
      <SearchBox label={texts.find} hint={texts.findHint} value={search} onSearch={setSearch} />
      {search !== '' && <p className="board-note">{texts.found}</p>}
      <p role="status">{moved && 'place' in moved && texts.moved(formats, moved.name, moved.place)}</p>
      {moved && 'problem' in moved && <Alert message={`${texts.notMoved} ${moved.problem}`} />}
      <NotReady loaded={loaded} texts={texts} lines={8} reload={board.reload} />
      {loaded.status === 'ready' && rows.length === 0 && (
        <Card>{search === '' ? texts.empty : texts.none}</Card>
      )}
      {rows.length > 0 &&
        (search === '' ? (
          <BoardRows
            rows={rows}
            moves={moves}
            onDrop={(product, after, ordered) => move(product, { after }, ordered)}
          />
        ) : (
          <ul className="board-order grid gap-px" aria-label={texts.list}>
            {rows.map((product) => (
              <BoardRow key={product._id} product={product} moves={moves} />
            ))}
          </ul>
        ))}
      {board.hasMore && (
        <Button kind="quiet" className="justify-self-start" onClick={board.showMore}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}
