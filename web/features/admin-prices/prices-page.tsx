import { Link } from 'react-router'
import { listPriceLists } from '../../../contract/prices/price-lists.ts'
import {
  addPriceRule,
  deletePriceRule,
  listPriceRules,
  stopPriceRule,
  type WirePriceRule,
} from '../../../contract/prices/price-rules.ts'
import { useApi } from '../../api/api-context.ts'
import { draftKeyOf, readDraft } from '../../forms/drafts.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { useOpenForm } from '../../forms/use-open-form.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { IfAllowed, useAllowed } from '../../session/rights.tsx'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { type Editing, newRuleDraft, RuleForm } from './rule-form.tsx'
import { RuleLists } from './rule-list.tsx'
import { pricesTexts as texts } from './texts.ts'

/** Renders `/dashboard/prices`: the discounts by phase, and the form that adds or changes one. */
export function PricesPage() {
  const [heading, toHeading] = useFocusOnHeading()
  const allowed = useAllowed()
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      {allowed(listPriceRules) ? <Prices toHeading={toHeading} /> : <Card>{texts.notOffered}</Card>}
    </DashboardPart>
  )
}

function Prices({ toHeading }: { readonly toHeading: () => void }) {
  const mayWrite = useAllowed()(addPriceRule)
  // A link of the form leads to the groups. Who comes back finds the form as it was left.
  const begun = readDraft(draftKeyOf(newRuleDraft, useSession())) !== undefined
  const { opened, open, close } = useOpenForm<Editing>(
    toHeading,
    mayWrite && begun ? { rule: null } : undefined,
  )
  const asked = useQuestions(toHeading)
  return (
    <>
      <Card className="grid gap-3">
        <p>{texts.about}</p>
        <p className="soft">
          {mayWrite ? texts.undoHint : texts.readOnly}{' '}
          {mayWrite && (
            <Link className="row-link" to={dashboardLinks.changes}>
              {texts.inChanges}
            </Link>
          )}
        </p>
      </Card>
      {opened ? (
        <div className="@container">
          <RuleForm
            key={`${opened.rule?._id ?? ''} ${opened.copy ?? false}`}
            editing={opened}
            onDone={() => close(opened)}
          />
        </div>
      ) : (
        <p className="actions">
          <IfAllowed operation={addPriceRule}>
            <Button kind="go" onClick={() => open({ rule: null })}>
              {texts.add}
            </Button>
          </IfAllowed>
          <Link className="button button-quiet" to={dashboardLinks.customerGroups}>
            {texts.groups}
          </Link>
          <IfAllowed operation={listPriceLists}>
            <Link className="button button-quiet" to={dashboardLinks.priceLists}>
              {texts.priceLists}
            </Link>
          </IfAllowed>
        </p>
      )}
      <RuleLists onEdit={open} onStop={asked.stop} onDelete={asked.remove} />
      {asked.dialogs}
    </>
  )
}

/** The questions before a discount is stopped or deleted. */
function useQuestions(toHeading: () => void) {
  const api = useApi()
  const stopping = useConfirm(async ({ _id: id, name }: WirePriceRule) => {
    await api.call(stopPriceRule, { params: { id } })
    showToast('success', texts.stoppedNow(name))
    return undefined
  }, toHeading)
  const deleting = useConfirm(async ({ _id: id, name }: WirePriceRule) => {
    await api.call(deletePriceRule, { params: { id } })
    showToast('success', texts.deleted(name))
    return undefined
  }, toHeading)
  const [stopped, deleted] = [stopping.question, deleting.question]
  const stopText = stopped && stopTextOf(stopped.about)
  return {
    stop: stopping.ask,
    remove: deleting.ask,
    dialogs: (
      <>
        <ConfirmDialog
          {...stopping.dialog}
          destructive
          title={texts.confirmStop}
          text={stopText ?? ''}
          confirm={stopped?.busy ? texts.stopping : texts.stopYes}
          cancel={texts.keep}
        />
        <ConfirmDialog
          {...deleting.dialog}
          destructive
          title={texts.confirmDelete}
          text={deleted ? texts.deleteText(deleted.about.name) : ''}
          confirm={deleted?.busy ? texts.deleting : texts.deleteYes}
          cancel={texts.keep}
        />
      </>
    ),
  }
}

function stopTextOf({ name, phase, way }: WirePriceRule): string {
  if (phase === 'planned') return texts.stopPlanned(name)
  return way === 'sale' ? texts.stopSale(name) : texts.stopOther(name)
}
