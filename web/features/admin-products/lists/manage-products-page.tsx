import { useMemo } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { createImport } from '../../../../contract/catalogue/imports.ts'
import { type ProductFilter, productFilters } from '../../../../contract/catalogue/product-states.ts'
import { deleteTool } from '../../../../contract/catalogue/tools.ts'
import { exportProducts, exportTools } from '../../../../contract/desk/exports.ts'
import { operation } from '../../../../contract/operation.ts'
import { useApi } from '../../../api/api-context.ts'
import type { ShopApi } from '../../../api/client.ts'
import { useHost } from '../../../api/host.ts'
import { IfOffered } from '../../../api/if-offered.tsx'
import { isNothingDeleted } from '../../../api/nothing-deleted.ts'
import { listTools, type Tool } from '../../../api/rows/catalogue.ts'
import { listProducts, type Product } from '../../../api/rows/products.ts'
import { useConfirm } from '../../../forms/use-confirm.ts'
import { ExportList } from '../../../lists/export-list.tsx'
import { listOf, useListPage } from '../../../lists/list-page.ts'
import { dashboardLinks } from '../../../routing/dashboard-links.ts'
import { DashboardPart, useFocusOnHeading } from '../../../ui/dashboard-part.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useFormats } from '../../../ui/values/formats.ts'
import { BoardLink } from '../board/board-link.tsx'
import { byCategory, type Category, useCategoryFilter } from '../details/use-categories.ts'
import { useDemand } from '../stock/use-demand.ts'
import { manageProductTexts as texts } from '../texts.ts'
import { CutOutAll } from './cut-out-all.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { productSortChoices, productSorts, useStateFilter } from './product-sorts.ts'
import { productColumns } from './products-list.tsx'
import { useSelectedProducts } from './use-selected-products.ts'

type Sort = (typeof productSorts)[number]

/** The same list, but called with the token (spec §7). */
const listAsAdmin = { ...listTools, access: 'admin' } as const

const products = listOf<Product, Sort, ProductFilter, Category>({
  operation: listTools,
  sorts: productSorts,
  // A search in this list has its own order, so filters and sort order are dropped.
  load: (api, { state: _, category: __, sort, ...query }, options) =>
    api.callForPage(listAsAdmin, { query: query.search || !sort ? query : { ...query, sort } }, options),
})

/** Includes hidden products, which the specification's list lacks. */
const managed = listOf<Product, Sort, ProductFilter, Category>({
  operation: listProducts,
  sorts: productSorts,
  states: productFilters,
  also: byCategory,
  load: (api, query, options) => api.callForPage(listProducts, { query }, options),
})

const allProducts = { operation: exportProducts } as const
const shownProducts = { operation: exportTools } as const

const deleteAnywhere = operation({ ...deleteTool, answer: z.unknown() })

/** If the browser searches the whole list, it searches only names. */
const textsOfNames = { ...texts, searchHint: texts.searchHintOfNames }

const keyOf = (product: Tool) => product._id

/** Renders `/dashboard/manageproduct`: all tools with their stock and actions (spec §2, §6). */
export function ManageProductsPage() {
  const formats = useFormats()
  const api = useApi()
  const knowsStates = useHost().offers(listProducts)
  const searchesThere = useHost().offers(listTools)
  const exportsAll = useHost().offers(exportProducts)
  const list = useListPage(knowsStates ? managed : products)
  const demand = useDemand()
  const selection = useSelectedProducts('tool')
  const categoryFilter = useCategoryFilter('tool')
  const stateFilter = useStateFilter()
  const [heading, toHeading] = useFocusOnHeading()
  // The focused button disappears with its product.
  const { question, ask, dialog } = useConfirm((product: Tool) => remove(api, product), toHeading)
  const columns = useMemo(() => productColumns(formats, { onDelete: ask, demand }), [ask, demand, formats])
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <p className="actions">
        <BoardLink kind="tool" />
      </p>
      <CutOutAll />
      <DataTable
        {...list}
        tools={
          <>
            <ExportList {...(exportsAll ? allProducts : shownProducts)} list={list} />
            <IfOffered operation={createImport}>
              <Link className="button button-quiet" to={dashboardLinks.imports}>
                {texts.import}
              </Link>
            </IfOffered>
          </>
        }
        columns={columns}
        keyOf={keyOf}
        texts={searchesThere || knowsStates ? texts : textsOfNames}
        sorts={productSortChoices}
        {...(knowsStates && { filter: stateFilter, also: [categoryFilter] })}
        {...(selection && { selection })}
        emptyAction={
          <Link className="button button-go" to={dashboardLinks.addProduct}>
            {texts.addFirst}
          </Link>
        }
      />
      <DeleteQuestion question={question} dialog={dialog} texts={texts} />
    </DashboardPart>
  )
}

/** Deletes a product (spec §5, §8). Returns the reason of a refusal, or undefined. */
async function remove(api: ShopApi, { _id: id, name }: Tool): Promise<string | undefined> {
  const answer = await api.call(deleteAnywhere, { params: { id } })
  if (isNothingDeleted(answer)) return texts.gone
  showToast('success', texts.deleted(name))
}
