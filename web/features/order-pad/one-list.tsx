import { useCallback, useMemo, useState } from 'react'
import { mostListLines } from '../../../contract/orders/kept-lists.ts'
import { addToLines } from '../../../domain/orders/add-to-lines.ts'
import { useApi } from '../../api/api-context.ts'
import { hostOf } from '../../api/host.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useShopSettings } from '../../api/settings-context.ts'
import { useLastReady, useLoaded } from '../../api/use-loaded.ts'
import type { BasketLine } from '../../buying/basket.ts'
import { loadProducts, type Products } from '../../buying/load-products.ts'
import { PutInTyped } from '../../buying/put-in-typed.tsx'
import { useTaxedPrices } from '../../buying/taxed-prices.ts'
import { useOwnPrices, withOwnPrices } from '../../buying/use-own-prices.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { problems } from '../../texts/problems.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { ListAsFile } from './list-as-file.tsx'
import { ListLines } from './list-lines.tsx'
import type { EditedList } from './list-saver.ts'
import { ListSettings } from './list-settings.tsx'
import type { ListContent } from './merge-lists.ts'
import { PutList } from './put-list.tsx'
import { listTexts as texts } from './texts.ts'
import { useEditedList } from './use-edited-list.ts'

/** Shows one list: what it costs now, what of it is there, and the ways into it and into the basket. */
export function OneList({ id }: { readonly id: string }) {
  const { loaded, reload, list, edit, save } = useEditedList(id)
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={list ? withBreaks(list.content.name) : texts.loading} heading={heading}>
      <BackLink to={dashboardLinks.pad} text={texts.back} />
      <NotReady loaded={loaded} texts={texts} lines={6} reload={reload} />
      {list && <Editing id={id} list={list} edit={edit} save={save} onRemove={toHeading} />}
    </DashboardPart>
  )
}

interface EditingProps {
  readonly id: string
  readonly list: EditedList
  readonly edit: (change: (content: ListContent) => ListContent) => void
  readonly save: () => void
  /** Called before the focused line disappears. */
  readonly onRemove: () => void
}

function Editing({ id, list, edit, save, onRemove }: EditingProps) {
  const formats = useFormats()
  const { lines } = list.content
  const { products, priced, failed, reload } = useProducts(lines)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [tooMany, setTooMany] = useState(false)
  const add = (added: readonly BasketLine[]) =>
    edit((content) => {
      const next = addToLines(content.lines, added, ({ id }) => id)
      setTooMany(next.length > mostListLines)
      return { ...content, lines: next.slice(0, mostListLines) }
    })
  return (
    <>
      <SaveState list={list} save={save} />
      {failed && <Alert message={failed} again={{ label: problems.tryAgain, run: reload }} />}
      {tooMany && <Notice tone="warn">{texts.tooMany(wholeNumber(formats, mostListLines))}</Notice>}
      {lines.length === 0 ? (
        <Card>{texts.empty}</Card>
      ) : (
        <>
          <PutList lines={lines} chosen={chosen} products={products} priced={priced} />
          <ListLines
            lines={lines}
            products={products}
            priced={priced}
            chosen={chosen}
            choose={setChosen}
            edit={edit}
            onRemove={onRemove}
          />
        </>
      )}
      <PutInTyped draftKey={`list-typed:${id}`} most={mostListLines} onFound={add} />
      <ListAsFile name={list.content.name} lines={lines} products={products} edit={edit} />
      <ListSettings id={id} list={list} edit={edit} />
    </>
  )
}

/** Says whether the edits are saved; the region keeps its place, so that nothing moves. */
function SaveState({ list, save }: Pick<EditingProps, 'list' | 'save'>) {
  const { state, problem = '', merged } = list
  return (
    <>
      {merged && <Notice tone="warn">{texts.merged(merged.by)}</Notice>}
      {state === 'failed' ? (
        <Alert message={texts.notSaved(problem)} again={{ label: problems.tryAgain, run: save }} />
      ) : (
        <p role="status" className="board-note soft">
          {state === 'saved' ? texts.saved : texts.saving}
        </p>
      )}
    </>
  )
}

/** Loads the products of the lines, again when one is added, and what the account pays for them. */
function useProducts(lines: readonly BasketLine[]) {
  const api = useApi()
  const settings = useShopSettings()
  const ids = lines
    .map(({ id }) => id)
    .toSorted()
    .join()
  const load = useCallback(
    (signal: AbortSignal) => loadProducts(api, hostOf(settings), ids === '' ? [] : ids.split(','), signal),
    [api, settings, ids],
  )
  const [loaded, reload] = useLoaded(load)
  // The other lines keep their prices while those of a new one are loaded.
  const products = useLastReady(loaded)
  const own = useOwnPrices(ids)
  const { taxed } = useTaxedPrices()
  const none: Products = useMemo(() => new Map(), [])
  const priced: Products = new Map(
    [...(products ?? none)].map(([id, product]) => [
      id,
      product && taxed(withOwnPrices(product, own.of(id))),
    ]),
  )
  return {
    products: products ?? none,
    priced,
    failed: loaded.status === 'failed' ? loaded.error.message : undefined,
    reload,
  }
}
