import { useCallback } from 'react'
import { listTextVersions, restoreText, type TextPage, type TextVersion } from '../../../contract/texts.ts'
import { useApi } from '../../api/api-context.ts'
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
import { LineDifferences } from './line-differences-list.tsx'
import { versionsTexts as texts, textsTexts } from './texts.ts'

interface TextVersionsProps {
  readonly page: TextPage
  /** The version in force; null before the first change. */
  readonly version: string | null
}

interface Row extends TextVersion {
  /** The version before it; undefined for the oldest that is listed. */
  readonly before: TextVersion | undefined
}

/** Lists who changed a text when and which lines, and takes it back to any version. */
export function TextVersions({ page, version }: TextVersionsProps) {
  const api = useApi()
  const load = useCallback(
    async (signal: AbortSignal) => ({
      // A change of the text loads its versions anew.
      inForce: version,
      list: await api.call(listTextVersions, { params: { page } }, { signal }),
    }),
    [api, page, version],
  )
  const [versions, reload] = useLoaded(load)
  const [heading, toHeading] = useFocusOnHeading()
  const { busyWith, failure, start } = useAction(async (id: string) => {
    await api.call(restoreText, { params: { page, id }, body: { from: version } })
    showToast('success', texts.takenBack)
    // The pressed button disappears: its version is in force now.
    toHeading()
  })
  const list = versions.status === 'ready' ? versions.data.list : []
  const rows: readonly Row[] = list.map((row, index) => ({ ...row, before: list[index + 1] }))
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
            {
              header: texts.when,
              cell: ({ createdAt: at }) => (at === null ? texts.original : <LocalTime at={at} />),
            },
            { header: texts.who, cell: whoOf },
            { header: texts.what, cell: (row) => <Lines row={row} /> },
            {
              header: texts.action,
              cell: (row) =>
                row === rows[0] ? (
                  texts.inForce
                ) : (
                  <Button kind="quiet" busy={busyWith === row._id} onClick={() => start(row._id)}>
                    {texts.takeBack}
                    <span className="sr-only"> {texts.to(whenOf(row))}</span>
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
  return createdAt === null ? texts.nobody : (createdBy ?? textsTexts.former)
}

function whenOf({ createdAt }: Row): string {
  return createdAt === null ? texts.original : new Date(createdAt).toLocaleString(writtenLocale())
}

function Lines({ row: { before, markdown } }: { readonly row: Row }) {
  if (!before) return texts.nobody
  return <LineDifferences before={before.markdown} after={markdown} summary={texts.counts} />
}
