import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  addSpecKey,
  changeSpecKey,
  deleteSpecKey,
  type SpecKeyOnWire,
} from '../../../../contract/catalogue/spec-keys.ts'
import { useApi } from '../../../api/api-context.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useOpenForm } from '../../../forms/use-open-form.ts'
import { fieldProblems } from '../../../forms/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ownKeyTexts as texts } from '../texts.ts'
import { type KeyValues, SpecKeyFields } from './spec-key-fields.tsx'

const emptyKey: KeyValues = { key: '', name: '', unit: '', kind: 'number', meaning: '' }
const wireNames = { key: 'key', name: 'name', unit: 'unit', kind: 'kind', meaning: 'meaning' }

/** The editor's task: to add a key, or to change a named one. */
interface Editing {
  readonly key: string | null
  /** The editor's initial values. */
  readonly values: KeyValues
}

/** Lists the owner's keys of the dictionary, which can be added, changed and deleted inside the product form. */
export function OwnSpecKeys({ keys }: { readonly keys: readonly SpecKeyOnWire[] }) {
  const api = useApi()
  const { button, toButton } = useFocusOfButton()
  const { opened, open, close } = useOpenForm<Editing>(toButton)
  const deleting = useAction(async ({ key, evenIfUsed }: { key: string; evenIfUsed?: true }) => {
    await api.call(deleteSpecKey, { params: { key }, query: evenIfUsed ? { evenIfUsed: 'true' } : {} })
    toButton()
  })
  const used = deleting.failure?.code === 'SPEC_KEY_IN_USE' ? deleting.failure.of : undefined
  const change = (next: Editing) => {
    // An editor that already shows this key may hold typed text.
    if (opened?.key !== next.key) open(next)
  }
  return (
    <details className="product-section border-t border-t-edge">
      <summary>{texts.title}</summary>
      <div className="grid gap-5">
        <p className="soft">{texts.hint}</p>
        <ul className="grid gap-3">
          {keys.map(({ key, name, unit = '', kind, meaning }) => (
            <li key={key} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                <b>{name}</b> <span className="figure">{key}</span>
              </span>
              <span className="actions">
                <Button
                  kind="quiet"
                  onClick={() => change({ key, values: { key, name, unit, kind, meaning } })}
                >
                  {texts.change} <span className="sr-only">{name}</span>
                </Button>
                <Button
                  kind="quiet"
                  busy={deleting.busyWith?.key === key}
                  onClick={() => deleting.start({ key })}
                >
                  {texts.delete} <span className="sr-only">{name}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {deleting.failure && (
          <Alert
            message={deleting.failure.message}
            again={
              used && {
                label: texts.deleteAnyway,
                run: () => deleting.start({ key: used.key, evenIfUsed: true }),
              }
            }
          />
        )}
        {opened ? (
          <KeyEditor key={opened.key ?? ''} editing={opened} onDone={() => close(opened)} />
        ) : (
          <Button
            ref={button}
            className="justify-self-start"
            onClick={() => open({ key: null, values: emptyKey })}
          >
            {texts.add}
          </Button>
        )}
      </div>
    </details>
  )
}

interface KeyEditorProps {
  readonly editing: Editing
  /** Called when the key is saved or the editor is cancelled. */
  readonly onDone: () => void
}

function KeyEditor({ editing: { key, values: stored }, onDone }: KeyEditorProps) {
  const api = useApi()
  const [values, setValues] = useState(stored)
  const [problems, setProblems] = useState<ReturnType<typeof fieldProblems>>({})
  const { busyWith, failure, start } = useAction(async ({ key: newKey, unit, kind, ...words }: KeyValues) => {
    // The field offers the choices of the contract.
    const body = { ...words, kind: kind as SpecKeyOnWire['kind'], unit: unit.trim() || null }
    try {
      if (key === null) await api.call(addSpecKey, { body: { ...body, key: newKey.trim() } })
      else await api.call(changeSpecKey, { params: { key }, body })
      onDone()
    } catch (error) {
      setProblems(fieldProblems(error, wireNames))
      throw error
    }
  })
  return (
    <>
      <SpecKeyFields
        values={values}
        problems={problems}
        isNew={key === null}
        busy={busyWith !== undefined}
        onChange={setValues}
        onSave={() => {
          setProblems({})
          start(values)
        }}
        onCancel={onDone}
      />
      {failure && Object.keys(problems).length === 0 && <Alert message={failure.message} />}
    </>
  )
}

/** Moves the focus to the button that adds a key, after the focused control has disappeared. */
function useFocusOfButton() {
  const button = useRef<HTMLButtonElement>(null)
  const wanted = useRef(false)
  // Runs after each render, because editor and row disappear in different renders.
  useLayoutEffect(() => {
    if (!wanted.current || !button.current || document.activeElement !== document.body) return
    wanted.current = false
    button.current.focus()
  })
  const toButton = useCallback(() => {
    wanted.current = true
  }, [])
  return { button, toButton }
}
