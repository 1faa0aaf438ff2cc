import { useCallback, useMemo, useState } from 'react'
import {
  type ApiKey,
  type KeyOperation,
  listApiKeys,
  listKeyOperations,
  revokeApiKey,
} from '../../../contract/desk/api-keys.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { useOpenForm } from '../../forms/use-open-form.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { keyColumns } from './key-columns.tsx'
import { KeyForm, type NewKey } from './key-form.tsx'
import { ShownOnce } from './shown-once.tsx'
import { apiKeysTexts as texts } from './texts.ts'

/** A key that is changed; null while a new one is made. */
interface Editing {
  readonly key: ApiKey | null
}

/** Renders `/dashboard/api-keys`: the keys of programs, and the form that makes or changes one. */
export function ApiKeysPage() {
  const [heading, toHeading] = useFocusOnHeading()
  const allowed = useAllowed()
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      {allowed(listApiKeys) ? <Keys toHeading={toHeading} /> : <Card>{texts.notOffered}</Card>}
    </DashboardPart>
  )
}

const noFocus = () => undefined

function Keys({ toHeading }: { readonly toHeading: () => void }) {
  const api = useApi()
  const [loaded, reload] = useKeys()
  const [made, setMade] = useState<NewKey>()
  const { opened, open, close } = useOpenForm<Editing>(noFocus)
  const { question, ask, dialog } = useConfirm(async ({ _id: id, name }: ApiKey) => {
    await api.call(revokeApiKey, { params: { id } })
    showToast('success', texts.revoked(name))
    return undefined
  }, toHeading)
  const edit = useCallback(
    (key: ApiKey | null) => {
      setMade(undefined)
      open({ key })
    },
    [open],
  )
  return (
    <>
      <About />
      {made && (
        <ShownOnce
          made={made}
          onStored={() => {
            setMade(undefined)
            toHeading()
          }}
          onLeave={() => setMade(undefined)}
        />
      )}
      {opened ? (
        <KeyForm
          key={opened.key?._id ?? ''}
          stored={opened.key}
          onDone={(newKey) => {
            setMade(newKey)
            close(opened)
            // A new key takes the focus itself.
            if (!newKey) toHeading()
          }}
        />
      ) : (
        !made && (
          <Button kind="go" className="justify-self-start" onClick={() => edit(null)}>
            {texts.make}
          </Button>
        )
      )}
      <NotReady loaded={loaded} texts={texts} lines={4} reload={reload} />
      {loaded.status === 'ready' && <List {...loaded.data} onChange={edit} onRevoke={ask} />}
      <ConfirmDialog
        {...dialog}
        destructive
        title={texts.confirm}
        text={question ? texts.confirmText(question.about.name) : ''}
        confirm={question?.busy ? texts.revoking : texts.confirmYes}
        cancel={texts.confirmNo}
      />
    </>
  )
}

/** Says what a key is for, and where the operations are described. */
function About() {
  return (
    <Card className="grid gap-2">
      <p>{texts.about}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 p-0 m-0 list-none">
        <li>
          <a className="row-link" href="/api/docs">
            {texts.reference}
          </a>
        </li>
        <li>
          <a className="row-link" href="/api/openapi.json">
            {texts.forPrograms}
          </a>
        </li>
      </ul>
    </Card>
  )
}

interface Listed {
  readonly keys: readonly ApiKey[]
  readonly operations: readonly KeyOperation[]
  /** When it was loaded. */
  readonly at: number
}

/** Loads all keys, with the operations by which their rights are summed up. */
function useKeys() {
  const api = useApi()
  return useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<Listed> => {
        const [keys, operations] = await Promise.all([
          api.call(listApiKeys, {}, { signal }),
          api.call(listKeyOperations, {}, { signal }),
        ])
        return { keys, operations, at: Date.now() }
      },
      [api],
    ),
  )
}

const keyOf = ({ _id }: ApiKey) => _id

interface ListProps extends Listed {
  readonly onChange: (key: ApiKey) => void
  readonly onRevoke: (key: ApiKey) => void
}

function List({ keys, operations, at, onChange, onRevoke }: ListProps) {
  const columns = useMemo(
    () => keyColumns(operations, at, { onChange, onRevoke }),
    [operations, at, onChange, onRevoke],
  )
  if (keys.length === 0) return <Card>{texts.empty}</Card>
  return <RecordTable caption={texts.heading} columns={columns} rows={keys} keyOf={keyOf} />
}
