import { useCallback } from 'react'
import {
  fetchImportPictures,
  listImportPictures,
  type ProductImport,
  stopImportPictures,
} from '../../../contract/catalogue/imports.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { importPictureTexts as texts } from './picture-texts.ts'

interface ImportPicturesProps {
  readonly shown: ProductImport
  /** Loads the import again, and moves the focus, because the pressed button disappears. */
  readonly onDone: () => void
}

/**
 * Shows the pictures that a file names at other addresses. The shop fetches them only after a person agrees, because it
 * calls no host that nobody has named.
 */
export function ImportPictures({ shown, onDone }: ImportPicturesProps) {
  const formats = useFormats()
  const { offers } = useHost()
  const { _id: id, state, pictures } = shown
  const api = useApi()
  const action = useAction(
    useCallback(
      async (operation: typeof fetchImportPictures | typeof stopImportPictures): Promise<void> => {
        await api.call(operation, { params: { id } })
        onDone()
      },
      [api, id, onDone],
    ),
  )
  if (!pictures || state !== 'checked' || !offers(fetchImportPictures)) return null
  const { hosts, waiting, fetched, failed, isFetching } = pictures
  const all = waiting + fetched + failed
  if (all === 0) return null
  const text = isFetching
    ? texts.progress(formats, fetched + failed, all)
    : texts.found(formats, { all, fetched, failed }, hosts)
  return (
    <Card className="grid gap-4 content-start">
      <h2 className="text-lead m-0">{texts.title}</h2>
      <p role="status">{text}</p>
      {isFetching && (
        <progress className="w-full" aria-label={texts.fetching} max={all} value={fetched + failed} />
      )}
      {!isFetching && waiting > 0 && <p className="soft">{texts.agree}</p>}
      {action.failure && <Alert message={action.failure.message} />}
      {!isFetching && failed > 0 && <FailedPictures id={id} failed={failed} />}
      <div className="actions">
        {isFetching ? (
          <Button
            kind="quiet"
            busy={action.busyWith !== undefined}
            onClick={() => action.start(stopImportPictures)}
          >
            {texts.stop}
          </Button>
        ) : (
          waiting + failed > 0 && (
            <Button busy={action.busyWith !== undefined} onClick={() => action.start(fetchImportPictures)}>
              {waiting > 0 ? texts.fetch(formats, waiting + failed) : texts.again}
            </Button>
          )
        )}
      </div>
    </Card>
  )
}

/** At most this many failed pictures are listed; the others are counted. */
const shownAtOnce = 20

/** Lists the pictures that could not be fetched, each with the reason. */
function FailedPictures({ id, failed }: { readonly id: string; readonly failed: number }) {
  const formats = useFormats()
  const [loaded, reload] = useAnswer(listImportPictures, { params: { id }, query: { limit: shownAtOnce } })
  return (
    <div className="ps-3 border-s-4 border-s-warn">
      <p>{texts.failed(formats, failed)}</p>
      <NotReady loaded={loaded} texts={texts.list} lines={2} reload={reload} />
      {loaded.status === 'ready' && (
        <ul>
          {loaded.data.map(({ row, address, problem }) => (
            <li key={address} className="wrap-anywhere">
              <b>{texts.inRow(formats, row)}</b> {address} {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
