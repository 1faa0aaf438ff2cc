import { useMemo } from 'react'
import { addPriceRule, type WirePriceRule } from '../../../contract/prices/price-rules.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { RuleActions, type RuleHandlers } from './rule-actions.tsx'
import { limitsInWords, offInWords, timesInWords } from './rule-in-words.ts'
import { pricesTexts as texts, wayTexts } from './texts.ts'
import { type ListedPhase, useRules } from './use-rules.ts'

const keyOf = ({ _id }: WirePriceRule) => _id

/**
 * Shows the discounts by phase with their use and turnover, and what can be done with each. The later lists follow the
 * first one, so that a failure is said once.
 */
export function RuleLists(handlers: RuleHandlers) {
  const running = useRules('running')
  return (
    <>
      <RuleList phase="running" rules={running} {...handlers} />
      {running.loaded.status === 'ready' &&
        laterPhases.map((phase) => <LaterRuleList key={phase} phase={phase} {...handlers} />)}
    </>
  )
}

const laterPhases = ['planned', 'over'] as const

interface LaterRuleListProps extends RuleHandlers {
  readonly phase: ListedPhase
}

function LaterRuleList(props: LaterRuleListProps) {
  return <RuleList {...props} rules={useRules(props.phase)} />
}

interface RuleListProps extends LaterRuleListProps {
  readonly rules: ReturnType<typeof useRules>
}

function RuleList({ phase, rules, onEdit, onStop, onDelete }: RuleListProps) {
  const mayWrite = useAllowed()(addPriceRule)
  const { loaded, reload, showMore } = rules
  const columns = useMemo(
    () => [...factColumns, ...(mayWrite ? [actionColumn({ onEdit, onStop, onDelete })] : [])],
    [mayWrite, onEdit, onStop, onDelete],
  )
  return (
    <DashboardPart title={texts.phases[phase]}>
      <NotReady loaded={loaded} texts={texts} lines={3} reload={reload} />
      {loaded.status === 'ready' && loaded.data.rules.length === 0 && <Card>{texts.empty[phase]}</Card>}
      {loaded.status === 'ready' && loaded.data.rules.length > 0 && (
        <RecordTable caption={texts.phases[phase]} columns={columns} rows={loaded.data.rules} keyOf={keyOf} />
      )}
      {loaded.status === 'ready' && loaded.data.hasMore && (
        <Button kind="quiet" className="justify-self-start" onClick={showMore}>
          {texts.more}
        </Button>
      )}
    </DashboardPart>
  )
}

type Columns = readonly RecordColumn<WirePriceRule>[]

const factColumns: Columns = [
  { header: texts.columns.name, cell: (rule) => <Named rule={rule} /> },
  { header: texts.columns.what, cell: (rule) => <What rule={rule} /> },
  { header: texts.columns.when, cell: (rule) => <When rule={rule} /> },
  { header: texts.columns.uses, cell: (rule) => <Uses rule={rule} />, figures: true },
  { header: texts.columns.sold, cell: (rule) => <Sold rule={rule} />, figures: true },
]

function actionColumn(handlers: RuleHandlers): RecordColumn<WirePriceRule> {
  return { header: texts.columns.actions, cell: (rule) => <RuleActions rule={rule} {...handlers} /> }
}

function Named({ rule: { name, code, way, phase } }: { readonly rule: WirePriceRule }) {
  return (
    <span className="grid gap-1 wrap-anywhere">
      <span>{name}</span>
      {code !== null && <span className="figure font-normal">{code}</span>}
      <span className="flex flex-wrap gap-2">
        <Chip>{wayTexts[way]}</Chip>
        {phase === 'stopped' && <Chip state="warn">{texts.stoppedState}</Chip>}
      </span>
    </span>
  )
}

function What({ rule }: { readonly rule: WirePriceRule }) {
  const formats = useFormats()
  const limits = limitsInWords(formats, rule)
  return (
    <span className="grid min-w-[11ch] gap-1 wrap-anywhere">
      <span>{offInWords(formats, rule)}</span>
      {limits.length > 0 && <small className="text-soft">{limits.join(texts.between)}</small>}
    </span>
  )
}

/** The buttons of a row leave little space, in which a date or a word would break. */
function When({ rule }: { readonly rule: WirePriceRule }) {
  const formats = useFormats()
  return <span className="inline-block min-w-[12ch]">{timesInWords(formats, rule)}</span>
}

function Uses({ rule: { way, uses, mostUses } }: { readonly rule: WirePriceRule }) {
  const formats = useFormats()
  if (way === 'sale')
    return <span className="font-text text-note font-normal whitespace-normal text-soft">{texts.inTags}</span>
  return mostUses === null ? texts.uses(formats, uses) : texts.usesOf(formats, uses, mostUses)
}

/** Orders do not name a sale, because it is in their prices. */
function Sold({ rule: { sold } }: { readonly rule: WirePriceRule }) {
  const formats = useFormats()
  if (sold === null) return <span className="text-soft">–</span>
  return (
    <span className="grid gap-1">
      <span>{moneyFigure(formats, sold.turnover)}</span>
      <small className="text-soft">{texts.sold(formats, sold.orders)}</small>
      {sold.orders > 0 && <small className="text-soft">{texts.given(formats, sold.discount)}</small>}
    </span>
  )
}
