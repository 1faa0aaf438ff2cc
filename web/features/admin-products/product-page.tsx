import { useCallback } from 'react'
import { Link, useParams } from 'react-router'
import { correctStock, listMovements } from '../../../contract/catalogue/stock.ts'
import { changeTool } from '../../../contract/catalogue/tools.ts'
import { listChanges } from '../../../contract/desk/changes.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { getTool } from '../../api/rows/catalogue.ts'
import { type EditableProduct, getProduct } from '../../api/rows/products.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { links } from '../../routing/links.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { EditForm } from './edit-form.tsx'
import { StateButton, StateChip } from './lists/product-state.tsx'
import { stateTexts } from './lists/state-texts.ts'
import { CorrectStockForm } from './stock/correct-stock-form.tsx'
import { RestockForm } from './stock/restock-form.tsx'
import { StockLedger } from './stock/stock-ledger.tsx'
import { useDemand } from './stock/use-demand.ts'
import { manageProductTexts, productTexts as texts } from './texts.ts'

/** Renders `/dashboard/manageproduct/{id}`: restocks a product and changes its fields (extension). */
export function ProductPage() {
  const { toolId: productId = '' } = useParams()
  return (
    <section className="dashboard-part">
      <IfOffered operation={changeTool} otherwise={<Card>{texts.notOffered}</Card>}>
        <Product key={productId} id={productId} />
      </IfOffered>
    </section>
  )
}

function Product({ id }: { id: string }) {
  const [product, reload] = useProduct(id)
  const waiting = useDemand().get(id)
  if (product.status !== 'ready') {
    return (
      <>
        <Back />
        <h1 className="sr-only">{texts.page}</h1>
        <NotReady loaded={product} texts={texts} lines={6} reload={reload} />
      </>
    )
  }
  const isPart = product.data.kind === 'part'
  const stocked = product.data.stocked !== false
  return (
    <>
      <Back isPart={isPart} />
      <header className="product-heading [&_h1]:text-part">
        <h1>{withBreaks(product.data.name)}</h1>
        <StateChip product={product.data} />
        <span className="actions">
          {(product.data.state ?? 'shown') === 'shown' && (
            <Link className="button button-quiet" to={stocked ? links.tool(id) : links.items}>
              {texts.look}
            </Link>
          )}
          <StateButton product={product.data} />
          <Link className="button button-quiet" to={dashboardLinks.duplicate(id)}>
            {stateTexts.duplicate}
          </Link>
          <IfOffered operation={listChanges}>
            <Link
              className="button button-quiet"
              to={dashboardLinks.changesOf(isPart ? 'part' : 'product', id)}
            >
              {texts.changes}
            </Link>
          </IfOffered>
        </span>
      </header>
      {(product.data.state ?? 'shown') !== 'shown' && <p className="board-note">{stateTexts.hiddenHint}</p>}
      {waiting !== undefined && <p className="board-note">{manageProductTexts.waiting(waiting)}</p>}
      {stocked ? (
        <>
          <RestockForm product={product.data} />
          <IfOffered operation={correctStock}>
            <CorrectStockForm product={product.data} />
          </IfOffered>
        </>
      ) : (
        <p className="board-note">{texts.withoutStock}</p>
      )}
      <EditForm product={product.data} />
      {stocked && (
        <IfOffered operation={listMovements}>
          <StockLedger id={id} />
        </IfOffered>
      )}
    </>
  )
}

function Back({ isPart = false }: { readonly isPart?: boolean }) {
  return (
    <p>
      {isPart ? (
        <BackLink to={dashboardLinks.parts} text={texts.backToParts} />
      ) : (
        <BackLink to={dashboardLinks.manageProduct} text={texts.back} />
      )}
    </p>
  )
}

/** Loads a product. Does not reload when the tab gets the focus, because nothing may change during editing. */
function useProduct(id: string) {
  const api = useApi()
  const versioned = useHost().offers(getProduct)
  const load = useCallback(
    (signal: AbortSignal): Promise<EditableProduct> =>
      api.call(versioned ? getProduct : getTool, { params: { id } }, { signal }),
    [api, id, versioned],
  )
  return useLoaded(load, { reloadOnReturn: false })
}
