import { useCallback, useMemo, useState } from 'react'
import { listItems } from '../../../contract/items.ts'
import { addItem, deleteItem } from '../../../contract/managed-items.ts'
import { pictureFiles } from '../../../domain/own-picture.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { listParts, type Part } from '../../api/rows/products.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { listOf, useListPage } from '../../routing/list-page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { ShopPicture } from '../../ui/pictures/shop-picture.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { DataColumn } from '../../ui/table/table-view.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { PartForm } from './part-form.tsx'
import { partTexts as texts } from './texts.ts'

const parts = listOf<Part, '' | 'name' | '-name' | 'price' | '-price'>({
  operation: listItems,
  sorts: ['', 'name', '-name', 'price', '-price'],
  load: (api, { search, ...query }, options) =>
    api.callForPage(listParts, { query: { ...query, ...(search && { q: search }) } }, options),
})

const keyOf = (part: Part) => part._id
const nameOf = ({ name = texts.unnamed }: Part) => name

/** Renders `/dashboard/parts`: all parts, with a form that adds or changes one (extension). */
export function PartsPage() {
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <IfOffered operation={addItem} otherwise={<Card>{texts.notOffered}</Card>}>
        <Parts toHeading={toHeading} />
      </IfOffered>
    </DashboardPart>
  )
}

/** @param toHeading takes the focus when the control that had it disappears. */
function Parts({ toHeading }: { readonly toHeading: () => void }) {
  const api = useApi()
  const list = useListPage(parts)
  const [editing, setEditing] = useState<Part | 'new'>()
  const remove = useCallback(
    async (part: Part): Promise<undefined> => {
      await api.call(deleteItem, { params: { id: part._id } })
      showToast('success', texts.deleted(nameOf(part)))
    },
    [api],
  )
  const { question, ask, confirm, keep } = useConfirm(remove, toHeading)
  const columns = useMemo(() => partColumns(setEditing, ask), [ask])
  const done = () => {
    setEditing(undefined)
    toHeading()
  }
  return (
    <>
      {editing === undefined ? (
        <Button className="justify-self-start" onClick={() => setEditing('new')}>
          {texts.add}
        </Button>
      ) : (
        <PartForm
          key={editing === 'new' ? 'new' : editing._id}
          part={editing === 'new' ? undefined : editing}
          onDone={done}
        />
      )}
      <DataTable {...list} {...{ texts, columns, keyOf }} sorts={texts.sorts} />
      <ConfirmDialog
        open={question !== undefined}
        title={texts.confirm}
        text={question ? texts.confirmText(nameOf(question.about)) : ''}
        confirm={question?.busy ? texts.deleting : texts.confirmYes}
        cancel={texts.confirmNo}
        busy={question?.busy ?? false}
        problem={question?.problem}
        onConfirm={confirm}
        onCancel={keep}
      />
    </>
  )
}

function partColumns(
  onEdit: (part: Part) => void,
  onDelete: (part: Part) => void,
): readonly DataColumn<Part>[] {
  return [
    {
      header: texts.part,
      sort: 'name',
      searched: true,
      value: ({ name }) => name,
      cell: (part) => <PartCell part={part} />,
    },
    { header: texts.number, cell: ({ sku }) => sku ?? texts.unknown },
    { header: texts.category, cell: ({ category }) => category ?? texts.unknown },
    {
      header: texts.price,
      figures: true,
      sort: 'price',
      value: ({ price }) => price,
      cell: ({ price }) => (price === undefined ? texts.unknown : moneyFigure(price)),
    },
    {
      header: texts.actions,
      fixed: true,
      cell: (part) => (
        <span className="actions row-actions">
          <Button kind="quiet" onClick={() => onEdit(part)}>
            {texts.edit}
            <span className="sr-only"> {nameOf(part)}</span>
          </Button>
          <Button kind="quiet" onClick={() => onDelete(part)}>
            {texts.delete}
            <span className="sr-only"> {nameOf(part)}</span>
          </Button>
        </span>
      ),
    },
  ]
}

function PartCell({ part }: { readonly part: Part }) {
  return (
    <span className="product-cell">
      {part.img && (
        <ShopPicture
          className="product-picture"
          src={part.img}
          files={pictureFiles(part.img)}
          alt=""
          sizes="64px"
          edge={64}
        />
      )}
      {nameOf(part)}
    </span>
  )
}
