import { useCallback } from 'react'
import {
  getShop,
  listSettingVersions,
  restoreSettings,
  type SettingVersion,
} from '../../../contract/settings.ts'
import type { SectionName } from '../../../contract/shop-sections.ts'
import { useApi } from '../../api/api-context.ts'
import { replaceShop } from '../../api/shop-settings.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useAction } from '../../forms/use-action.ts'
import { problems } from '../../texts/problems.ts'
import { Button } from '../../ui/button.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { writtenLocale } from '../../ui/values/numbers.ts'
import { versionsTexts as texts } from './texts.ts'
import { differencesOf } from './version-differences.ts'

interface VersionsProps {
  readonly section: SectionName
  /** The version in force; null before the first change. */
  readonly version: string | null
}

interface Row extends SettingVersion {
  /** The version before it; undefined for the oldest that is listed. */
  readonly before: SettingVersion | undefined
}

/** Lists who changed a section when and how, and takes it back to any version. */
export function Versions({ section, version }: VersionsProps) {
  const api = useApi()
  const load = useCallback(
    async (signal: AbortSignal) => ({
      // A change of the section loads its versions anew.
      inForce: version,
      list: await api.call(listSettingVersions, { params: { section } }, { signal }),
    }),
    [api, section, version],
  )
  const [versions, reload] = useLoaded(load)
  const [heading, toHeading] = useFocusOnHeading()
  const { busyWith, failure, start } = useAction(async (id: string) => {
    await api.call(restoreSettings, { params: { section, id }, body: { from: version } })
    showToast('success', texts.takenBack)
    // The pressed button disappears: its version is in force now.
    toHeading()
    replaceShop(await api.call(getShop, {}))
  })
  const rows: readonly Row[] =
    versions.status === 'ready'
      ? versions.data.list.map((row, index, all) => ({ ...row, before: all[index + 1] }))
      : []
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      {versions.status === 'loading' && <Skeleton label={texts.loading} lines={3} />}
      {versions.status === 'failed' && (
        <Alert message={texts.notLoaded} again={{ label: problems.tryAgain, run: reload }} />
      )}
      {failure && <Alert message={failure.message} />}
      {rows.length > 0 && (
        <RecordTable
          caption={texts.heading}
          rows={rows}
          keyOf={({ _id }) => _id}
          columns={[
            { header: texts.when, cell: (row) => <When at={row.createdAt} /> },
            { header: texts.who, cell: whoOf },
            { header: texts.what, cell: (row) => <What row={row} section={section} /> },
            {
              header: texts.action,
              cell: (row) =>
                row === rows[0] ? (
                  texts.inForce
                ) : (
                  <Button kind="quiet" busy={busyWith === row._id} onClick={() => start(row._id)}>
                    {texts.takeBack}
                    <span className="sr-only"> {takenBackTo(row)}</span>
                  </Button>
                ),
            },
          ]}
        />
      )}
    </DashboardPart>
  )
}

function whoOf({ createdAt, createdBy }: Row): string {
  return createdAt === null ? texts.nobody : (createdBy ?? texts.former)
}

function takenBackTo({ createdAt }: Row): string {
  return createdAt === null
    ? texts.original
    : texts.takeBackTo(new Date(createdAt).toLocaleString(writtenLocale()))
}

function When({ at }: { readonly at: number | null }) {
  return at === null ? texts.original : <LocalTime at={at} />
}

function What({ row, section }: { readonly row: Row; readonly section: SectionName }) {
  if (!row.before) return texts.nobody
  return (
    <ul className="settings-differences">
      {differencesOf(section, row.before.value, row.value).map(({ label, before, after }) => (
        <li key={label}>
          {label}: <s>{before || texts.empty}</s> → <b>{after || texts.empty}</b>
        </li>
      ))}
    </ul>
  )
}
