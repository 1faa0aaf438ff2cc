import { useMemo } from 'react'
import {
  addCustomerGroup,
  type CustomerGroup,
  deleteCustomerGroup,
  listCustomerGroups,
} from '../../../contract/prices/customer-groups.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { DeleteQuestion } from '../../forms/delete-question.tsx'
import { useConfirm } from '../../forms/use-confirm.ts'
import { useOpenForm } from '../../forms/use-open-form.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { GroupForm } from './group-form.tsx'
import { groupTexts as texts } from './group-texts.ts'

const keyOf = ({ _id }: CustomerGroup) => _id

/** A group that is edited; null while a new one is added. */
interface Editing {
  readonly group: CustomerGroup | null
}

/** Renders `/dashboard/customer-groups`: the groups of customers, and the form that adds or changes one. */
export function GroupsPage() {
  const [heading, toHeading] = useFocusOnHeading()
  const allowed = useAllowed()
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <BackLink to={dashboardLinks.prices} text={texts.back} />
      {allowed(listCustomerGroups) ? <Groups toHeading={toHeading} /> : <Card>{texts.notOffered}</Card>}
    </DashboardPart>
  )
}

function Groups({ toHeading }: { readonly toHeading: () => void }) {
  const api = useApi()
  const formats = useFormats()
  const mayWrite = useAllowed()(addCustomerGroup)
  const [groups, reload] = useAnswer(listCustomerGroups, {})
  const { opened, open, close } = useOpenForm<Editing>(toHeading)
  const deletion = useConfirm(async ({ _id: id, name }: CustomerGroup) => {
    await api.call(deleteCustomerGroup, { params: { id } })
    showToast('success', texts.deleted(name))
    return undefined
  }, toHeading)
  const columns = useMemo(
    () => [
      ...factColumns(formats),
      ...(mayWrite ? [actionColumn((group) => open({ group }), deletion.ask)] : []),
    ],
    [formats, mayWrite, open, deletion.ask],
  )
  return (
    <>
      <Card>{texts.about}</Card>
      {opened ? (
        <GroupForm key={opened.group?._id ?? ''} group={opened.group} onDone={() => close(opened)} />
      ) : (
        mayWrite && (
          <Button kind="go" className="justify-self-start" onClick={() => open({ group: null })}>
            {texts.add}
          </Button>
        )
      )}
      <NotReady loaded={groups} texts={texts} lines={4} reload={reload} />
      {groups.status === 'ready' &&
        (groups.data.length === 0 ? (
          <Card>{texts.empty}</Card>
        ) : (
          <RecordTable caption={texts.heading} columns={columns} rows={groups.data} keyOf={keyOf} />
        ))}
      <DeleteQuestion asked={deletion} texts={texts} nameOf={({ name }) => name} />
    </>
  )
}

function factColumns(formats: Formats): readonly RecordColumn<CustomerGroup>[] {
  return [
    { header: texts.columns.name, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    { header: texts.columns.members, figures: true, cell: ({ members }) => wholeNumber(formats, members) },
    { header: texts.columns.rules, figures: true, cell: ({ rules }) => wholeNumber(formats, rules) },
    {
      header: texts.columns.priceList,
      cell: ({ priceList }) => <span className="wrap-anywhere">{priceList?.name ?? '–'}</span>,
    },
  ]
}

function actionColumn(
  onChange: (group: CustomerGroup) => void,
  onDelete: (group: CustomerGroup) => void,
): RecordColumn<CustomerGroup> {
  const action = (text: string, { name }: CustomerGroup, run: () => void) => (
    <Button kind="quiet" onClick={run}>
      {text}
      <span className="sr-only">{texts.ofGroup(name)}</span>
    </Button>
  )
  return {
    header: texts.columns.actions,
    cell: (group) => (
      <span className="actions row-actions">
        {action(texts.change, group, () => onChange(group))}
        {action(texts.delete, group, () => onDelete(group))}
      </span>
    ),
  }
}
