import { type ReactNode, use, useCallback } from 'react'
import { NotReady } from '../api/not-ready.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { versionsTexts as texts } from '../texts/versions.ts'
import { Button } from '../ui/button.tsx'
import { DashboardPart, useFocusOnHeading } from '../ui/dashboard-part.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { RecordTable } from '../ui/table/record-table.tsx'
import { showToast } from '../ui/toast/toast.ts'
import { useFormats } from '../ui/values/formats.ts'
import { instantText, LocalTime } from '../ui/values/local-time.tsx'
import { TimeZoneContext } from '../ui/values/time-zone.ts'
import { useAction } from './use-action.ts'

interface Version {
  readonly _id: string
  /** Null for the built-in default. */
  readonly createdAt: number | null
  /** Null once the account is deleted. */
  readonly createdBy: string | null
}

interface VersionListProps<Listed extends Version> {
  /** The current version; null before the first change. A new version reloads the list. */
  readonly version: string | null
  /** Must be stable between renders. */
  readonly list: (signal: AbortSignal) => Promise<readonly Listed[]>
  readonly restore: (id: string) => Promise<void>
  /** The message after a version was restored. */
  readonly takenBack: string
  /** Header and cell of the column with the changes. */
  readonly what: string
  readonly difference: (before: Listed, after: Listed) => ReactNode
}

/** Lists the versions of something, newest first: who changed it and when. Any version can be restored. */
export function VersionList<Listed extends Version>(props: VersionListProps<Listed>) {
  const formats = useFormats()
  const { version, list, restore, takenBack, what, difference } = props
  const load = useCallback(
    async (signal: AbortSignal) => ({ inForce: version, listed: await list(signal) }),
    [version, list],
  )
  const [versions, reload] = useLoaded(load)
  const [heading, toHeading] = useFocusOnHeading()
  const timeZone = use(TimeZoneContext)
  const { busyWith, failure, start } = useAction(async (id: string) => {
    await restore(id)
    showToast('success', takenBack)
    // The pressed button disappears, because its version is now the current one.
    toHeading()
  })
  const listed = versions.status === 'ready' ? versions.data.listed : []
  const rows = listed.map((row, index) => ({ row, before: listed[index + 1] }))
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <NotReady loaded={versions} texts={texts} lines={3} bare reload={reload} />
      {failure && <Alert message={failure.message} />}
      {rows.length > 0 && (
        <RecordTable
          caption={texts.heading}
          rows={rows}
          keyOf={({ row }) => row._id}
          columns={[
            {
              header: texts.when,
              cell: ({ row: { createdAt: at } }) => (at === null ? texts.original : <LocalTime at={at} />),
            },
            { header: texts.who, cell: ({ row }) => whoOf(row) },
            { header: what, cell: ({ row, before }) => (before ? difference(before, row) : texts.nobody) },
            {
              header: texts.action,
              cell: ({ row }) =>
                row === listed[0] ? (
                  texts.inForce
                ) : (
                  <Button kind="quiet" busy={busyWith === row._id} onClick={() => start(row._id)}>
                    {texts.takeBack}
                    <span className="sr-only">
                      {texts.to(
                        row.createdAt === null
                          ? texts.original
                          : instantText(formats, row.createdAt, timeZone),
                      )}
                    </span>
                  </Button>
                ),
            },
          ]}
        />
      )}
    </DashboardPart>
  )
}

function whoOf({ createdAt, createdBy }: Version): string {
  return createdAt === null ? texts.nobody : (createdBy ?? texts.former)
}
