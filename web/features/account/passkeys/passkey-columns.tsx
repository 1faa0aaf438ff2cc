import { type SubmitEvent, useState } from 'react'
import type { Passkey } from '../../../session/passkeys/passkey-port.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { RecordColumn } from '../../../ui/table/record-table.tsx'
import { LocalTime } from '../../../ui/values/local-time.tsx'
import { passkeyTexts as texts } from './texts.ts'
import type { Changing } from './use-changing-passkeys.ts'

/** Returns the columns of the list of passkeys. */
export function passkeyColumns(changing: Changing): readonly RecordColumn<Passkey>[] {
  return [
    {
      header: texts.name,
      cell: (passkey) =>
        changing.edited?.id === passkey.id ? (
          <NewName passkey={passkey} changing={changing} />
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
          <Button kind="quiet" className="button-row" onClick={() => changing.edit(passkey)}>
            {texts.rename}
            <span className="sr-only">{texts.ofPasskey(passkey.name)}</span>
          </Button>
          <Button kind="quiet" className="button-row" onClick={() => changing.ask(passkey)}>
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
  readonly changing: Changing
}

function NewName({ passkey, changing: { renaming, keepName } }: NewNameProps) {
  const [name, setName] = useState(passkey.name)
  const [tried, setTried] = useState(false)
  const missing = name.trim() === ''
  const problem = tried && missing ? texts.nameNeeded : renaming.failure?.message
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (!missing) renaming.start({ passkey, name: name.trim() })
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
        <Button type="submit" className="button-row" busy={renaming.busyWith !== undefined}>
          {renaming.busyWith ? texts.saving : texts.save}
        </Button>
        <Button kind="quiet" className="button-row" onClick={keepName}>
          {texts.keepName}
        </Button>
      </div>
    </form>
  )
}
