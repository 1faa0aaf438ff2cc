import { useMemo } from 'react'
import { Link } from 'react-router'
import { changeTool } from '../../../contract/tools.ts'
import { useExtensions } from '../../api/extensions.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { dashboardLinks } from '../../routing/links.ts'
import { useTableView } from '../../routing/use-table-view.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { productSortChoices } from './product-sorts.ts'
import { productColumns } from './products-list.tsx'
import { manageProductTexts as texts } from './texts.ts'
import { useAllProducts } from './use-all-products.ts'
import { useDeleting } from './use-deleting.ts'

const keyOf = (tool: Tool) => tool._id

/** `/dashboard/manageproduct`: every product, what is left of it, and what can be done about it (spec §2, §6). */
export function ManageProductsPage() {
  const [view, onView] = useTableView()
  const { list, busy, whole, reload } = useAllProducts(view)
  const editable = useExtensions().has(changeTool)
  const [heading, toHeading] = useFocusOnHeading()
  const { question, ask, confirm, keep } = useDeleting((done) => {
    // The button that had the focus goes with its product.
    if (done) toHeading()
    reload()
  })
  const columns = useMemo(() => productColumns({ editable, onDelete: ask }), [editable, ask])
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <DataTable
        {...{ texts, columns, keyOf, list, busy, whole, view, onView }}
        onTryAgain={reload}
        sorts={productSortChoices}
        emptyAction={
          <Link className="button button-go" to={dashboardLinks.addProduct}>
            {texts.addFirst}
          </Link>
        }
      />
      <ConfirmDialog
        open={question !== null}
        title={texts.confirm}
        text={question ? texts.confirmText(question.about.name) : ''}
        confirm={question?.busy ? texts.deleting : texts.confirmYes}
        cancel={texts.confirmNo}
        busy={question?.busy ?? false}
        problem={question?.problem}
        onConfirm={confirm}
        onCancel={keep}
      />
    </DashboardPart>
  )
}
