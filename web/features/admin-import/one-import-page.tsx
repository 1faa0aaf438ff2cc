import '../../ui/table/data-table.css'
import '../../ui/table/table-tools.css'
import '../../ui/table/changes.css'
import { useCallback } from 'react'
import { useParams } from 'react-router'
import { getImport, type ProductImport } from '../../../contract/catalogue/imports.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { CheckProgress } from './check-progress.tsx'
import { Difference } from './difference.tsx'
import { ImportPictures } from './import-pictures.tsx'
import { ImportResult } from './import-result.tsx'
import { useImport } from './run-progress.tsx'
import { importTexts, oneImportTexts as texts } from './texts.ts'

/** Renders `/dashboard/import/{id}`: progress, comparison and result of one import (extension). */
export function OneImportPage() {
  const { importId = '' } = useParams()
  return (
    <IfOffered
      operation={getImport}
      otherwise={
        <DashboardPart title={importTexts.title}>
          <Card>{importTexts.notOffered}</Card>
        </DashboardPart>
      }
    >
      <OneImport key={importId} id={importId} />
    </IfOffered>
  )
}

function OneImport({ id }: { readonly id: string }) {
  const [heading, toHeading] = useFocusOnHeading()
  const [loaded, reload] = useImport(id, isAtWork)
  const onDone = useCallback(() => {
    toHeading()
    reload()
  }, [toHeading, reload])
  const title = loaded.status === 'ready' ? texts.title(loaded.data.fileName) : importTexts.title
  return (
    <DashboardPart title={title} heading={heading}>
      <div className="data-table">
        <BackLink to={dashboardLinks.imports} text={texts.back} />
        <NotReady loaded={loaded} texts={texts} lines={4} reload={reload} />
        {loaded.status === 'ready' && <Shown shown={loaded.data} onDone={onDone} />}
      </div>
    </DashboardPart>
  )
}

/** @param onDone moves the focus when the pressed button disappears, and loads the import again. */
function Shown({ shown, onDone }: { readonly shown: ProductImport; readonly onDone: () => void }) {
  if (isCompared(shown)) return <CheckProgress shown={shown} onCancelled={onDone} />
  const hasRows =
    shown.keptUntil !== undefined &&
    (shown.state === 'checked' || shown.state === 'applied' || shown.state === 'undone')
  return (
    <>
      <ImportResult shown={shown} onDone={onDone} />
      <ImportPictures shown={shown} onDone={onDone} />
      {hasRows && <Difference key={comparisonOf(shown)} shown={shown} />}
    </>
  )
}

/** Distinguishes a comparison from the next one, whose rows differ although its state is the same. */
function comparisonOf({ notices, pictures }: ProductImport): string {
  return JSON.stringify([notices, pictures?.fetched])
}

function isCompared({ state }: ProductImport): boolean {
  return state === 'waiting' || state === 'checking'
}

function isAtWork(shown: ProductImport): boolean {
  return isCompared(shown) || shown.running !== undefined || shown.pictures?.isFetching === true
}
