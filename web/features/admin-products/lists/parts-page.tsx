import { useMemo } from 'react'
import { Link } from 'react-router'
import { deleteItem } from '../../../../contract/catalogue/managed-items.ts'
import { type ProductFilter, productFilters } from '../../../../contract/catalogue/product-states.ts'
import { exportItems } from '../../../../contract/desk/exports.ts'
import { useApi } from '../../../api/api-context.ts'
import { IfOffered } from '../../../api/if-offered.tsx'
import { listProducts, type Product } from '../../../api/rows/products.ts'
import { useConfirm } from '../../../forms/use-confirm.ts'
import { ExportList } from '../../../lists/export-list.tsx'
import { listOf, useListPage } from '../../../lists/list-page.ts'
import { dashboardLinks } from '../../../routing/dashboard-links.ts'
import { Card } from '../../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../../ui/dashboard-part.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useFormats } from '../../../ui/values/formats.ts'
import { BoardLink } from '../board/board-link.tsx'
import { byCategory, type Category, useCategoryFilter } from '../details/use-categories.ts'
import { useDemand } from '../stock/use-demand.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { partTexts as texts } from './part-texts.ts'
import { useStateFilter } from './product-sorts.ts'
import { productColumns } from './products-list.tsx'
import { useSelectedProducts } from './use-selected-products.ts'

const parts = listOf<Product, (typeof texts.sorts)[number]['value'], ProductFilter, Category>({
  operation: listProducts,
  sorts: ['position', 'name', '-name', 'price', '-price', 'availableQuantity', '-availableQuantity'],
  states: productFilters,
  also: byCategory,
  load: (api, query, options) =>
    api.callForPage(listProducts, { query: { ...query, kind: 'part' } }, options),
})

const keyOf = (part: Product) => part._id

/** Renders `/dashboard/parts`: all parts, including hidden ones, with their stock and actions (extension). */
export function PartsPage() {
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <IfOffered operation={listProducts} otherwise={<Card>{texts.notOffered}</Card>}>
        <Parts toHeading={toHeading} />
      </IfOffered>
    </DashboardPart>
  )
}

/** @param toHeading moves the focus when the focused control disappears. */
function Parts({ toHeading }: { readonly toHeading: () => void }) {
  const formats = useFormats()
  const api = useApi()
  const list = useListPage(parts)
  const demand = useDemand()
  const selection = useSelectedProducts('part')
  const categoryFilter = useCategoryFilter('part')
  const stateFilter = useStateFilter()
  const { question, ask, dialog } = useConfirm(async (part: Product): Promise<undefined> => {
    await api.call(deleteItem, { params: { id: part._id } })
    showToast('success', texts.deleted(part.name))
  }, toHeading)
  const columns = useMemo(() => productColumns(formats, { onDelete: ask, demand }), [ask, demand, formats])
  return (
    <>
      <p className="actions">
        <Link className="button button-go" to={dashboardLinks.addPart}>
          {texts.add}
        </Link>
        <BoardLink kind="part" />
      </p>
      <DataTable
        {...list}
        tools={<ExportList operation={exportItems} list={list} />}
        texts={texts}
        columns={columns}
        keyOf={keyOf}
        sorts={texts.sorts}
        filter={stateFilter}
        also={[categoryFilter]}
        {...(selection && { selection })}
        emptyAction={
          <Link className="button button-go" to={dashboardLinks.addPart}>
            {texts.addFirst}
          </Link>
        }
      />
      <DeleteQuestion question={question} dialog={dialog} texts={texts} />
    </>
  )
}
