import { useMemo } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { exportTools } from '../../../contract/exports.ts'
import { operation } from '../../../contract/operation.ts'
import { type ProductState, productStates } from '../../../contract/product-states.ts'
import { deleteTool } from '../../../contract/tools.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { useHost } from '../../api/host.ts'
import { isNothingDeleted } from '../../api/nothing-deleted.ts'
import { listTools, type Tool } from '../../api/rows/catalogue.ts'
import { listProducts, type Product } from '../../api/rows/products.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { ExportList } from '../../routing/export-list.tsx'
import { dashboardLinks } from '../../routing/links.ts'
import { listOf, useListPage } from '../../routing/list-page.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { productSortChoices, productSorts } from './product-sorts.ts'
import { productColumns } from './products-list.tsx'
import { stateTexts } from './state-texts.ts'
import { manageProductTexts as texts } from './texts.ts'
import { useDemand } from './use-demand.ts'

type Sort = (typeof productSorts)[number]

/** The admin's list sends the token (spec §7). */
const listAsAdmin = operation({ ...listTools, access: 'admin' })

const products = listOf<Product, Sort, ProductState>({
  operation: listTools,
  sorts: productSorts,
  load: (api, { state: _state, ...query }, options) => api.callForPage(listAsAdmin, { query }, options),
})

/** Also hidden products, which the specification's list lacks. */
const managed = listOf<Product, Sort, ProductState>({
  operation: listProducts,
  sorts: productSorts,
  states: productStates,
  load: (api, query, options) => api.callForPage(listProducts, { query }, options),
})

const stateFilter = {
  label: stateTexts.filter,
  choices: [
    { value: '', text: stateTexts.all },
    { value: 'shown', text: stateTexts.onlyShown },
    { value: 'hidden', text: stateTexts.onlyHidden },
    { value: 'draft', text: stateTexts.onlyDrafts },
  ],
}

const deleteAnywhere = operation({ ...deleteTool, answer: z.unknown() })

const keyOf = (tool: Tool) => tool._id

/** Renders `/dashboard/manageproduct`: all products with their stock and actions (spec §2, §6). */
export function ManageProductsPage() {
  const api = useApi()
  const knowsStates = useHost().offers(listProducts)
  const list = useListPage(knowsStates ? managed : products)
  const demand = useDemand()
  const [heading, toHeading] = useFocusOnHeading()
  // The focused button disappears with its product.
  const { question, ask, confirm, keep } = useConfirm((tool: Tool) => remove(api, tool), toHeading)
  const columns = useMemo(() => productColumns({ onDelete: ask, demand }), [ask, demand])
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <DataTable
        {...list}
        tools={<ExportList operation={exportTools} name="tools" list={list} />}
        {...{ texts, columns, keyOf }}
        sorts={productSortChoices}
        {...(knowsStates && { filter: stateFilter })}
        emptyAction={
          <Link className="button button-go" to={dashboardLinks.addProduct}>
            {texts.addFirst}
          </Link>
        }
      />
      <ConfirmDialog
        open={question !== undefined}
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

/** Deletes a product (spec §5, §8). Returns the reason of a refusal, or undefined. */
async function remove(api: ShopApi, { _id: id, name }: Tool): Promise<string | undefined> {
  const answer = await api.call(deleteAnywhere, { params: { id } })
  if (isNothingDeleted(answer)) return texts.gone
  showToast('success', texts.deleted(name))
}
