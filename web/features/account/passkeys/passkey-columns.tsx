import { type SubmitEvent, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import type { Passkey } from '../../../session/passkeys/passkey-port.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { RecordColumn } from '../../../ui/table/record-table.tsx'
import { LocalTime } from '../../../ui/values/local-time.tsx'
import { withPasskeys } from './own-passkeys.ts'
import { passkeyTexts as texts } from './texts.ts'
import type { Changing } from './use-changing-passkeys.ts'

/** Returns the columns of the list of passkeys. */
export function passkeyColumns({ renaming, removing }: Changing): readonly RecordColumn<Passkey>[] {
  return [
    {
      header: texts.name,
      cell: (passkey) =>
        renaming.opened === passkey.id ? (
          <NewName passkey={passkey} onDone={() => renaming.close(passkey.id)} />
        ) : (
          <span className="wrap-anywhere">
            {passkey.name} {passkey.synced && <Chip state="plain">{texts.synced}</Chip>}
          </span>
        ),
    },
    { header: texts.added, cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
    {
      header: texts.lastUsed,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : <LocalTime at={lastUsedAt} />),
    },
    {
      header: texts.action,
      cell: (passkey) => (
        <div className="actions">
          <Button kind="quiet" className="button-row" onClick={() => renaming.open(passkey.id)}>
            {texts.rename}
            <span className="sr-only">{texts.ofPasskey(passkey.name)}</span>
          </Button>
          <Button kind="quiet" className="button-row" onClick={() => removing.ask(passkey)}>
            {texts.remove}
            <span className="sr-only">{texts.ofPasskey(passkey.name)}</span>
          </Button>
        </div>
      ),
    },
  ]
}

interface NewNameProps {
  readonly passkey: Passkey
  /** Called when the new name is saved or the change is cancelled. */
  readonly onDone: () => void
}

function NewName({ passkey, onDone }: NewNameProps) {
  const [name, setName] = useState(passkey.name)
  const [tried, setTried] = useState(false)
  const { busyWith, failure, start } = useAction(async (given: string) => {
    await withPasskeys((passkeys) => passkeys.rename(passkey.id, given))
    onDone()
  })
  const missing = name.trim() === ''
  const problem = tried && missing ? texts.nameNeeded : failure?.message
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (!missing) start(name.trim())
  }
  return (
    <form className="grid gap-3" noValidate onSubmit={save}>
      <TextField
        label={texts.renameTo}
        autoFocus
        maxLength={60}
        value={name}
        problem={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="actions">
        <Button type="submit" className="button-row" busy={busyWith !== undefined}>
          {busyWith ? texts.saving : texts.save}
        </Button>
        <Button kind="quiet" className="button-row" onClick={onDone}>
          {texts.keepName}
        </Button>
      </div>
    </form>
  )
}
