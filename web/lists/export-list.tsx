import { useState } from 'react'
import { createExportLink, listOfExport, saveExport } from '../../contract/desk/export-links.ts'
import type { Operation } from '../../contract/operation.ts'
import { useApi } from '../api/api-context.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { saveByForm } from '../downloads/save-by-form.ts'
import { useAction } from '../forms/use-action.ts'
import { useAllowed } from '../session/rights.tsx'
import { exportTexts as texts } from '../texts/lists.ts'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'

interface ExportListProps {
  readonly operation: Operation
  /** The result of `useListPage`; the file contains all pages of the shown list. */
  readonly list: { readonly query: object; readonly whole: boolean }
  /** The button's label; by default an export. */
  readonly text?: string
}

/** Saves the searched and filtered list as a CSV file. Hidden if the backend or the person's role does not allow it. */
export function ExportList({ operation, list, text = texts.export }: ExportListProps) {
  const allowed = useAllowed()
  const { busy, hasBegun, failure, start } = useExport(operation)
  if (list.whole || !allowed(operation) || !allowed(createExportLink)) return null
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => start(parametersOf(list.query))}>
        {text}
      </Button>
      <span className="sr-only" role="status">
        {hasBegun && texts.begun}
      </span>
      {failure && <Alert message={failure.message} />}
    </>
  )
}

/** Returns the list's own parameters, which its export accepts too, as strings. */
function parametersOf(query: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => name !== 'limit' && name !== 'after' && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}

/**
 * Requests a one-time secret with the session's token, which a plain form cannot send, and makes the browser save the
 * file with it.
 */
function useExport(operation: Operation) {
  const api = useApi()
  const { apiHost } = useShopSettings()
  const [hasBegun, setHasBegun] = useState(false)
  const { busyWith, failure, start } = useAction(async (query: Readonly<Record<string, string>>) => {
    setHasBegun(false)
    const link = await api.call(createExportLink, {
      params: { list: listOfExport(operation) },
      body: { query },
    })
    saveByForm(`${apiHost}${saveExport.path}`, link.secret)
    setHasBegun(true)
  })
  return { busy: busyWith !== undefined, hasBegun, failure, start }
}
