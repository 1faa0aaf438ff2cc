import type { ApiKey, KeyOperation } from '../../../contract/desk/api-keys.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import type { RecordColumn } from '../../ui/table/record-table.tsx'
import { EmailText } from '../../ui/values/email-text.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { LocalDay, LocalTime } from '../../ui/values/local-time.tsx'
import { idsOf, subjectsOf } from './rights-by-subject.ts'
import { apiKeysTexts as texts } from './texts.ts'

const idleMs = 90 * 86_400_000

interface Actions {
  readonly onChange: (key: ApiKey) => void
  readonly onRevoke: (key: ApiKey) => void
}

/**
 * Returns the columns of the list of keys.
 *
 * @param operations what the shop offers to keys, by which rights are summed up.
 * @param now when the list was loaded.
 */
export function keyColumns(
  operations: readonly KeyOperation[],
  now: number,
  { onChange, onRevoke }: Actions,
): readonly RecordColumn<ApiKey>[] {
  return [
    { header: texts.columns.name, cell: (key) => <Name of={key} /> },
    { header: texts.columns.rights, cell: (key) => <Rights of={key} operations={operations} /> },
    { header: texts.columns.made, cell: (key) => <Made of={key} /> },
    {
      header: texts.columns.ends,
      cell: ({ endsAt }) => (endsAt === null ? texts.noEnd : <LocalDay at={endsAt - 1} />),
    },
    { header: texts.columns.used, cell: (key) => <Used of={key} now={now} /> },
    {
      header: texts.columns.actions,
      cell: (key) =>
        key.state !== 'revoked' && (
          <span className="actions row-actions">
            {key.own && <RowButton text={texts.change} of={key} run={onChange} />}
            <RowButton text={texts.revoke} of={key} run={onRevoke} />
          </span>
        ),
    },
  ]
}

interface KeyProps {
  readonly of: ApiKey
}

const chips = { works: 'good', powerless: 'warn', ended: 'plain', revoked: 'plain' } as const

function Name({ of: { name, begins, state } }: KeyProps) {
  return (
    <span className="grid justify-items-start gap-1">
      <b className="wrap-anywhere">{name}</b>
      <span className="font-figure font-normal soft">{`${begins}…`}</span>
      <Chip state={chips[state]}>{texts.states[state]}</Chip>
      {state === 'powerless' && <span className="font-normal soft">{texts.powerless}</span>}
    </span>
  )
}

function Rights({ of: key, operations }: KeyProps & { readonly operations: readonly KeyOperation[] }) {
  const formats = useFormats()
  return (
    <ul className="grid gap-1 p-0 m-0 list-none wrap-anywhere">
      {rightsInWords(formats, key, operations).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** Sums up rights by subject: "Orders: read", "Sending and picking up: change". */
function rightsInWords(
  formats: Formats,
  { operations: chosen }: ApiKey,
  operations: readonly KeyOperation[],
): readonly string[] {
  const words = subjectsOf(operations).flatMap((subject) => {
    const has = (way: 'read' | 'write') => idsOf(subject, way).some((id) => chosen.includes(id))
    if (has('read') && has('write')) return [texts.both(subject.text)]
    if (has('read')) return [texts.read(subject.text)]
    return has('write') ? [texts.write(subject.text)] : []
  })
  const known = new Set(operations.map(({ id }) => id))
  const others = chosen.filter((id) => !known.has(id)).length
  return others === 0 ? words : [...words, texts.others(formats, others)]
}

function Made({ of: { createdAt, by } }: KeyProps) {
  return (
    <span className="grid">
      <LocalDay at={createdAt} />
      <span className="soft">{by === null ? texts.byDeleted : <EmailText email={by} />}</span>
    </span>
  )
}

function Used({ of: { usedAt, createdAt, state }, now }: KeyProps & { readonly now: number }) {
  const isIdle = state === 'works' && now - (usedAt ?? createdAt) > idleMs
  return (
    <span className="grid gap-1">
      {usedAt === null ? texts.unused : <LocalTime at={usedAt} />}
      {isIdle && <span className="text-warn">{texts.idle}</span>}
    </span>
  )
}

interface RowButtonProps extends KeyProps {
  readonly text: string
  readonly run: (key: ApiKey) => void
}

function RowButton({ text, of: key, run }: RowButtonProps) {
  return (
    <Button kind="quiet" onClick={() => run(key)}>
      {text}
      <span className="sr-only">{texts.ofKey(key.name)}</span>
    </Button>
  )
}
