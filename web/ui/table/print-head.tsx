import { LocalTime } from '../values/local-time.tsx'
import type { DataTableTexts } from './data-table-props.ts'
import type { Choice, TableView } from './table-view.ts'

interface PrintHeadProps {
  readonly texts: DataTableTexts
  readonly view: TableView
  readonly filter: { readonly label: string; readonly choices: readonly Choice[] } | undefined
}

/** Says on paper which list it is, what narrows it, and when it was read. */
export function PrintHead({ texts, view, filter }: PrintHeadProps) {
  const chosen = filter?.choices.find(({ value }) => value !== '' && value === view.filter)
  const facts = [
    view.search && `${texts.search}: ${view.search}`,
    chosen && `${filter?.label}: ${chosen.text}`,
    view.from && `${texts.from} ${view.from}`,
    view.to && `${texts.to} ${view.to}`,
  ]
  return (
    <p className="print-head">
      <b>{texts.caption}</b> {facts.filter(Boolean).join(' · ')} {texts.asOf} <LocalTime at={Date.now()} />
    </p>
  )
}
